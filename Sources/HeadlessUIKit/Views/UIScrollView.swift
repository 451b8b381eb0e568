public import Foundation

/// A view on content that is larger than itself; it keeps its offset, and draws no indicators.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and vertically wherever a controller's content may hide behind bars.
    case automatic

    /// Along the axes on which the content can be scrolled.
    case scrollableAxes

    /// Not at all.
    case never

    /// On all sides.
    case always
  }

  /// The observers of the content's position and size.
  package var observers = ChangeObservers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  override func boundsDidChange() {
    scrollPositionDidChange()
  }

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The guide of the content, whose size is then that of the content.
  open var contentLayoutGuide: UILayoutGuide { guide(of: .content) }

  /// The guide of the view itself, which doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(of: .bounds) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { scrollPositionDidChange() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { scrollPositionDidChange() } }
  }

  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet { if contentInsetAdjustmentBehavior != oldValue { scrollPositionDidChange() } }
  }

  /// The content inset with what bars cover.
  ///
  /// The safe area counts at the top and bottom, and with `always` at the sides too.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    insets.top += safeAreaInsets.top
    insets.bottom += safeAreaInsets.bottom
    if contentInsetAdjustmentBehavior == .always {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    return insets
  }

  /// Whether a tap on the status bar scrolls the view to its top; no status bar is drawn to tap on.
  open var scrollsToTop = true

  open func adjustedContentInsetDidChange() {}

  /// Whether a drag takes a touch away from a view in the scroll view: from all but controls, as documented.
  ///
  /// Here a drag takes each touch away.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
    scrollPositionDidChange()
  }
}
