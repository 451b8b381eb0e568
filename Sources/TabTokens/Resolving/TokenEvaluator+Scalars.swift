import TabFiles

// Types that aren't composite: parts of their values can't be aliases.

extension TokenEvaluator {
  func dimension(_ value: SourcedValue) -> TokenDimension? {
    if let lenient = TokenDimension(lenient: value) {
      return allowsText(.dimension, value, lenient.value, lenient.unit.rawValue) ? lenient : nil
    }
    if reportsUnit(of: value, .dimension, units: TokenDimension.Unit.allCases) { return nil }
    return measure(value, .dimension).map { TokenDimension(value: $0.value, unit: $0.unit) }
  }

  func duration(_ value: SourcedValue) -> TokenDuration? {
    if let text = value.string, let lenient = TokenDuration(lenient: text) {
      return allowsText(.duration, value, lenient.value, lenient.unit.rawValue) ? lenient : nil
    }
    if reportsUnit(of: value, .duration, units: TokenDuration.Unit.allCases) { return nil }
    return measure(value, .duration).map { TokenDuration(value: $0.value, unit: $0.unit) }
  }

  /// Reports a number in text whose unit is unknown or missing, which lenient mode accepts otherwise.
  ///
  /// - Returns: Whether it is such a text.
  private func reportsUnit<Unit: RawRepresentable>(
    of value: SourcedValue,
    _ type: TokenType,
    units: [Unit]
  ) -> Bool where Unit.RawValue == String {
    guard problems.mode == .lenient, let text = value.string, text.utf8.count <= 64 else {
      return false
    }
    let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let first = units.first, Double(number) != nil else { return false }
    let written = text.dropFirst(number.count).filter { $0 != " " }
    let unit = units.first { $0.rawValue == written }?.rawValue
    let names = quotedList(units.map(\.rawValue))
    reportValue(
      type,
      unit == nil
        ? "\(type.noun) has one of the units \(names), not \(value.noun)"
        : "\(value.noun) has a blank before its unit",
      at: value,
      fix: unit.map { .write(number + $0) } ?? "write the unit, as in '\(number)\(first.rawValue)'"
    )
    return true
  }

  /// Reports a dimension or duration that isn't an object, as in earlier drafts; returns whether it is accepted.
  private func allowsText(
    _ type: TokenType,
    _ value: SourcedValue,
    _ number: Double,
    _ unit: String
  ) -> Bool {
    let written = JSON.object([.init("value", .number(number)), .init("unit", .string(unit))]).line
    return allows(
      type.code,
      "\(type.noun) is an object with 'value' and 'unit', not \(value.noun)",
      at: value,
      fix: Fix("write \(written)", .replace(written))
    )
  }

  private func measure<Unit: RawRepresentable & CaseIterable>(
    _ value: SourcedValue,
    _ type: TokenType
  ) -> (value: Double, unit: Unit)? where Unit.RawValue == String {
    guard let members = members(of: value, type, required: ["value", "unit"]) else { return nil }
    let number = members["value"].flatMap { self.number($0, of: type) }
    let unit: Unit? = members["unit"].flatMap { word($0, type) }
    guard let number, let unit else { return nil }
    return (number, unit)
  }

  func cubicBezier(_ value: SourcedValue) -> TokenCubicBezier? {
    guard let elements = elements(of: value), elements.count == 4 else {
      let message = "a cubic Bézier curve is a list of four numbers: x1, y1, x2, y2"
      reportValue(.cubicBezier, message, at: value, fix: "write four numbers, as in [0, 0, 1, 1]")
      return nil
    }
    let numbers = elements.map { number($0, of: .cubicBezier) }
    var isRight = true
    for index in [0, 2] {
      guard let x = numbers[index], !(0...1).contains(x) else { continue }
      let message = "'x\(index / 2 + 1)' is from 0 to 1, not \(x)"
      reportValue(.cubicBezier, message, at: elements[index])
      isRight = false
    }
    let known = numbers.compactMap(\.self)
    guard isRight, known.count == 4 else { return nil }
    return TokenCubicBezier(x1: known[0], y1: known[1], x2: known[2], y2: known[3])
  }
}

