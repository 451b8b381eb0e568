import HeadlessUIKit
import Testing

@MainActor struct TabCustomizingTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { note("will begin", viewControllers) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { note("will end \(changed)", viewControllers) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { note("did end \(changed)", viewControllers) }

    func note(_ what: String, _ controllers: [UIViewController]) {
      log.append("\(what) \(controllers.compactMap(\.title).joined())")
    }
  }

  // S4-03
  @Test func `calls the delegate in order, and rearranges the tabs`() throws {
    let log = Log()
    let delegate = Delegate(log)
    let controller = TabBarFixture.controller(tabs: 6)
    controller.delegate = delegate
    let children = try #require(controller.viewControllers)
    controller.customizableViewControllers = Array(children.dropFirst())
    controller.customizeByUser()
    #expect(
      log.take() == ["will begin BCDEF", "will end false ABCDEF", "did end false ABCDEF"]
    )
    let order = [0, 5, 2, 3, 4, 1].map { children[$0] }
    controller.customizeByUser(order)
    #expect(log.take() == ["will begin BCDEF", "will end true AFCDEB", "did end true AFCDEB"])
    #expect(controller.viewControllers == order)
    #expect(controller.customizableViewControllers?.count == 5)
    #expect(controller.selectedViewController === children[0])
  }
}
