import TabAppearance
import TabColors
import TabFiles
import TabTokens

/// A kind of value in a theme file for which a design token can be used.
enum TokenUse: Hashable {
  case color, number, family, weight, text, shadow

  /// Creates the kind for a value of a schema; `nil` if tokens can't be used for it.
  init?(_ shape: ValueSchema) {
    switch shape {
    case .number: self = .number
    case .family: self = .family
    case .choice(TabBarTheme.FontWeight.allCases.map(\.rawValue)): self = .weight
    case .object(ObjectSchema(TabBarTheme.Text.self)): self = .text
    case .object(ObjectSchema(TabBarTheme.Shadow.self)): self = .shadow
    default: return nil
    }
  }

  /// The types of tokens that can be used, in words.
  var noun: String {
    switch self {
    case .color: "a color"
    case .number: "a dimension or a number"
    case .family: "a fontFamily"
    case .weight: "a fontWeight or a number"
    case .text: "a typography"
    case .shadow: "a shadow"
    }
  }

  /// A reason why the values of a token can't be used.
  enum Problem: Error {
    /// The token has another type.
    case type(String)

    /// The color is one of the system's that themes don't have.
    case systemColor(String)

    /// The tokens for light style lack the token, which the other appearances fall back to.
    case missingInLight

    /// The values differ between appearances, and aren't colors.
    case differs
  }

  typealias Variant = AppearanceTokens.Variant

  /// Returns the value in a theme file of a token.
  ///
  /// - Parameter values: The values of the token for each appearance that has one.
  /// - Returns: The value, and the parts of the token that bars don't have.
  /// - Throws: ``Problem`` if the values can't be used.
  func json(_ values: [Variant: TokenValue]) throws(Problem) -> (json: JSON, dropped: String?) {
    guard let light = values[.light] else { throw .missingInLight }
    switch self {
    case .color: return (try Self.color(values), nil)
    case .shadow: return try Self.shadow(values)
    default:
      let json = try json(light)
      for value in values.values where try self.json(value) != json { throw .differs }
      // The line height of the design tool is a multiple of the size; titles have one line.
      return (json, self == .text ? "the line height" : nil)
    }
  }

  private func json(_ value: TokenValue) throws(Problem) -> JSON {
    switch (self, value) {
    case (.number, .dimension(let length)): .number(length.points)
    case (.number, .number(let number)): .number(number)
    case (.family, .fontFamily(let names)): Self.family(names)
    case (.weight, .fontWeight(let weight)), (.weight, .number(let weight)): Self.weight(weight)
    case (.text, .typography(let text)): Self.text(text)
    default: throw .type(value.typeName)
    }
  }

  private static func color(_ values: [Variant: TokenValue]) throws(Problem) -> JSON {
    var texts: [Variant: String] = [:]
    for variant in Variant.allCases {
      guard let value = values[variant] else { continue }
      texts[variant] = try text(ofColor: value)
    }
    let fallbacks: [Variant: String?] = [
      .dark: texts[.light], .lightHighContrast: texts[.light],
      .darkHighContrast: texts[.dark] ?? texts[.light],
    ]
    // A value that is equal to its fallback isn't written.
    let members = Variant.allCases.compactMap { variant in
      texts[variant].flatMap { text in
        text == fallbacks[variant] ? nil : JSON.Member(variant.rawValue, .string(text))
      }
    }
    return members.count == 1 ? members[0].value : .object(members)
  }

  private static func text(ofColor value: TokenValue) throws(Problem) -> String {
    if case .color(let color) = value { return color.themeText }
    guard let name = value.systemColor else { throw .type(value.typeName) }
    // Xcode writes the name of the Objective-C method, as in `systemGray6Color`.
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let color = TabBarTheme.SystemColor(rawValue: short) else { throw .systemColor(name) }
    return "system:\(color.rawValue)"
  }

  /// Returns the first family that isn't the system's; `null` for the system's.
  private static func family(_ names: [String]) -> JSON {
    let system = ["system-ui", "-apple-system", "blinkmacsystemfont", "sf pro", "sf pro text"]
    guard let name = names.first, !system.contains(name.lowercased()) else { return .null }
    return .string(name)
  }

  /// Returns the weight of `UIFont` that is nearest to a weight from 1 to 1000.
  private static func weight(_ number: Double) -> JSON {
    let weights = TabBarTheme.FontWeight.allCases
    let index = Int((number / 100).rounded()) - 1
    return .string(weights[min(max(index, 0), weights.count - 1)].rawValue)
  }

  private static func text(_ text: TokenTypography) -> JSON {
    let kern = text.letterSpacing.points
    return .object(
      [
        .init("family", family(text.fontFamily)), .init("size", .number(text.fontSize.points)),
        .init("weight", weight(text.fontWeight)),
      ] + (kern == 0 ? [] : [.init("kern", .number(kern))])
    )
  }

  /// Returns the first shadow of a token, whose color alone can differ between appearances.
  private static func shadow(
    _ values: [Variant: TokenValue]
  ) throws(Problem) -> (json: JSON, dropped: String?) {
    var shadows: [Variant: TokenShadow] = [:]
    var dropsMore = false
    for (variant, value) in values {
      guard case .shadow(let all) = value, let shadow = all.first else {
        throw .type(value.typeName)
      }
      shadows[variant] = shadow
      dropsMore = dropsMore || all.count > 1
    }
    guard let light = shadows[.light] else { throw .missingInLight }
    func geometry(_ shadow: TokenShadow) -> [Double] {
      [shadow.offsetX, shadow.offsetY, shadow.blur].map(\.points)
    }
    if shadows.values.contains(where: { geometry($0) != geometry(light) }) { throw .differs }
    let json = JSON.object([
      .init("color", try color(shadows.mapValues { .color($0.color) })),
      .init(
        "offset",
        ["leading": .number(light.offsetX.points), "vertical": .number(light.offsetY.points)]
      ),
      .init("blur", .number(light.blur.points)),
    ])
    let parts = [
      dropsMore ? "all shadows but the first" : nil,
      light.spread.value == 0 ? nil : "the spread",
      light.inset ? "'inset'" : nil,
    ]
    let dropped = parts.compactMap { $0 }.joined(separator: ", ")
    return (json, dropped.isEmpty ? nil : dropped)
  }
}

extension TokenColor {
  /// The color in the notation of theme files: in sRGB, or in Display P3 if sRGB lacks the color or
  /// the token is in Display P3.
  fileprivate var themeText: String {
    let wide = space == .displayP3 ? mapped(into: .displayP3) : displayP3
    // Design tools write bytes as numbers of 32 bits, which aren't quite n/255.
    let bytes = (components(in: .sRGB).components + [alpha]).map { $0 * 255 }
    if wide == nil, bytes.allSatisfy({ abs($0 - $0.rounded()) < 0.000_1 }) { return sRGBHex }
    let parts = (wide ?? components(in: .sRGB)).components.map { JSON.number($0).line }
    let alpha = alpha == 1 ? "" : " / \(JSON.number(alpha).line)"
    return "color(\(wide == nil ? "srgb" : "display-p3") \(parts.joined(separator: " "))\(alpha))"
  }
}
