#if !canImport(UIKit)
import TabRaster
import TabSnapshots

/// Bars beside and below each other, each with a caption: a truth table to be looked at.
@MainActor
struct ContactSheet {
  /// A bar with what is said about it.
  struct Cell {
    let caption: String
    let bar: UITabBar
  }

  /// The size of a bar, in points.
  var barSize = CGSize(width: 200, height: 49)

  /// How many cells stand beside each other.
  var columns = 3

  /// The style of the sheet and all of its bars.
  var style = UIUserInterfaceStyle.light

  /// What runs from right to left.
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  private static let margin: CGFloat = 12
  private static let strip: CGFloat = 16
  private static let captionHeight: CGFloat = 18

  /// Draws the cells, 2 pixels a point: a strip of stripes, which goes on behind the bar, the bar, and the caption.
  func png(of cells: [Cell]) -> [UInt8] {
    let cellSize = CGSize(
      width: barSize.width + Self.margin,
      height: Self.strip + barSize.height + Self.captionHeight + Self.margin
    )
    let rows = (cells.count + columns - 1) / columns
    let window = UIWindow(
      frame: CGRect(
        x: 0,
        y: 0,
        width: CGFloat(columns) * cellSize.width + Self.margin,
        height: CGFloat(rows) * cellSize.height + Self.margin
      )
    )
    window.deviceTraits = UITraitCollection(traitsFrom: [
      .ofSimulatedSystem,
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    window.isHidden = false
    window.backgroundColor = .systemBackground
    for (index, cell) in cells.enumerated() {
      let origin = CGPoint(
        x: Self.margin + CGFloat(index % columns) * cellSize.width,
        y: Self.margin + CGFloat(index / columns) * cellSize.height
      )
      add(cell, at: origin, to: window)
    }
    return window.rendered().png()
  }

  private func add(_ cell: Cell, at origin: CGPoint, to window: UIWindow) {
    let height = Self.strip + barSize.height
    let ground = stripes(
      CGRect(x: origin.x, y: origin.y, width: barSize.width, height: height)
    )
    ground.clipsToBounds = true
    window.addSubview(ground)
    cell.bar.frame = CGRect(origin: CGPoint(x: 0, y: Self.strip), size: barSize)
    ground.addSubview(cell.bar)
    let label = UILabel(
      frame: CGRect(
        x: origin.x,
        y: origin.y + height,
        width: barSize.width,
        height: Self.captionHeight
      )
    )
    label.text = cell.caption
    label.font = .systemFont(ofSize: 10)
    label.textColor = .secondaryLabel
    window.addSubview(label)
  }

  /// Light and dark, so that what is translucent can be told from what isn't.
  private func stripes(_ frame: CGRect) -> UIView {
    let ground = UIView(frame: frame)
    ground.backgroundColor = .systemOrange
    for x in stride(from: 0, to: frame.width, by: 40) {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: 20, height: frame.height))
      stripe.backgroundColor = .systemIndigo
      ground.addSubview(stripe)
    }
    return ground
  }
}

extension UITabBar {
  /// A bar with items, the first selected, after a change of its appearance.
  static func sample(
    titles: [String] = ["Home", "Inbox"],
    symbols: [String] = ["house", "tray"],
    change: (UITabBarAppearance) -> Void = { _ in }
  ) -> UITabBar {
    let bar = UITabBar()
    bar.items = titles.indices.map { index in
      UITabBarItem(title: titles[index], image: UIImage(systemName: symbols[index]), tag: index)
    }
    bar.selectedItem = bar.items?.first
    let appearance = UITabBarAppearance()
    change(appearance)
    bar.standardAppearance = appearance
    return bar
  }
}

extension UIImage {
  /// An image of a disc in its own colors, wider than high, so that scaling can be seen.
  static var sample: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 6, y: 3, width: 12, height: 6))
    }
  }

  /// An image with a corner, an edge and a middle of two halves, so that each part can be told from the others.
  static var framed: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 16, height: 12))
      context.fill(CGRect(x: 0, y: 4, width: 24, height: 4))
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 8, height: 4))
      UIColor.systemGray5.setFill()
      context.fill(CGRect(x: 12, y: 4, width: 8, height: 4))
    }
  }
}
#endif
