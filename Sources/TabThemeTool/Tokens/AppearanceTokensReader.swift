import TabAppearance
import TabFiles
import TabTokens

/// A reader of the value of `tokens` in a theme file.
///
///     "tokens": "brand.tokens.json"
///     "tokens": ["primitives.json", "semantic.json"]
///     "tokens": "Brand.xcassets"
///     "tokens": { "light": "Light.json", "dark": ["Dark.json"] }
///     "tokens": { "files": "brand.json", "light": "Day", "dark": "Night" }
///     "tokens": { "files": "app.resolver.json", "light": { "theme": "day" } }
///     "tokens": { "files": "themes.json", "light": { "group": "themes.white" } }
struct AppearanceTokensReader {
  typealias Variant = AppearanceTokens.Variant

  /// The theme file.
  let source: SourceText

  /// The path of the folder of the files, with a slash, for diagnostics.
  let folder: String

  /// Returns the bytes of a file by its path from that folder; `nil` if there is none.
  let read: (_ path: String) throws -> [UInt8]?

  /// Returns the paths of the files in a folder and below it; none for a file.
  let contents: (_ folder: String) -> [String]

  private(set) var diagnostics: [ThemeDiagnostic] = []

  private var warnings: [TokenDiagnostic] = []
  private var unreadModes: [TokenFiles.Mode] = []

  init(
    _ source: SourceText,
    folder: String,
    read: @escaping (_ path: String) throws -> [UInt8]?,
    contents: @escaping (_ folder: String) -> [String]
  ) {
    (self.source, self.folder) = (source, folder)
    (self.read, self.contents) = (read, contents)
  }

  /// Reads the sets, and reports what is wrong with the value and with the files as a whole.
  mutating func tokens(_ value: JSONValue) -> AppearanceTokens {
    var tokens = AppearanceTokens()
    switch value.kind {
    case .object(let members):
      if let files = members.first(where: { $0.key == "files" }) {
        tokens.sets = chosenSets(members, of: self.files(files.value), at: files.value.range)
      } else {
        tokens.sets = separateSets(members)
      }
    case .string, .array:
      tokens.sets = automaticSets(of: files(value), at: value.range)
    case .invalid: break
    default:
      report(
        "'tokens' is \(value.noun); it must be text, a list or an object",
        at: value.range,
        fix: #"write a file, as in '"brand.tokens.json"'"#
      )
    }
    if tokens.sets[.light] == nil, diagnostics.isEmpty {
      report(
        "'tokens' has no file for 'light', which the other appearances fall back to",
        at: value.range,
        fix: #"add "light""#
      )
    }
    for variant in Variant.allCases {
      // Problems without a path are those of a file as a whole: it isn't JSON, or too large.
      let problems = (tokens.sets[variant]?.diagnostics ?? [])
        .filter { $0.path.names.isEmpty && $0.severity == .error }.map(\.diagnostic)
      diagnostics += problems.filter { !diagnostics.contains($0) }
    }
    tokens.warnings = warnings
    tokens.unreadModes = unreadModes
    return tokens
  }

  // MARK: - Sets

  /// Returns the sets of an object that has files for each appearance.
  private mutating func separateSets(_ members: [JSONMember]) -> [Variant: TokenSet] {
    var sets: [Variant: TokenSet] = [:]
    var taken = Set(members.map(\.key))
    for member in members {
      guard let variant = variant(member, taken: &taken) else { continue }
      let files = files(member.value, mergesModes: true)
      if files.modes.count > 1 { reportModes(of: files, at: member.value.range) }
      sets[variant] = files.modes.first?.tokens
    }
    return sets
  }

  /// Returns the sets of an object that has a mode of the same files for each appearance.
  private mutating func chosenSets(
    _ members: [JSONMember],
    of files: TokenFiles,
    at range: Range<Int>
  ) -> [Variant: TokenSet] {
    guard members.count > 1 else { return automaticSets(of: files, at: range) }
    var sets: [Variant: TokenSet] = [:]
    var taken = Set(members.map(\.key))
    var read: Set<String?> = []
    defer { unreadModes = files.modes.filter { !read.contains($0.name) } }
    for member in members where member.key != "files" {
      guard let variant = variant(member, taken: &taken) else { continue }
      switch member.value.kind {
      case .string(let name):
        let mode = files.modes.first { $0.name?.lowercased() == name.lowercased() }
        sets[variant] = mode?.tokens
        read.insert(mode?.name)
        if mode == nil { reportMissingMode(name, of: files, at: member.value.range) }
      case .object:
        if let resolver = files.resolvers.first {
          sets[variant] = resolver.tokens(for: member.value, in: source)
        } else {
          sets[variant] = group(member, of: files)
        }
      default:
        report(
          "\(quoted("tokens.\(member.key)")) is \(member.value.noun); it must be text or an object",
          at: member.value.range,
          fix: "write the name of a mode, or the contexts of a resolver document"
        )
      }
    }
    return sets
  }

  /// Returns the tokens of a group, which are those of an appearance: `{ "group": "themes.white" }`.
  private mutating func group(_ member: JSONMember, of files: TokenFiles) -> TokenSet? {
    let group = member.value.value(at: ["group"])
    guard case .string(let name)? = group?.kind else {
      report(
        "\(quoted("tokens.\(member.key)")) is an object, and no file is a resolver document",
        at: member.value.range,
        fix: #"write the name of a mode, or a group, as in '{ "group": "themes.white" }'"#
      )
      return nil
    }
    if files.modes.count > 1 { reportModes(of: files, at: member.value.range) }
    guard let tokens = files.modes.first?.tokens else { return nil }
    if let found = tokens.group(at: name) { return found }
    let near = nearest(to: name, in: tokens.groupPaths.prefix(TokenLimits.sources))
    report(
      "the files of 'tokens' have no group \(quoted(name, limit: 200))",
      at: group?.range ?? member.value.range,
      fix: near.map { .write($0) }
    )
    return nil
  }

