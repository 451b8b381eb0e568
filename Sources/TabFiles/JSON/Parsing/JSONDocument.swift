/// A JSON text, parsed strictly by RFC 8259.
///
/// Problems are reported with their locations, and parsing continues after them if possible, so
/// that several problems are reported at once.
package struct JSONDocument: Hashable, Sendable {
  package let source: SourceText

  /// The value, or `nil` if there is none; it can be used even if there are diagnostics.
  package let root: JSONValue?

  /// The problems, in the order of the text: errors, and for a relaxed text notes.
  package let diagnostics: [ThemeDiagnostic]

  /// Whether the entire text was parsed; otherwise parts of ``root`` may be missing.
  package let isComplete: Bool

  /// Parses a text in UTF-8; `file` is its name in diagnostics.
  package init(parsing bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()) {
    guard bytes.count <= limits.bytes else {
      let start = ThemeDiagnostic.Location(file: file, line: 1, column: 1)
      source = SourceText([], file: file)
      root = nil
      let problem = JSONProblem.tooManyBytes(limits.bytes)
      diagnostics = [ThemeDiagnostic(.error, problem.message, at: start)]
      isComplete = false
      return
    }
    let source = SourceText(bytes, file: file)
    var parser = JSONParser(bytes: bytes, limits: limits)
    self.source = source
    let value = parser.parse()
    // JSON has no such lines, so texts without problems needn't be searched for them. Each would be
    // several problems, whose fixes would turn it into a key.
    if !parser.problems.isEmpty, let leftover = GitLeftover(in: bytes, isJSON: true) {
      root = nil
      isComplete = false
      diagnostics = [source.diagnostic(leftover)]
      return
    }
    root = value
    isComplete = !parser.isStopped
    let errors = parser.problems.map { $0.problem.diagnostic(at: $0.range, in: source) }
    let notes = parser.relaxations.map { $0.problem.note(at: $0.ranges, in: source) }
    diagnostics = (errors + notes).inOrderOfPlace()
  }

  /// Creates a copy of a document with another root and further diagnostics.
  package init(_ document: JSONDocument, root: JSONValue, adding diagnostics: [ThemeDiagnostic]) {
    (source, isComplete) = (document.source, document.isComplete)
    self.root = root
    self.diagnostics = document.diagnostics + diagnostics
  }

  /// Parses a text.
  package init(parsing text: String, file: String, limits: JSONLimits = JSONLimits()) {
    self.init(parsing: Array(text.utf8), file: file, limits: limits)
  }
}

/// The limits of parsing, since files aren't trusted.
///
/// The defaults are for files that people write by hand; files that tools write can be larger.
package struct JSONLimits: Hashable, Sendable {
  /// The maximum size of a text, in bytes, a multiple of 1,048,576.
  package let bytes: Int

  /// The maximum number of members of all objects and elements of all arrays together.
  package let members: Int
  package static let bytes = 1_048_576
  package static let members = 20_000

  /// The maximum depth of nested arrays and objects.
  package static let depth = 64

  /// The maximum number of problems reported in a text; then parsing stops.
  package static let problems = 100

  /// Whether comments, a comma after the last part and a byte order mark are noted only.
  package let isRelaxed: Bool

  package init(bytes: Int = Self.bytes, members: Int = Self.members, isRelaxed: Bool = false) {
    (self.bytes, self.members, self.isRelaxed) = (bytes, members, isRelaxed)
  }
}
