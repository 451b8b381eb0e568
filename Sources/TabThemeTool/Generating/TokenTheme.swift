import Foundation
import TabAppearance
import TabFiles
import TabTokens

/// A proposal of a theme for design tokens: by a vocabulary that names keys of themes, or else by
/// words in the names of colors.
struct TokenTheme {
  /// The members of the theme file.
  private(set) var members: [JSON.Member]

  /// A note on each key that has a token by a word in its name, and on those that have none.
  private(set) var notes: [ThemeDiagnostic] = []

  /// Proposes a theme.
  ///
  /// - Parameters:
  ///   - name: The name of the theme.
  ///   - path: The path of a file or a folder with tokens.
  ///   - folder: The path of the folder of the theme, with a slash, or empty for the current one.
  /// - Throws: ``ToolFailure`` if the tokens can't be read, are outside of the folder, or have no
  ///   color for a bar.
  init(named name: String, tokensAt path: String, folder: String) throws(ToolFailure) {
    let files = try Self.files(at: path, in: folder)
    var value = Self.value(files, at: path, in: folder)
    var tokens = try Self.tokens(value, in: folder)
    if tokens.sets[.dark] == nil, let named = Self.appearances(of: files) {
      value = named
      tokens = try Self.tokens(value, in: folder)
    }
    let head = [JSON.Member("name", .string(name)), JSON.Member("tokens", value)]
    let maps = ThemeTokenMap.allCases.map { map in
      (map: map, count: TokenVocabulary(map, of: [tokens]).bindings.count)
    }
    // A single name can match a vocabulary by coincidence, so it takes two.
    if let best = maps.max(by: { $0.count < $1.count }), best.count > 1 {
      members = head + [JSON.Member("map", .string(best.map.rawValue))]
      return
    }
    members = head
    members += Self.members(try namedTokens(in: tokens, of: path))
  }

  /// Returns a reference to a token for each role whose words are in the name of a token.
  private mutating func namedTokens(
    in tokens: AppearanceTokens,
    of path: String
  ) throws(ToolFailure) -> [BarColorRole: String] {
    var names: [BarColorRole: String] = [:]
    for role in BarColorRole.allCases {
      let other = role.counterpart.flatMap { names[$0] }
      guard let (token, word) = role.token(in: tokens, readableWith: other?.referencedName) else {
        continue
      }
      let reference = "{\(token.path)}"
      names[role] = reference
      notes.append(
        ThemeDiagnostic(
          .note,
          "\(quoted(role.key)) is \(quoted(reference)), whose name has the word \(quoted(word))",
          at: token.location
        )
      )
    }
    guard names[.accent] != nil else {
      throw ToolFailure(
        "no color in \(quoted(path, limit: 200)) has a name for a bar, such as 'accent' or 'primary'",
        fix: "write the theme yourself, with '{NAME}' of a token for a color"
      )
    }
    let unbound = BarColorRole.allCases.filter { names[$0] == nil }
    if !unbound.isEmpty {
      let keys = quotedList(unbound.map(\.key))
      let message = "no token has a name for \(keys), or one that can be read on the bar"
      notes.append(ThemeDiagnostic(.note, message))
    }
    return names
  }

  /// Returns the members of a theme with the colors of roles.
  private static func members(_ names: [BarColorRole: String]) -> [JSON.Member] {
    func color(_ role: BarColorRole, as key: String) -> JSON.Member? {
      names[role].map { JSON.Member(key, .string($0)) }
    }
    let bar = [
      JSON.Member("background", .string("opaque")), color(.background, as: "backgroundColor"),
      color(.line, as: "shadowColor"),
    ]
    let item = [
      color(.muted, as: "color").map { JSON.Member("normal", .object([$0])) },
      color(.accent, as: "color").map { JSON.Member("selected", .object([$0])) },
    ]
    return [
      color(.accent, as: BarColorRole.accent.key),
      JSON.Member("bar", .object(bar.compactMap(\.self))),
      JSON.Member("item", .object(item.compactMap(\.self))),
    ].compactMap(\.self)
  }

  /// Returns the paths of the files of tokens, relative to the folder of the theme.
  private static func files(at path: String, in folder: String) throws(ToolFailure) -> [String] {
    let root = FileAccess.resolved(folder.isEmpty ? "." : folder) + "/"
    let isCatalog = path.split(separator: "/").last?.hasSuffix(".xcassets") ?? false
    let found =
      isCatalog || !FileAccess.isFolder(path)
      ? [path]
      : FileAccess.files(in: path, suffix: "").filter(\.isTokenFile)
    if !FileAccess.exists(path) || found.isEmpty {
      throw ToolFailure("no files of tokens (*.json, *.tokens) are in \(quoted(path, limit: 200))")
    }
    let paths = found.map(FileAccess.resolved)
    guard paths.allSatisfy({ $0.hasPrefix(root) }) else {
      throw ToolFailure(
        "the tokens in \(quoted(path, limit: 200)) aren't in the folder of the theme or below it",
        fix: "write the theme beside them, with --output"
      )
    }
    // A resolver document names the other files.
    let resolvers = paths.filter { $0.hasSuffix(".resolver.json") }
    return (resolvers.isEmpty ? paths : resolvers).map { String($0.dropFirst(root.count)) }
  }

  /// Returns the value of `tokens` for files: one path, which is that of their folder if it isn't the theme's, or a
  /// list.
  private static func value(_ files: [String], at path: String, in folder: String) -> JSON {
    let root = FileAccess.resolved(folder.isEmpty ? "." : folder) + "/"
    let resolved = FileAccess.resolved(path) + "/"
    let isPart = resolved.hasPrefix(root) && resolved != root
    if files.count == 1 { return .string(files[0]) }
    guard isPart, !files.contains(where: { $0.hasSuffix(".resolver.json") }) else {
      return .array(files.map { .string($0) })
    }
    return .string(String(resolved.dropFirst(root.count).dropLast()))
  }

  /// Returns the files of each appearance by the names of the files and their folders, if there are some for light and
  /// some for another appearance.
  ///
  /// Files with other names are those of each appearance.
  private static func appearances(of files: [String]) -> JSON? {
    typealias Variant = AppearanceTokens.Variant
    let variants = files.map(Variant.init(filePath:))
    guard variants.contains(.light), Set(variants.compactMap(\.self)).count > 1 else { return nil }
    let members = Variant.allCases.filter(variants.contains).map { variant in
      let chosen = zip(files, variants).filter { $1 == nil || $1 == variant }
      return JSON.Member(variant.rawValue, .array(chosen.map { .string($0.0) }))
    }
    return .object(members)
  }

  /// Reads the tokens that the value of `tokens` in a theme names.
  private static func tokens(
    _ value: JSON,
    in folder: String
  ) throws(ToolFailure) -> AppearanceTokens {
    let text = JSON.object([JSON.Member("tokens", value)]).text()
    let document = JSONDocument(parsing: text, file: "\(folder)theme")
    let files = ThemeFiles.disk(URL(fileURLWithPath: folder.isEmpty ? "." : folder))
    var reader = AppearanceTokensReader(
      document.source,
      folder: folder,
      read: { path in try files.read(path, TokenLimits.document.bytes + 1) },
      contents: files.contents
    )
    let value = document.root?.value(at: ["tokens"]) ?? JSONValue(.null, at: 0..<0)
    let tokens = reader.tokens(value)
    let errors = reader.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw ToolFailure(diagnostics: errors) }
    return tokens
  }
}