  /// Returns the sets of files whose modes or contexts have the names of appearances, or of files
  /// without modes.
  private mutating func automaticSets(
    of files: TokenFiles,
    at range: Range<Int>
  ) -> [Variant: TokenSet] {
    if let resolver = files.resolvers.first {
      if files.hasPlainFiles {
        report(
          "files beside the resolver document aren't read",
          at: range,
          fix: "name them in the 'sets' of the document"
        )
      }
      return sets(of: resolver)
    }
    if files.modes.count < 2 { return files.modes.first.map { [.light: $0.tokens] } ?? [:] }
    var sets: [Variant: TokenSet] = [:]
    for mode in files.modes {
      if let variant = mode.name.flatMap(Variant.init(modeName:)) {
        sets[variant] = mode.tokens
      } else {
        unreadModes.append(mode)
      }
    }
    if sets[.light] == nil { reportModes(of: files, at: range) }
    return sets
  }

  /// Returns the sets of a resolver document: for each context that has the name of an appearance,
  /// or else with the default contexts.
  private func sets(of resolver: ResolverDocument) -> [Variant: TokenSet] {
    for modifier in resolver.modifiers {
      var sets: [Variant: TokenSet] = [:]
      for context in modifier.contexts {
        guard let variant = Variant(modeName: context.name) else { continue }
        sets[variant] = resolver.tokens(for: [modifier.name: context.name])
      }
      if sets[.light] != nil { return sets }
    }
    return [.light: resolver.tokens()]
  }

  // MARK: - Files

  private mutating func files(_ value: JSONValue, mergesModes: Bool = false) -> TokenFiles {
    var documents: [JSONDocument] = []
    let values: [JSONValue]
    if case .array(let elements) = value.kind { values = elements } else { values = [value] }
    for value in values {
      guard case .string(let path) = value.kind else {
        if !value.isInvalid {
          report(
            "a file of 'tokens' is \(value.noun); it must be text",
            at: value.range,
            fix: #"write a path, as in '"brand.tokens.json"'"#
          )
        }
        continue
      }
      documents += self.documents(at: path, range: value.range)
    }
    let (read, folder) = (read, folder)
    let files = TokenFiles(documents, mode: .lenient, mergesModes: mergesModes) { path in
      // A resolver document names files beside itself.
      guard path.hasPrefix(folder) else { return nil }
      return try? read(String(path.dropFirst(folder.count)))
    }
    warnings += files.warnings
    return files
  }

  /// Reads a file, or the JSON files in a folder that aren't themes.
  private mutating func documents(at path: String, range: Range<Int>) -> [JSONDocument] {
    guard let parts = ThemeFiles.components(of: path) else {
      report(
        "'tokens' is \(quoted(path, limit: 200)); a theme reads files in its folder or below it",
        at: range,
        fix: ThemeFiles.name(in: path).map { "put the file there and write \(quoted($0))" }
      )
      return []
    }
    let path = parts.joined(separator: "/")
    let files = contents(path).filter(\.isTokenFile)
    return (files.isEmpty ? [path] : Array(files.prefix(TokenLimits.sources)))
      .compactMap { document(atFile: $0, range: range) }
  }

  private mutating func document(atFile path: String, range: Range<Int>) -> JSONDocument? {
    do {
      guard let bytes = try read(path) else {
        report("'tokens' is \(quoted(path, limit: 200)); there is no such file", at: range)
        return nil
      }
      return JSONDocument(parsing: bytes, file: folder + path, limits: TokenLimits.document)
    } catch {
      report("'tokens' is \(quoted(path, limit: 200)), which can't be read: \(error)", at: range)
      return nil
    }
  }

  // MARK: - Problems

  /// Returns the appearance of a member, or reports its key.
  private mutating func variant(_ member: JSONMember, taken: inout Set<String>) -> Variant? {
    if let variant = Variant(rawValue: member.key) { return variant }
    let names = ["files"] + Variant.allCases.map(\.rawValue)
    let near = nearest(to: member.key, in: names)
    report(
      "unknown key \(quoted("tokens.\(member.key)"))",
      at: member.keyRange,
      notes: near == nil ? ["the keys of 'tokens' are \(quotedList(names))"] : [],
      fix: near.map { .rename(to: $0, taken: &taken) }
    )
    return nil
  }

  private mutating func reportMissingMode(
    _ name: String,
    of files: TokenFiles,
    at range: Range<Int>
  ) {
    let names = files.modes.compactMap(\.name)
    let near = nearest(to: name, in: names)
    report(
      "the files of 'tokens' have no mode \(quoted(name))",
      at: range,
      notes: names.isEmpty || near != nil ? [] : ["the modes are \(quotedList(names.prefix(20)))"],
      fix: near.map { .write($0) }
    )
  }

  private mutating func reportModes(of files: TokenFiles, at range: Range<Int>) {
    let names = files.modes.compactMap(\.name)
    let example = quoted(names.first ?? "Day")
    report(
      "the files of 'tokens' have several modes: \(quotedList(names.prefix(20)))",
      at: range,
      fix:
        #"write '{ "files": …, "light": … }' with a mode for each appearance, such as \#(example)"#
    )
  }

  private mutating func report(
    _ message: String,
    at range: Range<Int>,
    notes: [String] = [],
    fix: Fix? = nil
  ) {
    diagnostics.append(source.diagnostic(.error, message, at: range, notes: notes, fix: fix))
  }
}
