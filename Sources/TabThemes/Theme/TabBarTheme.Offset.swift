extension TabBarTheme {
  /// An offset in points; leading and trailing swap sides in right-to-left interfaces.
  public struct Offset: Hashable, Sendable {
    /// The distance from the leading edge, in points.
    public var leading: Double

    /// The distance downward, in points.
    public var vertical: Double

    /// Creates an offset.
    ///
    /// - Parameters:
    ///   - leading: The distance from the leading edge, in points.
    ///   - vertical: The distance downward, in points.
    public init(leading: Double = 0, vertical: Double = 0) {
      self.leading = leading
      self.vertical = vertical
    }
  }

  /// Insets of edges; positive values move edges inward, and leading and trailing swap sides in
  /// right-to-left interfaces.
  public struct Insets: Hashable, Sendable {
    /// The inset of the top edge, in points.
    public var top: Double

    /// The inset of the leading edge, in points.
    public var leading: Double

    /// The inset of the bottom edge, in points.
    public var bottom: Double

    /// The inset of the trailing edge, in points.
    public var trailing: Double

    /// Creates insets.
    ///
    /// - Parameters:
    ///   - top: The inset of the top edge, in points.
    ///   - leading: The inset of the leading edge, in points.
    ///   - bottom: The inset of the bottom edge, in points.
    ///   - trailing: The inset of the trailing edge, in points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}

extension TabBarTheme.Offset: Keyed {
  package static let noun = "an offset"
  package static let isValue = true
  /// Creates an offset of 0 points.
  public init() { self.init(leading: 0) }

  package static let keys: [Key<Self>] = [
    .plain("leading", \.leading, .move, "The offset away from the leading edge, in points."),
    .plain("vertical", \.vertical, .move, "The offset downward, in points."),
  ]
}

extension TabBarTheme.Insets: Keyed {
  package static let noun = "insets"
  package static let isValue = true
  /// Creates insets of 0 points.
  public init() { self.init(top: 0) }

  package static let keys: [Key<Self>] = [
    .plain("top", \.top, .move, standard: 0, "The inset of the top edge, in points."),
    .plain("leading", \.leading, .move, standard: 0, "The inset of the leading edge, in points."),
    .plain(
      "bottom",
      \.bottom,
      .move,
      standard: 0,
      "The inset of the bottom edge, in points."
    ),
    .plain(
      "trailing",
      \.trailing,
      .move,
      standard: 0,
      "The inset of the trailing edge, in points."
    ),
  ]
}
