import TabAppearance
import TabUIKit
import Testing

#if !canImport(UIKit)
import HeadlessUIKit
#endif

/// Tests of a theme's effects besides the bar: on the screen of More, and on the content.
@MainActor
struct ThemedMoreBarTests {
  let red = TabBarTheme(
    name: "Red",
    tintColor: "#FF0000",
    bar: .init(background: .value(.opaque), backgroundColor: "#330000"),
    scrollEdge: .overlay(.init(bar: .init(backgroundColor: "#003300")))
  )

  // S4-02
  @Test func `the bar of More has background and tint of the tab bar`() throws {
    let controller = UITabBarController.fixture((0..<7).map { "\($0)" })
    let applied = controller.applyTheme(red)
    let more = controller.moreNavigationController.navigationBar
    #expect(components(more.standardAppearance.backgroundColor) == [51, 0, 0])
    #expect(components(more.compactAppearance?.backgroundColor) == [51, 0, 0])
    #expect(components(more.scrollEdgeAppearance?.backgroundColor) == [0, 51, 0])
    #expect(more.tintColor == .red)
    controller.applyTheme(TabBarTheme(name: "Plain")).revert()
    #expect(components(more.standardAppearance.backgroundColor) == [51, 0, 0])
    applied.revert()
    #expect(more.standardAppearance == UINavigationBarAppearance())
    #expect(more.compactAppearance == nil && more.scrollEdgeAppearance == nil)
    #expect(more.tintColor == UIView().tintColor)
  }

  #if !canImport(UIKit)
  // S4-01: setting the items of a bar that a controller manages traps; a theme never sets them.
  @Test func `S4-01: a theme sets no items, no selection and no delegate of a managed bar`() {
    final class Bar: UITabBar {
      var assignments = 0

      override var items: [UITabBarItem]? { didSet { assignments += 1 } }
      override var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { assignments += 1 } }
      }
      override var delegate: (any UITabBarDelegate)? { didSet { assignments += 1 } }
      override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        assignments += 1
        super.setItems(items, animated: animated)
      }
    }
    final class Controller: UITabBarController {
      let bar = Bar()
      override var tabBar: UITabBar { bar }
    }
    let controller = Controller()
    controller.viewControllers = [UIViewController(), UIViewController()]
    controller.loadViewIfNeeded()
    controller.bar.isManaged = true
    controller.bar.assignments = 0
    var theme = red
    theme.items[0] = .init(image: .value(.init(.symbol("house"))), badgeValue: "1")
    controller.applyTheme(theme, style: .dark)
    controller.layoutThemedTabBar()
    controller.applyTheme(TabBarTheme(name: "Plain")).revert()
    controller.removeTabBarTheme()
    #expect(controller.bar.assignments == 0)
  }
  #endif

  // Complaint 27 about other libraries: applying a theme loads views that aren't shown.
  @Test func `where there is no More, none is made, and no view is loaded`() {
    let controller = UITabBarController.fixture()
    controller.applyTheme(red)
    #expect(controller.children.count == 3)
    #expect(controller.children.contains { $0.isViewLoaded } == false)
    let many = UITabBarController.fixture((0..<7).map { "\($0)" })
    many.applyTheme(red)
    #expect(many.children.contains { $0.isViewLoaded } == false)
  }

  @Test func `a More that comes later gets the theme, too`() throws {
    let controller = UITabBarController.fixture()
    controller.applyTheme(red)
    controller.viewControllers? += (0..<4).map { _ in UIViewController() }
    controller.applyTheme(red)
    let more = controller.moreNavigationController.navigationBar
    #expect(components(more.standardAppearance.backgroundColor) == [51, 0, 0])
  }

  @Test func `a theme without a background of its own leaves that of More`() {
    let controller = UITabBarController.fixture((0..<7).map { "\($0)" })
    let more = controller.moreNavigationController.navigationBar
    let own = UINavigationBarAppearance()
    own.backgroundColor = .purple
    more.standardAppearance = own
    controller.applyTheme(TabBarTheme(name: "Tint", tintColor: "#FF0000"))
    #expect(more.standardAppearance == own)
    #expect(more.tintColor == .red)
  }

  // Complaint 8 about other libraries: on iPadOS 18 the bar at the top takes the tint of the controller's
  // view.
  @Test func `the content has the tint only if the theme says so`() {
    let controller = UITabBarController.fixture()
    controller.loadViewIfNeeded()
    let system = controller.view.tintColor
    controller.applyTheme(red)
    #expect(controller.view.tintColor == system)
    var theme = red
    theme.tintsContent = true
    let applied = controller.applyTheme(theme)
    #expect(controller.view.tintColor == .red)
    controller.applyTheme(red)
    #expect(controller.view.tintColor == system)
    #expect(!applied.revert())
    controller.view.tintColor = .green
    let other = UITabBarController.fixture()
    other.view.tintColor = .green
    let again = other.applyTheme(theme)
    #expect(other.view.tintColor == .red)
    again.revert()
    #expect(other.view.tintColor == .green)
  }

  @Test func `content that loads later has the tint after its layout`() {
    let controller = ThemedTabBarController()
    var theme = red
    theme.tintsContent = true
    controller.applyTheme(theme)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.tintColor == .red)
  }

  private func components(_ color: UIColor?) -> [Int] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard color?.getRed(&red, green: &green, blue: &blue, alpha: nil) == true else { return [] }
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }
}
