extension TabBarTheme {
  /// How text looks.
  ///
  ///     let title = TabBarTheme.Text(size: 10.5, weight: .value(.semibold), design: .value(.rounded))
  ///
  /// What is left out is UIKit's: a weight alone keeps UIKit's size of that layout.
  public struct Text: Hashable, Sendable {
    /// The color.
    public var color: Setting<ThemeColor>

    /// The font family, for example `"Avenir Next"`; the system's if it isn't said, or isn't installed.
    public var family: Setting<String>

    /// The size of the font, in points, above 0.
    public var size: Setting<Double>

    /// The weight of the font.
    public var weight: Setting<FontWeight>

    /// The design of the system's font; other families have none.
    public var design: Setting<FontDesign>

    /// Whether the letters lean; families without such letters stay upright.
    public var italic: Setting<Bool>

    /// The style with which the font grows as the user prefers; if it isn't said, the size is fixed.
    public var scaledBy: Setting<TextStyle>

    /// The size up to which the font grows, in points, above 0.
    public var maxSize: Setting<Double>

    /// The space added after every character, in points; a negative one moves them together.
    public var kern: Setting<Double>

    /// The shadow behind the text.
    public var shadow: Setting<Shadow>

    /// How the line is aligned, and shortened if it is too long.
    public var paragraph: Paragraph

    /// Creates a description of text; what is left out is inherited.
    public init(
      color: Setting<ThemeColor> = .inherited,
      family: Setting<String> = .inherited,
      size: Setting<Double> = .inherited,
      weight: Setting<FontWeight> = .inherited,
      design: Setting<FontDesign> = .inherited,
      italic: Setting<Bool> = .inherited,
      scaledBy: Setting<TextStyle> = .inherited,
      maxSize: Setting<Double> = .inherited,
      kern: Setting<Double> = .inherited,
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
      self.shadow = shadow
      self.paragraph = paragraph
    }
  }

  /// The weight of a font, under the names of `UIFont.Weight`.
  public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A design of the system's font, under the names of `UIFontDescriptor.SystemDesign`.
  public enum FontDesign: String, Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// What a text is for, under the names of `UIFont.TextStyle`.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline
    case body, callout, footnote, caption1, caption2
  }
}
