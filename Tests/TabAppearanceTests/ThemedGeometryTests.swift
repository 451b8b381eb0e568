#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabRaster

/// What themes move, seen in what is drawn.
@MainActor
struct ThemedGeometryTests {
  /// The place of an item's ink, in points from the top left corner of the bar.
  struct Ink: Equatable {
    let icon: Rect
    let baseline: Double
  }

  // S0-07: valid at once, whatever has been laid out.
  @Test func `a badge of the theme is there before any layout`() throws {
    let controller = UITabBarController.fixture()
    controller.applyTheme(TabBarTheme(name: "New", items: [0: .init(badgeValue: "919+")]))
    #expect(controller.viewControllers?.first?.tabBarItem.badgeValue == "919+")
  }

  // S1-05: icon above title, both in the middle, 5 points further apart.
  @Test func `an offset widens the gap between icon and title`() throws {
    let offset: TabBarTheme.Setting<TabBarTheme.Offset> = .value(.init(vertical: 5))
    let (before, after) = try inks(
      TabBarTheme(
        name: "Gap",
        stacked: .init(
          normal: .init(titlePositionAdjustment: offset),
          selected: .init(titlePositionAdjustment: offset)
        )
      )
    )
    #expect(after.icon == before.icon)
    #expect(after.baseline == before.baseline + 5)
  }

  // S0-03, S2-03, S4-10: opposite insets move an icon and keep its size.
  @Test(arguments: [6.0, -20, 30])
  func `opposite insets move the icon alone`(drop: Double) throws {
    let insets = TabBarTheme.Insets(top: drop, bottom: -drop)
    let (before, after) = try inks(
      TabBarTheme(name: "Moved", items: [0: .init(imageInsets: .value(insets))])
    )
    #expect(abs(after.icon.y - before.icon.y - drop) < 1e-9)
    #expect(abs(after.icon.height - before.icon.height) < 1e-9)
    #expect(after.icon.x == before.icon.x && after.icon.width == before.icon.width)
    #expect(after.baseline == before.baseline)
  }

  /// The first item of a bar without a theme and with one.
  private func inks(_ theme: TabBarTheme) throws -> (Ink, Ink) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)]
    bar.selectedItem = bar.items?.first
    let before = try ink(bar)
    bar.applyTheme(theme)
    return (before, try ink(bar))
  }

  private func ink(_ bar: UITabBar) throws -> Ink {
    let commands = bar.displayList(scale: 2).commands
    let baselines = commands.compactMap { command in
      if case .text("Home", _, let baseline, _) = command { baseline.y } else { nil }
    }
    let fills = commands.compactMap { command in
      if case .fill(let path, _) = command { path.extent } else { nil }
    }
    return Ink(icon: try #require(fills.last), baseline: try #require(baselines.first))
  }
}
#endif
