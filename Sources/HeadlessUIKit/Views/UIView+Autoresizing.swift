import Foundation

extension UIView {
  /// Resizes the subviews by their autoresizing masks, after the size of the bounds changed from `oldSize`.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      var frame = view.untransformedFrame
      (frame.origin.x, frame.size.width) = Self.resized(
        origin: frame.origin.x,
        length: frame.size.width,
        in: oldSize.width,
        to: bounds.size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      (frame.origin.y, frame.size.height) = Self.resized(
        origin: frame.origin.y,
        length: frame.size.height,
        in: oldSize.height,
        to: bounds.size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      view.place(at: frame)
    }
  }

  /// Distributes a change of length along one axis over the flexible margins and width, in proportion to their lengths.
  private static func resized(
    origin: CGFloat,
    length: CGFloat,
    in oldTotal: CGFloat,
    to newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.before, origin),
      (flexible.length, length),
      (flexible.after, oldTotal - origin - length),
    ]
    let flexibleParts = parts.filter(\.isFlexible)
    guard !flexibleParts.isEmpty, newTotal != oldTotal else { return (origin, length) }
    let change = newTotal - oldTotal
    let flexibleTotal = flexibleParts.reduce(0) { $0 + $1.length }
    func share(of part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      // If all flexible parts have a length of 0, each gets an equal share.
      return flexibleTotal == 0
        ? change / CGFloat(flexibleParts.count)
        : change * part.length / flexibleTotal
    }
    return (origin + share(of: parts[0]), max(0, length + share(of: parts[1])))
  }
}
