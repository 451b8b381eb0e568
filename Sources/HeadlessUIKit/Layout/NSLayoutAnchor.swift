public import Foundation

/// An attribute of a view or guide that constraints relate, or the distance between two of them.
struct LayoutAnchor {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  /// The attribute at the end of a distance; `notAnAttribute` if the anchor isn't a distance.
  private(set) var endAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  private(set) weak var endItem: (any LayoutItem)?

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Returns the distance from this anchor to another one.
  func distance(to end: LayoutAnchor) -> LayoutAnchor {
    var distance = self
    (distance.endItem, distance.endAttribute) = (end.item, end.attribute)
    return distance
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  var items: [any LayoutItem] { [item, endItem].compactMap { $0 } }

  @MainActor var name: String {
    let start = "\(item?.layoutName ?? "nil").\(attribute)"
    return isDistance ? "(\(endItem?.layoutName ?? "nil").\(endAttribute) - \(start))" : start
  }
}

/// An edge, a center or a dimension of a view or guide, from which constraints are created.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject
where AnchorType: AnyObject {
  final let anchor: LayoutAnchor

  init(_ anchor: LayoutAnchor) {
    self.anchor = anchor
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self.anchor, .equal, to: anchor.anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self.anchor, .greaterThanOrEqual, to: anchor.anchor, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self.anchor, .lessThanOrEqual, to: anchor.anchor, constant: c)
  }

  /// Returns the distance from this anchor to another one.
  final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(anchor.distance(to: other.anchor))
  }
}

/// A left, right, leading or trailing edge, or a horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A top or bottom edge, a vertical center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
}

/// A width, a height or a distance between anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(anchor, .equal, to: nil, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(anchor, .greaterThanOrEqual, to: nil, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(anchor, .lessThanOrEqual, to: nil, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self.anchor, .equal, to: anchor.anchor, multiplier: m, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      self.anchor,
      .greaterThanOrEqual,
      to: anchor.anchor,
      multiplier: m,
      constant: c
    )
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      self.anchor,
      .lessThanOrEqual,
      to: anchor.anchor,
      multiplier: m,
      constant: c
    )
  }
}
