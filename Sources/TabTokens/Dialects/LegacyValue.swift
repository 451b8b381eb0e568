import TabFiles

/// The conversion of values from Tokens Studio to the Format.
enum LegacyValue {
  /// Returns a value and its type in the Format; a number with a unit, as a line height in pixels, becomes a dimension.
  static func lowered(
    _ value: JSONValue,
    as type: TokenType
  ) -> (value: JSONValue, type: TokenType)? {
    switch type {
    case .dimension: (length(value), .dimension)
    case .number: isLength(value) ? (value, .dimension) : (number(value), .number)
    case .shadow: (shadows(value), .shadow)
    case .typography: (typography(value), .typography)
    case .border: (changed(value, ["width": length]), .border)
    default: (value, type)
    }
  }

  /// Converts text such as `1.5` or `150%` to a number, and returns other values unchanged.
  private static func number(_ value: JSONValue) -> JSONValue {
    guard case .string(let text) = value.kind else { return value }
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : text[...]), number.isFinite else {
      return value
    }
    return JSONValue(.number(isPercentage ? number / 100 : number), at: value.range)
  }

  /// Whether a value is text with a length, such as the line height `24px`.
  private static func isLength(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value.kind, Double(text) == nil else { return false }
    return TokenDimension(lenient: text) != nil
  }

  /// Converts `0%` to `0px`, and returns other values unchanged: other percentages depend on an unknown font size.
  private static func length(_ value: JSONValue) -> JSONValue {
    guard case .string(let text) = value.kind, text.hasSuffix("%"), Double(text.dropLast()) == 0
    else { return value }
    return JSONValue(.string("0px"), at: value.range)
  }

  private static func typography(_ value: JSONValue) -> JSONValue {
    changed(value, ["lineHeight": number, "letterSpacing": length, "fontSize": length])
  }

  private static func shadows(_ value: JSONValue) -> JSONValue {
    guard case .array(let elements) = value.kind else { return shadow(value) }
    return JSONValue(.array(elements.map(shadow)), at: value.range)
  }

  private static func shadow(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value.kind, value.member("x") != nil else { return value }
    let names = ["x": "offsetX", "y": "offsetY", "type": "inset"]
    let lowered = members.map { member in
      var part = member.value
      if member.key == "type" {
        part = JSONValue(.bool(part.kind == .string("innerShadow")), at: part.range)
      }
      return JSONMember(names[member.key] ?? member.key, at: member.keyRange, part)
    }
    return JSONValue(.object(lowered), at: value.range)
  }

  /// Returns an object with the values of the members named in `changes` converted.
  private static func changed(
    _ value: JSONValue,
    _ changes: [String: (JSONValue) -> JSONValue]
  ) -> JSONValue {
    guard case .object(let members) = value.kind else { return value }
    let parts = members.map { member in
      JSONMember(
        member.key,
        at: member.keyRange,
        changes[member.key]?(member.value) ?? member.value
      )
    }
    return JSONValue(.object(parts), at: value.range)
  }
}
