/// How an open stroke ends.
package enum LineCap: Hashable, Sendable, CaseIterable {
  /// Straight, at the end of the line.
  case butt

  /// A half circle beyond the end.
  case round

  /// Straight, half a line width beyond the end.
  case square
}

/// How two parts of a stroke meet.
package enum LineJoin: Hashable, Sendable, CaseIterable {
  /// Pointed; beveled where the point would be longer than the miter limit.
  case miter

  /// An arc around the corner.
  case round

  /// A straight cut across the corner.
  case bevel
}
