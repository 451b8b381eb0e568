/// How lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0

  /// In the middle.
  case center = 1

  /// At the right edge.
  case right = 2

  /// From edge to edge.
  case justified = 3

  /// At the edge where the script begins.
  case natural = 4
}
