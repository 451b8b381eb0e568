extension TabBarTheme.Text: ThemeObject {
  static let noun = "text"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("color", \.color, .color, "The color."),
    .setting(
      "family",
      \.family,
      .text,
      "The font family; the system's if it isn't said, or isn't installed."
    ),
    .setting("size", \.size, .fontSize, "The size of the font, in points, above 0."),
    .setting("weight", \.weight, .choice(), "The weight of the font."),
    .setting(
      "design",
      \.design,
      .choice(),
      "The design of the system's font; other families have none."
    ),
    .setting("italic", \.italic, .flag, "Whether the letters lean."),
    .setting(
      "scaledBy",
      \.scaledBy,
      .choice(),
      "The style with which the font grows as the user prefers; if it isn't said, the size is fixed."
    ),
    .setting(
      "maxSize",
      \.maxSize,
      .fontSize,
      "The size up to which the font grows, in points, above 0."
    ),
    .setting("kern", \.kern, .kern, "The space added after every character, in points."),
    .setting("shadow", \.shadow, .shadow, "The shadow behind the text."),
    .group(
      "paragraph",
      \.paragraph,
      "How the line is aligned, and shortened if it is too long."
    ),
  ]
}

extension TabBarTheme.Paragraph: ThemeObject {
  static let noun = "a paragraph"
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .setting("alignment", \.alignment, .choice(), "How the line stands between the edges."),
    .setting(
      "lineBreakMode",
      \.lineBreakMode,
      .choice(),
      "What happens to a line that is too long."
    ),
    .setting(
      "allowsDefaultTighteningForTruncation",
      \.allowsDefaultTighteningForTruncation,
      .flag,
      "Whether letters move closer together before the line is shortened."
    ),
  ]
}

extension TabBarTheme.Shadow: ThemeObject {
  static let noun = "a shadow"
  static let isValue = true
  static var blank: Self { Self(color: .system(.clear)) }

  static let fields: [ThemeField<Self>] = [
    .plain("color", \.color, .color, isRequired: true, "The color."),
    .plain(
      "offset",
      \.offset,
      .offset,
      standard: TabBarTheme.Offset(),
      "How far the shadow is moved, in points."
    ),
    .plain("blur", \.blur, .blur, standard: 0, "The radius of the blur, in points."),
  ]
}
