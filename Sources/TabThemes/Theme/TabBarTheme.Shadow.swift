extension TabBarTheme {
  /// A shadow behind text.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color

    /// The offset of the shadow from the text, in points.
    public var offset: Offset

    /// The radius of the blur, in points, 0 or more.
    public var blur: Double { didSet { Self.check(blur) } }

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - offset: The offset of the shadow from the text, in points.
    ///   - blur: The radius of the blur, in points, 0 or more.
    /// - Precondition: `blur` is 0 or more.
    public init(color: Color, offset: Offset = Offset(), blur: Double = 0) {
      Self.check(blur)
      self.color = color
      self.offset = offset
      self.blur = blur
    }

    private static func check(_ blur: Double) {
      precondition(blur >= 0, "Shadow.blur must be at least 0 (was \(blur))")
    }
  }
}

extension TabBarTheme.Shadow: Keyed {
  package static let noun = "a shadow"
  package static let isValue = true
  package init() { self.init(color: .system(.clear)) }

  package static let keys: [Key<Self>] = [
    .plain("color", \.color, .color, isRequired: true, "The color."),
    .plain(
      "offset",
      \.offset,
      .offset,
      standard: .init(),
      "The offset of the shadow, in points."
    ),
    .plain("blur", \.blur, .blur, standard: 0, "The radius of the blur, in points."),
  ]
}
