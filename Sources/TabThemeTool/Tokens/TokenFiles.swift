import Foundation
import TabAppearance
import TabJSON
import TabTokens

/// The tokens of some files: each set that the files have, by the mode that it is of.
struct TokenFiles {
  /// One set of tokens.
  struct Mode {
    /// Its name; `nil` if the files have no modes.
    let name: String?
    let tokens: TokenSet
  }

  private(set) var modes: [Mode] = []

  /// All that is wrong with the files, each problem once, in the order of the modes.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Reads files, the later over the earlier; one that is a resolver document stands by itself.
  ///
  /// - Parameters:
  ///   - paths: The files; folders stand for the files of tokens in them.
  ///   - mode: How strictly they are read.
  /// - Throws: ``ToolFailure`` for files that can't be read.
  init(_ paths: [String], mode: TokenMode) throws(ToolFailure) {
    let files = try Self.files(paths)
    var documents: [JSONDocument] = []
    for file in files {
      let bytes = try FileAccess.read(file, limit: TokenLimits.document.bytes + 1)
      let json = JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document)
      if let root = json.root, ResolverDocument.isResolver(root) {
        add(Self.resolver(json, at: file, mode: mode))
      } else {
        documents.append(json)
      }
    }
    if !documents.isEmpty { add(documents, mode: mode) }
  }

  /// Adds the tokens of a resolver document for each way to choose contexts.
  private mutating func add(_ resolver: ResolverDocument) {
    for input in resolver.inputs() {
      let words = resolver.modifiers.compactMap { modifier in
        input[modifier.name].map { "\(modifier.name)=\($0)" }
      }
      add(
        Mode(
          name: words.isEmpty ? nil : words.joined(separator: ", "),
          tokens: resolver.tokens(for: input)
        )
      )
    }
  }

  /// Adds the tokens of documents merged, for each mode that one of them has.
  private mutating func add(_ documents: [JSONDocument], mode: TokenMode) {
    let plain = documents.map { TokenDocument($0, mode: mode) }
    let names = plain.flatMap(\.alternatives).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    // Figma writes a file for each mode, which is all that the file has.
    let isChoice = plain.contains { $0.dialect != .figma && $0.alternatives.count > 1 }
    guard isChoice || names.count > 1 else {
      return add(Mode(name: names.first, tokens: TokenSet(merging: plain, mode: mode)))
    }
    for name in names {
      let chosen = zip(plain, documents).compactMap { document, json -> TokenDocument? in
        if document.alternatives.isEmpty { return document }
        guard document.alternatives.contains(name) else { return nil }
        return document.dialect == .figma
          ? document : TokenDocument(json, mode: mode, alternative: name)
      }
      add(Mode(name: name, tokens: TokenSet(merging: chosen, mode: mode)))
    }
  }

  private mutating func add(_ mode: Mode) {
    modes.append(mode)
    let new = mode.tokens.diagnostics.map(\.diagnostic)
    var seen = Set(diagnostics)
    diagnostics += new.filter { seen.insert($0).inserted }
  }

  private static func resolver(
    _ json: JSONDocument,
    at file: String,
    mode: TokenMode
  ) -> ResolverDocument {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return ResolverDocument(json, mode: mode) { path in
      let limit = TokenLimits.document.bytes + 1
      return try? FileAccess.read(folder.appendingPathComponent(path).path, limit: limit)
    }
  }

  /// The files at some paths: of a folder, those whose names end as those of tokens do.
  private static func files(_ paths: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      if let (name, tool) = Self.refused.first(where: { path.lowercased().hasSuffix($0.key) }) {
        throw ToolFailure(
          "\(quoted(path, limit: 200)) is \(tool), which isn't read",
          fix: "export JSON instead of a '*\(name)' file"
        )
      }
      guard FileAccess.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = FileAccess.files(in: path, suffix: ".json")
        .filter { !$0.hasSuffix(".tabtheme.json") }
      if found.isEmpty {
        throw ToolFailure("no files of tokens (*.json) are in \(quoted(path, limit: 200))")
      }
      files += found
    }
    return files
  }

  private static let refused = [".json5": "JSON5", ".yaml": "YAML", ".yml": "YAML"]
}
