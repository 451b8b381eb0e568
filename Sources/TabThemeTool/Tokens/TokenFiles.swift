import TabAppearance
import TabFiles
import TabRaster
import TabTokens

/// The tokens of some files: a set for each mode of the files.
struct TokenFiles {
  /// The tokens of one mode.
  struct Mode {
    /// The name of the mode; `nil` if the files have no modes.
    let name: String?

    /// The contexts that a resolver document chooses for the mode, by modifier.
    var input: [String: String] = [:]
    let tokens: TokenSet
  }

  private(set) var modes: [Mode] = []

  /// The resolver documents among the files.
  private(set) var resolvers: [ResolverDocument] = []

  /// Whether there are files of tokens among them, too.
  private(set) var hasPlainFiles = false

  /// Warnings, among ``diagnostics``, about values of tokens: those that Figma had from variables with other values now,
  /// and those that differ between the files.
  private(set) var warnings: [TokenDiagnostic] = []

  /// All that is wrong with the files, each problem once, in the order of the modes.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Reads files, of which the later take precedence.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders whose JSON files are read.
  ///   - mode: Whether values that only tools and earlier drafts write are read.
  /// - Throws: ``ToolFailure`` for files that can't be read.
  init(_ paths: [String], mode: TokenMode) throws(ToolFailure) {
    var documents: [JSONDocument] = []
    for file in try Self.files(paths) {
      let bytes = try FileAccess.read(file, limit: TokenLimits.document.bytes + 1)
      documents.append(JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document))
    }
    self.init(documents, mode: mode) { path in
      try? FileContents.bytes(of: path, limit: TokenLimits.document.bytes + 1)
    }
  }

  /// Merges documents, of which the later take precedence; the modes of a resolver document are
  /// separate.
  ///
  /// - Parameters:
  ///   - documents: The parsed files.
  ///   - mode: Whether values that only tools and earlier drafts write are read.
  ///   - mergesModes: Whether files of Figma are merged whatever their modes are, since they are those of one appearance.
  ///   - combinedTokens: The maximum number of tokens that all combinations of contexts have.
  ///   - read: Returns the bytes of a file to which a resolver document refers, by its path beside
  ///     the name of that document; `nil` if there is none.
  init(
    _ documents: [JSONDocument],
    mode: TokenMode,
    mergesModes: Bool = false,
    combinedTokens: Int = TokenLimits.combinedTokens,
    read: (_ path: String) -> [UInt8]?
  ) {
    var plain: [JSONDocument] = []
    for json in documents {
      guard let root = json.root, ResolverDocument.isResolver(root) else {
        plain.append(json)
        continue
      }
      let folder = json.source.file.folderPrefix
      add(ResolverDocument(json, mode: mode) { read(folder + $0) }, tokenLimit: combinedTokens)
    }
    hasPlainFiles = !plain.isEmpty
    if hasPlainFiles { add(plain, mode: mode, mergesModes: mergesModes) }
  }

  /// Adds the tokens of a resolver document for each choice of contexts.
  private mutating func add(_ resolver: ResolverDocument, tokenLimit: Int) {
    resolvers.append(resolver)
    // Without a combination of contexts there are no tokens whose diagnostics have these.
    if resolver.inputs().isEmpty { add(resolver.diagnostics) }
    if resolver.hasTooManyInputs {
      let message = "the contexts have more than \(TokenLimits.combinations) combinations"
      warn(resolver, "\(message); the rest isn't read")
    }
    var count = 0
    var inputs = resolver.inputs()[...]
    // A few at a time, since those beyond the limit of tokens would be resolved for nothing.
    while !inputs.isEmpty {
      let some = Array(inputs.prefix(4))
      inputs = inputs.dropFirst(some.count)
      for (input, tokens) in zip(some, some.concurrentMap { resolver.tokens(for: $0) }) {
        count += tokens.count
        guard count <= tokenLimit else {
          let message = "the combinations of contexts have more than \(tokenLimit) tokens"
          return warn(resolver, "\(message) together; the rest isn't read")
        }
        let words = resolver.modifiers.compactMap { modifier in
          input[modifier.name].map { "\(modifier.name)=\($0)" }
        }
        let name = words.isEmpty ? nil : words.joined(separator: ", ")
        add(Mode(name: name, input: input, tokens: tokens))
      }
    }
  }

  private mutating func warn(_ resolver: ResolverDocument, _ message: String) {
    diagnostics.append(
      ThemeDiagnostic(
        .warning,
        message,
        at: resolver.source.location(of: 0),
        fix: "split the document into several"
      )
    )
  }

  /// Adds the token sets that Tokens Studio syncs to a folder, merged for each theme.
  private mutating func add(_ folder: TokensStudioFolder, mode: TokenMode) {
    diagnostics += folder.diagnostics
    for theme in folder.themes.isEmpty ? [nil] : folder.themes.map(Optional.some) {
      let documents = folder.documents(of: theme).map { TokenDocument($0, mode: mode) }
      add(Mode(name: theme, tokens: TokenSet(merging: documents, mode: mode)))
    }
  }

  /// Adds the tokens of documents merged, for each mode that one of them has.
  private mutating func add(_ documents: [JSONDocument], mode: TokenMode, mergesModes: Bool) {
    if let folder = TokensStudioFolder(documents) { return add(folder, mode: mode) }
    let namespaces = TokenDocument.namespaces(in: documents)
    let plain = documents.map { TokenDocument($0, mode: mode, namespaces: namespaces) }
    // Color sets follow the modes of the other files, if there are any.
    let others = plain.filter { $0.dialect != .assetCatalog }
    let followsOthers = !others.allSatisfy(\.alternatives.isEmpty)
    let everywhere = Self.filesOfAllModes(among: plain, mergesModes: mergesModes)
    let varied = plain.indices.filter { index in
      !everywhere.contains(index) && !(followsOthers && plain[index].dialect == .assetCatalog)
    }
    let names = varied.flatMap { plain[$0].alternatives }.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    // Figma writes a file for each mode, which is all that the file has.
    let isChoice = plain.contains { $0.dialect != .figma && $0.alternatives.count > 1 }
    guard isChoice || names.count > 1 else {
      let single = Set(plain.flatMap(\.alternatives)).count == 1
      let name = single ? plain.lazy.flatMap(\.alternatives).first : names.first
      add(Mode(name: name, tokens: TokenSet(merging: plain, mode: mode)))
      return addWarnings()
    }
    for name in names {
      let chosen = plain.indices.compactMap { index -> TokenDocument? in
        let (document, json) = (plain[index], documents[index])
        if document.alternatives.isEmpty || everywhere.contains(index) { return document }
        let isChosen = document.alternatives.contains(name) || document.dialect == .assetCatalog
        guard isChosen else { return nil }
        return document.dialect == .figma
          ? document
          : TokenDocument(json, mode: mode, alternative: name, namespaces: namespaces)
      }
      add(Mode(name: name, tokens: TokenSet(merging: chosen, mode: mode)))
    }
    addWarnings()
  }

  /// Returns the indices of Figma's files whose mode is the only one of its collection, so that it holds in all modes.
  ///
  /// A file doesn't name its collection; files of one collection have tokens with the same paths.
  private static func filesOfAllModes(
    among documents: [TokenDocument],
    mergesModes: Bool
  ) -> Set<Int> {
    let files = documents.indices.filter { documents[$0].dialect == .figma }
    if mergesModes { return Set(files) }
    guard Set(files.flatMap { documents[$0].alternatives }).count > 1 else { return [] }
    let paths = Dictionary(
      uniqueKeysWithValues: files.map { index in
        let tokens = TokenSet(documents[index])
        // A token that refers to another file has no value in its file alone.
        let referring = tokens.diagnostics.filter { $0.code == .aliasUnresolved }.map(\.path)
        return (index, Set(tokens.map(\.path)).union(referring))
      }
    )
    return Set(
      files.filter { index in
        paths[index]?.isEmpty == false
          && files.allSatisfy { other in
            other == index || documents[other].alternatives == documents[index].alternatives
              || paths[index]?.isDisjoint(with: paths[other] ?? []) ?? true
          }
      }
    )
  }

  private mutating func addWarnings() {
    for mode in modes {
      let others = modes.lazy.filter { $0.name != mode.name }.map(\.tokens)
      warnings += mode.tokens.staleAliases(comparedWith: Array(others))
      warnings += mode.tokens.overrides
    }
    add(warnings)
  }

  private mutating func add(_ mode: Mode) {
    modes.append(mode)
    add(mode.tokens.diagnostics)
  }

  private mutating func add(_ new: [TokenDiagnostic]) {
    var seen = Set(diagnostics)
    diagnostics += new.map(\.diagnostic).filter { seen.insert($0).inserted }
  }

  /// Returns the files at some paths: for a folder, the JSON files in it that aren't themes.
  private static func files(_ paths: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      if let (name, tool) = Self.refused.first(where: { path.lowercased().hasSuffix($0.key) }) {
        throw ToolFailure(
          "\(quoted(path, limit: 200)) is \(tool), which isn't read",
          fix: "export JSON instead of a '*\(name)' file"
        )
      }
      if path.hasSuffix(".tabtheme.json"), FileAccess.exists(path) {
        throw ToolFailure(
          "\(quoted(path, limit: 200)) is a theme file, which has no tokens",
          fix: "write the paths of the files that its 'tokens' names"
        )
      }
      guard FileAccess.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = FileAccess.files(in: path, suffix: "").filter(\.isTokenFile)
      if found.isEmpty {
        throw ToolFailure(
          "no files of tokens (*.json, *.tokens) are in \(quoted(path, limit: 200))"
        )
      }
      files += found
    }
    return files
  }

  private static let refused = [".json5": "JSON5", ".yaml": "YAML", ".yml": "YAML"]
}

extension String {
  /// Whether the file at the path can have tokens: it is JSON, and neither a theme nor a schema nor a part of an asset
  /// catalog without colors, as an image set is.
  var isTokenFile: Bool {
    guard [".json", ".jsonc", ".tokens"].contains(where: hasSuffix) else { return false }
    if [".tabtheme.json", ".schema.json"].contains(where: hasSuffix) { return false }
    let folders = split(separator: "/").dropLast()
    guard folders.contains(where: { $0.hasSuffix(".xcassets") }), let set = folders.last else {
      return true
    }
    return !set.contains(".") || set.hasSuffix(".colorset") || set.hasSuffix(".xcassets")
  }

  /// The path up to its last slash, that included; empty for a path without folders.
  var folderPrefix: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
