/// The source of a test, with the texts that its calls compare values with.
struct TestSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The reason why a text can't be written.
  struct Problem: Error, Hashable {
    let message: String
  }

  /// Returns the source with the text of a recording.
  ///
  /// - Throws: ``Problem`` if the call isn't at the location where the test ran it, or has another
  ///   text now.
  func accepting(_ recording: InlineRecording) throws(Problem) -> [UInt8] {
    var scanner = SwiftScanner(bytes)
    guard let start = offset(line: recording.line, column: recording.column),
      let call = scanner.arguments(from: start)
    else { throw Problem(message: "the source has changed: there is no call of the test here") }
    let style = SourceStyle(of: bytes, at: start)
    guard let argument = call.arguments.first(where: { $0.label == "matches" }) else {
      guard recording.old == nil else { throw .changed }
      return inserting(recording.new, into: call, style: style)
    }
    let old = Array(bytes[argument.value])
    switch SwiftTextLiteral.text(of: old) {
    case .some(let text) where text == recording.old: break
    case nil where old == Array("nil".utf8) && recording.old == nil: break
    default: throw .changed
    }
    let isMultiline = old.contains(UInt8(ascii: "\n"))
    let indentation =
      isMultiline ? style.indentation(ofLineAt: argument.value.upperBound - 1) : style.inner
    return replacing(
      argument.value,
      with: SwiftTextLiteral.literal(
        recording.new,
        indentation: indentation,
        newline: style.newline
      )
    )
  }

  private func inserting(
    _ text: String,
    into call: SwiftScanner.Call,
    style: SourceStyle
  ) -> [UInt8] {
    var indentation = style.inner
    var separator = call.arguments.isEmpty ? "" : call.hasTrailingComma ? " " : ", "
    // If each argument is on a separate line, so is the closing parenthesis.
    if let last = call.arguments.last, bytes[last.value.upperBound..<call.end].contains(10) {
      let line = style.indentation(ofLineAt: last.start)
      separator = (call.hasTrailingComma ? "" : ",") + style.newline + line
      indentation = line + style.unit
    }
    let literal = SwiftTextLiteral.literal(text, indentation: indentation, newline: style.newline)
    let offset = call.lastEnd
    return replacing(offset..<offset, with: "\(separator)matches: \(literal)")
  }

  private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
  }

  /// Returns the offset of a line and a column, both from 1, or `nil` if the source is shorter.
  private func offset(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
      start = end + 1
    }
    guard column > 0, column <= bytes.count - start else { return nil }
    return start + column - 1
  }
}

extension TestSource.Problem {
  fileprivate static let changed = Self(
    message: "the source has changed: its text isn't the text of the test run"
  )
}

/// The indentation and line breaks of a source.
private struct SourceStyle {
  /// The line break.
  let newline: String

  /// The indentation of one level.
  let unit: String

  /// The indentation of the call's arguments.
  let inner: String

  private let bytes: [UInt8]

  init(of bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    let firstEnd = bytes.firstIndex(of: 10)
    newline = firstEnd.map { $0 > 0 && bytes[$0 - 1] == 13 } == true ? "\r\n" : "\n"
    let lines = bytes.split(separator: 10).map { $0.prefix { $0 == 32 || $0 == 9 } }
    let shortest = lines.filter { !$0.isEmpty && $0.count < 9 }.min { $0.count < $1.count }
    unit = shortest.map { String(decoding: $0, as: UTF8.self) } ?? "  "
    inner = Self.indentation(in: bytes, at: offset) + unit
  }

  /// Returns the indentation of the line that contains an offset.
  func indentation(ofLineAt offset: Int) -> String { Self.indentation(in: bytes, at: offset) }

  private static func indentation(in bytes: [UInt8], at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }
}
