#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabSnapshots
import Testing

/// Snapshots of features of bars on iOS 26: a search tab, an accessory, and the minimized bar.
@MainActor
struct GlassFeatureTests {
  struct Bar: TabSnapshotSubject, CustomTestStringConvertible, Sendable {
    var name: String
    var titles = ["Home", "Library", "Radio"]
    var hasAccessory = true
    var isMinimized = false
    nonisolated var testDescription: String { name }

    func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController {
      let icons = ["house", "book", "star", "person"]
      let tabs = zip(titles, icons).map { title, icon in
        UITab(title: title, image: UIImage(systemName: icon), identifier: title) { _ in page }
      }
      let search = UISearchTab { _ in UIViewController() }
      let controller = UITabBarController(tabs: tabs + [search])
      tabs[0].badgeValue = "3"
      if hasAccessory { controller.bottomAccessory = UITabAccessory(contentView: NowPlaying()) }
      controller.setTabBarMinimized(isMinimized)
      return controller
    }

    /// A page of colored bands.
    private var page: UIViewController {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      for (index, color) in [UIColor.systemTeal, .systemPink, .systemYellow].enumerated() {
        let band = UIView(frame: CGRect(x: 0, y: 690 + 60 * index, width: 402, height: 20))
        band.backgroundColor = color
        page.view.addSubview(band)
      }
      return page
    }
  }

  nonisolated static let bars = [
    Bar(name: "accessory"),
    Bar(
      name: "search",
      titles: ["Home", "Recommendations", "Radio", "Me"],
      hasAccessory: false
    ),
    Bar(name: "minimized", isMinimized: true),
  ]

  @Test(arguments: bars)
  func `is laid out as recorded`(bar: Bar) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var configuration = TabSnapshotConfiguration.iPhone16Pro(os: 26)
      configuration.layoutDirection = direction
      let mark = direction == .rightToLeft ? "-mirrored" : ""
      assertTabSnapshot(of: bar, as: .layout(on: configuration), named: bar.name + mark)
    }
  }

  @Test(arguments: bars)
  func `looks as recorded`(bar: Bar) {
    var matrix = TabSnapshotMatrix()
    matrix.devices = [.iPhone16Pro(os: 26)]
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.styles = [.light, .dark]
    var configuration = TabSnapshotConfiguration.iPhone16Pro()
    configuration.scale = 2
    assertTabSnapshot(
      of: bar,
      as: .sheet(matrix, columns: 2, on: configuration),
      named: bar.name
    )
  }
}

/// A line of text beside an icon.
private final class NowPlaying: UIView {
  private let icon = UIImageView(image: UIImage(systemName: "star.fill"))
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Now playing"
    label.font = .systemFont(ofSize: 15, weight: .medium)
    icon.tintColor = .systemPink
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.insetBy(dx: 16, dy: 0)
    let iconX = isMirrored ? room.maxX - 24 : room.minX
    icon.frame = CGRect(x: iconX, y: 12, width: 24, height: 24)
    let labelX = isMirrored ? room.minX : room.minX + 34
    label.frame = CGRect(x: labelX, y: 0, width: room.width - 34, height: bounds.height)
  }
}
#endif
