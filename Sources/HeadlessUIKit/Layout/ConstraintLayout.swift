import Foundation

/// A solver of the constraints in a tree of views.
///
/// Views whose autoresizing mask is translated keep their frames; the frames of other views are computed. A required
/// constraint that contradicts earlier ones is left out and reported; a view with an ambiguous frame is reported.
@MainActor struct ConstraintLayout {
  private let root: UIView
  private var system = LinearSystem()
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]

  /// The views that can hold constraints.
  private var owners: [UIView] = []
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [UIScrollView] = []

  /// A constraint as an expression that should be 0, or at least 0, with its text for messages.
  private struct Rule {
    var expression: LinearExpression
    var relation: LinearSystem.Relation
    var text: @MainActor () -> String
  }

  private var required: [Rule] = []
  private var preferred: [Float: [Rule]] = [:]
  private var texts: [Int: @MainActor () -> String] = [:]
  private var problems: [String] = []

  /// Collects and solves the constraints in the tree of a root view, whose frame is given.
  init(of root: UIView) {
    self.root = root
    boxes[ObjectIdentifier(root)] = LayoutBox(root.untransformedFrame)
    collectBoxes(in: root)
    solve()
  }

  /// Collects and solves the constraints in a view, whose size should be as close to a given size as priorities allow.
  init(
    of root: UIView,
    fitting size: CGSize,
    priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) {
    self.root = root
    addBox(of: root)
    collectBoxes(in: root)
    let box = box(of: root)
    add(box.width - LinearExpression(Double(size.width)), .zero, at: priorities.horizontal) { "" }
    add(box.height - LinearExpression(Double(size.height)), .zero, at: priorities.vertical) { "" }
    solve()
  }

  // MARK: - Collecting

  /// Creates the boxes of a view's guides and descendants, in the order of the tree.
  private mutating func collectBoxes(in view: UIView) {
    guard let state = view.storedLayoutState else { return }
    owners.append(view)
    for guide in state.guides {
      guides.append(guide)
      boxes[ObjectIdentifier(guide)] = newBox { guide.layoutName }
    }
    for subview in view.subviews {
      if subview.translatesAutoresizingMaskIntoConstraints {
        boxes[ObjectIdentifier(subview)] = LayoutBox(subview.untransformedFrame)
      } else {
        views.append(subview)
        addBox(of: subview)
      }
    }
    for subview in view.subviews { collectBoxes(in: subview) }
  }

  private mutating func newBox(_ name: @escaping @MainActor () -> String) -> LayoutBox {
    let box = LayoutBox(in: &system)
    // Widths and heights are nonnegative variables, whose texts name them in conflicts.
    for part in [box.parts[2], box.parts[3]] {
      if let variable = part.expression.terms.first?.variable {
        texts[variable] = { "\(name()).\(part.name) >= 0" }
      }
    }
    return box
  }

  private mutating func addBox(of view: UIView) {
    let box = newBox { view.layoutName }
    boxes[ObjectIdentifier(view)] = box
    let size = view.intrinsicContentSize
    add(box.width, contentSize: size.width, of: view, along: .horizontal)
    add(box.height, contentSize: size.height, of: view, along: .vertical)
  }

  /// Adds the constraints of a view's intrinsic size along an axis, at its hugging and compression resistance
  /// priorities.
  private mutating func add(
    _ length: LinearExpression,
    contentSize: CGFloat,
    of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) {
    guard contentSize >= 0 else { return }
    let content = LinearExpression(Double(contentSize))
    let name = axis == .horizontal ? "width" : "height"
    add(content - length, .zeroOrMore, at: view.contentHuggingPriority(for: axis)) {
      "\(view.layoutName).\(name) <= \(Double(contentSize)), its content"
    }
    add(length - content, .zeroOrMore, at: view.contentCompressionResistancePriority(for: axis)) {
      "\(view.layoutName).\(name) >= \(Double(contentSize)), its content"
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, of owner: UIView) {
    guard let first = value(of: constraint.first, for: constraint, in: owner) else { return }
    var expression = first - LinearExpression(Double(constraint.constant))
    if let second = constraint.second {
      guard let value = value(of: second, for: constraint, in: owner) else { return }
      expression.add(value, times: -Double(constraint.multiplier))
    }
    if constraint.relation == .lessThanOrEqual { expression = expression.scaled(by: -1) }
    add(expression, constraint.relation == .equal ? .zero : .zeroOrMore, at: constraint.priority) {
      constraint.description
    }
  }

  private mutating func add(
    _ expression: LinearExpression,
    _ relation: LinearSystem.Relation,
    at priority: UILayoutPriority,
    text: @escaping @MainActor () -> String
  ) {
    let rule = Rule(expression: expression, relation: relation, text: text)
    if priority >= .required {
      required.append(rule)
    } else {
      preferred[priority.rawValue, default: []].append(rule)
    }
  }

  // MARK: - Values of anchors

  private func box(of item: any LayoutItem) -> LayoutBox {
    boxes[ObjectIdentifier(item)] ?? LayoutBox(.zero)
  }

  /// Returns the value of an anchor in the coordinates of a view; nil if its item isn't a descendant any more.
  private mutating func value(
    of anchor: LayoutAnchor,
    for constraint: NSLayoutConstraint,
    in owner: UIView
  ) -> LinearExpression? {
    guard let item = anchor.item,
      let start = value(of: anchor.attribute, of: item, for: constraint, in: owner)
    else { return nil }
    guard anchor.isDistance else { return start }
    guard let end = anchor.endItem,
      let value = value(of: anchor.endAttribute, of: end, for: constraint, in: owner)
    else { return nil }
    return value - start
  }

  private mutating func value(
    of attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    for constraint: NSLayoutConstraint,
    in owner: UIView
  ) -> LinearExpression? {
    guard let view = item.layoutView, view.isDescendant(of: owner) else { return nil }
    let box = box(of: item, in: owner, isSize: attribute == .width || attribute == .height)
    switch attribute {
    case .leading, .trailing:
      // Inferred: if the directions of the items differ, that of the first item is used.
      guard constraint.first.item?.layoutView?.readsRightToLeft == true else { break }
      // In right-to-left layout, leading and trailing edges are measured from the right edge of the owner.
      return self.box(of: owner).width - box.value(of: attribute == .leading ? .right : .left)
    case .firstBaseline, .lastBaseline:
      guard let font = view.baselineFont else { break }
      // A view with a baseline shows a single line of text in its vertical center.
      let drop = LinearExpression(Double(font.ascender - font.lineHeight / 2))
      return box.value(of: .centerY) + drop
    default: break
    }
    return box.value(of: attribute)
  }

  /// Returns the box of an item in the coordinates of a view that contains it.
  private mutating func box(
    of item: any LayoutItem,
    in owner: UIView,
    isSize: Bool
  ) -> LayoutBox {
    guard var container = item.layoutView else { return LayoutBox(.zero) }
    var box: LayoutBox
    if let guide = item as? UILayoutGuide {
      box = self.box(of: guide, of: container)
    } else if container === owner {
      // For its descendants, the edges of a scroll view are those of its content; its size is that of its frame.
      box = ownBox(of: owner)
      if !isSize, let scrollView = owner as? UIScrollView { box = contentBox(of: scrollView) }
    } else {
      box = self.box(of: item)
      container = container.superview ?? owner
    }
    // Convert the box from each superview's coordinates to the next, up to the owner's.
    while container !== owner, let superview = container.superview {
      let outer = self.box(of: container)
      box.move(
        byX: outer.x - LinearExpression(Double(container.bounds.minX)),
        y: outer.y - LinearExpression(Double(container.bounds.minY))
      )
      container = superview
    }
    return box
  }

  private mutating func box(of guide: UILayoutGuide, of view: UIView) -> LayoutBox {
    switch guide.region {
    case nil: return box(of: guide)
    case .content:
      return (view as? UIScrollView).map { contentBox(of: $0) } ?? ownBox(of: view)
    case .some(let region): return ownBox(of: view).inset(by: view.insets(of: region))
    }
  }

  /// Returns the bounds of a view in the view's coordinates, with the width and height of its box.
  private func ownBox(of view: UIView) -> LayoutBox {
    var box = box(of: view)
    box.x = LinearExpression(Double(view.bounds.minX))
    box.y = LinearExpression(Double(view.bounds.minY))
    return box
  }

  /// Returns the content of a scroll view, a box whose size follows from constraints.
  private mutating func contentBox(of view: UIScrollView) -> LayoutBox {
    if let box = contentBoxes[ObjectIdentifier(view)] { return box }
    var box = newBox { "\(view.layoutName).content" }
    (box.x, box.y) = (LinearExpression(), LinearExpression())
    contentBoxes[ObjectIdentifier(view)] = box
    scrollViews.append(view)
    return box
  }

  // MARK: - Solving

  private mutating func solve() {
    for view in owners {
      for constraint in view.constraints + view.ownConstraints { add(constraint, of: view) }
    }
    // Required constraints are added in order, so a conflict leaves out the later one.
    for rule in required {
      switch system.require(rule.expression, rule.relation) {
      case .added(let marker): texts[marker] = rule.text
      case .conflict(let markers):
        let others = markers.compactMap { texts[$0]?() }
        problems.append(
          "constraints contradict each other: "
            + (others + ["\(rule.text()) (left out)"]).joined(separator: ", ")
        )
      }
    }
    // Each priority is optimized without giving up anything of a higher one.
    for (_, rules) in preferred.sorted(by: { $0.key > $1.key }) {
      system.prefer(rules.map { ($0.expression, $0.relation) })
    }
  }

  /// Returns the frames of views and guides, and the problems.
  func solution() -> ConstraintSolution {
    var solution = ConstraintSolution(problems: problems)
    let grid = PixelGrid(scale: max(1, root.traitCollection.displayScale))
    for view in views {
      let box = box(of: view)
      let frame = box.rect(in: system, on: grid)
      solution.views.append((view, frame))
      solution.frames[ObjectIdentifier(view)] = frame
      let open = box.parts.filter { system.isAmbiguous($0.expression) }.map(\.name)
      guard !open.isEmpty else { continue }
      solution.ambiguous.insert(ObjectIdentifier(view))
      if view.isShown {
        let parts = open.joined(separator: ", ")
        solution.problems.append("constraints leave open: \(parts) of \(view.layoutName)")
      }
    }
    for guide in guides {
      let frame = box(of: guide).rect(in: system, on: grid)
      solution.guides.append((guide, frame))
      solution.frames[ObjectIdentifier(guide)] = frame
    }
    for view in scrollViews {
      guard let box = contentBoxes[ObjectIdentifier(view)],
        ![box.width, box.height].contains(where: { system.isAmbiguous($0) })
      else { continue }
      solution.contentSizes[ObjectIdentifier(view)] = box.rect(in: system, on: grid).size
    }
    return solution
  }

  /// Returns the size of the root view, rounded up to full pixels.
  func fittedSize() -> CGSize {
    let box = box(of: root)
    let grid = PixelGrid(scale: max(1, root.traitCollection.displayScale))
    return CGSize(
      width: grid.ceiling(CGFloat(system.value(of: box.width)) - 1e-6),
      height: grid.ceiling(CGFloat(system.value(of: box.height)) - 1e-6)
    )
  }
}

extension UIView {
  /// Whether the view and all views around it are visible.
  fileprivate var isShown: Bool { !isHidden && (superview?.isShown ?? true) || self is UIWindow }
}
