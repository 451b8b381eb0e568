#if !canImport(UIKit)
public import Foundation
import HeadlessUIKit
import TabAppearance
package import TabScreens
public import TabUIKit

/// The screen of a device that a test turns and on which it taps, presses and swipes, with a
/// simulated clock that the test advances.
///
///     @Test func `a tap selects`() throws {
///       let controller = BrandTabBarController()
///       try withTabSnapshotScreen(showing: controller, on: .iPhone16(os: 26)) { screen in
///         try screen.tap(.tab(2))
///         #expect(controller.selectedIndex == 2)
///         let touch = try screen.touchDown(.label("Add"))
///         screen.advance(by: 0.5)
///         assertTabSnapshot(of: screen, as: .image, named: "pressed")
///         touch.release()
///       }
///     }
///
/// A snapshot of a screen shows its current state, with the screen's device and traits, so a
/// strategy with other ones is a failure. Turn the device by ``turn(to:)``. Animations and gestures depend on the screen's clock,
/// which advances only by ``advance(by:)``; a picture during an animation shows its end.
///
/// - Note: The type exists only with the stand-in for UIKit. UIKit has no public way to simulate
///   touches: for iOS, write tests that touch a bar with XCUITest.
@MainActor
public final class TabSnapshotScreen {
  package private(set) var shown: ShownBar
  private let clock: SimulatedClock

  init(_ shown: ShownBar, clock: SimulatedClock) {
    self.shown = shown
    self.clock = clock
  }

  /// The target of a touch.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum TouchTarget: Hashable, Sendable {
    /// A point of the screen, in points from its upper left corner.
    case point(x: Double, y: Double)

    /// The center of an item of the tab bar, counted from 0 in reading order.
    ///
    /// If the system's bar is hidden or covered, the tab bar is the view on the screen that has the
    /// accessibility trait `tabBar`, such as a `CustomTabBar`, and its items are the accessibility
    /// elements of that view.
    case tab(Int)

    /// The center of the element with an accessibility label, which must be unique; an item without
    /// a label has its title.
    case label(String)
  }

  /// Advances the clock: animations, long presses and other timers run in the order of their times.
  ///
  /// - Parameter seconds: The time in seconds, at least 0; 0 is the next turn of the run loop.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "seconds must be at least 0 (was \(seconds))")
    clock.advance(by: seconds)
    shown.window.layoutIfNeeded()
  }

  /// Turns the device, with UIKit's calls in UIKit's order; the transition is over on return.
  ///
  ///     try screen.turn(to: .landscape)
  ///     assertTabSnapshot(of: screen, as: .image, named: "landscape")
  ///     try screen.turn(to: .portrait)
  ///
  /// Fingers stay down, and content that a configuration puts behind the bar is laid out again.
  ///
  /// - Parameter orientation: The new orientation of the device; the current one changes nothing.
  /// - Throws: ``TabSnapshotError`` if the controller's `supportedInterfaceOrientations` don't
  ///   contain the orientation: the device would turn, and the screen would not.
  public func turn(to orientation: TabSnapshotConfiguration.Orientation) throws {
    if orientation == shown.configuration.orientation { return }
    let supported = shown.controller.supportedInterfaceOrientations
    let wanted: UIInterfaceOrientationMask =
      switch orientation {
      case .portrait: .portrait
      case .landscape: .landscape
      }
    guard !supported.isDisjoint(with: wanted) else {
      throw TabSnapshotError(
        "\(type(of: shown.controller)) doesn't support the orientation '\(orientation)'",
        fix: "return it from 'supportedInterfaceOrientations'"
      )
    }
    shown.turn(to: orientation)
  }

  /// Taps once; a second tap within 0.35 seconds makes a double tap.
  ///
  /// - Parameter target: The target of the tap.
  /// - Throws: ``TabSnapshotError`` if the target isn't on the screen.
  public func tap(_ target: TouchTarget) throws {
    try touchDown(target).release()
  }

  /// Presses and lifts the finger after some time.
  ///
  /// - Parameters:
  ///   - target: The target of the press.
  ///   - duration: The duration of the press, in seconds, at least 0; a long press takes 0.5
  ///     seconds unless its recognizer sets another duration.
  /// - Throws: ``TabSnapshotError`` if the target isn't on the screen.
  public func press(_ target: TouchTarget, forDuration duration: TimeInterval) throws {
    let touch = try touchDown(target)
    advance(by: duration)
    touch.release()
  }

  /// Moves a finger across the screen in a straight line and lifts it: a pan, or a swipe if it is
  /// fast.
  ///
  /// - Parameters:
  ///   - start: The target at which the finger goes down.
  ///   - end: The target at which it is lifted.
  ///   - duration: The duration of the movement, in seconds, at least 0.
  /// - Throws: ``TabSnapshotError`` if a target isn't on the screen.
  public func swipe(
    from start: TouchTarget,
    to end: TouchTarget,
    duration: TimeInterval = 0.2
  ) throws {
    let touch = try touchDown(start)
    do {
      try touch.move(to: end, duration: duration)
    } catch {
      touch.cancel()
      throw error
    }
    touch.release()
  }

  /// Puts a finger down until it is lifted by the returned touch.
  ///
  /// - Parameter target: The target of the touch.
  /// - Returns: A touch that can be moved and lifted.
  /// - Throws: ``TabSnapshotError`` if the target isn't on the screen.
  public func touchDown(_ target: TouchTarget) throws -> TabSnapshotTouch {
    let point = try point(of: target)
    return TabSnapshotTouch(shown.window.simulateTouch(at: point), at: point, on: self)
  }

  /// Returns the point of a target, in points of the screen.
  fileprivate func point(of target: TouchTarget) throws -> CGPoint {
    shown.window.layoutIfNeeded()
    let point =
      switch target {
      case .point(let x, let y): CGPoint(x: x, y: y)
      case .tab(let index): try middle(ofTab: index)
      case .label(let label): try middle(ofElement: label)
      }
    guard shown.window.bounds.contains(point) else {
      let size = shown.window.bounds.size
      throw TabSnapshotError(
        "(\(point.x), \(point.y)) isn't on the screen",
        fix: "write a point of 0 to \(size.width.word) by 0 to \(size.height.word)"
      )
    }
    return point
  }

  private func middle(ofTab index: Int) throws -> CGPoint {
    let items = shown.tabs
    guard !items.isEmpty else {
      throw TabSnapshotError(
        "no item of the tab bar is on the screen",
        fix: "write '.label' with the label of the view there"
      )
    }
    guard items.indices.contains(index) else {
      throw TabSnapshotError(
        "the bar has no item \(index)",
        fix: "write a number from 0 to \(items.count - 1)"
      )
    }
    return shown.middle(of: items[index])
  }

  private func middle(ofElement label: String) throws -> CGPoint {
    let elements = shown.window.visibleElements
    let found = elements.filter { $0.accessibilityLabel == label }
    guard let element = found.first else {
      let labels = elements.compactMap(\.accessibilityLabel).map { "'\($0)'" }
      throw TabSnapshotError(
        "nothing on the screen has the label '\(label)'",
        fix: labels.isEmpty ? "write a point" : "write one of \(labels.joined(separator: ", "))"
      )
    }
    guard found.count == 1 else {
      throw TabSnapshotError(
        "\(found.count) elements on the screen have the label '\(label)'",
        fix: "write '.tab' with the place of an item, or a point"
      )
    }
    return shown.middle(of: element)
  }
}