// MARK: - Fonts

extension TokenEvaluator {
  func fontFamily(_ value: SourcedValue) -> [String]? {
    if let name = value.string { return [name] }
    guard let elements = elements(of: value) else {
      reportValue(
        .fontFamily,
        "a font family is text or a list of texts, not \(value.noun)",
        at: value
      )
      return nil
    }
    guard !elements.isEmpty else {
      reportValue(.fontFamily, "the list has no font family", at: value)
      return nil
    }
    let names = elements.map { familyName($0) }
    let known = names.compactMap(\.self)
    return known.count == names.count ? known : nil
  }

  /// Reads a name in a list of font families, or a reference to a token with one name.
  private func familyName(_ element: SourcedValue) -> String? {
    switch follow(element) {
    case .value(let value):
      if let name = value.string { return name }
      reportValue(.fontFamily, "the name of a font family is text, not \(value.noun)", at: value)
    case .token:
      guard case .fontFamily(let names) = part(element, as: .fontFamily) else { return nil }
      if names.count == 1 { return names[0] }
      let message = "a reference in a list is one font family, and this one has \(names.count)"
      reportValue(.fontFamily, message, at: element)
    case nil: break
    }
    return nil
  }

  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  func fontWeight(_ value: SourcedValue) -> Double? {
    switch value.value.kind {
    case .number(let weight):
      if (1...1000).contains(weight) { return weight }
      reportValue(.fontWeight, "a font weight is from 1 to 1000, not \(weight)", at: value)
    case .string(let name): return fontWeight(named: name, at: value)
    default:
      let message = "a font weight is a number from 1 to 1000 or a name, not \(value.noun)"
      reportValue(.fontWeight, message, at: value)
    }
    return nil
  }

  private func fontWeight(named name: String, at value: SourcedValue) -> Double? {
    if let weight = Self.weights.first(where: { $0.name == name }) { return weight.weight }
    let names = Self.weights.map(\.name)
    let simple = Self.simplified(name)
    let near =
      Self.weights.first { Self.simplified($0.name) == simple }
      ?? Double(name).flatMap { (1...1000).contains($0) ? (name, $0) : nil }
    let message = "there is no font weight \(quoted(name))"
    guard let near else {
      let nearest = problems.nearest(to: name, in: names)
      reportValue(
        .fontWeight,
        message,
        at: value,
        fix: nearest.map { .write($0) }
          ?? "write a number from 1 to 1000, or one of \(quotedList(names))"
      )
      return nil
    }
    let fix = Double(near.name) == nil ? Fix.write(near.name) : .write(bare: near.name)
    return allows(.fontWeight, message, at: value, fix: fix) ? near.weight : nil
  }

  /// Returns a name in lowercase without spaces and hyphens, so that `Semi Bold` matches `semi-bold`.
  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }
}

// MARK: - Texts of earlier drafts

extension TokenDimension {
  /// Creates a dimension from text such as `16px`, or from a number of pixels; `nil` for other values.
  init?(lenient value: SourcedValue) {
    switch value.value.kind {
    case .number(let number): self.init(value: number, unit: .px)
    case .string(let text): self.init(lenient: text)
    default: return nil
    }
  }

  init?(lenient text: String) {
    guard let (number, unit) = measure(text) else { return nil }
    switch unit {
    case "", "px", "pt": self.init(value: number, unit: .px)
    case "rem", "em": self.init(value: number, unit: .rem)
    default: return nil
    }
  }
}

extension TokenDuration {
  /// Creates a duration from text such as `200ms`; `nil` for other text.
  fileprivate init?(lenient text: String) {
    guard let (number, unit) = measure(text), let unit = Unit(rawValue: unit) else { return nil }
    self.init(value: number, unit: unit)
  }
}

/// Splits text such as `16px` into a finite number and its unit, which can be empty; `nil` for other text.
private func measure(_ text: String) -> (Double, String)? {
  guard text.utf8.count <= 64 else { return nil }
  let unit = text.reversed().prefix { $0.isASCII && $0.isLetter }
  guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
  return (number, String(unit.reversed()))
}
