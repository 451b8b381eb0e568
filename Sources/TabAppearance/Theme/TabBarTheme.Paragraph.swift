extension TabBarTheme {
  /// How a line of text is aligned and shortened; names and meanings are those of `NSParagraphStyle`.
  public struct Paragraph: Hashable, Sendable {
    /// How the line stands between the edges.
    public var alignment: Setting<TextAlignment>

    /// What happens to a line that is too long.
    public var lineBreakMode: Setting<LineBreakMode>

    /// Whether letters move closer together before the line is shortened.
    public var allowsDefaultTighteningForTruncation: Setting<Bool>

    /// Creates a description of lines; what is left out is inherited.
    public init(
      alignment: Setting<TextAlignment> = .inherited,
      lineBreakMode: Setting<LineBreakMode> = .inherited,
      allowsDefaultTighteningForTruncation: Setting<Bool> = .inherited
    ) {
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
      self.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    }
  }

  /// How a line stands between the edges, under the names of `NSTextAlignment`.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, justified, natural
  }

  /// What happens to a line that is too long, under the names of `NSLineBreakMode`.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// A shadow behind text.
  public struct Shadow: Hashable, Sendable {
    /// The color.
    public var color: ThemeColor

    /// How far the shadow is moved, in points.
    public var offset: Offset

    /// How soft it is: the radius of the blur, in points, 0 or more.
    public var blur: Double

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - offset: How far the shadow is moved, in points.
    ///   - blur: The radius of the blur, in points, 0 or more.
    /// - Precondition: `blur` is 0 or more.
    public init(color: ThemeColor, offset: Offset = Offset(), blur: Double = 0) {
      precondition(blur >= 0, "Shadow.blur must be at least 0 (was \(blur))")
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }
}