extension ShownBar {
  fileprivate func middle(of view: UIView) -> CGPoint {
    let frame = frame(of: view)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// A finger on a ``TabSnapshotScreen``.
@MainActor
public final class TabSnapshotTouch {
  private let touch: SimulatedTouch
  private var point: CGPoint
  private let screen: TabSnapshotScreen

  init(_ touch: SimulatedTouch, at point: CGPoint, on screen: TabSnapshotScreen) {
    self.touch = touch
    self.point = point
    self.screen = screen
  }

  /// Moves the finger in a straight line, in ten steps.
  ///
  /// - Parameters:
  ///   - target: The target of the movement.
  ///   - duration: The duration of the movement, in seconds, at least 0.
  /// - Throws: ``TabSnapshotError`` if the target isn't on the screen.
  public func move(to target: TabSnapshotScreen.TouchTarget, duration: TimeInterval = 0) throws {
    precondition(duration >= 0, "duration must be at least 0 (was \(duration))")
    let end = try screen.point(of: target)
    let start = point
    let steps = 10
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      point = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      touch.move(to: point, over: duration / TimeInterval(steps))
    }
  }

  /// Lifts the finger; the touch can't be used anymore.
  public func release() {
    touch.release()
  }

  /// Cancels the touch without lifting the finger, as an incoming call does.
  public func cancel() {
    touch.cancel()
  }
}

/// Shows a theme, a bar or a controller on the screen of a device, for a test that touches it.
///
///     try withTabSnapshotScreen(showing: controller) { screen in
///       try screen.swipe(from: .point(x: 300, y: 400), to: .point(x: 60, y: 400))
///       screen.advance(by: 0.3)
///       #expect(controller.selectedIndex == 1)
///     }
///
/// Meanwhile nothing happens by itself: animations wait for the screen's clock, and the system is
/// that of the configuration. Touches that are still down at the end are discarded.
///
/// - Parameters:
///   - subject: The theme, bar or controller, created with the simulated system of the
///     configuration.
///   - configuration: The device and traits.
///   - operation: The operation, which touches the screen.
/// - Returns: The result of the operation.
/// - Throws: ``TabSnapshotError`` for a subject that can't be shown, and the operation's error.
@MainActor
public func withTabSnapshotScreen<Result>(
  showing subject: @autoclosure () throws -> some TabSnapshotSubject,
  on configuration: TabSnapshotConfiguration = .iPhone16(),
  operation: (TabSnapshotScreen) throws -> Result
) throws -> Result {
  let clock = SimulatedClock()
  return try clock.run {
    try configuration.withSystem {
      try ShownBar.with(subject(), on: configuration) { shown in
        try operation(TabSnapshotScreen(shown, clock: clock))
      }
    }
  }
}

extension TabSnapshotScreen: ScreenSubject {
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController { shown.controller }
}
#endif
