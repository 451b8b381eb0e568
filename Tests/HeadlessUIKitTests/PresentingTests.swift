import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct PresentingTests {
  let log = Log()

  private func present(
    _ style: UIModalPresentationStyle
  ) -> (window: UIWindow, first: UIViewController, second: UIViewController) {
    let (first, second) = (LoggingController("A", log), LoggingController("B", log))
    let window = TabBarFixture.window(showing: first)
    second.modalPresentationStyle = style
    _ = log.take()
    first.present(second, animated: true) { [log] in log.append("completion") }
    return (window, first, second)
  }

  // A public log of both directions; the completion after viewDidAppear is documented.
  @Test func `a full screen takes the place of what is below`() {
    let (window, first, second) = present(.fullScreen)
    #expect(
      log.take() == [
        "B did load", "A will disappear", "B will appear", "B is appearing", "B did appear",
        "A did disappear", "completion",
      ]
    )
    #expect(first.view.superview == nil)
    #expect(second.view.frame == window.bounds)
    #expect(second.view.superview === window)
    second.dismiss(animated: true) { [log] in log.append("completion") }
    #expect(
      log.take() == [
        "B will disappear", "A will appear", "A is appearing", "A did appear", "B did disappear",
        "completion",
      ]
    )
    #expect(first.view.superview === window)
    #expect(second.view.superview == nil)
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  // Several public logs: controllers below a sheet stay, and get no callbacks.
  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
  ])
  func `what is below stays where it isn't covered`(style: UIModalPresentationStyle) {
    let (window, first, second) = present(style)
    #expect(
      log.take() == [
        "B did load", "B will appear", "B is appearing", "B did appear", "completion",
      ]
    )
    #expect(window.subviews == [first.view, second.view])
    first.dismiss(animated: true)
    #expect(log.take() == ["B will disappear", "B did disappear"])
    #expect(window.subviews == [first.view])
  }

  // Documented: the root container presents, and a presented controller has its container's presenter.
  @Test func `containers present for their children`() throws {
    let tabs = TabBarFixture.controller(tabs: 2)
    let window = TabBarFixture.window(showing: tabs)
    let child = try #require(tabs.selectedViewController)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .fullScreen
    child.present(navigation, animated: false)
    #expect(child.presentedViewController === navigation)
    #expect(tabs.presentedViewController === navigation)
    #expect(content.presentingViewController === tabs)
    content.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.view.superview === window)
  }

  // Documented: dismissing a lower controller of a stack dismisses all above it.
  @Test func `dismissing takes away all above`() {
    let (window, first, second) = present(.fullScreen)
    let third = LoggingController("C", log)
    second.present(third, animated: false)
    _ = log.take()
    first.dismiss(animated: false)
    #expect(
      log.take() == [
        "C will disappear", "B will disappear", "A will appear", "A is appearing", "A did appear",
        "C did disappear", "B did disappear",
      ]
    )
    #expect(window.subviews == [first.view])
    #expect(third.presentingViewController == nil)
  }

  // UIKit logs "Attempt to present … which is already presenting …" and does nothing.
  @Test func `a second controller beside the first isn't shown`() {
    let (window, first, second) = present(.automatic)
    let other = LoggingController("C", log)
    _ = log.take()
    first.present(other, animated: false)
    #expect(log.take() == [])
    #expect(first.presentedViewController === second)
    UIViewController().present(other, animated: false)
    #expect(log.take() == [])
    #expect(window.subviews.count == 2)
  }

  @Test func `what is being presented or dismissed knows`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewDidAppear(_ animated: Bool) { note() }
      override func viewWillDisappear(_ animated: Bool) { note() }
      override func viewDidDisappear(_ animated: Bool) { note() }
      private func note() { log.append("\(isBeingPresented) \(isBeingDismissed)") }
    }
    let (root, controller) = (UIViewController(), Controller())
    let window = TabBarFixture.window(showing: root)
    root.present(controller, animated: false)
    root.dismiss(animated: false)
    #expect(controller.log == ["true false", "true false", "false true", "false true"])
    #expect(!controller.isBeingDismissed)
    #expect(window.rootViewController === root)
  }

  @Test func `a presented controller turns with the window`() {
    let (window, _, second) = present(.fullScreen)
    window.simulateRotation(to: .landscape)
    #expect(second.view.frame == window.bounds)
    #expect(second.view.bounds.width > second.view.bounds.height)
    #expect(second.traitCollection.verticalSizeClass == .compact)
  }

  // MARK: - Status bar

  private final class Controller: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isHidden = true
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden }
  }

  private func statusBar(_ window: UIWindow) -> String {
    let manager = window.windowScene?.statusBarManager
    let style = manager?.statusBarStyle ?? .default
    return "\(style) \(manager?.isStatusBarHidden == true ? "hidden" : "shown")"
  }

  // Public answers: the selected tab decides both; in a navigation stack the bar decides the style, the top controller
  // the visibility.
  @Test func `containers ask who is documented or known to say it`() {
    #expect(statusBar(TabBarFixture.window(showing: Controller())) == "lightContent hidden")
    let tabs = UITabBarController()
    tabs.viewControllers = [Controller()]
    #expect(statusBar(TabBarFixture.window(showing: tabs)) == "lightContent hidden")
    let navigation = UINavigationController(rootViewController: Controller())
    #expect(statusBar(TabBarFixture.window(showing: navigation)) == "default hidden")
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test func `a change counts once it is asked for`() {
    let controller = Controller()
    let window = TabBarFixture.window(showing: controller)
    (controller.style, controller.isHidden) = (.darkContent, false)
    #expect(statusBar(window) == "lightContent hidden")
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(statusBar(window) == "darkContent shown")
  }

  // Documented: only full-screen presentations control the status bar.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a sheet doesn't decide on the status bar`(style: UIModalPresentationStyle) {
    let (root, presented) = (Controller(), UIViewController())
    let window = TabBarFixture.window(showing: root)
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    #expect(statusBar(window) == (style == .fullScreen ? "default shown" : "lightContent hidden"))
    root.dismiss(animated: false)
    #expect(statusBar(window) == "lightContent hidden")
  }

  // MARK: - App and screen

  @Test func `the app knows its visible windows, their scenes and the key one`() {
    let window = TabBarFixture.window(showing: UIViewController())
    let app = UIApplication.shared
    #expect(app.keyWindow === window)
    #expect(window.isKeyWindow)
    #expect(app.windows.contains(window))
    let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.contains { $0.windows == [window] && $0.keyWindow === window })
    let other = TabBarFixture.window(showing: UIViewController())
    #expect(!window.isKeyWindow)
    #expect(other.isKeyWindow)
    window.isHidden = true
    #expect(!app.windows.contains(window))
  }

  // The table of devices: an iPhone 12 has 390 by 844 points of three pixels.
  @Test func `the main screen is that of the key window`() {
    let window = TabBarFixture.window(showing: UIViewController())
    #expect(UIScreen.main === window.screen)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
    window.simulateRotation(to: .landscape)
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
  }
}
