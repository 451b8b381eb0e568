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

  /// No distances.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}
