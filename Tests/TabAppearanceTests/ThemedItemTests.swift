import TabAppearance
import TabUIKit
import Testing

@MainActor
struct ThemedItemTests {
  let star = UIImage(systemName: "star")
  let house: TabBarTheme.Image = .init(.symbol("house"))

  // S2-02
  @Test func `single items are named by index or identifier, and the identifier wins`() throws {
    let controller = UITabBarController.fixture { title in
      let item = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      item.accessibilityIdentifier = title.lowercased()
      return item
    }
    let theme = TabBarTheme(
      name: "Items",
      items: [
        0: .init(image: .value(house), badgeValue: "1", badgeColor: "#00FF00"),
        "home": .init(badgeValue: "2"),
        "search": .init(
          selectedImage: .value(.init(.symbol("magnifyingglass"), renderingMode: .alwaysOriginal)),
          landscapeImagePhone: .value(house),
          landscapeImagePhoneInsets: .value(.init(top: 1, leading: 2)),
          largeContentSizeImageInsets: .value(.init(bottom: 3)),
          imageInsets: .value(.init(top: -30, bottom: 30)),
          titlePositionAdjustment: .value(.init(leading: 3, vertical: -2))
        ),
        7: .init(badgeValue: "no such item"),
      ]
    )
    controller.applyTheme(theme)
    let items = try #require(controller.tabBar.items)
    #expect(items[0].image == UIImage(systemName: "house"))
    #expect(items[0].badgeValue == "2")
    #expect(items[0].badgeColor == .green)
    #expect(items[1].image == star)
    #expect(items[1].selectedImage?.renderingMode == .alwaysOriginal)
    #expect(items[1].landscapeImagePhone == UIImage(systemName: "house"))
    #expect(
      items[1].landscapeImagePhoneInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    )
    #expect(items[1].largeContentSizeImageInsets.bottom == 3)
    #expect(items[1].imageInsets == UIEdgeInsets(top: -30, left: 0, bottom: 30, right: 0))
    #expect(items[1].titlePositionAdjustment == UIOffset(horizontal: 3, vertical: -2))
    #expect(items[2].image == star && items[2].badgeValue == nil)
  }

  @Test func `a theme styles the badge of one item in all states, over what the app has set`()
    throws
  {
    let controller = UITabBarController.fixture(makeItem: {
      UITabBarItem(title: $0, image: nil, tag: 0)
    })
    let items = try #require(controller.tabBar.items)
    let bold = UIFont.boldSystemFont(ofSize: 9)
    items[0].setBadgeTextAttributes([.font: bold, .foregroundColor: UIColor.blue], for: .normal)
    let theme = TabBarTheme(name: "Dot", items: [0: .init(badgeText: .init(color: "#FF0000"))])
    controller.applyTheme(theme)
    for state in [UIControl.State.normal, .selected, .disabled, .focused] {
      #expect(items[0].badgeTextAttributes(for: state)?[.foregroundColor] as? UIColor == .red)
    }
    #expect(items[0].badgeTextAttributes(for: .normal)?[.font] as? UIFont == bold)
    #expect(items[1].badgeTextAttributes(for: .normal) == nil)

    items[0].setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    controller.removeTabBarTheme()
    #expect(items[0].badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(items[0].badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    #expect(items[0].badgeTextAttributes(for: .focused)?.isEmpty ?? true)
  }

  // Complaint 12 about other libraries: a large content viewer that shows nothing, or an old icon.
  @Test func `the large content viewer shows the theme's icon, unless it has one of its own`()
    throws
  {
    let bar = makeBar()
    let items = try #require(bar.items)
    items[1].largeContentSizeImage = star
    bar.applyTheme(
      TabBarTheme(
        name: "Large",
        items: [
          0: .init(image: .value(house)),
          1: .init(largeContentSizeImage: .value(house)),
        ]
      )
    )
    #expect(items[0].largeContentSizeImage == UIImage(systemName: "house"))
    #expect(items[1].largeContentSizeImage == UIImage(systemName: "house"))
    #expect(items[2].largeContentSizeImage == nil)
  }

  @Test func `from right to left, insets and offsets are mirrored`() throws {
    let bar = makeBar()
    bar.semanticContentAttribute = .forceRightToLeft
    let item: TabBarTheme.ItemOverride = .init(
      imageInsets: .value(.init(leading: 5, trailing: -5)),
      titlePositionAdjustment: .value(.init(leading: 4))
    )
    let theme = TabBarTheme(name: "Mirrored", items: [0: item])
    bar.applyTheme(theme)
    #expect(bar.items?[0].imageInsets == UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5))
    #expect(bar.items?[0].titlePositionAdjustment.horizontal == -4)
    bar.semanticContentAttribute = .forceLeftToRight
    bar.applyTheme(theme)
    #expect(bar.items?[0].imageInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5))
    #expect(bar.items?[0].titlePositionAdjustment.horizontal == 4)
  }

  // UIKit ignores the offsets of items on a bar with an appearance (QMUI_iOS #840).
  @Test func `the offset of all titles is that of each state that sets none`() throws {
    let offset = UIOffset(horizontal: 0, vertical: -4)
    let theme = TabBarTheme(
      name: "Moved",
      item: .init(selected: .init(titlePositionAdjustment: nil)),
      inline: .init(normal: .init(titlePositionAdjustment: .value(.init(vertical: 2)))),
      items: ["*": .init(titlePositionAdjustment: .value(.init(vertical: -4)))]
    )
    let bar = makeBar()
    bar.applyTheme(theme)
    let stacked = bar.standardAppearance.stackedLayoutAppearance
    #expect(stacked.normal.titlePositionAdjustment == offset)
    #expect(stacked.disabled.titlePositionAdjustment == offset)
    #expect(stacked.selected.titlePositionAdjustment == .zero)
    let inline = bar.standardAppearance.inlineLayoutAppearance
    #expect(inline.normal.titlePositionAdjustment.vertical == 2)
    #expect(bar.items?[0].titlePositionAdjustment == .zero)
  }

  @Test func `offsets and attributes of items that a theme hides are reported`() throws {
    let controller = ThemedTabBarController()
    controller.viewControllers = ["Home", "Me"].map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return child
    }
    let items = try #require(controller.tabBar.items)
    items[1].titlePositionAdjustment.vertical = -3
    for item in items { item.setTitleTextAttributes([.kern: 2], for: .normal) }
    controller.view.layoutIfNeeded()
    #expect(controller.layoutDiagnostics == [])
    controller.applyTheme(TabBarTheme(name: "Tint", tintColor: "#FF0000"))
    controller.view.layoutIfNeeded()
    #expect(
      controller.layoutDiagnostics.map(\.message) == [
        "'titlePositionAdjustment' has no effect on the items at 1",
        "'titleTextAttributes' has no effect on the items at 0, 1",
      ]
    )
  }

  @Test func `null in a single item leaves it as the app has set it, whatever all items have`() {
    let bar = makeBar()
    bar.applyTheme(
      TabBarTheme(
        name: "T",
        items: ["*": .init(badgeValue: "1"), 0: .init(badgeValue: nil)]
      )
    )
    #expect(bar.items?.map(\.badgeValue).prefix(2) == [nil, "1"])
  }

  // Complaint 17 about other libraries: one tab's option changes every tab.
  @Test func `an appearance of one item is its own`() throws {
    let bar = makeBar()
    bar.applyTheme(
      TabBarTheme(
        name: "Own",
        item: .init(selected: .init(color: "#FF0000")),
        scrollEdge: .transparent,
        items: [1: .init(standard: .init(item: .init(selected: .init(color: "#0000FF"))))]
      )
    )
    let items = try #require(bar.items)
    #expect(items[0].standardAppearance == nil && items[0].scrollEdgeAppearance == nil)
    let own = try #require(items[1].standardAppearance)
    for layout in [\UITabBarAppearance.stackedLayoutAppearance, \.inlineLayoutAppearance] {
      #expect(own[keyPath: layout].selected.iconColor == .blue)
      #expect(bar.standardAppearance[keyPath: layout].selected.iconColor == .red)
    }
    let edge = try #require(items[1].scrollEdgeAppearance)
    #expect(edge.stackedLayoutAppearance.selected.iconColor == .blue)
    #expect(edge.backgroundEffect == nil)
    own.stackedLayoutAppearance.selected.iconColor = .green
    #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
  }

  // Complaints 1 and 17 about other libraries: an appearance of an item hides the theme while the
  // item is selected.
  @Test(arguments: [.standard, .transparent, nil] as [TabBarTheme.Setting<TabBarTheme.ScrollEdge>])
  func `an item with an appearance of the app's gets the theme's`(
    edge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>
  ) throws {
    let bar = makeBar()
    let item = try #require(bar.items?.first)
    let own = UITabBarAppearance()
    own.backgroundColor = .purple
    item.standardAppearance = own
    item.scrollEdgeAppearance = own
    let theme = TabBarTheme(
      name: "Over",
      item: .init(selected: .init(color: "#FF0000")),
      scrollEdge: edge
    )
    let applied = bar.applyTheme(theme)
    #expect(item.standardAppearance == bar.standardAppearance)
    #expect(item.scrollEdgeAppearance == bar.scrollEdgeAppearance)
    applied.revert()
    #expect(item.standardAppearance == own && item.scrollEdgeAppearance == own)
  }

  // Complaint 14 about other libraries: `selectedImage` returns a copy, so the app's image isn't
  // restored.
  @Test func `A, B and A again gives the images of A, and reverting those of the app`() throws {
    let bar = makeBar { title in
      let item = CopyingItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      item.selectedImage = UIImage(systemName: "star.fill")
      return item
    }
    let item = try #require(bar.items?.first)
    let before = images(of: item)
    let first = TabBarTheme(
      name: "A",
      items: [0: .init(image: .value(house), selectedImage: .value(.init(.symbol("house.fill"))))]
    )
    let second = TabBarTheme(name: "B", items: [0: .init(image: .value(.init(.symbol("person"))))])
    bar.applyTheme(first)
    let themed = images(of: item)
    #expect(themed != before)
    let other = bar.applyTheme(second)
    #expect(item.image == UIImage(systemName: "person"))
    #expect(item.selectedImage == before[1], "the theme gives none")
    #expect(images(of: item) != themed)
    bar.applyTheme(first)
    #expect(images(of: item) == themed)
    #expect(bar.applyTheme(second).revert())
    #expect(images(of: item) == themed)
    #expect(!other.revert())
    bar.applyTheme(TabBarTheme(name: "None"))
    #expect(images(of: item) == before)
  }

  @Test func `an image that isn't there leaves the app's`() throws {
    let bar = makeBar()
    bar.applyTheme(
      TabBarTheme(name: "Missing", items: [0: .init(image: .value(.init(.symbol("no such icon"))))])
    )
    #expect(bar.items?[0].image == star)
  }

  @Test func `a badge that the app has counted on isn't taken back`() throws {
    let bar = makeBar()
    let items = try #require(bar.items)
    items[1].badgeValue = "9"
    let theme = TabBarTheme(
      name: "Badges",
      items: [0: .init(badgeValue: "1"), 1: .init(badgeValue: "1", badgeColor: "#00FF00")]
    )
    let applied = bar.applyTheme(theme)
    items[0].badgeValue = "2"
    bar.applyTheme(theme)
    #expect(items.map(\.badgeValue) == ["2", "1", nil])
    applied.revert()
    #expect(items.map(\.badgeValue) == ["2", "9", nil])
    #expect(items[1].badgeColor == nil)
  }

  // Another complaint about other libraries: replaced view controllers. An item outside of a bar
  // isn't written: on iOS 26.5, setting the image of an item whose bar is gone crashes apps
  // (react-native-screens, issue 3940).
  @Test func `items that come get the theme, and those that were gone have their own look again`()
    throws
  {
    let controller = ThemedTabBarController()
    let children = (0..<3).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "\(index)", image: star, tag: index)
      return child
    }
    controller.viewControllers = Array(children[..<2])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let items = children.compactMap { $0.tabBarItem }
    let theme = TabBarTheme(
      name: "Second",
      items: [1: .init(image: .value(house), badgeValue: "1")]
    )
    let applied = controller.applyTheme(theme)
    #expect(items.map(\.badgeValue) == [nil, "1", nil])
    controller.viewControllers = [children[0], children[2]]
    window.layoutIfNeeded()
    #expect(items.map(\.badgeValue) == [nil, "1", "1"])
    #expect(items[1].image == UIImage(systemName: "house"), "it is in no bar")
    controller.viewControllers = [children[1], children[2], children[0]]
    #expect(controller.applyTheme(theme) === applied)
    #expect(items.map(\.badgeValue) == [nil, nil, "1"])
    applied.revert()
    #expect(items.map(\.image) == [star, star, star])
  }

  @Test func `items are let go`() {
    let bar = makeBar()
    weak var item: UITabBarItem?
    item = bar.items?.first
    bar.applyTheme(TabBarTheme(name: "Badge", items: [0: .init(badgeValue: "1")]))
    bar.items = [UITabBarItem(title: "New", image: nil, tag: 0)]
    bar.applyTheme(TabBarTheme(name: "Other"))
    #expect(item == nil)
  }

  private func makeBar(
    makeItem: (String) -> UITabBarItem = {
      UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
    }
  ) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = ["Home", "Search", "Profile"].map(makeItem)
    return bar
  }

  private func images(of item: UITabBarItem) -> [UIImage?] {
    [item.image, item.selectedImage, item.landscapeImagePhone, item.largeContentSizeImage]
  }
}

/// An item that returns processed copies of its selected image, as UIKit's items do.
private final class CopyingItem: UITabBarItem {
  override var selectedImage: UIImage? {
    get { super.selectedImage?.withRenderingMode(.alwaysTemplate) }
    set { super.selectedImage = newValue }
  }
}
