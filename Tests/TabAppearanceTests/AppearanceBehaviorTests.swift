#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabRaster
import Testing

/// Tests of the visible effects of applying a theme to a bar.
@MainActor
struct AppearanceBehaviorTests {
  private let everything = TabBarTheme(
    name: "Everything",
    tintColor: "#FF0000",
    bar: .init(backgroundColor: "#330000"),
    item: .init(normal: .init(color: "#00FF00"), selected: .init(color: "#FF0000")),
    items: [1: .init(image: .value(.init(.symbol("house"))), badgeValue: "1")]
  )

  @Test func `S0-10: a theme that is applied at each appearance is the same as applied once`() {
    final class Controller: UITabBarController {
      var theme: TabBarTheme?
      var appearances = 0

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
        if let theme { applyTheme(theme) }
      }
    }
    let controller = Controller()
    controller.viewControllers = UITabBarController.fixture().viewControllers
    let plain = controller.tabBar.displayList(scale: 2)
    controller.theme = everything
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let once = controller.tabBar.displayList(scale: 2)
    let other = UIViewController()
    for _ in 0..<3 {
      window.rootViewController = other
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.tabBar.displayList(scale: 2) == once)
    }
    #expect(controller.appearances == 4)
    controller.theme = nil
    controller.removeTabBarTheme()
    #expect(controller.tabBar.items?[1].badgeValue == nil)
    #expect(once != plain)
  }

  @Test func `S2-02a: title, images and offsets are set on each item that has them`() throws {
    let controller = UITabBarController.fixture(["Home", "", "Me"])
    controller.applyTheme(
      TabBarTheme(
        name: "Items",
        items: [
          0: .init(
            image: .value(.init(.symbol("house"))),
            selectedImage: .value(.init(.symbol("house.fill"))),
            imageInsets: .value(.init(top: 6, bottom: -6)),
            titlePositionAdjustment: .value(.init(leading: 2, vertical: -3))
          ),
          2: .init(image: .value(.init(.symbol("person")))),
        ]
      )
    )
    let items = try #require(controller.tabBar.items)
    #expect(items[0].image == UIImage(systemName: "house"))
    #expect(items[0].selectedImage == UIImage(systemName: "house.fill"))
    #expect(items[0].imageInsets == UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
    #expect(items[0].titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
    #expect(items[2].image == UIImage(systemName: "person"))
    // The item in the middle, which a button over the bar may cover, isn't changed.
    #expect(items[1].image == nil && items[1].imageInsets == .zero)
  }

  @Test(
    arguments: [
      // The theme's `scrollEdge`; the backgrounds at the scroll edge, and away from it.
      (nil, nil, RGBA(255, 0, 0)), (.inherited, RGBA(255, 0, 0), RGBA(255, 0, 0)),
      (.transparent, nil, RGBA(255, 0, 0)),
      (
        .overlay(.init(bar: .init(backgroundColor: "#0000FF"))), RGBA(0, 0, 255), RGBA(255, 0, 0)
      ),
    ] as [(TabBarTheme.Setting<TabBarTheme.ScrollEdge>, RGBA?, RGBA?)]
  )
  func `S4-05: at the edge of the content the background is transparent, or what the theme says`(
    edge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>,
    atEdge: RGBA?,
    away: RGBA?
  ) {
    func background(isManaged: Bool, isAtEdge: Bool) -> RGBA? {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
      bar.isManaged = isManaged
      var theme = TabBarTheme(name: "Edge", bar: .init(background: .value(.opaque)))
      theme.bar.backgroundColor = "#FF0000"
      theme.scrollEdge = edge
      bar.applyTheme(theme)
      bar.isAtScrollEdge = isAtEdge
      let fills = bar.displayList(scale: 2).commands.compactMap { command in
        if case .fill(_, let color) = command { color } else { nil }
      }
      return fills.first { $0 == RGBA(255, 0, 0) || $0 == RGBA(0, 0, 255) }
    }
    #expect(background(isManaged: true, isAtEdge: true) == atEdge)
    #expect(background(isManaged: true, isAtEdge: false) == away)
    // Without a controller, the scroll edge appearance is ignored.
    #expect(background(isManaged: false, isAtEdge: true) == away)
  }

  @Test(
    arguments: [
      // Positioning, width and spacing; the x of the first item and the distance between two items.
      (.fill, 50, 10, 0, 125), (.centered, 50, 10, 102.5, 60), (.centered, 50, -8, 78.5, 84),
    ] as [(TabBarTheme.ItemPositioning, Double, Double, Double, Double)]
  )
  func `S4-06: width and spacing count for centered items, and below 0 they are 0`(
    positioning: TabBarTheme.ItemPositioning,
    width: Double,
    spacing: Double,
    x: Double,
    distance: Double
  ) throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.applyTheme(
      TabBarTheme(
        name: "Placed",
        bar: .init(
          stackedItemPositioning: .value(positioning),
          stackedItemWidth: .value(width),
          stackedItemSpacing: .value(spacing)
        )
      )
    )
    bar.layoutIfNeeded()
    let frames = try #require(bar.itemControls).map(\.frame)
    #expect(abs(Double(frames[0].minX) - x) <= 3)
    #expect(abs(Double(frames[1].minX - frames[0].minX) - distance) <= 1)
    let standard = bar.standardAppearance
    #expect(standard.stackedItemSpacing == CGFloat(max(0, spacing)))
  }

  @Test func `S4-09: a disabled item has the disabled look, and images have states of their own`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = [
      UITabBarItem(title: "On", image: UIImage(systemName: "house"), tag: 0),
      UITabBarItem(title: "Off", image: UIImage(systemName: "house"), tag: 1),
      UITabBarItem(tabBarSystemItem: .search, tag: 2),
    ]
    bar.items?[1].isEnabled = false
    bar.applyTheme(
      TabBarTheme(
        name: "States",
        item: .init(normal: .init(color: "#00FF00"), disabled: .init(color: "#FF0000"))
      )
    )
    func color(of title: String) -> RGBA? {
      bar.displayList(scale: 2).commands.compactMap { command in
        if case .text(title, _, _, let color) = command { color } else { nil }
      }.first
    }
    #expect(color(of: "On") == RGBA(0, 255, 0))
    #expect(color(of: "Off") == RGBA(255, 0, 0))
    #expect(color(of: "Search") == RGBA(0, 255, 0))
    // The image of the selected item, and that of a compact height with its insets.
    let item = bar.items?[0]
    let normal = bar.displayList(scale: 2)
    item?.selectedImage = UIImage(systemName: "star")
    #expect(bar.displayList(scale: 2) == normal)
    bar.selectedItem = item
    let selected = bar.displayList(scale: 2)
    item?.selectedImage = UIImage(systemName: "heart")
    #expect(bar.displayList(scale: 2) != selected)
    bar.selectedItem = nil
    item?.landscapeImagePhone = UIImage(systemName: "bell")
    #expect(bar.displayList(scale: 2) == normal)
    bar.traitOverrides.verticalSizeClass = .compact
    let low = bar.displayList(scale: 2)
    item?.landscapeImagePhoneInsets.top = 2
    item?.landscapeImagePhoneInsets.bottom = -2
    #expect(bar.displayList(scale: 2) != low)
  }
}
#endif
