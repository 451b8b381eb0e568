public import Foundation
import TabThemes
public import TabUIKit

extension TabBarControls {
  /// The swipe over the content that selects an adjacent tab; `nil` for none.
  public var swipe: TabBarSwipe? {
    get { part() }
    set { setPart(newValue) }
  }
}

/// An interactive swipe over the content to an adjacent tab.
///
///     controller.tabBarControls.swipe = TabBarSwipe()
///
/// A tab whose gate in ``TabBarControls/gates`` is closed is skipped: the tab after it is selected,
/// and the gate's callback runs. Disabled tabs, hidden tabs, More and the tabs under it are
/// skipped, too.
///
/// A swipe begins only if the bar is at the bottom, the tab shows its root, and neither the app nor
/// another gesture is animating a transition; while the system dissolves tabs after a tap, the swipe
/// waits for the end. A scroll view under the finger that can scroll in the direction wins. In
/// right-to-left layout the directions are swapped. With Reduce Motion the tabs dissolve instead of
/// moving.
@MainActor
public final class TabBarSwipe: TabBarPart {
  /// The fraction of the width, from 0 to 1, that the finger has to move for the swipe to complete
  /// when it is lifted.
  public var completionFraction: CGFloat = 0.4

  /// The duration of a full transition, in seconds.
  public var duration: TimeInterval = 0.35

  /// Returns whether a swipe may begin at a touched view; called for each swipe that otherwise
  /// would.
  ///
  ///     swipe.shouldBegin = { view in !(view is MapView) }
  public var shouldBegin: (UIView) -> Bool = { _ in true }

  private let recognizer = UIPanGestureRecognizer()
  private let conditions = GestureConditions()
  private weak var controls: TabBarControls?
  private var transition: Transition?

  /// A gesture that waits for the end of the system's transition.
  private var waiting: Waiting?
  private weak var touchedView: UIView?

  /// A swipe in progress.
  @MainActor
  private struct Transition {
    /// 1 if the finger moves right, else -1.
    let sign: CGFloat
    let skippedIndex: Int?
    let interaction = TabSwipeInteraction()
    let animation: TabSwipeAnimation
  }

  private struct Waiting {
    let sign: CGFloat

    /// Whether the finger was lifted far enough.
    var isCompleted = false
  }

  /// Creates a swipe; set it on ``TabBarControls/swipe``.
  public init() {
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = conditions
    conditions.shouldReceive = { [weak self] touch in
      self?.touchedView = touch.view
      return self?.isOverContent(touch) ?? false
    }
    conditions.mayBegin = { [weak self] in self?.mayBegin ?? false }
    recognizer.onEvent { [weak self] in self?.didChange($0.state) }
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
    layOut()
  }

  func detach() {
    recognizer.view?.removeGestureRecognizer(recognizer)
    waiting = nil
    if transition != nil {
      end(isCompleted: false)
      controls?.endSelectionByUser(isCompleted: false)
    }
    controls = nil
  }

  func layOut() {
    guard let controls, let view = controls.controller?.viewIfLoaded else { return }
    if !isBarAtBottom {
      let message = "swipes select no tab: there is no bar at the bottom"
      controls.report(ThemeDiagnostic(.note, message))
    }
    guard recognizer.view !== view else { return }
    view.addGestureRecognizer(recognizer)
  }

  private var isBarAtBottom: Bool {
    guard let controls, let controller = controls.controller else { return false }
    return controller.barPlacement(in: .current) == .bottom
      || controls.shownBar !== controller.tabBar
  }

  // MARK: - Gesture

  /// Returns whether a touch is outside of the bar, which has its own gestures.
  private func isOverContent(_ touch: UITouch) -> Bool {
    guard let bar = controls?.shownBar, !bar.isHidden, bar.window != nil else { return true }
    return !bar.point(inside: touch.location(in: bar), with: nil)
  }

  private var mayBegin: Bool {
    guard let controls, let controller = controls.controller, transition == nil, waiting == nil,
      !controller.isAnimatedByOthers(controls), controller.presentedViewController == nil,
      isBarAtBottom,
      (controller.selectedViewController as? UINavigationController)?.viewControllers.count ?? 1
        < 2
    else { return false }
    let motion = self.motion
    return abs(motion.x) > abs(motion.y) && target(towards: motion.x) != nil
      && !isTouchedViewScrolling(towards: motion.x) && touchedView.map(shouldBegin) ?? true
  }

  /// Returns whether a scroll view under the finger can scroll in its direction.
  private func isTouchedViewScrolling(towards x: CGFloat) -> Bool {
    var view = touchedView
    while let current = view, current !== recognizer.view {
      if let scrollView = current as? UIScrollView, scrollView.canScroll(towards: x) { return true }
      view = current.superview
    }
    return false
  }

  /// The translation of the finger, or its velocity before it has moved.
  private var motion: CGPoint {
    let translation = recognizer.translation(in: recognizer.view)
    return translation == .zero ? recognizer.velocity(in: recognizer.view) : translation
  }

