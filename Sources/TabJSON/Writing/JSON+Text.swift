extension JSON {
  /// The value as text for people: two blanks of indentation, and what is short on one line.
  ///
  /// The same value always gives the same text.
  ///
  ///     let text = JSON.object([.init("size", 10.5)]).text()
  ///     // {
  ///     //   "size": 10.5
  ///     // }
  ///
  /// - Parameter width: The columns that a line with several values may take.
  /// - Returns: The text, ending with a newline.
  package func text(width: Int = 100) -> String {
    var writer = JSONWriter(width: width)
    writer.write(self, trailing: 0, isOutermost: true)
    return writer.text + "\n"
  }

  /// The value on one line.
  package var line: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return Self.text(of: value)
    case .array(let values):
      return "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let line = members.map { "\(Self.text(of: $0.key)): \($0.value.line)" }
      return line.isEmpty ? "{}" : "{ " + line.joined(separator: ", ") + " }"
    }
  }

  /// The shortest text that reads back as the same number.
  static func text(of number: Double) -> String {
    precondition(number.isFinite, "JSON has no number for \(number)")
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func text(of string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.disturbsTerminals, scalar.value <= 0xFFFF {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }

  /// Whether it holds others, so that it can be spread over several lines.
  fileprivate var isContainer: Bool {
    switch self {
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  /// Whether it reads well on one line: at most one of its parts has parts of its own.
  fileprivate var isSimple: Bool {
    let parts: [JSON] =
      switch self {
      case .array(let values): values
      case .object(let members): members.map(\.value)
      default: []
      }
    let containers = parts.filter(\.isContainer)
    return containers.count <= 1 && containers.allSatisfy(\.isSimple)
  }
}

private struct JSONWriter {
  var text = ""
  var width: Int
  private var indentation = ""
  private var column = 0

  init(width: Int) {
    self.width = width
  }

  /// Writes a value at the current column; `trailing` is the room that must stay behind it.
  mutating func write(_ value: JSON, trailing: Int, isOutermost: Bool = false) {
    if !value.isContainer || value.isSimple && !isOutermost {
      let line = value.line
      if !value.isContainer || column + line.count + trailing <= width {
        return put(line)
      }
    }
    switch value {
    case .array(let values):
      put("[")
      writeLines(values.map { ("", $0) })
      put("]")
    case .object(let members):
      put("{")
      writeLines(members.map { (JSON.text(of: $0.key) + ": ", $0.value) })
      put("}")
    default:
      put(value.line)
    }
  }

  private mutating func writeLines(_ parts: [(prefix: String, value: JSON)]) {
    indentation += "  "
    for (index, part) in parts.enumerated() {
      startLine()
      put(part.prefix)
      write(part.value, trailing: 1)
      if index < parts.count - 1 { put(",") }
    }
    indentation.removeLast(2)
    startLine()
  }

  private mutating func startLine() {
    text += "\n" + indentation
    column = indentation.count
  }

  private mutating func put(_ part: String) {
    text += part
    column += part.count
  }
}
