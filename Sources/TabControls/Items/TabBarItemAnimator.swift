public import TabUIKit

/// A view that replaces an item's icon and animates it, such as one of Lottie.
///
///     final class LottieIcon: TabBarItemAnimator {
///       private let animation = LottieAnimationView(name: "home")
///       var view: UIView { animation }
///       func select(animated: Bool) { animated ? animation.play() : (animation.currentProgress = 1) }
///       func deselect(animated: Bool) { animation.currentProgress = 0 }
///     }
@MainActor
public protocol TabBarItemAnimator: AnyObject {
  /// The view, of any size, which is centered over the icon.
  var view: UIView { get }

  /// Shows that the tab is selected now.
  ///
  /// - Parameter animated: Whether to animate; `false` initially and with Reduce Motion.
  func select(animated: Bool)

  /// Shows that the tab isn't selected anymore.
  func deselect(animated: Bool)
}
