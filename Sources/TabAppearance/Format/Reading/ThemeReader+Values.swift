import TabFiles

/// The reason why a JSON value isn't a value of some form.
enum ValueProblem: Error {
  /// The JSON has another type than the form requires; `fix` replaces the fix that the form has.
  case wrongType(fix: Fix? = nil)

  /// The JSON has the right type but an invalid value: a predicate to follow the path, with a fix.
  case invalid(String, fix: Fix? = nil, notes: [String] = [])

  /// A name that the file chooses is empty; the noun is the named thing.
  case emptyName(of: String)

  /// The problem has been reported already, part by part.
  case reported
}

extension ThemeReader {
  /// Reads a value; on failure reports the reason and returns `nil`.
  mutating func read<Value>(_ json: JSONValue, as kind: ValueKind<Value>) -> Value? {
    read(json, as: kind.form).map(typed)
  }

  /// Reads a value of the type that goes with a form; on failure reports the reason and returns
  /// `nil`.
  mutating func read(_ json: JSONValue, as form: ValueForm) -> (any Sendable)? {
    // No other problem would be reported, and the theme isn't used. To find a fix takes time.
    guard !isFull else { return nil }
    do throws(ValueProblem) {
      return try value(json, as: form)
    } catch {
      if case .wrongType(let fix) = error {
        if json.kind != .invalid {
          report(json, isnt: form.requirement, fix: fix ?? form.fix)
        }
      } else {
        report(error, at: json.range)
      }
      return nil
    }
  }

  private mutating func value(
    _ json: JSONValue,
    as form: ValueForm
  ) throws(ValueProblem) -> any Sendable {
    switch form {
    case .text, .family: try json.filledText()
    case .flag: try json.flag()
    case .number(let rule): try rule.read(json)
    case .wholeNumber(let rule): Int(try rule.read(json))
    case .numbers(let rule, let limit): try numbers(json, by: rule, limit: limit)
    case .choice(let choice): try choice.read(json)
    case .choices(let choice): try choices(json, of: choice)
    case .versions: try TabBarEnvironment.VersionRange(json)
    case .colorValue: try colorValue(json)
    case .color: try color(json)
    case .colors: try colors(json)
    case .imageSource: try imageSource(json)
    case .image: try image(json)
    case .icon: try icon(json)
    case .object(let type, _, _), .part(let type): try object(json, of: type)
    case .scrollEdge: try scrollEdge(json)
    case .variations: try variations(json)
    case .items: try items(json)
    }
  }

  private mutating func numbers(
    _ json: JSONValue,
    by rule: NumberRule,
    limit: Int
  ) throws(ValueProblem) -> [Double] {
    guard case .array(let elements) = json.kind else { throw .wrongType() }
    guard elements.count <= limit else {
      throw .invalid("has \(elements.count) numbers; at most \(limit) are read")
    }
    return try readElements(elements, as: .number(rule))
  }

  private mutating func choices(
    _ json: JSONValue,
    of choice: Choice
  ) throws(ValueProblem) -> any Sendable {
    switch json.kind {
    case .string: return choice.value([try choice.name(json)])
    case .array([]):
      throw .invalid("is an empty list", fix: "leave the key out, or write a name")
    case .array(let elements):
      return choice.value(try readElements(elements, as: .choice(choice.namesAlone)))
    default: throw .wrongType()
    }
  }

  /// Reads the elements of a list that is unusable if any of its elements has an error.
  private mutating func readElements<Value>(
    _ elements: [JSONValue],
    as form: ValueForm
  ) throws(ValueProblem) -> [Value] {
    let values = elements.enumerated().compactMap { index, json in
      at("[\(index)]") { $0.read(json, as: form) }.map { typed($0) as Value }
    }
    if values.count < elements.count { throw .reported }
    return values
  }
}

extension ValueForm {
  /// The requirement that a value of another type violates, such as "it must be a number".
  var requirement: String {
    switch self {
    case .text, .family, .choice, .versions: "it must be text"
    case .flag: "it must be true or false"
    case .number: "it must be a number"
    case .wholeNumber: "it must be a whole number"
    case .numbers: "it must be a list of numbers"
    case .choices: "it must be text or a list"
    case .colorValue: "one value of a color is text"
    case .color: "a color is text or an object"
    case .colors, .part, .items: "it must be an object"
    case .imageSource: "the source of an image is text or a gradient"
    case .image, .icon: "an image is text or an object"
    case .object(_, let subject, _): "\(subject) an object"
    case .scrollEdge: "it must be text or an object"
    case .variations: "it must be a list of objects"
    }
  }

