import TabFiles

// Tokens Studio computes values: `{space.small} * 2`, `({a} + 4) / {b}`, and `rgba({brand}, 50%)`.

extension TokenEvaluator {
  /// Computes a text with numbers, lengths, references and `+ - * /`; lenient mode alone does.
  ///
  /// - Returns: The value with the result, a number or a dimension, or the same value if it is no expression; `nil` if
  ///   the expression is invalid, which is reported.
  func computed(_ value: SourcedValue) -> SourcedValue? {
    guard problems.mode == .lenient, let text = value.string,
      let expression = TokenExpression(text)
    else { return value }
    guard let result = quantity(of: expression, at: value) else { return nil }
    guard result.value.isFinite else {
      report(.aliasSyntax, "\(quoted(text, limit: 120)) has no finite result", at: value)
      return nil
    }
    let json = result.json
    report(
      .aliasSyntax,
      "\(quoted(text, limit: 120)) isn't a value of the Format; it is computed, as in Tokens Studio",
      as: .note,
      at: value,
      fix: Fix("write \(json.line)", .replace(json.line))
    )
    return value.with(json.located(at: value.value.range))
  }

  private func quantity(of expression: TokenExpression, at value: SourcedValue) -> TokenQuantity? {
    switch expression {
    case .quantity(let quantity): return quantity
    case .reference(let text):
      guard
        case .token(let index) = follow(value.with(JSONValue(.string(text), at: value.value.range)))
      else { return nil }
      notePart(index)
      switch outcome(of: index, by: value)?.value {
      case .number(let number): return TokenQuantity(value: number)
      case .dimension(let length): return TokenQuantity(value: length.value, unit: length.unit)
      case let other?:
        report(
          .aliasTypeMismatch,
          "\(entries[index].path.words) is of the type \(quoted(other.typeName)), with which nothing is computed",
          at: value,
          fix: "refer to a number or a dimension"
        )
        return nil
      case nil: return nil
      }
    case .operation(let sign, let left, let right):
      guard let left = quantity(of: left, at: value), let right = quantity(of: right, at: value)
      else { return nil }
      if let result = left.computed(sign, with: right) { return result }
      let message =
        "\(quoted(value.string ?? "", limit: 120)) has units that '\(sign)' doesn't take"
      report(.aliasTypeMismatch, message, at: value, fix: "write the value that this computes")
      return nil
    }
  }

  /// Reads `rgba({brand}, 50%)`, the color of a token with another opacity, as Tokens Studio writes it.
  ///
  /// - Returns: The color; `.some(nil)` if it is invalid, which is reported; `nil` for other texts.
  func fadedColor(_ text: String, at value: SourcedValue) -> TokenColor?? {
    guard problems.mode == .lenient, text.hasPrefix("rgba("), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.dropFirst(5).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 2 else { return nil }
    func part(_ text: String, as type: TokenType) -> TokenValue? {
      self.part(value.with(JSONValue(.string(text), at: value.value.range)), as: type)
    }
    let alpha: Double?
    if TokenReference.isAlias(parts[1]) {
      if case .number(let number) = part(parts[1], as: .number) {
        alpha = number
      } else {
        return .some(nil)
      }
    } else if parts[1].hasSuffix("%") {
      alpha = Double(parts[1].dropLast()).map { $0 / 100 }
    } else {
      alpha = Double(parts[1])
    }
    guard let alpha, (0...1).contains(alpha) else {
      reportValue(
        .color,
        "the opacity in \(quoted(text)) is from 0 to 1, or from 0% to 100%",
        at: value,
        fix: "write it as in 'rgba(\(printable(parts[0].prefix(60))), 50%)'"
      )
      return .some(nil)
    }
    guard case .color(var color) = part(parts[0], as: .color) else { return .some(nil) }
    color.alpha = alpha
    let message = "\(quoted(text)) isn't a value of the Format; it is computed, as in Tokens Studio"
    report(.color, message, as: .note, at: value)
    return color
  }
}

/// A number, or a length with its unit, in an expression.
struct TokenQuantity: Hashable {
  var value: Double
  var unit: TokenDimension.Unit?

  var json: JSON {
    guard let unit else { return .number(value) }
    return ["value": .number(value), "unit": .string(unit.rawValue)]
  }

  /// Returns the result of an operation, or `nil` if the units don't fit.
  ///
  /// A number is added to a length in the unit of the length. A length divided by one in the same unit is a number.
  func computed(_ sign: Character, with other: TokenQuantity) -> TokenQuantity? {
    let isMixed = unit != nil && other.unit != nil && unit != other.unit
    switch sign {
    case "+" where !isMixed:
      return TokenQuantity(value: value + other.value, unit: unit ?? other.unit)
    case "-" where !isMixed:
      return TokenQuantity(value: value - other.value, unit: unit ?? other.unit)
    case "*" where unit == nil || other.unit == nil:
      return TokenQuantity(value: value * other.value, unit: unit ?? other.unit)
    case "/" where other.unit == nil: return TokenQuantity(value: value / other.value, unit: unit)
    case "/" where unit == other.unit: return TokenQuantity(value: value / other.value)
    default: return nil
    }
  }
}

/// A text that Tokens Studio computes.
indirect enum TokenExpression: Hashable {
  case quantity(TokenQuantity)

  /// A reference, with its braces.
  case reference(String)
  case operation(Character, TokenExpression, TokenExpression)

  /// Whether a text has a reference, and more than that.
  static func hasReference(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return bytes.first != UInt8(ascii: "{") || bytes.index(after: end) != bytes.endIndex
  }

  /// Parses a text of at most 1,000 bytes; `nil` for one that has no operator, or other characters.
  init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var parser = TokenExpressionParser(rest: text[...])
    guard let expression = parser.sum(), parser.isAtEnd, case .operation = expression else {
      return nil
    }
    self = expression
  }
}

/// A parser of expressions by recursive descent.
private struct TokenExpressionParser {
  var rest: Substring

  /// The number of open parentheses and signs, which the stack limits.
  private var depth = 0

  init(rest: Substring) { self.rest = rest }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  private mutating func next(of signs: String) -> Character? {
    skipSpaces()
    guard let sign = rest.first, signs.contains(sign) else { return nil }
    rest.removeFirst()
    return sign
  }

  mutating func sum() -> TokenExpression? {
    guard var left = product() else { return nil }
    while let sign = next(of: "+-") {
      guard let right = product() else { return nil }
      left = .operation(sign, left, right)
    }
    return left
  }

  private mutating func product() -> TokenExpression? {
    guard var left = factor() else { return nil }
    while let sign = next(of: "*/") {
      guard let right = factor() else { return nil }
      left = .operation(sign, left, right)
    }
    return left
  }

  private mutating func factor() -> TokenExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONLimits.depth else { return nil }
    if next(of: "-") != nil {
      switch factor() {
      case .quantity(let quantity)?:
        return .quantity(TokenQuantity(value: -quantity.value, unit: quantity.unit))
      case let inner?: return .operation("*", .quantity(TokenQuantity(value: -1)), inner)
      case nil: return nil
      }
    }
    if next(of: "(") != nil {
      guard let inner = sum(), next(of: ")") != nil else { return nil }
      return inner
    }
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return .reference(String(rest[...end]))
    }
    let text = rest.prefix { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == ".") }
    guard text.first?.isLetter == false, let length = TokenDimension(lenient: String(text)) else {
      return nil
    }
    rest = rest.dropFirst(text.count)
    let isNumber = text.last?.isLetter == false
    return .quantity(TokenQuantity(value: length.value, unit: isNumber ? nil : length.unit))
  }
}
