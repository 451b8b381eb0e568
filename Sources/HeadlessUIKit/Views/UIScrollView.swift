public import Foundation

/// A view that shows a part of larger content at an offset; scroll indicators aren't drawn.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The way in which the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and vertically where bars of a container may cover the content.
    case automatic

    /// Added along the axes in which the content can be scrolled.
    case scrollableAxes

    /// Not added.
    case never

    /// Added on all four sides.
    case always
  }

  /// The observers of the content's position and size.
  package var observers = ChangeObservers()

  /// The effect at the bottom edge, which a tab bar of glass draws below its platter.
  public final let bottomEdgeEffect = UIScrollEdgeEffect()

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

  /// The point of the content at the top left corner of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The guide of the content, as large as its constraints make the content.
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

  /// The content inset plus the safe area insets.
  ///
  /// The safe area is added at the top and bottom, and with `always` also at the sides; with `never` it isn't added.
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

  /// Whether a tap on the status bar scrolls to the top; without effect here, where no status bar is drawn.
  open var scrollsToTop = true

  open func adjustedContentInsetDidChange() {}

  /// Whether a drag cancels a touch in a subview: in any but controls by default, as documented.
  ///
  /// Here a drag cancels every touch.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
    scrollPositionDidChange()
  }
}
