public import TabUIKit

/// A view that plays in place of an item's icon, as one of Lottie's does.
///
///     final class LottieIcon: TabBarItemAnimator {
///       private let animation = LottieAnimationView(name: "home")
///       var view: UIView { animation }
///       func select(animated: Bool) { animated ? animation.play() : (animation.currentProgress = 1) }
///       func deselect(animated: Bool) { animation.currentProgress = 0 }
///     }
@MainActor
public protocol TabBarItemAnimator: AnyObject {
  /// The view, which is as large as it likes and stands over the middle of the icon's place.
  var view: UIView { get }

  /// Shows that the tab is selected now.
  ///
  /// - Parameter animated: Whether to play; `false` at first and where the user has reduced motion.
  func select(animated: Bool)

  /// Shows that the tab isn't selected any more.
  func deselect(animated: Bool)
}
