public import Foundation
import TabAppearance
import TabUIKit

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
/// A swipe begins only if the bar is at the bottom, the tab shows its root, and no transition is
/// running. In right-to-left layout the directions are swapped. With Reduce Motion the tabs
/// dissolve instead of moving.
@MainActor
public final class TabBarSwipe: TabBarPart {
  /// Whether a swipe may begin; setting `false` during a swipe cancels it.
  public var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }

  /// The fraction of the width, from 0 to 1, that the finger has to move for the swipe to complete
  /// when it is lifted.
  public var completionShare: CGFloat = 0.4

  /// The duration of a full transition, in seconds.
  public var duration: TimeInterval = 0.35

  private let recognizer = UIPanGestureRecognizer()
  private let conditions = GestureConditions()
  private weak var controls: TabBarControls?
  private var transition: Transition?

  /// A swipe in progress.
  @MainActor
  private struct Transition {
    /// 1 if the finger moves right, else -1.
    var sign: CGFloat
    var skippedIndex: Int?

    /// Whether the gesture has ended and the animation runs on by itself.
    var isDecided = false
    let interaction = UIPercentDrivenInteractiveTransition()
  }

  /// Creates a swipe; set it on ``TabBarControls/swipe``.
  public init() {
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = conditions
    conditions.shouldReceive = { [weak self] in self?.isOverContent($0) ?? false }
    conditions.mayBegin = { [weak self] in self?.mayBegin ?? false }
    recognizer.onEvent { [weak self] in self?.didChange($0.state) }
  }

  func attach(to controls: TabBarControls) {
    self.controls = controls
    layOut()
  }

  func detach() {
    recognizer.view?.removeGestureRecognizer(recognizer)
    if transition != nil {
      end(isCompleted: false)
      controls?.endSelectionByUser(isCompleted: false)
    }
    controls = nil
  }

  func layOut() {
    guard let view = controls?.controller?.viewIfLoaded, recognizer.view !== view else { return }
    view.addGestureRecognizer(recognizer)
  }

  // MARK: - Gesture

  /// Returns whether a touch is outside of the bar, which has its own gestures.
  private func isOverContent(_ touch: UITouch) -> Bool {
    guard let bar = controls?.shownBar, !bar.isHidden, bar.window != nil else { return true }
    return !bar.point(inside: touch.location(in: bar), with: nil)
  }

  private var mayBegin: Bool {
    guard let controls, let controller = controls.controller, transition == nil,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil,
      controller.barPlacement(in: .current) == .bottom || controls.shownBar !== controller.tabBar,
      (controller.selectedViewController as? UINavigationController)?.viewControllers.count ?? 1
        < 2
    else { return false }
    let motion = self.motion
    return abs(motion.x) > abs(motion.y) && target(towards: motion.x) != nil
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
    case .ended: end(isCompleted: distance >= completionShare * width)
    case .cancelled, .failed: end(isCompleted: false)
    default: break
    }
  }

  private func begin() {
    guard let controls, let controller = controls.controller,
      let target = target(towards: motion.x)
    else { return }
    let transition = Transition(sign: motion.x < 0 ? -1 : 1, skippedIndex: target.skippedIndex)
    self.transition = transition
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
    guard let transition, !transition.isDecided else { return }
    // A finger moved back beyond its start begins another swipe.
    guard distance >= 0 else { return end(isCompleted: false) }
    transition.interaction.update(min(1, distance / max(1, width)))
  }

  /// Ends the interactive part: the animation completes or cancels the transition.
  private func end(isCompleted: Bool) {
    guard let transition, !transition.isDecided else { return }
    self.transition?.isDecided = true
    if isCompleted { transition.interaction.finish() } else { transition.interaction.cancel() }
  }

  private func finish(_ isCompleted: Bool) {
    guard let transition else { return }
    self.transition = nil
    controls?.endSelectionByUser(isCompleted: isCompleted)
    guard isCompleted, let skipped = transition.skippedIndex, let gates = controls?.gates else {
      return
    }
    gates.pass(gates.gate(ofTabAt: skipped), at: skipped)
  }

  private var width: CGFloat { recognizer.view?.bounds.width ?? 0 }

  /// The distance of the finger in the direction of the swipe, in points.
  private var distance: CGFloat {
    recognizer.translation(in: recognizer.view).x * (transition?.sign ?? 0)
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

  var hasTransitions: Bool { true }

  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { TabSwipeAnimation(sign: $0.sign, duration: duration) }
  }

  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition?.interaction }
}

extension UITabBarController {
  /// Returns whether the tab at an index has an item in the bar, not under More, and is neither
  /// hidden nor disabled.
  fileprivate func isSelectable(_ index: Int) -> Bool {
    guard let tab = barTab(.index(index)), let item = tab.item else { return false }
    return tab.isEnabled && !tab.isHidden && tabBar.items?.contains { $0 === item } == true
  }
}
