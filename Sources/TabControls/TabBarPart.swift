import TabAppearance
import TabUIKit

/// One thing that an app sets on a bar through ``TabBarControls``: at most one of each type.
///
/// What a part doesn't say is as without it.
@MainActor
protocol TabBarPart: AnyObject {
  /// Adds the part's views and gestures; the controls outlive the part.
  func attach(to controls: TabBarControls)

  /// Takes off all that the part has added or set.
  func detach()

  /// Follows the bar: runs at each layout of the controller's view, after the bar's own.
  func layOut()

  /// Whether the user may select a tab.
  func shouldSelect(_ target: TabSelectionTarget) -> Bool

  /// Hears of each selection.
  func didSelect(_ selection: TabBarSelection)

  /// Whether the part has animations of changes of tabs.
  var hasTransitions: Bool { get }

  /// The animation of a change of tabs.
  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives an animation of the part's.
  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations of the tab bar controller.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask? { get }

  /// A bar that shows in place of the system's.
  var bar: UIView? { get }

  /// The frames of the items in that bar, in the coordinates of a view.
  func itemFrames(in view: UIView) -> [CGRect]?

  /// The position in that bar of the tab at an index.
  func position(ofTabAt index: Int) -> Int?

  /// The view of a tab's icon in that bar, or one over the icon of the system's.
  func iconView(of tab: BarTab) -> UIView?
}

extension TabBarPart {
  func layOut() {}
  func shouldSelect(_ target: TabSelectionTarget) -> Bool { true }
  func didSelect(_ selection: TabBarSelection) {}
  var hasTransitions: Bool { false }

  func animationController(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func interactionController(
    for animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  var supportedInterfaceOrientations: UIInterfaceOrientationMask? { nil }
  var bar: UIView? { nil }
  func itemFrames(in view: UIView) -> [CGRect]? { nil }
  func position(ofTabAt index: Int) -> Int? { nil }
  func iconView(of tab: BarTab) -> UIView? { nil }
}
