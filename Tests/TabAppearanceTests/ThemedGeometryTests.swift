#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabRaster

/// Tests of the drawn positions of parts that themes move.
@MainActor
struct ThemedGeometryTests {
  /// The drawn positions of an item's parts, in points from the top left corner of the bar.
  struct Ink: Equatable {
    let icon: Rect
    let baseline: Double?

    /// The x of the title's center.
    let title: Double?
  }

  // S0-07: valid at once, and drawn when the bar has been laid out.
  @Test func `a badge of the theme is there before any layout`() throws {
    let controller = UITabBarController()
    controller.viewControllers = ["首页", "Other"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      return page
    }
    controller.applyTheme(TabBarTheme(name: "New", items: [0: .init(badgeValue: "919+")]))
    #expect(controller.viewControllers?.first?.tabBarItem.badgeValue == "919+")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let texts = controller.tabBar.displayList(scale: 2).commands.compactMap { command in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(texts.contains("919+"), "\(texts)")
  }

  // S1-05: icon above title, both in the middle, 5 points further apart.
  @Test func `S1-05: an offset widens the gap between icon and title`() throws {
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
    #expect(try #require(after.baseline) == #require(before.baseline) + 5)
    let title = try #require(after.title)
    #expect(abs(title - 187.5) <= 0.5, "the title is in the middle")
    #expect(abs(after.icon.x + after.icon.width / 2 - 187.5) <= 0.5, "and so is the icon")
  }

  // S2-03: before glass, insets of 6 and -6 center an icon without a title.
  @Test func `S2-03b: opposite insets center an icon without a title`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = [UITabBarItem(title: nil, image: UIImage(systemName: "circle"), tag: 0)]
    bar.applyTheme(
      TabBarTheme(
        name: "Icons",
        items: [0: .init(imageInsets: .value(.init(top: 6, bottom: -6)))]
      )
    )
    let icon = try ink(bar).icon
    #expect(abs(icon.y + icon.height / 2 - 49.0 / 2) <= 1)
    #expect(abs(icon.x + icon.width / 2 - 187.5) <= 0.5)
  }

  @Test func `a theme centers an icon that the app gives no title, unless the app has insets`()
    throws
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let item = UITabBarItem(title: nil, image: UIImage(systemName: "circle"), tag: 0)
    bar.items = [item]
    bar.applyTheme(TabBarTheme(name: "Plain"))
    let icon = try ink(bar).icon
    #expect(abs(icon.y + icon.height / 2 - 49.0 / 2) <= 1)
    bar.removeTabBarTheme()
    #expect(item.imageInsets == .zero)
    item.imageInsets = UIEdgeInsets(top: 2, left: 0, bottom: -2, right: 0)
    bar.applyTheme(TabBarTheme(name: "Plain"))
    #expect(item.imageInsets.top == 2)
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

  // S4-04: stacked in portrait, compact inline and inline in landscape, each in its own color.
  @Test(
    arguments: [
      (.compact, .regular, RGBA(255, 0, 0)), (.compact, .compact, RGBA(0, 0, 255)),
      (.regular, .compact, RGBA(0, 255, 0)),
    ] as [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, RGBA)]
  )
  func `S4-04: the selected item has the color of the layout that the size classes choose`(
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass,
    color: RGBA
  ) throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 667, height: 49))
    bar.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)]
    bar.selectedItem = bar.items?.first
    bar.traitOverrides.horizontalSizeClass = horizontal
    bar.traitOverrides.verticalSizeClass = vertical
    bar.applyTheme(
      TabBarTheme(
        name: "Layouts",
        stacked: .init(selected: .init(color: "#FF0000")),
        inline: .init(selected: .init(color: "#00FF00")),
        compactInline: .init(selected: .init(color: "#0000FF"))
      )
    )
    let colors = bar.displayList(scale: 2).commands.compactMap { command in
      if case .text("Home", _, _, let color) = command { color } else { nil }
    }
    #expect(colors == [color])
  }

  // S0-20: the effect is the lowest layer of a bar's background, and the image the uppermost.
  @Test func `effect, color and image of a theme lie over each other in this order`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.applyTheme(
      try TabBarTheme(
        json: """
          { "name": "T", "bar": { "backgroundImage": "symbol:star", "backgroundColor": "#FF000080",
            "backgroundEffect": "systemThinMaterial", "shadowColor": "#0000" } }
          """
      )
    )
    let layers = bar.displayList(scale: 2).commands.compactMap { command in
      switch command {
      case .backdrop: "effect"
      case .fill(_, RGBA(255, 0, 0, 128)): "color"
      case .pushClip: "image"
      default: nil as String?
      }
    }
    #expect(layers == ["effect", "color", "image"])
  }

  /// Returns the drawn positions of a bar's first item without a theme and with one.
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
    let titles = commands.compactMap { command in
      if case .text("Home", let font, let baseline, _) = command {
        (baseline: baseline.y, middle: baseline.x + font.width(of: "Home") / 2)
      } else {
        nil
      }
    }
    let fills = commands.compactMap { command in
      if case .fill(let path, _) = command { path.extent } else { nil }
    }
    return Ink(
      icon: try #require(fills.last),
      baseline: titles.first?.baseline,
      title: titles.first?.middle
    )
  }
}
#endif
