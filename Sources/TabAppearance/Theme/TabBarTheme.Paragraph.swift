import TabUIKit

extension TabBarTheme {
  /// How a line of text is aligned and shortened; names and meanings are those of
  /// `NSParagraphStyle`.
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
}

extension TabBarTheme.Paragraph: Keyed {
  package typealias Target = NSMutableParagraphStyle
  package static let noun = "a paragraph"
  /// Creates one in which everything is inherited.
  public init() { self.init(alignment: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("alignment", \.alignment, .choice(), "How the line stands between the edges.") {
      \.alignment
    },
    .setting(
      "lineBreakMode",
      \.lineBreakMode,
      .choice(),
      "What happens to a line that is too long."
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
  /// How a line stands between the edges, under the names of `NSTextAlignment`.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, justified, natural
  }

  /// What happens to a line that is too long, under the names of `NSLineBreakMode`.
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
