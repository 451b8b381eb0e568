/// Distances from the edges of a rectangle, in points; positive values shrink it.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat

  /// The distance from the left, in points.
  public var left: CGFloat

  /// The distance from the bottom, in points.
  public var bottom: CGFloat

  /// The distance from the right, in points.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Distances from the edges of a rectangle, relative to the layout direction, in points; positive values shrink it.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat

  /// The distance from the edge at which lines of text begin, in points.
  public var leading: CGFloat

  /// The distance from the bottom, in points.
  public var bottom: CGFloat

  /// The distance from the edge at which lines of text end, in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
