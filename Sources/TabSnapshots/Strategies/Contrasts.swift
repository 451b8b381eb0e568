import Foundation
import TabAppearance
import TabRaster
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// The contrasts of what the bar shows, on an iPhone 16, as text.
  public static var contrast: TabSnapshotting { contrast() }

  /// How well icons, titles and badges can be told from what they lie on, as WCAG 2 measures it, in both styles.
  ///
  ///     assertTabSnapshot(of: theme, as: .contrast)
  ///     // light.item 0 title: 4.61
  ///     // light.item 1 title: 4.38, below 4.5
  ///
  /// It is measured in pictures of the bar over white content and over black, of which the worse counts. Titles and badges need
  /// 4.5, icons 3; disabled items are exempt.
  ///
  /// - Parameter configuration: Where the bar is shown.
  /// - Returns: The strategy.
  public static func contrast(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      let styles: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
      let lines = try styles.flatMap { name, style in
        var configuration = configuration
        configuration.style = style
        let backdrops: [TabSnapshotBackdrop] = [.white, .black]
        let contrasts = try backdrops.map { backdrop in
          configuration.backdrop = backdrop
          return try ShownBar.with(value, on: configuration) { try $0.contrasts }
        }
        return zip(contrasts[0], contrasts[1]).map { white, black in
          "\(name).\(white.text(ratio: min(white.ratio, black.ratio)))\n"
        }
      }
      return .text(lines.joined())
    }
  }
}

/// The contrast of a part of an item.
private struct PartContrast {
  var name: String
  var ratio: Double

  /// What the part needs; `nil` for one of a disabled item.
  var level: ContrastLevel?

  func text(ratio: Double) -> String {
    let number = "\(name): \(ContrastLevel.text(ratio))"
    return level.map { ratio < $0.ratio ? "\(number), below \($0.number)" : number } ?? number
  }
}

extension ShownBar {
  /// The contrasts of the items' parts as they are drawn.
  fileprivate var contrasts: [PartContrast] {
    get throws {
      let area = surroundings()
      let picture = try Bitmap(png: screen.png(of: area))
      let scale = window.traitCollection.displayScale
      let items = bar.items ?? []
      let inner = parts.filter { $0.name.split(separator: " ").count > 2 }.map { part in
        var part = part
        part.frame = part.frame.offsetBy(dx: -area.minX, dy: -area.minY)
        return part
      }
      return inner.compactMap { part in
        guard let index = Int(part.name.split(separator: " ")[1]), items.indices.contains(index)
        else { return nil }
        let isBadge = part.name.hasSuffix("badge")
        // A badge has its ground in itself, an icon and a title around them.
        let frame = isBadge ? part.frame : part.frame.insetBy(dx: -2, dy: -2)
        let covering = isBadge ? [] : inner.filter { $0.name == "item \(index) badge" }
        let region = TabSnapshot.Region(name: part.name, frame: frame, scale: scale)
        let ratio = picture.contrast(
          in: region,
          without: covering.map { .init(name: "", frame: $0.frame, scale: scale) },
          groundIsInside: isBadge
        )
        return PartContrast(
          name: part.name,
          ratio: ratio,
          level: items[index].isEnabled
            ? (part.name.hasSuffix("icon") ? ContrastLevel.icon : ContrastLevel.text)[0] : nil
        )
      }
    }
  }
}

extension Bitmap {
  /// The contrast of what is drawn in a region with its ground.
  ///
  /// The ground is the color of most pixels at the region's edge, or in it; what is drawn is the color farthest from that, since
  /// pixels at the edges of shapes are mixed.
  fileprivate func contrast(
    in region: TabSnapshot.Region,
    without covering: [TabSnapshot.Region],
    groundIsInside: Bool
  ) -> Double {
    let columns = region.columns.clamped(to: 0..<width)
    let rows = region.rows.clamped(to: 0..<height)
    var counts: [UInt32: Int] = [:]
    var colors: Set<UInt32> = []
    for row in rows {
      for column in columns {
        let isCovered = covering.contains {
          $0.columns.contains(column) && $0.rows.contains(row)
        }
        if isCovered { continue }
        let pixel = pixels[row * width + column]
        let isEdge =
          row == rows.lowerBound || row == rows.upperBound - 1 || column == columns.lowerBound
          || column == columns.upperBound - 1
        if groundIsInside || isEdge { counts[pixel, default: 0] += 1 }
        colors.insert(pixel)
      }
    }
    // Of colors that are equally frequent the smaller one, so that every run says the same.
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most else { return 1 }
    let ground = TabBarTheme.Color.Components(opaque: most.key)
    return colors.map { TabBarTheme.Color.Components(opaque: $0).contrast(with: ground) }.max() ?? 1
  }
}

extension TabBarTheme.Color.Components {
  /// The color of an opaque pixel.
  fileprivate init(opaque pixel: UInt32) {
    self.init(
      red: Double(pixel >> 16 & 0xFF) / 255,
      green: Double(pixel >> 8 & 0xFF) / 255,
      blue: Double(pixel & 0xFF) / 255
    )
  }
}
