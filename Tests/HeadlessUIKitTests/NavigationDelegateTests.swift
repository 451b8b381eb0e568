import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of a navigation controller's calls of its delegate, by Apple's documentation of the protocol and of transition
/// coordinators.
@MainActor
struct NavigationDelegateTests {
  private final class Log: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      lines.append("will \(viewController.title ?? "")")
      navigationController.transitionCoordinator?.animate { _ in
        self.lines.append("beside")
      } completion: { context in
        self.lines.append(context.isCancelled ? "cancelled" : "completed")
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      lines.append("did \(viewController.title ?? "")")
    }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test func `a push and a pop call the delegate and the coordinator in order`() throws {
    let navigation = UINavigationController(rootViewController: page("root"))
    let log = Log()
    navigation.delegate = log
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(page("next"), animated: true)
    #expect(log.lines == ["will next", "beside", "completed", "did next"])
    log.lines = []
    let end = try #require(navigation.simulateInteractivePop())
    #expect(log.lines == ["will root", "beside"])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    end(false)
    #expect(log.lines == ["will root", "beside", "cancelled"])
    #expect(navigation.viewControllers.map(\.title) == ["root", "next"])
    #expect(navigation.topViewController?.parent === navigation)
    #expect(navigation.transitionCoordinator == nil)
    log.lines = []
    let complete = try #require(navigation.simulateInteractivePop())
    complete(true)
    #expect(log.lines == ["will root", "beside", "completed", "did root"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the bar can be hidden`() {
    let navigation = UINavigationController(rootViewController: page("root"))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    #expect(!navigation.navigationBar.isHidden)
  }
}