  private func didChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: begin()
    case .changed: move()
    case .ended: end(isCompleted: distance >= completionFraction * width)
    case .cancelled, .failed: end(isCompleted: false)
    default: break
    }
  }

  private func begin() {
    let sign: CGFloat = motion.x < 0 ? -1 : 1
    guard let coordinator = controls?.controller?.transitionCoordinator else {
      return start(sign)
    }
    waiting = Waiting(sign: sign)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      // The transition is over after its completions.
      onNextTurn { self?.stopWaiting() }
    }
  }

  private func stopWaiting() {
    guard let waiting else { return }
    self.waiting = nil
    guard let controller = controls?.controller, controller.transitionCoordinator == nil,
      controller.presentedViewController == nil
    else { return }
    start(waiting.sign)
    if waiting.isCompleted { end(isCompleted: true) }
  }

  /// Selects the tab in the direction of the finger; its transition follows the finger from its
  /// start on.
  private func start(_ sign: CGFloat) {
    guard let controls, let controller = controls.controller, let target = target(towards: sign)
    else { return }
    transition = Transition(
      sign: sign,
      skippedIndex: target.skippedIndex,
      animation: TabSwipeAnimation(sign: sign, duration: duration)
    )
    // UIKit has to learn that there is an animation now: without one it dissolves tabs.
    controls.refreshDelegate()
    controls.beginSelectionByUser()
    if let tab = controller.barTab(.index(target.index)) { controller.select(tab) }
    // The coordinator exists immediately after the selection; Apple's sample code of custom
    // transitions reads it here, too.
    guard let coordinator = controller.transitionCoordinator else { return finish(true) }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.finish(!context.isCancelled)
    }
    move()
  }

  private func move() {
    // A finger moved back beyond its start begins another swipe.
    guard distance >= 0 else { return end(isCompleted: false) }
    transition?.interaction.move(to: min(1, distance / max(1, width)))
  }

  /// Ends the interactive part: the animation completes or cancels the transition.
  private func end(isCompleted: Bool) {
    if waiting != nil {
      if isCompleted { waiting?.isCompleted = true } else { waiting = nil }
    }
    guard let transition, transition.interaction.decision == nil else { return }
    transition.interaction.decide(isCompleted)
    // A transition whose end was lost would freeze the app (openradar 21961293).
    after(2 * duration) { [weak self, interaction = transition.interaction] in
      guard let self, self.transition?.interaction === interaction else { return }
      transition.animation.end(isCompleted: isCompleted)
      if self.transition?.interaction === interaction { finish(true) }
    }
  }

  private func finish(_ isCompleted: Bool) {
    guard let transition else { return }
    self.transition = nil
    controls?.refreshDelegate()
    controls?.endSelectionByUser(isCompleted: isCompleted)
    guard isCompleted, let skipped = transition.skippedIndex, let gates = controls?.gates else {
      return
    }
    gates.pass(gates.gate(ofTabAt: skipped), at: skipped)
  }

  private var width: CGFloat { recognizer.view?.bounds.width ?? 0 }

  /// The distance of the finger in the direction of the swipe, in points.
  private var distance: CGFloat {
    recognizer.translation(in: recognizer.view).x * (transition?.sign ?? waiting?.sign ?? 0)
  }

  // MARK: - The tabs

  /// Returns the tab in a direction, and the first tab on the way that is skipped for its gate.
  private func target(towards x: CGFloat) -> (index: Int, skippedIndex: Int?)? {
    guard x != 0, let controls, let controller = controls.controller,
      let start = controller.selectedTabIndex
    else { return nil }
    let isRightToLeft = controller.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = (x < 0) != isRightToLeft ? 1 : -1
    let end = step > 0 ? controller.barTabs.count - 1 : 0
    var skippedIndex: Int?
    for index in stride(from: start + step, through: end, by: step)
    where controller.isSelectable(index) && controls.centerButton?.runsAction(at: index) != true {
      guard let gates = controls.gates, gates.gate(ofTabAt: index) != .open else {
        return (index, skippedIndex)
      }
      skippedIndex = skippedIndex ?? index
    }
    return nil
  }

  // MARK: - The transition

  /// UIKit dissolves tabs after a tap, as long as the delegate has no method for animations.
  var hasTransitions: Bool { transition != nil }

  package func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition?.animation
  }

  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition?.interaction }
}

extension UITabBarController {
  /// Whether a transition runs that isn't the system's own after a tap.
  fileprivate func isAnimatedByOthers(_ controls: TabBarControls) -> Bool {
    guard let transitionCoordinator else { return false }
    return transitionCoordinator.isInteractive || controls.forwarder.hasAppAnimation
  }

  /// Returns whether the tab at an index has an item in the bar, not under More, and is neither
  /// hidden nor disabled.
  fileprivate func isSelectable(_ index: Int) -> Bool {
    guard let tab = barTab(.index(index)), let item = tab.item else { return false }
    return tab.isEnabled && !tab.isHidden && tabBar.items?.contains { $0 === item } == true
  }
}

extension UIScrollView {
  /// Returns whether the content can follow a finger that moves right (positive) or left.
  fileprivate func canScroll(towards x: CGFloat) -> Bool {
    let insets = adjustedContentInset
    let start = -insets.left
    let end = contentSize.width + insets.right - bounds.width
    guard end > start else { return false }
    return x < 0 ? contentOffset.x < end - 0.5 : contentOffset.x > start + 0.5
  }
}
