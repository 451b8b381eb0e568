/// A translation in points, positive to the right and down.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat

  /// The distance down, in points.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public static var zero: UIOffset { UIOffset() }
}
