import TabUIKit

extension TabBarTheme {
  /// The alignment and truncation of text; names and meanings are those of `NSParagraphStyle`.
  public struct Paragraph: Hashable, Sendable {
    /// The horizontal alignment of a line.
    public var alignment: Setting<TextAlignment>

    /// The way in which a line that is too long is wrapped, clipped or truncated.
    public var lineBreakMode: Setting<LineBreakMode>

    /// Whether letters are moved closer together before the line is truncated.
    public var allowsDefaultTighteningForTruncation: Setting<Bool>

    /// Creates a paragraph style; omitted arguments are inherited.
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
}

extension TabBarTheme.Paragraph: Keyed {
  package typealias Target = NSMutableParagraphStyle
  package static let noun = "a paragraph"
  /// Creates a paragraph style whose settings are all inherited.
  public init() { self.init(alignment: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("alignment", \.alignment, .choice(), "The alignment of the line.") {
      \.alignment
    },
    .setting(
      "lineBreakMode",
      \.lineBreakMode,
      .choice(),
      "How a line that is too long breaks."
    ) { \.lineBreakMode },
    .setting(
      "allowsDefaultTighteningForTruncation",
      \.allowsDefaultTighteningForTruncation,
      .flag,
      "Whether letters move closer together before the line is shortened."
    ) { \.allowsDefaultTighteningForTruncation },
  ]
}

extension TabBarTheme {
  /// The horizontal alignment of a line, under the names of `NSTextAlignment`.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, justified, natural
  }

  /// The way in which a line that is too long is wrapped, clipped or truncated, under the names of
  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
}

extension TabBarTheme.Setting<TabBarTheme.TextAlignment> {
  public static var left: Self { .value(.left) }
  public static var center: Self { .value(.center) }
  public static var right: Self { .value(.right) }
  public static var justified: Self { .value(.justified) }
  public static var natural: Self { .value(.natural) }
}

extension TabBarTheme.Setting<TabBarTheme.LineBreakMode> {
  public static var byWordWrapping: Self { .value(.byWordWrapping) }
  public static var byCharWrapping: Self { .value(.byCharWrapping) }
  public static var byClipping: Self { .value(.byClipping) }
  public static var byTruncatingHead: Self { .value(.byTruncatingHead) }
  public static var byTruncatingTail: Self { .value(.byTruncatingTail) }
  public static var byTruncatingMiddle: Self { .value(.byTruncatingMiddle) }
}
