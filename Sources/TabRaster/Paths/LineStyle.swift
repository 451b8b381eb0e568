/// The shape of a stroke at the ends of open subpaths.
package enum LineCap: Hashable, Sendable, CaseIterable {
  /// A straight edge at the end of the line.
  case butt

  /// A half circle beyond the end.
  case round

  /// A straight edge half a line width beyond the end.
  case square
}

/// The shape of a stroke at corners.
package enum LineJoin: Hashable, Sendable, CaseIterable {
  /// A sharp corner; beveled where the miter would be longer than the miter limit.
  case miter

  /// An arc around the corner.
  case round

  /// A straight cut across the corner.
  case bevel
}
