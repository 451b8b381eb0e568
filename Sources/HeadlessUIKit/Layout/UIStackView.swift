public import Foundation

/// A view that arranges views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// Hidden views take no space. If views of equal priorities could share space in several ways, the length of the first
/// one changes; UIKit's choice depends on the index, too, but its order isn't established.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// Sized by content, except that views of the lowest priorities grow or shrink to fill the stack view.
    case fill = 0

    /// Of equal lengths.
    case fillEqually = 1

    /// Of lengths in proportion to the contents.
    case fillProportionally = 2

    /// With equal space between the views, of at least the spacing.
    case equalSpacing = 3

    /// With equal distances between the centers, where the spacing allows.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The custom spacing that is replaced by the stack view's `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The custom spacing of the system, 8 points here.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view: archives aren't modelled, but subclasses must implement the initializer.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - Views

  /// The views that are arranged, in order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Removes a view from the arrangement; the view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    constraintsDidChange()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  override func subviewVisibilityDidChange() {
    super.subviewVisibilityDidChange()
    arrangementDidChange()
  }

  // MARK: - Arrangement

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = UIStackView.Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = UIStackView.Alignment.fill { didSet { arrangementDidChange() } }

  /// The space between adjacent views, in points; a minimum for equal spacing and equal centering.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  /// Whether the views are arranged inside the layout margins rather than the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the space after a view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacing(after: view)
    if spacing == Self.spacingUseSystem { return 8 }
    return spacing == Self.spacingUseDefault ? self.spacing : spacing
  }

  private func arrangementDidChange() {
    _ = layoutState
    constraintsDidChange()
  }

  override var ownConstraints: [NSLayoutConstraint] { StackArrangement(of: self).constraints }
}
