import TabFiles
import TabTokens

/// Parses a JSON text; a text without errors must have a value with ranges inside each other, which is written and parsed
/// again as an equal one.
func readJSON(_ bytes: [UInt8]) {
  let document = JSONDocument(parsing: bytes, file: "a.json")
  check(document.diagnostics, of: bytes)
  let name = TopLevelStringScanner.text(of: "name", in: bytes)
  guard document.diagnostics.isEmpty else { return }
  guard let root = document.root, let json = JSON(root) else {
    preconditionFailure("there is neither a value nor an error")
  }
  checkRanges(of: root, in: bytes.indices)
  let again = JSONDocument(parsing: json.text(), file: "b.json")
  precondition(again.diagnostics.isEmpty, "\(again.diagnostics)")
  precondition(again.root.flatMap { JSON($0) } == json)
  guard case .string(let text)? = root.value(at: ["name"])?.kind else { return }
  precondition(name?.value == text && name?.range == root.value(at: ["name"])?.range)
}

/// Stops the program unless a value and all its parts are in a range, one after the other.
private func checkRanges(of value: JSONValue, in range: Range<Int>) {
  precondition(range.contains(value.range.lowerBound) && value.range.upperBound <= range.upperBound)
  var rest = value.range
  func check(_ part: Range<Int>) {
    precondition(part.lowerBound > rest.lowerBound && part.upperBound < rest.upperBound)
    rest = part.upperBound - 1..<rest.upperBound
  }
  switch value.kind {
  case .array(let elements):
    for element in elements {
      check(element.range)
      checkRanges(of: element, in: element.range)
    }
  case .object(let members):
    for member in members {
      check(member.keyRange)
      check(member.value.range)
      checkRanges(of: member.value, in: member.value.range)
    }
  default: break
  }
}

/// Stops the program if diagnostics aren't in the order of the text, are outside of it, or have control characters.
func check(_ diagnostics: [ThemeDiagnostic], of bytes: [UInt8]) {
  let lines = SourceText(bytes, file: "").location(of: bytes.count).line
  for diagnostic in diagnostics {
    let text = "\(diagnostic)"
    let hasControls = text.utf8.contains { ($0 < 0x20 || $0 == 0x7F) && $0 != 0x0A && $0 != 0x09 }
    precondition(!hasControls, "control characters in \(text.debugDescription)")
    if let location = diagnostic.location {
      precondition(1...lines ~= location.line && 1...bytes.count + 1 ~= location.column)
    }
    for edit in diagnostic.edits {
      precondition(edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count)
    }
  }
  let places = diagnostics.compactMap(\.location).map { [$0.line, $0.column] }
  precondition(zip(places, places.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
}

/// Reads a document of design tokens, also as a resolver document whose files are all this document; one that is written
/// and read again must be equal.
func readTokens(_ bytes: [UInt8]) {
  for mode in [TokenMode.strict, .lenient] {
    let document = TokenDocument(parsing: bytes, file: "a.json", mode: mode)
    let tokens = TokenSet(document)
    check(tokens.diagnostics.map(\.diagnostic), of: bytes)
    for name in document.alternatives.prefix(4) {
      _ = TokenSet(TokenDocument(parsing: bytes, file: "a.json", mode: mode, alternative: name))
    }
    let resolver = ResolverDocument(parsing: bytes, file: "a.json", mode: mode) { _ in bytes }
    for input in resolver.inputs(limit: 4) { _ = resolver.tokens(for: input) }
    guard !tokens.diagnostics.contains(where: { $0.severity == .error }) else { continue }
    guard let json = document.json else {
      preconditionFailure("the document has an invalid part and no error")
    }
    let text = Array(json.text().utf8)
    let again = TokenSet(TokenDocument(parsing: text, file: "b.json", mode: .strict))
    precondition(mode == .lenient || again.map(\.value) == tokens.map(\.value))
    precondition(mode == .lenient || again.map(\.path) == tokens.map(\.path))
  }
}
