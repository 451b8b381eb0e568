import TabAppearance
import TabJSON

/// Applies the fixes that diagnostics print, as far as these say what to write or to remove.
///
/// What needs a choice, for example another color, stays for people.
@MainActor
struct LintFix {
  let systems: LintSystems
  let titles: [TitleSet]

  /// The file with its fixes, one after the other, each kept if it does away with what it fixes and
  /// nothing worse comes of it.
  ///
  /// - Parameter input: A file.
  /// - Returns: The file, what is still to be said of it, and the number of fixes in it.
  func applied(
    to input: ThemeInput
  ) -> (input: ThemeInput, diagnostics: [ThemeDiagnostic], count: Int) {
    var (input, count) = (input, 0)
    var diagnostics = check(input)
    // As many as one reading of a file reports.
    while count < JSONLimits.problems, let better = better(input, diagnostics) {
      (input, diagnostics) = better
      count += 1
    }
    return (input, diagnostics, count)
  }

  private func check(_ input: ThemeInput) -> [ThemeDiagnostic] {
    Linter.check(input, for: systems, titles: titles)
  }

  private func better(
    _ input: ThemeInput,
    _ diagnostics: [ThemeDiagnostic]
  ) -> (ThemeInput, [ThemeDiagnostic])? {
    for diagnostic in diagnostics where diagnostic.location?.file == input.file {
      guard let edit = diagnostic.edit(of: input.bytes) else { continue }
      var fixed = input
      fixed.bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      let rest = check(fixed)
      if isBetter(rest, than: diagnostics, without: diagnostic) { return (fixed, rest) }
    }
    return nil
  }

  private func isBetter(
    _ new: [ThemeDiagnostic],
    than old: [ThemeDiagnostic],
    without fixed: ThemeDiagnostic
  ) -> Bool {
    func errors(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { $0.severity == .error }
    }
    // What is inside a key that nobody knew is read once the key is known, and rules are held against
    // a file without errors.
    if fixed.severity == .error {
      return errors(new) <= errors(old) && !new.contains { $0.message == fixed.message }
    }
    return errors(new) <= errors(old) && new.count < old.count
  }
}

/// A change of a file.
struct TextEdit: Hashable, Sendable {
  /// The bytes that it replaces.
  var range: Range<Int>
  var text: String
}

extension ThemeDiagnostic {
  /// What the fix does to the file, or `nil` if it leaves a choice.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The edit.
  func edit(of bytes: [UInt8]) -> TextEdit? {
    guard let fix, let location, let start = Self.offset(of: location, in: bytes) else {
      return nil
    }
    switch fix {
    case "remove it": return Self.removal(of: start, in: bytes)
    case "remove the comma" where bytes[start] == UInt8(ascii: ","):
      return TextEdit(range: start..<start + 1, text: "")
    default:
      guard let text = Self.replacement(fix) else { return nil }
      let range = Self.token(at: start, in: bytes)
      if range.isEmpty { return nil }
      let isText = bytes[start] == UInt8(ascii: "\"") && !text.hasPrefix("\"")
      return TextEdit(
        range: range,
        text: isText && !fix.hasSuffix(bare) ? JSON.string(text).line : text
      )
    }
  }

  private var bare: String { "', without quotes" }

  /// What a fix says to write, if it says no more than that: `write 'color'`.
  private static func replacement(_ fix: String) -> String? {
    let parts = fix.split(separator: "'", omittingEmptySubsequences: false)
    let isWhole = parts.count == 3 && ["", ", without quotes"].contains(parts[2])
    guard isWhole, parts[0] == "write " else { return nil }
    // What is cut or has escapes isn't what is to be written.
    let text = String(parts[1])
    return text.contains("…") || text.contains("\\") ? nil : text
  }

  private static func offset(of location: Location, in bytes: [UInt8]) -> Int? {
    var line = 1
    var start = 0
    for (index, byte) in bytes.enumerated() where line < location.line {
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && bytes[(index + 1)...].first != UInt8(ascii: "\n")
      if isEnd { (line, start) = (line + 1, index + 1) }
    }
    let offset = start + location.column - 1
    return line == location.line && bytes.indices.contains(offset) ? offset : nil
  }

  /// The text in quotes, the number or the word that begins at a place.
  private static func token(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    let rest = bytes[start...]
    guard rest.first == UInt8(ascii: "\"") else {
      let end = rest.firstIndex { Set(",:[]{} \t\r\n\"".utf8).contains($0) }
      return start..<(end ?? bytes.endIndex)
    }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start..<min(end + 1, bytes.count)
  }

  /// The member whose key begins at a place, with one of the commas around it.
  private static func removal(of start: Int, in bytes: [UInt8]) -> TextEdit? {
    guard let root = JSONDocument(parsing: bytes, file: "").root else { return nil }
    var values = [root]
    while let value = values.popLast() {
      switch value.kind {
      case .array(let elements): values += elements
      case .object(let members):
        values += members.map(\.value)
        guard let index = members.firstIndex(where: { $0.keyRange.lowerBound == start }) else {
          continue
        }
        let end = members[index].value.range.upperBound
        let range =
          if index > 0 {
            members[index - 1].value.range.upperBound..<end
          } else if members.count > 1 {
            start..<members[1].keyRange.lowerBound
          } else { start..<end }
        return TextEdit(range: range, text: "")
      default: break
      }
    }
    return nil
  }
}
