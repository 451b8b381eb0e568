import HeadlessUIKit
import TabAppearance
import TabRaster

@testable import TabControls

/// An app whose tabs are navigation controllers with a long list, and a record of its course.
@MainActor
final class AppCourse {
  let fixture: ControlsFixture
  var controls: TabBarControls { fixture.controls }
  var controller: ThemedTabBarController { fixture.controller }
  private(set) var log: [String] = []
  private(set) var pictures: [Bitmap] = []

  init() {
    fixture = ControlsFixture([])
    controller.viewControllers = ["Home", "Search", "Cart", "Inbox"].map { title in
      let stack = UINavigationController(rootViewController: ListPage())
      stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return stack
    }
    fixture.layOut()
  }

  func note(_ event: String) { log.append(event) }

  /// Lets time pass, and records the picture and the state before and after.
  func watch(_ seconds: TimeInterval = 0.1) {
    record()
    SimulatedClock.current.advance(by: seconds)
    record()
  }

  private func record() {
    fixture.layOut()
    pictures.append(fixture.window.rendered(scale: 1))
    let children = controller.viewControllers ?? []
    log.append("selected \(controller.selectedIndex)")
    log.append("shown \(children.indices.filter { children[$0].viewIfLoaded?.window != nil })")
    log.append("prominent \(controller.prominentTabIdentifier ?? "none")")
    log.append("selected button: \(controls.centerButton?.button.isSelected ?? false)")
    if let list = ListPage.shown(in: fixture.window) { log.append("at \(list.contentOffset.y)") }
    noteAnimations(of: fixture.window)
  }

  private func noteAnimations(of view: UIView) {
    if view.tabBarAnimator.isRunning { log.append("\(type(of: view)) moves \(view.transform)") }
    for subview in view.subviews { noteAnimations(of: subview) }
  }

  func tap(_ index: Int) {
    fixture.tap(index)
    watch()
  }

  func twoTaps(_ index: Int, within seconds: TimeInterval) {
    fixture.tap(index)
    SimulatedClock.current.advance(by: seconds)
    tap(index)
  }

  func press(_ index: Int) {
    let felt = SimulatedFeedback.recorded {
      guard let frame = controls.tappableFrame(at: index, in: fixture.window) else { return }
      let touch = fixture.window.simulateTouch(at: CGPoint(x: frame.midX, y: frame.midY))
      touch.wait(0.6)
      watch()
      touch.release()
    }
    note("felt \(felt)")
    watch(1)
  }

  /// Swipes to the next tab over a share of the screen's width.
  func swipe(_ share: Double) {
    let bounds = fixture.window.bounds
    let start = CGPoint(x: bounds.midX + bounds.width * share / 2, y: bounds.midY)
    let touch = fixture.window.simulateTouch(at: start)
    let end = CGPoint(x: start.x - bounds.width * share, y: start.y)
    touch.move(to: end, over: 0.1)
    watch(0)
    touch.release()
    watch(0.25)
    watch(1)
  }

  func push() {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    (controller.selectedViewController as? UINavigationController)?
      .pushViewController(page, animated: false)
    watch()
  }

  func scroll() {
    let stack = controller.selectedViewController as? UINavigationController
    (stack?.viewControllers.first as? ListPage)?.list.contentOffset.y = 500
    fixture.layOut()
  }

  func rotate() {
    fixture.window.simulateRotation(to: .landscape)
    watch()
  }
}

/// A page with a list that is longer than the screen.
final class ListPage: UIViewController {
  let list = UIScrollView()

  /// Returns the list that is in a window.
  static func shown(in view: UIView) -> UIScrollView? {
    if let list = view as? UIScrollView, list.contentSize.height == 5_000 { return list }
    return view.subviews.lazy.compactMap { shown(in: $0) }.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.contentSize = CGSize(width: 100, height: 5_000)
    view.addSubview(list)
  }
}
