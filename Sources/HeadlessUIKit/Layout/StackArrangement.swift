import Foundation

/// The constraints by which a stack view arranges its views.
@MainActor struct StackArrangement {
  private let stack: UIStackView

  /// The visible arranged views, in order.
  private let views: [UIView]
  private let hidden: [UIView]

  /// The item that contains the views: the stack view or its margins guide.
  private let container: any LayoutItem

  private(set) var constraints: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    arrangeAlongAxis()
    arrangeAcrossAxis()
    fitContents()
    hide()
  }

  // MARK: - Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  // These priorities are inferred.

  /// The priority of proportional lengths, equal spacing and the zero size of hidden views.
  private static let spreading = UILayoutPriority(999)

  /// The priority of equal distances between centers, below the default priorities of contents.
  private static let centering = UILayoutPriority(150)

  /// The priority of making the stack view as small as its contents.
  private static let fitting = UILayoutPriority(49)

  // MARK: - Along the axis

  private mutating func arrangeAlongAxis() {
    guard let first = views.first, let last = views.last else { return }
    add(anchor(first, start), .equal, anchor(container, start), named: "stack start")
    add(anchor(last, end), .equal, anchor(container, end), named: "stack end")
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        distance(view, end, next, start),
        isSpread ? .greaterThanOrEqual : .equal,
        constant: stack.spacing(after: view),
        named: "stack spacing"
      )
    }
    switch stack.distribution {
    case .fill: settleTies()
    case .fillEqually: makeEqual(views.map { anchor($0, length) }, at: .required)
    case .fillProportionally: makeProportional()
    case .equalSpacing: makeEqual(distances(from: end, to: start), at: Self.spreading)
    case .equalCentering: makeEqual(distances(from: center, to: center), at: Self.centering)
    }
  }

  private func distances(from: Attribute, to: Attribute) -> [LayoutAnchor] {
    zip(views, views.dropFirst()).map { distance($0, from, $1, to) }
  }

  private mutating func makeEqual(_ lengths: [LayoutAnchor], at priority: UILayoutPriority) {
    guard let first = lengths.first else { return }
    for length in lengths.dropFirst() {
      add(length, .equal, first, at: priority, named: "stack \(stack.distribution)")
    }
  }

  private mutating func makeProportional() {
    guard let first = views.first(where: { contentLength($0) > 0 }) else { return }
    for view in views where view !== first && contentLength(view) >= 0 {
      add(
        anchor(view, length),
        .equal,
        anchor(first, length),
        multiplier: contentLength(view) / contentLength(first),
        at: Self.spreading,
        named: "stack fillProportionally"
      )
    }
  }

  /// Decides which view gets spare space if priorities are equal: the first one.
  private mutating func settleTies() {
    for (index, view) in views.enumerated() {
      // The first view has the lowest priority for the length of its content, so its length changes first.
      let priority = UILayoutPriority(Float(index + 1) / Float(views.count + 1))
      let content = max(0, contentLength(view))
      add(anchor(view, length), .equal, constant: content, at: priority, named: "stack tie")
    }
  }

  private func contentLength(_ view: UIView) -> CGFloat {
    isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
  }

  // MARK: - Across the axis

  private mutating func arrangeAcrossAxis() {
    for view in views {
      let (viewStart, viewEnd) = (anchor(view, crossStart), anchor(view, crossEnd))
      let (start, end) = (anchor(container, crossStart), anchor(container, crossEnd))
      let name = "stack alignment"
      switch stack.alignment {
      case .fill:
        add(viewStart, .equal, start, named: name)
        add(viewEnd, .equal, end, named: name)
        continue
      case .leading: add(viewStart, .equal, start, named: name)
      case .trailing: add(viewEnd, .equal, end, named: name)
      case .center:
        add(anchor(view, crossCenter), .equal, anchor(container, crossCenter), named: name)
      case .firstBaseline: alignBaseline(of: view, .firstBaseline)
      case .lastBaseline: alignBaseline(of: view, .lastBaseline)
      }
      add(viewStart, .greaterThanOrEqual, start, named: name)
      add(viewEnd, .lessThanOrEqual, end, named: name)
    }
  }

  private mutating func alignBaseline(of view: UIView, _ baseline: Attribute) {
    guard isHorizontal, let first = views.first, view !== first else { return }
    add(anchor(view, baseline), .equal, anchor(first, baseline), named: "stack alignment")
  }

  // MARK: - The stack view

  private mutating func fitContents() {
    for length in [length, crossLength] {
      add(anchor(stack, length), .equal, at: Self.fitting, named: "stack fit")
    }
    // Unless contents or constraints decide, views that don't fill the stack view are as small as possible.
    for view in views where stack.alignment != .fill {
      add(anchor(view, crossLength), .equal, at: Self.fitting - 1, named: "stack fit")
      add(
        anchor(view, crossStart),
        .equal,
        anchor(container, crossStart),
        at: Self.fitting - 2,
        named: "stack fit"
      )
    }
  }

  private mutating func hide() {
    for view in hidden {
      for (edge, length) in [(start, length), (crossStart, crossLength)] {
        add(
          anchor(view, edge),
          .equal,
          anchor(container, edge),
          at: Self.spreading,
          named: "stack hiding"
        )
        add(anchor(view, length), .equal, at: Self.spreading, named: "stack hiding")
      }
    }
  }

  // MARK: - Making constraints

  private func anchor(_ item: any LayoutItem, _ attribute: Attribute) -> LayoutAnchor {
    LayoutAnchor(item: item, attribute: attribute)
  }

  private func distance(
    _ view: UIView,
    _ attribute: Attribute,
    _ other: UIView,
    _ otherAttribute: Attribute
  ) -> LayoutAnchor {
    anchor(view, attribute).distance(to: anchor(other, otherAttribute))
  }

  private mutating func add(
    _ first: LayoutAnchor,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutAnchor? = nil,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    at priority: UILayoutPriority = .required,
    named name: String
  ) {
    let constraint = NSLayoutConstraint(
      first,
      relation,
      to: second,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }
}
