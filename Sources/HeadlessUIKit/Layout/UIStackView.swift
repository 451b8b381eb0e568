public import Foundation

/// A view that places views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// Hidden views take no room. Where views could share the room in several ways, the first takes what is left or lacks; UIKit
/// goes by the index too, its order isn't established.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    /// Each as large as its content, but for those that mind least to be larger or smaller.
    case fill = 0

    /// All of one size.
    case fillEqually = 1

    /// In proportion to their contents.
    case fillProportionally = 2

    /// With the same room between them, at least the spacing.
    case equalSpacing = 3

    /// With the same distance between their centers, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where the views are across the axis.
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

  /// The default spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// A spacing of the system, 8 points.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - Views

  /// The views that are placed, in their order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Stops placing a view, which stays a subview.
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

  /// The room between two views, in points, the least of it where views are spread out.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  /// Whether the views are inside of the layout margins, rather than of the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the room after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The room after a view, in points.
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
