import TabAppearance

extension SwiftExport {
  /// Returns the value of a setting as code.
  ///
  /// - Parameters:
  ///   - value: The value, with its type in themes.
  ///   - role: The role of the value, used to name a constant if the theme has no name for it.
  ///   - isAttribute: Whether the value is for a dictionary of attributes, which doesn't imply
  ///     types.
  /// - Returns: The expression for the value.
  mutating func expression(
    of value: any Sendable,
    role: String,
    isAttribute: Bool = false
  ) -> SwiftExpression {
    switch value {
    case let color as TabBarTheme.Color:
      palette.color(color, role: role, type: isAttribute ? "UIColor" : "")
    case let image as TabBarTheme.Image: palette.image(image, role: role)
    case let number as Double: .number(number)
    case let flag as Bool: .atom("\(flag)")
    case let offset as TabBarTheme.Offset: expression(of: offset)
    case let shadow as TabBarTheme.Shadow: expression(of: shadow, role: role)
    case let paragraph as TabBarTheme.Paragraph: expression(of: paragraph)
    case TabBarTheme.BlurStyle.none: .atom("nil")
    case let style as TabBarTheme.BlurStyle:
      .call("UIBlurEffect", [("style", .atom(".\(style)"))])
    case let style as TabBarTheme.UnderlineStyle: .atom("NSUnderlineStyle.\(style).rawValue")
    case let name as any UIKitNamed where !isAttribute: .atom(".\(name.rawValue)")
    default: preconditionFailure("exported code has no form for \(type(of: value))")
    }
  }

  /// Returns UIKit's default for a property that isn't an attribute.
  ///
  /// - Parameter value: A value of the property, with its type in themes.
  /// - Returns: The expression for the default.
  func unset(like value: any Sendable) -> SwiftExpression {
    switch value {
    case is TabBarTheme.Offset: .atom(".zero")
    case is Double: .number(0)
    case is TabBarTheme.ItemPositioning: .atom(".automatic")
    case is TabBarTheme.Color, is TabBarTheme.Image: .atom("nil")
    default: preconditionFailure("exported code has no default for \(type(of: value))")
    }
  }

  /// Returns the role of a key's value: the key without the type of the value.
  func role(of key: String) -> String {
    if key == "color" { return "" }
    let types = ["BackgroundColor", "TintColor", "Color", "Image"]
    let type = types.first(where: key.hasSuffix) ?? ""
    return String(key.dropLast(type.count))
  }

  private func expression(of offset: TabBarTheme.Offset) -> SwiftExpression {
    if offset == TabBarTheme.Offset() { return .atom(".zero") }
    return .call(
      "UIOffset",
      [("horizontal", .number(offset.leading)), ("vertical", .number(offset.vertical))]
    )
  }

  private mutating func expression(
    of shadow: TabBarTheme.Shadow,
    role: String
  ) -> SwiftExpression {
    palette.use(.shadow)
    return .call(
      "shadow",
      [
        ("", palette.color(shadow.color, role: role)), ("x", .number(shadow.offset.leading)),
        ("y", .number(shadow.offset.vertical)), ("blur", .number(shadow.blur)),
      ]
    )
  }

  private mutating func expression(of paragraph: TabBarTheme.Paragraph) -> SwiftExpression {
    palette.use(.paragraph)
    let arguments = paragraph.uiKitValues.map { key, property, value in
      let isTightened = key == "allowsDefaultTighteningForTruncation"
      return (isTightened ? "isTightened" : property, expression(of: value, role: ""))
    }
    return .call("paragraph", arguments)
  }
}

extension Keyed {
  /// The values that are set and have UIKit properties, in the order of the keys.
  var uiKitValues: [(key: String, property: String, value: any Sendable)] {
    Self.keys.compactMap { key in
      guard let property = key.uiKit?.name, let value = key.uiKit?.value(self) else { return nil }
      return (key.name, property, value)
    }
  }
}
