import Foundation
import TabAppearance
import TabRaster
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// The contrasts of the bar's icons, titles and badges, on an iPhone 16, as text.
  public static var contrast: TabSnapshotting { contrast() }

  /// The contrast ratios by WCAG 2 of icons, titles and badges against their backgrounds, in both
  /// styles.
  ///
  ///     assertTabSnapshot(of: theme, as: .contrast)
  ///     // light.item 0 title: 4.61
  ///     // light.item 1 title: 4.38, below 4.5
  ///     // dark.item 0 title: 12.08; over white 1.91, below 4.5
  ///
  /// The first ratio is measured in a picture of the bar over a page of the style: white in light
  /// style, black in dark style. The bar is also drawn over the other color; if a ratio is lower
  /// there, it follows after a semicolon. Titles and badges need 4.5, icons 3; disabled items are
  /// exempt. Badges on the corner of an icon are left out of the icon's ratio. The badges of an app's
  /// bar aren't measured.
  ///
  /// - Parameter configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are text.
  public static func contrast(
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      // In this order, a screen that is set up once changes its style twice and its backdrop once.
      let places: [(UIUserInterfaceStyle, TabSnapshotBackdrop)] = [
        (.light, .white), (.dark, .white), (.dark, .black), (.light, .black),
      ]
      let configurations = places.map { style, backdrop in
        var configuration = configuration
        (configuration.style, configuration.backdrop) = (style, backdrop)
        return configuration
      }
      let contrasts = try ShownBar.map(value, over: configurations) { RecordedBar($0) }
        .concurrentMap(\.contrasts)
      let styles = [
        (name: "light", own: contrasts[0], other: contrasts[3], otherName: "black"),
        (name: "dark", own: contrasts[2], other: contrasts[1], otherName: "white"),
      ]
      let lines = styles.flatMap { style in
        zip(style.own, style.other).map { own, other in
          let isLower = other.ratio < own.ratio && other.text != own.text
          let rest = isLower ? "; over \(style.otherName) \(other.text)" : ""
          return "\(style.name).\(own.name): \(own.text)\(rest)\n"
        }
      }
      return .text(lines.joined())
    }
  }
}

/// The contrast of a part of an item.
private struct PartContrast: Sendable {
  var name: String
  var ratio: Double

  /// The level that the part needs; `nil` for a part of a disabled item.
  var level: ContrastLevel?

  /// The ratio, and the level if it is below.
  var text: String {
    let number = ContrastLevel.text(ratio)
    return level.map { ratio < $0.ratio ? "\(number), below \($0.number)" : number } ?? number
  }
}

/// A recorded bar whose contrasts can be measured on any thread.
private struct RecordedBar: Sendable {
  /// A part of an item and its pixels.
  struct Part: Sendable {
    var name: String
    var region: PixelRegion

    /// The pixels of views in front of this part.
    var covered: [PixelRegion]
    var isBadge: Bool
    var level: ContrastLevel?
  }

  let recording: ImageRecording
  let parts: [Part]

  @MainActor
  init(_ shown: ShownBar) {
    let area = shown.surroundings()
    let scale = shown.window.traitCollection.displayScale
    let all = shown.parts
    recording = shown.screen.recording(of: area)
    parts = all.compactMap { part in
      guard let item = part.item, part.kind != .item else { return nil }
      let isBadge = part.kind == .badge
      // The background of a badge is inside of it; that of an icon or a title is around it.
      let frame = isBadge ? part.frame : part.frame.insetBy(dx: -2, dy: -2)
      let badges = all.filter { $0.kind == .badge && $0.item == item }.map(\.frame)
      let covering = isBadge ? [] : badges + shown.frames(over: part)
      let levels = part.kind == .icon ? ContrastLevel.icon : ContrastLevel.text
      return Part(
        name: part.name,
        region: PixelRegion(frame, in: area, scale: scale),
        covered: covering.map { PixelRegion($0, in: area, scale: scale) },
        isBadge: isBadge,
        level: shown.isEnabled(tab: item) ? levels[0] : nil
      )
    }
  }

  /// The contrasts of the items' parts, measured in the drawn picture.
  var contrasts: [PartContrast] {
    guard let picture = recording.bitmap else { return [] }
    return parts.map { part in
      PartContrast(name: part.name, ratio: picture.contrast(of: part), level: part.level)
    }
  }
}

extension Bitmap {
  /// Returns the contrast ratio of a part's foreground and background.
  ///
  /// The background is the most frequent color at the part's edge, or inside of it; the foreground
  /// is the color with the highest contrast to the background, since pixels at the edges of shapes
  /// are mixed.
  fileprivate func contrast(of part: RecordedBar.Part) -> Double {
    let measured = luminance(
      in: part.region,
      without: part.covered,
      groundIsInside: part.isBadge,
      by: .wcag
    )
    guard let measured else { return 1 }
    return max(
      contrastRatio(measured.ground, measured.darkest),
      contrastRatio(measured.ground, measured.lightest)
    )
  }
}

extension PixelRegion {
  /// Creates the region of the pixels that a frame on the screen touches, in a picture of `area`;
  /// both are in points.
  fileprivate init(_ frame: CGRect, in area: CGRect, scale: CGFloat) {
    let frame = frame.offsetBy(dx: -area.minX, dy: -area.minY)
    let region = TabSnapshot.Region(name: "", frame: frame, scale: scale)
    self.init(columns: region.columns, rows: region.rows)
  }
}
