#if !canImport(CoreGraphics)
/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Square, at the end of the path.
  case butt = 0

  /// A half circle beyond the end of the path.
  case round = 1

  /// Square, half a line width beyond the end of the path.
  case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0

  /// A rounded corner.
  case round = 1

  /// A corner that is cut off.
  case bevel = 2
}
#endif
