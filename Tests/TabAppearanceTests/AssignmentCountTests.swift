import TabAppearance
import TabUIKit
import Testing

// Complaint 25 about other libraries: a bar flickers if equal values are written repeatedly. S0-10.
@MainActor
struct AssignmentCountTests {
  let theme = TabBarTheme(
    name: "Everything",
    tintColor: "#FF0000",
    unselectedItemTintColor: "#880000",
    tintsContent: true,
    bar: .init(backgroundColor: "#330000"),
    item: .init(selected: .init(color: "#FF0000")),
    items: [
      0: .init(
        image: .value(.init(.symbol("house"))),
        selectedImage: .value(.init(.symbol("house.fill"))),
        landscapeImagePhone: .value(.init(.symbol("house"))),
        largeContentSizeImage: .value(.init(.symbol("house"))),
        imageInsets: .value(.init(top: 1)),
        titlePositionAdjustment: .value(.init(vertical: 1)),
        badgeValue: "1",
        badgeColor: "#00FF00",
        standard: .init(bar: .init(backgroundColor: "#003300")),
        scrollEdge: .transparent
      )
    ],
    strategies: .init(unselectedColors: .value(.bakeImages))
  )

  @Test func `applying a theme again assigns nothing`() throws {
    let (controller, count) = makeController()
    controller.applyTheme(theme)
    #expect(count.total >= 14, "both appearances, both tints, ten of the item")
    let once = count.total
    for _ in 0..<3 {
      controller.applyTheme(theme)
      controller.layoutThemedTabBar()
    }
    controller.selectedIndex = 1
    controller.applyTheme(theme)
    #expect(count.total == once)
  }

  @Test func `a theme that comes to the same assigns nothing`() {
    let (controller, count) = makeController()
    controller.applyTheme(theme)
    let once = count.total
    var other = theme
    other.name = "Other"
    other.colors["unused"] = "#123456"
    controller.applyTheme(other)
    #expect(controller.tabBarTheme == other)
    #expect(count.total == once)
  }

  @Test func `of items only what differs is assigned`() throws {
    let (controller, count) = makeController()
    controller.applyTheme(theme)
    var other = theme
    other.items[0]?.badgeColor = "#0000FF"
    let once = count.ofItems
    controller.applyTheme(other)
    #expect(count.ofItems == once + 1)
  }

  // Complaint 13 about other libraries: UIKit keeps its old drawing until it gets new objects.
  @Test func `a new style hands out fresh copies`() throws {
    let (controller, count) = makeController()
    controller.applyTheme(theme, style: .light)
    let before = controller.tabBar.standardAppearance
    let once = count.total
    controller.applyTheme(theme, style: .dark)
    #expect(controller.tabBar.standardAppearance !== before)
    #expect(controller.tabBar.standardAppearance == before)
    #expect(count.total > once)
    let twice = count.total
    controller.applyTheme(theme, style: .dark)
    #expect(count.total == twice)
  }

  private func makeController() -> (UITabBarController, Count) {
    let count = Count()
    let controller = CountingController()
    controller.countingBar.count = count
    controller.viewControllers = ["Home", "Search"].map { title in
      let child = UIViewController()
      let item = CountingItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      item.count = count
      child.tabBarItem = item
      return child
    }
    controller.loadViewIfNeeded()
    count.total = 0
    count.ofItems = 0
    return (controller, count)
  }
}

@MainActor
private final class Count {
  var total = 0
  var ofItems = 0

  func item() {
    total += 1
    ofItems += 1
  }
}

private final class CountingController: UITabBarController {
  let countingBar = CountingBar()
  override var tabBar: UITabBar { countingBar }
}

private final class CountingBar: UITabBar {
  var count: Count?

  override var standardAppearance: UITabBarAppearance { didSet { count?.total += 1 } }
  override var scrollEdgeAppearance: UITabBarAppearance? { didSet { count?.total += 1 } }
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { count?.total += 1 } }
  override var unselectedItemTintColor: UIColor? { didSet { count?.total += 1 } }
}

private final class CountingItem: UITabBarItem {
  var count: Count?

  override var image: UIImage? { didSet { count?.item() } }
  override var selectedImage: UIImage? { didSet { count?.item() } }
  override var landscapeImagePhone: UIImage? { didSet { count?.item() } }
  override var largeContentSizeImage: UIImage? { didSet { count?.item() } }
  override var imageInsets: UIEdgeInsets { didSet { count?.item() } }
  override var titlePositionAdjustment: UIOffset { didSet { count?.item() } }
  override var badgeValue: String? { didSet { count?.item() } }
  override var badgeColor: UIColor? { didSet { count?.item() } }
  override var standardAppearance: UITabBarAppearance? { didSet { count?.item() } }
  override var scrollEdgeAppearance: UITabBarAppearance? { didSet { count?.item() } }
}
