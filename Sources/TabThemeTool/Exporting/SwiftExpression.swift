/// An expression of Swift that can be broken into lines in the style of swift-format.
struct SwiftExpression: Hashable {
  /// An argument, or an element of a literal, with its label or key.
  struct Element: Hashable {
    var label: String
    var value: SwiftExpression
  }

  private var opening: String
  private var elements: [Element] = []
  private var closing = ""

  /// Whether a comma follows the last element when the expression is broken, as in a dictionary
  /// literal with several elements.
  private var endsWithComma = false
}

extension SwiftExpression {
  /// Returns an expression that can't be broken.
  static func atom(_ text: String) -> SwiftExpression { SwiftExpression(opening: text) }

  /// Returns a function call.
  static func call(
    _ function: String,
    _ arguments: [(label: String, value: SwiftExpression)]
  ) -> SwiftExpression {
    SwiftExpression(
      opening: "\(function)(",
      elements: arguments.map { argument in
        Element(
          label: argument.label.isEmpty ? "" : "\(argument.label): ",
          value: argument.value
        )
      },
      closing: ")"
    )
  }

  /// Returns the expression with a call on its result, such as `.method()`.
  func followed(by call: String) -> SwiftExpression {
    var result = self
    result.closing += call
    return result
  }

  /// Returns a dictionary literal.
  static func dictionary(
    _ members: [(key: String, value: SwiftExpression)]
  ) -> SwiftExpression {
    SwiftExpression(
      opening: "[",
      elements: members.map { Element(label: "\($0.key): ", value: $0.value) },
      closing: "]",
      endsWithComma: members.count > 1
    )
  }

  /// Returns a number literal, without a fraction if the number is whole.
  static func number(_ number: Double) -> SwiftExpression {
    atom(number == number.rounded() && abs(number) < 1_000_000 ? "\(Int(number))" : "\(number)")
  }

  /// Returns a string literal, in which invisible characters are escapes such as `\u{202E}`.
  static func string(_ text: String) -> SwiftExpression {
    let scalars = text.debugDescription.unicodeScalars.map { scalar in
      scalar.isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return atom(scalars.joined())
  }

  /// The expression on one line.
  var text: String {
    opening + elements.map { $0.label + $0.value.text }.joined(separator: ", ") + closing
  }

  /// Returns the lines of a statement or an element: `start`, the expression and `end`.
  func lines(after start: String, indent: Int, end: String = "") -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let line = "\(blanks)\(start)\(text)\(end)"
    if line.count <= 100 { return [line] }
    guard !elements.isEmpty else {
      guard start.hasSuffix(" = ") else { return [line] }
      return ["\(blanks)\(start.dropLast())", "\(blanks)  \(text)\(end)"]
    }
    var lines = ["\(blanks)\(start)\(opening)"]
    for (index, element) in elements.enumerated() {
      let isLast = index == elements.count - 1
      lines += element.value.lines(
        after: element.label,
        indent: indent + 2,
        end: isLast && !endsWithComma ? "" : ","
      )
    }
    return lines + ["\(blanks)\(closing)\(end)"]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible in source code, or an ordinary space.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: self == " "
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
