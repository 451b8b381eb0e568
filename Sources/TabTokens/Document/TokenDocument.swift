package import TabFiles

/// A file of design tokens in the format of the Design Tokens Format Module 2025.10.
///
/// Reading checks the structure of groups and tokens; ``TokenSet`` follows references and checks values.
///
///     let document = TokenDocument(parsing: bytes, file: "brand.tokens.json", mode: .strict)
///     let tokens = TokenSet(document)
///     // tokens["color.brand"]?.value
package struct TokenDocument: Sendable {
  package let source: SourceText
  package let mode: TokenMode

  /// The dialect in which the file was written; ``root`` has been converted to the Format.
  package let dialect: TokenDialect

  /// The names of the document's modes or themes, one of which can be chosen when it is read.
  package let alternatives: [String]

  /// The outermost group; empty if the text isn't an object.
  package let root: TokenGroup

  /// The diagnostics of the document's structure, in the order of the text.
  package let diagnostics: [TokenDiagnostic]

  /// Reads a document from a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: At most 16 MiB with a million members and elements; more is an error.
  ///   - file: The name of the text in diagnostics.
  ///   - mode: Whether forms of tools and earlier drafts are accepted.
  ///   - alternative: The mode or theme to read, of ``alternatives``; `nil` reads default values, or all token sets.
  package init(parsing bytes: [UInt8], file: String, mode: TokenMode, alternative: String? = nil) {
    let json = JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document)
    self.init(json, mode: mode, alternative: alternative)
  }

  /// Reads a document from parsed JSON.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - mode: Whether forms of tools and earlier drafts are accepted.
  ///   - alternative: The mode or theme to read, of ``alternatives``; `nil` reads default values, or all token sets.
  ///   - namespaces: The folders of asset catalogs whose names are groups, as ``namespaces(in:)`` returns them.
  package init(
    _ json: JSONDocument,
    mode: TokenMode,
    alternative: String? = nil,
    namespaces: Set<String> = []
  ) {
    var problems = TokenProblems(mode: mode)
    problems.add(json: json.diagnostics)
    let value = json.root ?? JSONValue(.invalid, at: 0..<0)
    self.init(
      value,
      in: json.source,
      problems: problems,
      alternative: alternative,
      namespaces: namespaces
    )
  }

  /// Returns the paths of the folders of asset catalogs, among some documents, whose names are groups of tokens.
  package static func namespaces(in documents: [JSONDocument]) -> Set<String> {
    Set(documents.compactMap(AssetCatalog.namespace))
  }

  /// Reads a document from a value in a text, such as an inline source of a resolver document.
  init(
    _ value: JSONValue,
    in source: SourceText,
    problems: TokenProblems,
    alternative: String? = nil,
    namespaces: Set<String> = []
  ) {
    let dialect = problems.mode == .lenient ? TokenDialect(recognizing: value) : .format
    let path = AssetCatalog.path(ofFile: source.file, namespaces: namespaces)
    let lowered = LoweredDocument(value, dialect: dialect, alternative: alternative, path: path)
    var reader = TokenReader(source: source, problems: problems)
    reader.note(dialect, at: value.range)
    // A wrong color set has no effect on the other sets of its catalog.
    reader.report(lowered.problems, path: TokenPath(dialect == .assetCatalog ? path : []))
    // A color set has a color for every mode: where it sets none, that of a more general mode.
    if dialect != .assetCatalog {
      reader.check(alternative, isOneOf: lowered.alternatives, at: value.range)
    }
    let roots = lowered.roots.map { reader.readRoot($0) }
    root = TokenGroup.merged(roots) ?? TokenGroup([], at: value.range, in: source)
    (self.source, self.dialect, mode) = (source, dialect, problems.mode)
    alternatives = lowered.alternatives
    diagnostics = reader.problems.all.inOrderOfPlace()
  }

  /// The document as JSON, or `nil` if a part of it is invalid.
  ///
  /// Writing and reading it again gives the same document, with other ranges.
  package var json: JSON? { root.json }
}

extension [TokenDiagnostic] {
  /// Returns the diagnostics sorted by file, line and column; those at the same location keep their order.
  func inOrderOfPlace() -> [TokenDiagnostic] {
    // Files are in the order of their first diagnostics.
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
