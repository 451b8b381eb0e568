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

  @Test func `a picture of a bar shows the app's bar that takes its place`() throws {
    let controller = ThemedTabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    let own = CustomTabBar()
    controller.tabBarControls.customBar = own
    let layout = TabBarTheme.BarLayout(height: 56, floating: .init(margin: 20))
    controller.tabBarThemeLayout = .init(portrait: layout, landscape: layout)
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
