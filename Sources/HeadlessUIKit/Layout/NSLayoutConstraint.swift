public import Foundation

/// A linear relation between two edges, centers or sizes: `first = multiplier × second + constant`, or ≤ or ≥.
///
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///       label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///     ])
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A part of a view or guide that constraints are about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  let first: LayoutAnchor
  let second: LayoutAnchor?
  private let storedRelation: Relation
  private let storedMultiplier: CGFloat

  /// The view that has the constraint while it is active: the nearest that has both items.
  weak var owner: UIView?

  init(
    _ first: LayoutAnchor,
    _ relation: Relation,
    to second: LayoutAnchor?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    (self.first, self.second, self.constant) = (first, second, constant)
    (storedRelation, storedMultiplier) = (relation, multiplier)
  }

  /// Creates a constraint between views or layout guides; without a second item the constant counts alone.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let items = (view1 as? any LayoutItem, view2 as? any LayoutItem)
    precondition(
      items.0 != nil && (view2 == nil || items.1 != nil),
      "The items of a constraint must be views or layout guides (were \(view1), \(view2 ?? "nil"))"
    )
    self.init(
      LayoutAnchor(item: items.0, attribute: attr1),
      relation,
      to: items.1.map { LayoutAnchor(item: $0, attribute: attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second?.item }
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
  open var relation: NSLayoutConstraint.Relation { storedRelation }
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant, in points; it may change while the constraint is active.
  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.constraintsDidChange() } }
  }

  /// How much the constraint counts where not all can be satisfied.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }

  /// A name for the constraint in messages.
  open var identifier: String?

  // MARK: - Activating

  /// Whether the constraint has an effect: whether the nearest view that has both items has it.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard owner == nil else { return }
    let views = items.compactMap(\.layoutView)
    guard views.count == items.count, let owner = UIView.commonAncestor(of: views) else {
      preconditionFailure(
        "The items of a constraint must be in one tree of views before it is active (\(self))"
      )
    }
    owner.addConstraint(self)
  }

  private func deactivate() {
    owner?.removeConstraint(self)
  }

  /// The views and guides that the constraint is about.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  // MARK: - Description

  /// The constraint as a formula, as in "UILabel.top == UIView.safeArea.top + 8 @750 (name)".
  nonisolated open override var description: String {
    MainActor.assumeIsolated { formula }
  }

  private var formula: String {
    let signs: [Relation: String] = [
      .lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">=",
    ]
    var text = "\(first.name) \(signs[relation] ?? "")"
    if let second {
      text += multiplier == 1 ? " \(second.name)" : " \(Double(multiplier)) * \(second.name)"
      if constant != 0 {
        text += constant < 0 ? " - \(-Double(constant))" : " + \(Double(constant))"
      }
    } else {
      text += " \(Double(constant))"
    }
    if priority < .required { text += " @\(Double(priority.rawValue))" }
    return identifier.map { "\(text) (\($0))" } ?? text
  }
}
