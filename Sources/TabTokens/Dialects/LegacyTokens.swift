import TabFiles

/// The conversion of tokens from before the Format, with `value`, `type` and the types of tools.
enum LegacyTokens {
  /// Whether an object is a token with `value` instead of `$value`.
  static func isLegacyToken(_ value: JSONValue) -> Bool {
    guard let inner = value.member("value"), value.member("$value") == nil else { return false }
    // A dimension has a member `value`, too, and a group can have a token of that name.
    return value.member("unit") == nil && inner.member("value") == nil
      && inner.member("$value") == nil
  }

  /// Whether an object is a token with a type of Tokens Studio.
  static func hasStudioType(_ value: JSONValue) -> Bool {
    guard isLegacyToken(value) || value.member("$value") != nil,
      case .string(let type) = (value.member("$type") ?? value.member("type"))?.kind
    else { return false }
    return studioTypes[type] != nil
  }

  /// The types of the Format by the types of Tokens Studio.
  private static let studioTypes: [String: TokenType] = [
    "sizing": .dimension, "spacing": .dimension, "borderRadius": .dimension,
    "borderWidth": .dimension, "fontSizes": .dimension, "paragraphSpacing": .dimension,
    "letterSpacing": .dimension, "lineHeights": .number, "opacity": .number,
    "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "boxShadow": .shadow,
  ]

  /// The types of the Format by the types of Style Dictionary.
  private static let dictionaryTypes: [String: TokenType] = [
    "size": .dimension, "time": .duration, "fontSize": .dimension, "font": .fontFamily,
  ]

  /// Returns a document or a part of it converted to the Format.
  ///
  /// - Parameters:
  ///   - value: A group or a token.
  ///   - key: The key in `$extensions` for members that the Format doesn't define.
  ///   - problems: An array to which problems are added.
  /// - Returns: The converted value, with ranges in the same text.
  static func lowered(
    _ value: JSONValue,
    keeping key: String,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue {
    guard case .object(let members) = value.kind else { return value }
    if isLegacyToken(value) || value.member("$value") != nil {
      warnOfDarkValue(among: members, in: &problems)
      return JSONValue(.object(token(members, keeping: key)), at: value.range)
    }
    if let misspelled = misspelledValue(among: members) {
      problems.append(
        DialectProblem(
          code: .incompleteToken,
          severity: .error,
          message: "a token has no property \(quoted(misspelled.key)), and needs a value",
          range: misspelled.keyRange,
          fix: .write("value")
        )
      )
      return JSONValue(.invalid, at: value.range)
    }
    let children = members.map { member in
      let isProperty = member.key.hasPrefix("$") && member.key != "$root"
      let value =
        isProperty
        ? member.value : lowered(member.value, keeping: key, reporting: &problems)
      return JSONMember(member.key, at: member.keyRange, value)
    }
    return JSONValue(.object(children), at: value.range)
  }

  /// Warns once of values for dark style in a member of their own, as an extension of Style Dictionary has them.
  private static func warnOfDarkValue(
    among members: [JSONMember],
    in problems: inout [DialectProblem]
  ) {
    guard let member = members.first(where: { $0.key.lowercased() == "darkvalue" }) else { return }
    let message = "\(quoted(member.key)) of tokens isn't read, so dark style has their light values"
    guard !problems.contains(where: { $0.message == message }) else { return }
    let fix: Fix = "build a file for each appearance, and name both in 'tokens' of the theme"
    problems.append(DialectProblem(message: message, range: member.keyRange, fix: fix))
  }

  /// Returns the member that is meant as `value` in an object without tokens and groups.
  private static func misspelledValue(among members: [JSONMember]) -> JSONMember? {
    let isGroup = members.contains {
      $0.value.kind.isObject && !["attributes", "$extensions"].contains($0.key)
    }
    return isGroup ? nil : members.first { nearest(to: $0.key, in: ["value"]) != nil }
  }

  private static let renamed = [
    "value": "$value", "type": "$type", "description": "$description", "comment": "$description",
  ]

  private static func token(_ members: [JSONMember], keeping key: String) -> [JSONMember] {
    var result: [JSONMember] = []
    var kept: [JSONMember] = []
    var names: Set<String> = []
    for member in members {
      // Members without a property in the Format, and a second one for the same property, go to `$extensions`.
      let name = renamed[member.key] ?? member.key
      if name.hasPrefix("$"), names.insert(name).inserted {
        result.append(JSONMember(name, at: member.keyRange, member.value))
      } else {
        kept.append(member)
      }
    }
    lowerValue(of: &result)
    return keep(kept, in: result, key: key)
  }

  /// Returns the members with `kept` added under a key in `$extensions`; unchanged if `$extensions` has the key.
  static func keep(
    _ kept: [JSONMember],
    in members: [JSONMember],
    key: String
  ) -> [JSONMember] {
    guard let first = kept.first else { return members }
    let added = JSONMember(key, at: first.keyRange, JSONValue(.object(kept), at: first.value.range))
    var result = members
    if let index = members.firstIndex(where: { $0.key == "$extensions" }) {
      guard case .object(let known) = members[index].value.kind,
        !known.contains(where: { $0.key == key })
      else { return members }
      result[index].value.kind = .object(known + [added])
    } else {
      let value = JSONValue(.object([added]), at: first.value.range)
      result.append(JSONMember("$extensions", at: first.keyRange, value))
    }
    return result
  }

  private static func lowerValue(of members: inout [JSONMember]) {
    guard let index = members.firstIndex(where: { $0.key == "$value" }) else { return }
    let value = members[index].value.withAliases
    members[index].value = value
    guard let typeIndex = members.firstIndex(where: { $0.key == "$type" }),
      case .string(let name) = members[typeIndex].value.kind
    else { return }
    let type = TokenType(rawValue: name) ?? studioTypes[name] ?? dictionaryTypes[name]
    guard let type, let lowered = LegacyValue.lowered(value, as: type) else { return }
    members[typeIndex].value.kind = .string(lowered.type.rawValue)
    members[index].value = lowered.value
  }
}

extension JSONValue {
  /// The value with aliases in the syntax of the Format: `{a.b}` for `{a.b.value}` and `$a.b`.
  fileprivate var withAliases: JSONValue {
    switch kind {
    case .string(let text): JSONValue(.string(Self.alias(text)), at: range)
    case .array(let elements): JSONValue(.array(elements.map(\.withAliases)), at: range)
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember($0.key, at: $0.keyRange, $0.value.withAliases) }),
        at: range
      )
    default: self
    }
  }

  private static func alias(_ text: String) -> String {
    // Remove `.value}`, 7 characters.
    if text.first == "{", text.hasSuffix(".value}") { return text.dropLast(7) + "}" }
    guard text.first == "$", text.dropFirst().first?.isLetter == true,
      !text.contains(where: \.isWhitespace)
    else { return text }
    return "{\(text.dropFirst())}"
  }
}
