import Foundation
import HeadlessUIKit
import TabRaster
import Testing

/// Tests of apps' subclasses, and of the order in which their methods are called.
@MainActor struct AppSubclassTests {
  // One public report: `viewDidLoad` is called during `super.init`.
  @Test func `a tab bar controller loads its view in its initializer`() {
    final class Controller: UITabBarController {
      var log: [String] = []

      init() {
        super.init(nibName: nil, bundle: nil)
        log.append("made")
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
        tabBar.tintColor = .red
      }
    }
    let controller = Controller()
    #expect(controller.log == ["loaded", "made"])
    #expect(controller.tabBar.tintColor == .red)
    #expect(controller.isViewLoaded)
  }

  @Test func `tabs load their views when the controller is about to show them`() {
    let log = Log()
    let controller = UITabBarController()
    controller.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    controller.selectedIndex = 1
    #expect(log.take().filter { $0.hasSuffix("load") } == [])
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["B did load"])
  }

  // MARK: - A bar of the app's own

  private final class Bar: UITabBar {
    var log: [String] = []

    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      log.append("set \(items?.count ?? 0)")
      super.setItems(items, animated: animated)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
    }
  }

  // Public code installs bars this way; several sources confirm it for `viewDidLoad` and later.
  @Test func `a bar of the app's class replaces the controller's bar`() throws {
    let controller = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: controller)
    let old = controller.tabBar
    let height = old.frame.height
    let bar = Bar()
    controller.setValue(bar, forKey: "tabBar")
    window.layoutIfNeeded()
    #expect(controller.tabBar === bar)
    #expect(old.superview == nil)
    #expect(bar.superview === controller.view)
    #expect(bar.items?.count == 2)
    #expect(bar.selectedItem === controller.selectedViewController?.tabBarItem)
    #expect(bar.frame.height == height + 20)
    controller.selectedIndex = 1
    #expect(bar.selectedItem === bar.items?[1])
    controller.viewControllers = Array(try #require(controller.viewControllers).dropLast())
    #expect(bar.log == ["set 2", "set 1"])
  }

  @Test func `a hidden bar stays hidden when another bar replaces it`() {
    let controller = TabBarFixture.controller(tabs: 2)
    controller.setTabBarHidden(true, animated: false)
    controller.setValue(Bar(), forKey: "tabBar")
    #expect(controller.tabBar.isHidden)
  }

  @Test func `another key stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await UITabBarController().setValue(UITabBar(), forKey: "bar")
    }
  }

  @Test func `a subclass is notified of customizing before the delegate`() {
    final class Controller: UITabBarController, UITabBarControllerDelegate {
      var log: [String] = []

      override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        log.append("bar will begin \(items.count)")
      }

      override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        log.append("bar did begin \(items.count)")
      }

      override func tabBar(
        _ tabBar: UITabBar,
        willEndCustomizing items: [UITabBarItem],
        changed: Bool
      ) { log.append("bar will end \(changed)") }

      override func tabBar(
        _ tabBar: UITabBar,
        didEndCustomizing items: [UITabBarItem],
        changed: Bool
      ) { log.append("bar did end \(changed)") }

      func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
      ) { log.append("will begin") }

      func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
      ) { log.append("did end") }
    }
    let controller = Controller()
    controller.delegate = controller
    controller.viewControllers = (0..<6).map { _ in UIViewController() }
    controller.customizeByUser()
    #expect(
      controller.log == [
        "bar will begin 6", "will begin", "bar did begin 6", "bar will end false",
        "bar did end false", "did end",
      ]
    )
  }

  // MARK: - Literals

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `a color literal is a color of sRGB`() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let inferred = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(inferred == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `an image literal without its file stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let image: UIImage = #imageLiteral(resourceName: "there is no such file")
      _ = image
    }
  }

  // MARK: - Accessibility

  @Test func `the view of an item has the accessibility texts of the item`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let (home, mail) = (
      UITabBarItem(title: "Home", image: nil, tag: 0),
      UITabBarItem(title: "Mail", image: nil, tag: 1)
    )
    home.accessibilityIdentifier = "home"
    mail.badgeValue = "3"
    mail.accessibilityLabel = "Inbox"
    mail.accessibilityHint = "Shows your mail"
    mail.isEnabled = false
    bar.items = [home, mail]
    bar.selectedItem = home
    bar.layoutIfNeeded()
    let (first, second) = (try #require(bar.subviews.first), try #require(bar.subviews.last))
    #expect(first.isAccessibilityElement)
    #expect(first.accessibilityIdentifier == "home")
    #expect(first.accessibilityLabel == "Home")
    #expect(first.accessibilityTraits == [.button, .selected])
    #expect(second.accessibilityLabel == "Inbox")
    #expect(second.accessibilityHint == "Shows your mail")
    #expect(second.accessibilityValue == "3 items")
    #expect(second.accessibilityTraits == .button)
  }

  // Documented: system controls and labels are accessibility elements, other views aren't.
  @Test func `labels and buttons have their text as label, unless the app sets one`() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Title"
    button.setTitle("Go", for: .normal)
    #expect(label.accessibilityLabel == "Title" && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Go" && button.accessibilityTraits == .button)
    #expect(label.isAccessibilityElement && button.isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
    button.accessibilityLabel = "Start"
    #expect(button.accessibilityLabel == "Start")
    button.isAccessibilityElement = false
    #expect(!button.isAccessibilityElement)
  }

  @Test func `the direction of content follows the attribute alone`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }
}
