import TabJSON

extension ValueKind<Double> {
  static let length = number(NumberRule(range: 0...ThemeFileLimits.length))

  /// A length that is 0 if it is negative, as UIKit treats widths and spacings of stacked items
  /// (documented).
  static let stackedLength = number(
    NumberRule(range: 0...ThemeFileLimits.length, clampsToMinimum: true)
  )

  static let move = number(NumberRule(range: -ThemeFileLimits.length...ThemeFileLimits.length))

  static let fontSize = number(
    NumberRule(range: 0...ThemeFileLimits.fontSize, excludesMinimum: true)
  )

  static let kern = number(NumberRule(range: -ThemeFileLimits.kern...ThemeFileLimits.kern))

  static let blur = number(NumberRule(range: 0...ThemeFileLimits.blur))

  static let opacity = number(NumberRule(range: 0...1))

  static let imageScale = number(NumberRule(range: 1...ThemeFileLimits.imageScale))

  private static func number(_ rule: NumberRule) -> ValueKind {
    ValueKind(
      shape: .number(rule),
      requirement: "it must be a number",
      fix: "write a number",
      read: { json, _ throws(ValueProblem) in try rule.read(json) },
      write: { .number(rule.nearest(to: $0)) },
      resolve: { number, _ in rule.nearest(to: number) }
    )
  }
}

extension ValueKind<Int> {
  /// A number of items.
  static let index = {
    let rule = NumberRule(range: 0...Double(ThemeFileLimits.items), isWhole: true)
    return ValueKind(
      shape: .number(rule),
      requirement: "it must be a whole number",
      fix: "write a whole number",
      read: { json, _ throws(ValueProblem) in Int(try rule.read(json)) },
      write: { .number(rule.nearest(to: Double($0))) },
      resolve: { number, _ in Int(rule.nearest(to: Double(number))) }
    )
  }()
}

extension ValueKind<[Double]> {
  /// A length for each item.
  static let lengths = list(of: .length)

  /// An offset for each item.
  static let moves = list(of: .move)

  private static func list(of element: ValueKind<Double>) -> ValueKind {
    guard case .number(let rule) = element.shape else { preconditionFailure("lengths are numbers") }
    return ValueKind(
      shape: .numbers(rule, limit: ThemeFileLimits.items),
      requirement: "it must be a list of numbers",
      fix: "write a list, as in '[100, 100, 50]'",
      read: { json, reader throws(ValueProblem) in
        guard case .array(let elements) = json.kind else { throw .wrongType() }
        guard elements.count <= ThemeFileLimits.items else {
          throw .invalid(
            "has \(elements.count) numbers; at most \(ThemeFileLimits.items) are read"
          )
        }
        return try reader.readElements(elements, as: element)
      },
      write: { .array($0.prefix(ThemeFileLimits.items).map(element.write)) },
      resolve: { numbers, _ in numbers.prefix(ThemeFileLimits.items).map(rule.nearest) }
    )
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
