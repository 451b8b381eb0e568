import HeadlessUIKit
import TabAppearance
import TabImport
import Testing

@MainActor
struct ThemeFromControllerTests {
  private let insets = UIEdgeInsets(top: 5, left: 5, bottom: -5, right: -5)

  @Test func `what all items share is lifted, and the rest is that of single items`() {
    let controller = UITabBarController.fixture(["Home", "Cart", "Me"])
    let items = controller.tabBar.items ?? []
    for item in items { item.imageInsets = insets }
    items[0].badgeColor = .systemGreen
    items[1].accessibilityIdentifier = "cart"
    items[1].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    items[1].badgeValue = "2"
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    #expect(
      theme.items == [
        .all: .init(imageInsets: .value(.init(top: 5, leading: 5, bottom: -5, trailing: -5))),
        0: .init(badgeColor: .value(.system(.systemGreen))),
        "cart": .init(titlePositionAdjustment: .value(.init(vertical: -3))),
      ]
    )
    #expect(
      diagnostics.map(\.message) == [
        "'items.1.titlePositionAdjustment' moves titles in a CustomTabBar alone: with a theme the bar "
          + "has an appearance"
      ]
    )
  }

  @Test func `offsets of titles that all items share are read if they have an effect`() throws {
    let controller = UITabBarController.fixture(["Home", "Me"])
    let offset = UIOffset(horizontal: 0, vertical: -3)
    for item in controller.tabBar.items ?? [] { item.titlePositionAdjustment = offset }
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    #expect(diagnostics == [])
    let compiled = theme.compiled(for: TabBarEnvironment(os: 18)).standard
    #expect(compiled.stackedLayoutAppearance.selected.titlePositionAdjustment == offset)

    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .systemYellow
    controller.tabBar.standardAppearance = appearance
    let ignored = TabBarTheme.read(controller, name: "Mine")
    #expect(ignored.theme.items == [:])
    #expect(
      ignored.diagnostics.map(\.message) == [
        "'items.*.titlePositionAdjustment' is left out: it has no effect on a bar with an appearance"
      ]
    )
  }

  @Test func `attributes of badges are read for each item`() {
    let controller = UITabBarController.fixture(["Home", "Cart", "Me"])
    let items = controller.tabBar.items ?? []
    items[0].badgeValue = "●"
    items[0].badgeColor = .clear
    items[0].setBadgeTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    let red = TabBarTheme.Text(color: .value(.system(.systemRed)))
    #expect(theme.items == [0: .init(badgeColor: .value(.system(.clear)), badgeText: red)])
    #expect(diagnostics == [])

    items[0].setBadgeTextAttributes([.foregroundColor: UIColor.systemBlue], for: .selected)
    let different = TabBarTheme.read(controller, name: "Mine")
    #expect(different.theme.items == theme.items)
    #expect(
      different.diagnostics.map(\.message) == [
        "'items.0.badgeText of some states' is left out: a theme has one style for the badge of an item"
      ]
    )
  }

  @Test func `numbers that a file can't have become the nearest, with a diagnostic`() throws {
    let controller = UITabBarController.fixture(["Home", "Me"])
    for item in controller.tabBar.items ?? [] {
      item.titlePositionAdjustment.vertical = 9_999_999
      item.imageInsets.top = -.infinity
    }
    controller.tabBar.items?[1].setTitleTextAttributes([.kern: 1_000], for: .normal)
    controller.tabBar.items?[0].setTitleTextAttributes([.kern: 1_000], for: .normal)
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    #expect(try TabBarTheme(json: theme.json()) == theme)
    #expect(
      diagnostics.map(\.message) == [
        "'item.normal.title.kern' becomes 100, the nearest value that a theme can have",
        #"'items.*.imageInsets' becomes { "top": -10000 }, the nearest value that a theme can have"#,
        #"'items.*.titlePositionAdjustment' becomes { "leading": 0, "vertical": 10000 }, the nearest "#
          + "value that a theme can have",
      ]
    )
  }

  @Test func `an identifier that is a number, or that two items have, doesn't name an item`() {
    let controller = UITabBarController.fixture(["Home", "Cart", "Me"])
    let items = controller.tabBar.items ?? []
    for (item, identifier) in zip(items, ["2", "twice", "twice"]) {
      item.accessibilityIdentifier = identifier
    }
    items[0].badgeColor = .systemGreen
    items[1].badgeColor = .systemBlue
    items[2].badgeColor = .systemPink
    let theme = TabBarTheme.read(controller, name: "Mine").theme
    #expect(theme.items.keys.sorted() == [0, 1, 2])
    #expect(theme.items[0]?.badgeColor == .value(.system(.systemGreen)))
  }

  @Test func `attributes of titles that all items share are those of the theme`() {
    let controller = UITabBarController.fixture(["Home", "Me"])
    let items = controller.tabBar.items ?? []
    for item in items {
      item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .selected)
    }
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    #expect(theme.item.normal.title.color == .value(.system(.systemRed)))
    #expect(theme.item.selected.title.color == .value(.system(.systemGray)))
    #expect(diagnostics == [])

    items[1].setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
    #expect(
      TabBarTheme.read(controller, name: "Mine").diagnostics.map(\.message)
        == ["'item.normal.title' is left out: the items have different attributes"]
    )
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .systemYellow
    controller.tabBar.standardAppearance = appearance
    #expect(
      TabBarTheme.read(controller, name: "Mine").diagnostics.map(\.message) == [
        "'item.normal.title' is left out: it has no effect on a bar with an appearance",
        "'item.selected.title' is left out: it has no effect on a bar with an appearance",
      ]
    )
  }

  @Test func `appearances of items are read over that of the bar, and look the same again`() throws
  {
    let controller = UITabBarController.fixture(["Home", "Me"])
    let item = try #require(controller.tabBar.items?[1])
    let base = UITabBarAppearance()
    base.configureWithOpaqueBackground()
    controller.tabBar.standardAppearance = base
    let own = UITabBarAppearance(barAppearance: base)
    own.backgroundColor = .systemYellow
    item.standardAppearance = own
    let edge = UITabBarAppearance(barAppearance: own)
    edge.backgroundColor = .systemPink
    item.scrollEdgeAppearance = edge
    let (theme, diagnostics) = TabBarTheme.read(controller, name: "Mine")
    #expect(diagnostics == [])
    #expect(
      theme.items[1]?.standard == .init(bar: .init(backgroundColor: .value(.system(.systemYellow))))
    )
    let again = UITabBarController.fixture(["Home", "Me"])
    again.applyTheme(try TabBarTheme(json: theme.json()))
    let themed = try #require(again.tabBar.items?[1])
    #expect(themed.standardAppearance?.backgroundColor == .systemYellow)
    #expect(themed.scrollEdgeAppearance?.backgroundColor == .systemPink)
  }

  @Test func `a theme with items that was applied is read again`() throws {
    let theme = TabBarTheme(
      name: "Mine",
      items: [
        "*": .init(imageInsets: .value(.init(top: 6, bottom: -6))),
        1: .init(badgeColor: "#00FF00"),
      ]
    )
    let controller = UITabBarController.fixture(["Home", "Me", "More"])
    controller.applyTheme(theme)
    #expect(TabBarTheme.read(controller, name: "Mine").theme.items == theme.items)
  }
}
