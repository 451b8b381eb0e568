#if !canImport(CoreGraphics)
/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Straight, at the end of the path.
  case butt = 0

  /// A half circle beyond the end.
  case round = 1

  /// Straight, half a line width beyond the end.
  case square = 2
}

/// How parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0

  /// An arc around the corner.
  case round = 1

  /// A straight cut across the corner.
  case bevel = 2
}
#endif
