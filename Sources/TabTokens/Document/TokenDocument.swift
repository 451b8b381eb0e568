package import TabJSON

/// A file of design tokens, as the Design Tokens Format Module 2025.10 has it.
///
/// Reading it checks how it is built; what refers to something else is looked up by ``TokenSet``.
///
///     let document = TokenDocument(parsing: bytes, file: "brand.tokens.json", mode: .strict)
///     let tokens = TokenSet(document)
///     // tokens["color.brand"]?.value
package struct TokenDocument: Sendable {
  package let source: SourceText
  package let mode: TokenMode

  /// How tools wrote it: what isn't the Format itself has been turned into it.
  package let dialect: TokenDialect

  /// The modes or themes of the document, of which one can be chosen.
  package let alternatives: [String]

  /// The outermost group; empty if the text has none.
  package let root: TokenGroup

  /// What is wrong with how it is built, in the order of the text.
  package let diagnostics: [TokenDiagnostic]

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: At most 16 MiB with a million members and elements; more is an error.
  ///   - file: The name that diagnostics give the text.
  ///   - mode: Whether what tools and earlier drafts write is taken.
  ///   - alternative: The mode or theme to choose, of a document that has some; see ``alternatives``.
  package init(parsing bytes: [UInt8], file: String, mode: TokenMode, alternative: String? = nil) {
    let json = JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document)
    self.init(json, mode: mode, alternative: alternative)
  }

  /// Reads a text that has been parsed.
  package init(_ json: JSONDocument, mode: TokenMode, alternative: String? = nil) {
    var problems = TokenProblems(mode: mode)
    problems.add(json: json.diagnostics)
    let value = json.root ?? JSONValue(.invalid, at: 0..<0)
    self.init(value, in: json.source, problems: problems, alternative: alternative)
  }

  /// Reads a part of a text, such as an inline source of a resolver document.
  init(
    _ value: JSONValue,
    in source: SourceText,
    problems: TokenProblems,
    alternative: String? = nil
  ) {
    let dialect = problems.mode == .lenient ? TokenDialect(recognizing: value) : .format
    let lowered = LoweredDocument(value, dialect: dialect, alternative: alternative)
    var reader = TokenReader(source: source, problems: problems)
    reader.note(dialect, at: value.range)
    reader.check(alternative, isOneOf: lowered.alternatives, at: value.range)
    let roots = lowered.roots.map { reader.readRoot($0) }
    root = TokenGroup.merged(roots) ?? TokenGroup([], at: value.range, in: source)
    (self.source, self.dialect, mode) = (source, dialect, problems.mode)
    alternatives = lowered.alternatives
    diagnostics = reader.problems.all.inOrderOfPlace()
  }

  /// The document to be written, or `nil` if a part of it isn't JSON.
  ///
  /// Reading what is written gives the same document again, but for its places.
  package var json: JSON? { root.json }
}

extension [TokenDiagnostic] {
  /// The diagnostics file by file, in the order of their lines and columns; those of one place keep their order.
  func inOrderOfPlace() -> [TokenDiagnostic] {
    var files: [String: Int] = [:]
    for diagnostic in self {
      let file = diagnostic.diagnostic.location?.file ?? ""
      if files[file] == nil { files[file] = files.count }
    }
    return enumerated()
      .sorted { first, second in
        let (a, b) = (first.element.diagnostic.location, second.element.diagnostic.location)
        return (files[a?.file ?? ""] ?? 0, a?.line ?? 0, a?.column ?? 0, first.offset)
          < (files[b?.file ?? ""] ?? 0, b?.line ?? 0, b?.column ?? 0, second.offset)
      }
      .map(\.element)
  }
}
