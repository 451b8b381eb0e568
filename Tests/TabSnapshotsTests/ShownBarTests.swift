#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabControls
import Testing

@testable import TabSnapshots

@MainActor
struct ShownBarTests {
  @Test(arguments: [
    ("Midnight", TabSnapshotConfiguration.iPhone16(os: 15)), ("Clear", .iPhone16(.landscape)),
    ("Candy", .iPhone16(os: 26)), ("Paper", .iPad(os: 26)),
  ])
  func `a screen that becomes another shows what one of its own does`(
    name: String,
    place: TabSnapshotConfiguration
  ) throws {
    let theme = try TabBarTheme.named(name)
    var matrix = TabSnapshotMatrix.standard
    matrix.contentSizes = [.large, .accessibilityExtraLarge]
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.edges = [.standard, .scrollEdge]
    let cells = matrix.cells(over: place)
    // In this order, every trait changes together with every other trait.
    let configurations = cells.indices.map { index in
      var configuration = cells[index * 13 % cells.count].configuration
      configuration.scale = 1
      configuration.legibilityWeight = index.isMultiple(of: 3) ? .bold : .regular
      configuration.backdrop = index.isMultiple(of: 5) ? .stripes : nil
      return configuration
    }
    let pictures = try ShownBar.map(theme, over: configurations) { shown in
      shown.screen.recording(of: shown.surroundings()).png
    }
    try #require(pictures.count == configurations.count)
    for (configuration, picture) in zip(configurations, pictures) {
      let own = try ShownBar.with(theme, on: configuration) {
        $0.screen.recording(of: $0.surroundings()).png
      }
      #expect(picture == own, "\(configuration)")
    }
  }

  /// A controller with a floating bar of two items, of which the second is disabled.
  private func controller(with own: CustomTabBar) -> UITabBarController {
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    pages[1].tabBarItem.isEnabled = false
    let controller = ThemedTabBarController()
    controller.viewControllers = pages
    controller.tabBarControls.customBar = own
    let layout = TabBarTheme.BarLayout(height: 56, floating: .init(margin: 20))
    let item = TabBarTheme.ItemAppearance(selected: .init(color: "#FAFAFA"))
    controller.applyTheme(
      TabBarTheme(
        name: "App",
        bar: .init(background: .value(.opaque), backgroundColor: "#FFFFFF"),
        item: item,
        layout: .init(portrait: layout, landscape: layout)
      )
    )
    return controller
  }

  @Test func `texts of a bar are those of the app's bar that takes its place`() throws {
    let own = CustomTabBar()
    let controller = controller(with: own)
    try ShownBar.with(controller, on: .iPhone16()) { shown in
      let names = ["bar", "item 0", "item 1", "item 0 icon", "item 0 title", "item 1 icon"]
      #expect(shown.parts.map(\.name) == names + ["item 1 title"])
      #expect(shown.parts[0].frame == shown.frame(of: own))
      #expect(shown.parts.allSatisfy { shown.parts[0].frame.contains($0.frame) })
      #expect(shown.isEnabled(tab: 0) && !shown.isEnabled(tab: 1))
    }
    let strategy = TabSnapshotting<UITabBarController>.contrast
    let text = String(decoding: try strategy.snapshot(of: { controller }).bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.first?.hasPrefix("light.item 0 icon: 1.04, below 3") == true)
    #expect(lines.allSatisfy { $0.contains("below") == $0.contains("item 0") })
  }

  @Test func `a picture of a bar shows the app's bar that takes its place`() throws {
    let own = CustomTabBar()
    let controller = controller(with: own)
    try ShownBar.with(controller, on: .iPhone16()) { shown in
      #expect(shown.shown === own)
      #expect(shown.tabs.count == 2)
      #expect(shown.surroundings(strip: 0).minY == shown.frame(of: own).minY)
      controller.tabBarControls.customBar = nil
      shown.window.layoutIfNeeded()
      #expect(shown.shown === controller.tabBar)
    }
  }
}
#endif
