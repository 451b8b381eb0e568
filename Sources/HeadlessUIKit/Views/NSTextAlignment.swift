/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0

  /// In the middle.
  case center = 1

  /// At the right edge.
  case right = 2

  /// Stretched to both edges.
  case justified = 3

  /// At the left edge in left-to-right interfaces, else at the right edge.
  case natural = 4
}
