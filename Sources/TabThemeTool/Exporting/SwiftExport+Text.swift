import TabAppearance

extension SwiftExport {
  /// The attributes of a text, each with what code says for it.
  mutating func attributes(
    _ text: TabBarTheme.Text,
    base: SystemTextStyle,
    role: String
  ) -> [(key: String, value: SwiftExpression?)] {
    let kern = text.kern.value.map { SwiftExpression.number($0) }
    return [
      (".foregroundColor", text.color.value.map { palette.color($0, role: role, type: "UIColor") }),
      (".font", font(text, base: base)),
      (".kern", kern),
      (".underlineStyle", text.underlineStyle.value.map { underline($0) }),
      (".shadow", text.shadow.value.map { shadow($0, role: "\(role) shadow") }),
      (".paragraphStyle", paragraph(text.paragraph)),
    ]
  }

  private func underline(_ style: TabBarTheme.UnderlineStyle) -> SwiftExpression {
    .atom("NSUnderlineStyle.\(style).rawValue")
  }

  private mutating func font(_ text: TabBarTheme.Text, base: SystemTextStyle) -> SwiftExpression? {
    guard text.setsFont else { return nil }
    var font = plainFont(text, base: base)
    let design = text.design.value.flatMap { $0 == .default ? nil : $0 }
    if design != nil || text.italic.value == true {
      palette.use(.styled)
      var values = [("", font)]
      if let design { values.append(("design", .atom(".\(design)"))) }
      if text.italic.value == true { values.append(("isItalic", .atom("true"))) }
      font = .call("styled", values)
    }
    guard let style = text.scaledBy.value else { return font }
    palette.use(.scaled)
    var values = [("", font), ("by", .atom(".\(style)"))]
    if let limit = text.maxSize.value { values.append(("upTo", .number(limit))) }
    return .call("scaled", values)
  }

  private mutating func plainFont(
    _ text: TabBarTheme.Text,
    base: SystemTextStyle
  ) -> SwiftExpression {
    let size = SwiftExpression.number(text.size.value ?? base.size)
    let weight = SwiftExpression.atom(".\(text.weight.value ?? base.weight)")
    guard let family = text.family.value else {
      return .call("UIFont.systemFont", [("ofSize", size), ("weight", weight)])
    }
    palette.use(.font)
    return .call("font", [("family", .string(family)), ("size", size), ("weight", weight)])
  }

  private mutating func shadow(_ shadow: TabBarTheme.Shadow, role: String) -> SwiftExpression {
    palette.use(.shadow)
    return .call(
      "shadow",
      [
        ("", palette.color(shadow.color, role: role)), ("x", .number(shadow.offset.leading)),
        ("y", .number(shadow.offset.vertical)), ("blur", .number(shadow.blur)),
      ]
    )
  }

  private mutating func paragraph(_ paragraph: TabBarTheme.Paragraph) -> SwiftExpression? {
    if paragraph == .init() { return nil }
    palette.use(.paragraph)
    var values: [(String, SwiftExpression)] = []
    if let alignment = paragraph.alignment.value {
      values.append(("alignment", .atom(".\(alignment)")))
    }
    if let mode = paragraph.lineBreakMode.value {
      values.append(("lineBreakMode", .atom(".\(mode)")))
    }
    if let tightens = paragraph.allowsDefaultTighteningForTruncation.value {
      values.append(("isTightened", .atom("\(tightens)")))
    }
    return .call("paragraph", values)
  }
}