  /// The fix for a value of another type.
  var fix: Fix {
    switch self {
    case .text, .family: "write text in double quotes"
    case .flag: "write true or false, without quotes"
    case .number: "write a number"
    case .wholeNumber: "write a whole number"
    case .numbers: "write a list, as in '[100, 100, 50]'"
    case .choice(let choice):
      choice.names.count <= 4
        ? "write \(alternatives(choice.names))" : "write a name in double quotes"
    case .choices: "write a name in double quotes, or a list of names"
    case .versions: #"write versions, as in '">=26"'"#
    case .colorValue, .color: ##"write a color, as in '"#0066CC"'"##
    case .colors: ##"write an object, as in '{ "brand": "#0066CC" }'"##
    case .imageSource, .image, .icon: #"write an image, as in '"asset:Wave"'"#
    case .object(_, _, let example): "write an object, as in '\(example)'"
    case .part: "write an object, as in '{ }'"
    case .scrollEdge: "write 'standard', 'transparent', null or an object"
    case .variations: "put it between '[' and ']'"
    case .items: #"write an object, as in '{ "0": { "badgeValue": "New" } }'"#
    }
  }
}

extension JSONValue {
  fileprivate func filledText() throws(ValueProblem) -> String {
    guard case .string(let text) = kind else { throw .wrongType() }
    if text.isEmpty { throw .invalid("is empty", fix: "write text between the quotes") }
    return text
  }

  fileprivate func flag() throws(ValueProblem) -> Bool {
    guard case .bool(let flag) = kind else {
      guard case .string(let text) = kind, ["true", "false"].contains(text) else {
        throw .wrongType()
      }
      throw .wrongType(fix: .write(bare: text, note: ", without quotes"))
    }
    return flag
  }
}

extension NumberRule {
  fileprivate func read(_ json: JSONValue) throws(ValueProblem) -> Double {
    guard case .number(let number) = json.kind else {
      guard case .string(let text) = json.kind, let number = Double(text), number.isFinite else {
        throw .wrongType()
      }
      throw .wrongType(fix: .write(bare: JSON.number(number).line, note: ", without quotes"))
    }
    // Adding 0 turns -0 into 0.
    if contains(number) { return number + 0 }
    if clampsToMinimum, number < range.lowerBound { return range.lowerBound }
    let value = JSON.number(number).line
    if isWhole, number.rounded() != number {
      throw .invalid("is \(value); it must be a whole number", fix: "write a whole number")
    }
    let (lowest, highest) = (JSON.number(range.lowerBound).line, JSON.number(range.upperBound).line)
    if number > range.upperBound {
      throw .invalid("is \(value); it must be at most \(highest)", fix: "write \(highest) or less")
    }
    let minimum = excludesMinimum ? "more than \(lowest)" : "\(lowest) or more"
    throw .invalid("is \(value); it must be \(minimum)", fix: "write \(minimum)")
  }
}

extension Choice {
  fileprivate func read(_ json: JSONValue) throws(ValueProblem) -> any Sendable {
    value([try name(json)])
  }

  fileprivate func name(_ json: JSONValue) throws(ValueProblem) -> String {
    guard case .string(let text) = json.kind else { throw .wrongType() }
    guard names.contains(text) else { throw .unknownName(text, of: names) }
    return text
  }
}

extension ValueProblem {
  /// Returns the problem of a name that isn't one of the allowed names.
  static func unknownName(_ text: String, of names: [String]) -> ValueProblem {
    let problem = "can't be \(quoted(text))"
    if let near = nearest(to: text, in: names) {
      return .invalid(problem, fix: .write(near))
    }
    if names.count <= 4 { return .invalid(problem, fix: "write \(alternatives(names))") }
    return .invalid(
      problem,
      fix: "write one of these names",
      notes: ["the names are \(quotedList(names))"]
    )
  }
}

/// Returns quoted names joined by commas, with "or" before the last.
private func alternatives(_ names: [String]) -> String {
  let names = names.map { quoted($0) }
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

extension TabBarEnvironment.VersionRange {
  fileprivate init(_ json: JSONValue) throws(ValueProblem) {
    guard case .string(let text) = json.kind else {
      guard case .number(let number) = json.kind else { throw .wrongType() }
      let text = JSON.string(JSON.number(number).line).line
      throw .wrongType(fix: .write(bare: text))
    }
    switch Self.read(text) {
    case .failure(let problem):
      throw .invalid("says nothing: \(problem.message(for: text))", fix: problem.fix)
    case .success(let range): self = range
    }
  }
}
