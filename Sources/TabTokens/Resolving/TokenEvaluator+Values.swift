import TabFiles

extension TokenEvaluator {
  /// Reads a value, not a reference, as one of a type; reports why it is invalid, and returns `nil`.
  func value(_ value: SourcedValue, as type: TokenType) -> TokenValue? {
    if value.value.isInvalid { return nil }
    let isComputed = type == .dimension || type == .number
    guard let value = isComputed ? computed(value) : value else { return nil }
    switch type {
    case .color: return color(value).map(TokenValue.color)
    case .dimension: return dimension(value).map(TokenValue.dimension)
    case .fontFamily: return fontFamily(value).map(TokenValue.fontFamily)
    case .fontWeight: return fontWeight(value).map(TokenValue.fontWeight)
    case .duration: return duration(value).map(TokenValue.duration)
    case .cubicBezier: return cubicBezier(value).map(TokenValue.cubicBezier)
    case .number: return number(value, of: .number).map(TokenValue.number)
    case .strokeStyle: return strokeStyle(value).map(TokenValue.strokeStyle)
    case .border: return border(value).map(TokenValue.border)
    case .transition: return transition(value).map(TokenValue.transition)
    case .shadow: return shadows(value).map(TokenValue.shadow)
    case .gradient: return gradient(value).map(TokenValue.gradient)
    case .typography: return typography(value).map(TokenValue.typography)
    }
  }

  /// Reads a part of a composite value, such as the color of a border, which can be a reference to a token.
  func part(_ part: SourcedValue, as type: TokenType) -> TokenValue? {
    switch follow(part) {
    case .value(let value): return self.value(value, as: type)
    case .token(let index):
      notePart(index)
      guard let value = outcome(of: index, by: part)?.value else { return nil }
      if value.type == type { return value }
      if let converted = converted(value, to: type, at: part) { return converted }
      report(
        .aliasTypeMismatch,
        "\(type.noun) is needed, and \(entries[index].path.words) is of the type \(quoted(value.typeName))",
        at: part,
        fix: "refer to a token of the type '\(type.rawValue)'"
      )
      return nil
    case nil: return nil
    }
  }

  /// Converts a number to a dimension in pixels in lenient mode, since some tools write lengths as numbers.
  func converted(_ value: TokenValue, to type: TokenType, at place: SourcedValue) -> TokenValue? {
    guard problems.mode == .lenient, type == .dimension, case .number(let number) = value else {
      return nil
    }
    report(.aliasTypeMismatch, "a number is read as a length in 'px'", as: .note, at: place)
    return .dimension(TokenDimension(value: number, unit: .px))
  }

  /// Reports a value that is invalid for its type, unless the JSON parser has reported it.
  func reportValue(_ type: TokenType, _ message: String, at value: SourcedValue, fix: Fix? = nil) {
    if value.value.isInvalid { return }
    report(type.code, message, at: value, fix: fix)
  }
}

// MARK: - Members of values

extension TokenEvaluator {
  /// Returns the members of an object value by their names; reports missing and unknown members.
  func members(
    of value: SourcedValue,
    _ type: TokenType,
    required: [String],
    optional: [String] = []
  ) -> [String: SourcedValue]? {
    let noun = type.noun
    guard case .object(let members) = value.value.kind else {
      let message = "\(noun) is an object with \(quotedList(required)), not \(value.noun)"
      reportValue(type, message, at: value)
      return nil
    }
    var isRight = spend(members.count, at: value)
    lazy var taken = Set(members.map(\.key))
    for member in members where !(required + optional).contains(member.key) {
      let key = value.with(JSONValue(.null, at: member.keyRange))
      let near = problems.nearest(to: member.key, in: required + optional)
      let message = "\(noun) has no \(quoted(member.key))"
      let isTaken = allows(
        type.code,
        message,
        at: key,
        fix: near.map { .rename(to: $0, taken: &taken) } ?? .removeMember
      )
      isRight = isRight && isTaken
    }
    let missing = required.filter { key in !members.contains { $0.key == key } }
    if !missing.isEmpty {
      reportValue(type, "\(noun) needs \(quotedList(missing))", at: value, fix: "add it")
      isRight = false
    }
    guard isRight else { return nil }
    return Dictionary(
      members.map { ($0.key, value.with($0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the elements of an array value, each of which may be a reference.
  func elements(of value: SourcedValue) -> [SourcedValue]? {
    guard case .array(let elements) = value.value.kind else { return nil }
    return elements.map { value.with($0) }
  }

  /// Reads a number, which can be a `$ref`; reports aliases and other values.
  func number(_ value: SourcedValue, of type: TokenType) -> Double? {
    guard let value = scalar(value) else { return nil }
    guard case .number(let number) = value.value.kind else {
      reportValue(type, "this is a number, not \(value.noun)", at: value, fix: value.numberFix)
      return nil
    }
    return number
  }

  /// Reads one of the words of an enumeration, such as a unit; reports other values.
  func word<Word: RawRepresentable & CaseIterable>(
    _ value: SourcedValue,
    _ type: TokenType
  ) -> Word? where Word.RawValue == String {
    guard let value = scalar(value) else { return nil }
    if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    // A point of iOS is a CSS pixel.
    let pixel = value.string == "pt" ? words.first { $0 == "px" } : nil
    let near = pixel ?? value.string.flatMap { problems.nearest(to: $0, in: words) }
    let written = value.string.map { quoted($0) } ?? value.noun
    reportValue(
      type,
      "this is one of \(quotedList(words)), not \(written)",
      at: value,
      fix: near.map { .write($0) }
    )
    return nil
  }

  /// Returns a part of a value that can't be an alias, or the target of its `$ref`.
  func scalar(_ value: SourcedValue) -> SourcedValue? {
    switch follow(value, allowsAlias: false) {
    case .value(let value): return value
    case .token(let index):
      // A token is no JSON value, but a token of the type `number` can be used as a number.
      notePart(index)
      guard let outcome = outcome(of: index, by: value) else { return nil }
      guard case .number(let number) = outcome.value else {
        let target = entries[index]
        report(
          .aliasTypeMismatch,
          "\(target.path.words) is of the type \(quoted(outcome.value.typeName)), and this is a part of a value",
          at: value,
          fix: "refer to a part of it, as in '…/$value/value'"
        )
        return nil
      }
      return value.with(JSONValue(.number(number), at: value.value.range))
    case nil: return nil
    }
  }
}

extension TokenType {
  /// The name of the type with its article, for messages.
  var noun: String {
    switch self {
    case .color, .dimension, .number, .border, .transition, .shadow, .gradient, .typography,
      .duration:
      "a \(rawValue)"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .cubicBezier: "a cubic Bézier curve"
    case .strokeStyle: "a stroke style"
    }
  }
}

extension SourcedValue {
  /// The fix that writes a number in quotes without them; `nil` for other values.
  var numberFix: Fix? {
    guard let text = string, let number = Double(text), number.isFinite else { return nil }
    return .write(bare: JSON.number(number).line, note: " without quotes")
  }

  /// The type inferred from a value, for tokens without `$type`; `nil` if the value doesn't suggest one.
  var likelyType: TokenType? {
    switch value.kind {
    case .number: .number
    case .string(let text):
      TokenColor(lenient: text) != nil
        ? .color : TokenDimension(lenient: text) != nil ? .dimension : nil
    case .object:
      if member("colorSpace") != nil {
        .color
      } else if let unit = member("unit")?.string {
        TokenDuration.Unit(rawValue: unit) == nil ? .dimension : .duration
      } else {
        nil
      }
    default: nil
    }
  }
}
