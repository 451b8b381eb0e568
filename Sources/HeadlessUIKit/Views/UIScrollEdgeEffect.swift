import Foundation

/// The veil over the content of a scroll view at an edge that a bar of glass covers; iOS 26 and later.
///
///     scrollView.bottomEdgeEffect.style = .hard
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The shape of the veil.
  @preconcurrency @MainActor public final class Style: NSObject {
    /// The style that the system chooses.
    public static let automatic = Style()

    /// A gradient.
    public static let soft = Style()

    /// A veil of one opacity, cut off at the bar's edge.
    public static let hard = Style()
  }

  /// Whether the effect isn't shown.
  open var isHidden = false

  open var style = Style.automatic
}
