import TabUIKit

extension TabBarTheme {
  /// The attributes of text.
  ///
  ///     let title = TabBarTheme.Text(size: 10.5, weight: .semibold, design: .rounded)
  ///
  /// Omitted attributes are UIKit's: a weight alone keeps UIKit's font size of that layout.
  public struct Text: Hashable, Sendable {
    /// The color of the text.
    public var color: Setting<Color>

    /// The font family, for example `"Avenir Next"`; the system's if it is inherited or isn't
    /// installed.
    public var family: Setting<String>

    /// The size of the font, in points, above 0.
    public var size: Setting<Double>

    /// The weight of the font.
    public var weight: Setting<FontWeight>

    /// The design of the system's font.
    ///
    /// Other families have no designs.
    public var design: Setting<FontDesign>

    /// Whether the font is italic; families without an italic font stay upright.
    public var italic: Setting<Bool>

    /// The text style whose Dynamic Type scaling the font follows; if it is inherited, the size is
    /// fixed.
    public var scaledBy: Setting<TextStyle>

    /// The maximum size of a scaled font, in points, above 0.
    public var maxSize: Setting<Double>

    /// The space added after every character, in points; negative values move characters together.
    public var kern: Setting<Double>

    /// The style of the line below the text.
    public var underlineStyle: Setting<UnderlineStyle>

    /// The color of the line below the text; the text's color if it is inherited.
    public var underlineColor: Setting<Color>

    /// The shadow behind the text.
    public var shadow: Setting<Shadow>

    /// The alignment and truncation of the line.
    public var paragraph: Paragraph

    /// Creates attributes of text; omitted arguments are inherited.
    public init(
      color: Setting<Color> = .inherited,
      family: Setting<String> = .inherited,
      size: Setting<Double> = .inherited,
      weight: Setting<FontWeight> = .inherited,
      design: Setting<FontDesign> = .inherited,
      italic: Setting<Bool> = .inherited,
      scaledBy: Setting<TextStyle> = .inherited,
      maxSize: Setting<Double> = .inherited,
      kern: Setting<Double> = .inherited,
      underlineStyle: Setting<UnderlineStyle> = .inherited,
      underlineColor: Setting<Color> = .inherited,
      shadow: Setting<Shadow> = .inherited,
      paragraph: Paragraph = Paragraph()
    ) {
      self.color = color
      self.family = family
      self.size = size
      self.weight = weight
      self.design = design
      self.italic = italic
      self.scaledBy = scaledBy
      self.maxSize = maxSize
      self.kern = kern
      self.underlineStyle = underlineStyle
      self.underlineColor = underlineColor
      self.shadow = shadow
      self.paragraph = paragraph
    }
  }
}

extension TabBarTheme.Text: Keyed {
  package typealias Target = TextAttributes
  package static let noun = "text"
  /// Creates attributes that are all inherited.
  public init() { self.init(color: .inherited) }

  package static let keys: [Key<Self>] = [
    .setting("color", \.color, .color, "The color.", as: "foregroundColor") { \.color },
    .setting(
      "family",
      \.family,
      .family,
      "The font family. Without an installed family, the font is the system's."
    ),
    .setting("size", \.size, .fontSize, "The size of the font, in points, above 0."),
    .setting("weight", \.weight, .choice(), "The weight of the font."),
    .setting(
      "design",
      \.design,
      .choice(),
      "The design of the system's font. Other families have no designs."
    ),
    .setting("italic", \.italic, .flag, "Whether the font is italic."),
    .setting(
      "scaledBy",
      \.scaledBy,
      .choice(),
      "The text style that the font scales with. Without a text style, the size is fixed."
    ),
    .setting(
      "maxSize",
      \.maxSize,
      .fontSize,
      "The largest size that the font scales to, in points, above 0."
    ),
    .setting("kern", \.kern, .kern, "The space added after every character, in points.") { \.kern },
    .setting("underlineStyle", \.underlineStyle, .choice(), "The line below the text.") {
      \.underlineStyle
    },
    .setting(
      "underlineColor",
      \.underlineColor,
      .color,
      "The color of the line below the text. The default is the text's color."
    ) { \.underlineColor },
    .setting("shadow", \.shadow, .shadow, "The shadow behind the text.") { \.shadow },
    .object(
      "paragraph",
      \.paragraph,
      "How the line is aligned, and shortened if it is too long.",
      as: "paragraphStyle"
    ) { \.paragraph },
  ]
}

extension TabBarTheme {
  /// The weight of a font, under the names of `UIFont.Weight`.
  public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A design of the system's font, under the names of `UIFontDescriptor.SystemDesign`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum FontDesign: String, Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// The purpose of a text, under the names of `UIFont.TextStyle`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline
    case body, callout, footnote, caption1, caption2
  }
}

extension TabBarTheme {
  /// A line below text, under the names of `NSUnderlineStyle`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum UnderlineStyle: String, Hashable, Sendable, CaseIterable {
    case single, thick, double
  }
}

extension TabBarTheme.Setting<TabBarTheme.UnderlineStyle> {
  public static var single: Self { .value(.single) }
  public static var thick: Self { .value(.thick) }
  public static var double: Self { .value(.double) }
}

extension TabBarTheme.Setting<TabBarTheme.FontWeight> {
  public static var ultraLight: Self { .value(.ultraLight) }
  public static var thin: Self { .value(.thin) }
  public static var light: Self { .value(.light) }
  public static var regular: Self { .value(.regular) }
  public static var medium: Self { .value(.medium) }
  public static var semibold: Self { .value(.semibold) }
  public static var bold: Self { .value(.bold) }
  public static var heavy: Self { .value(.heavy) }
  public static var black: Self { .value(.black) }
}

extension TabBarTheme.Setting<TabBarTheme.FontDesign> {
  public static var `default`: Self { .value(.`default`) }
  public static var rounded: Self { .value(.rounded) }
  public static var serif: Self { .value(.serif) }
  public static var monospaced: Self { .value(.monospaced) }
}

extension TabBarTheme.Setting<TabBarTheme.TextStyle> {
  public static var largeTitle: Self { .value(.largeTitle) }
  public static var title1: Self { .value(.title1) }
  public static var title2: Self { .value(.title2) }
  public static var title3: Self { .value(.title3) }
  public static var headline: Self { .value(.headline) }
  public static var subheadline: Self { .value(.subheadline) }
  public static var body: Self { .value(.body) }
  public static var callout: Self { .value(.callout) }
  public static var footnote: Self { .value(.footnote) }
  public static var caption1: Self { .value(.caption1) }
  public static var caption2: Self { .value(.caption2) }
}
