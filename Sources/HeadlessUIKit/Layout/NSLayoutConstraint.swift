public import Foundation

/// A linear relation between two attributes of views: `first = multiplier × second + constant`, or with ≤ or ≥.
///
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///       label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///     ])
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An edge, a center, a dimension or a baseline of a view or guide.
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

  /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
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

  /// Creates a constraint between views or layout guides; without a second item, `first` is compared with the constant.
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

  /// The constant, in points, which can change while the constraint is active.
  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.constraintsDidChange() } }
  }

  /// The priority by which the constraint is satisfied or broken when constraints conflict.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }

  /// The name of the constraint in messages.
  open var identifier: String?

  // MARK: - Activating

  /// Whether the constraint takes part in layout, held by the nearest common ancestor of its items.
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

  /// The views and guides of both anchors.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  // MARK: - Description

  /// The constraint as a formula, such as "UILabel.top == UIView.safeArea.top + 8 @750 (name)".
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
