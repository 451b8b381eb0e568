import TabAppearance

extension SwiftExport {
  /// Returns the attributes of a text, as code.
  mutating func attributes(
    _ text: TabBarTheme.Text,
    base: SystemTextStyle,
    role: String
  ) -> [(key: String, value: SwiftExpression)] {
    var result: [(key: String, value: SwiftExpression)] = text.uiKitValues.map { item in
      let words = "\(role) \(self.role(of: item.key))"
      return (".\(item.property)", expression(of: item.value, role: words, isAttribute: true))
    }
    // Several keys make one font attribute, which comes after the color.
    if let font = font(text, base: base) {
      result.insert((".font", font), at: text.color.value == nil ? 0 : 1)
    }
    return result
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
}
