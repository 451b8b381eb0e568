import Foundation
import TabAppearance
import TabFiles
import TabTokens

/// Replaces references to design tokens in a theme and in all that it extends.
///
/// Colors keep their names: a color `{color.brand}` becomes the member `color.brand` of `colors`, with
/// a value for each appearance. All other values take the place of the reference.
struct ThemeTokenLowering: TokenLowering {
  /// The folder with the files of tokens; `nil` for the folder of the theme.
  private let tokenFolder: String?

  /// The tokens of the files so far, of which the first take precedence.
  private(set) var tokens: [AppearanceTokens] = []

  /// The files so far, before their references are replaced.
  private(set) var documents: [JSONDocument] = []

  /// The paths of the tokens to which the files so far refer.
  private(set) var uses: Set<String> = []

  /// Whether all files of tokens could be read; otherwise missing tokens aren't reported.
  private var isComplete = true

  /// The names of colors to which the files so far refer, and which none of their tokens has.
  private var missing: Set<String> = []

  init(tokenFolder: String? = nil) { self.tokenFolder = tokenFolder }

  mutating func lower(
    _ document: JSONDocument,
    in folders: [String],
    of files: ThemeFiles
  ) -> JSONDocument {
    guard let root = document.root, case .object(var members) = root.kind else { return document }
    documents.append(document)
    var diagnostics: [ThemeDiagnostic] = []
    let index = members.firstIndex { $0.key == "tokens" }
    let range = index.map { members[$0].keyRange } ?? root.range
    if let index {
      let folder = folders.map { "\($0)/" }.joined()
      let files = tokenFolder.map { ThemeFiles.disk(URL(fileURLWithPath: $0)) } ?? files
      var reader = AppearanceTokensReader(
        document.source,
        folder: tokenFolder.map { "\($0)/\(folder)" } ?? document.source.file.folderPrefix,
        read: { path in try files.read(folder + path, TokenLimits.document.bytes + 1) },
        contents: { path in
          files.contents(folder + path).map { String($0.dropFirst(folder.count)) }
        }
      )
      let own = reader.tokens(members[index].value)
      diagnostics = reader.diagnostics
      diagnostics += clashes(of: own, with: members, in: document.source)
      tokens.append(own)
      isComplete = isComplete && reader.diagnostics.isEmpty
      members.remove(at: index)
    }
    if let index = members.firstIndex(where: { $0.key == "map" }) {
      let map = members.remove(at: index)
      (members, diagnostics) = bound(members, by: map.value, diagnostics, in: document.source)
    } else if tokens.isEmpty {
      missing.formUnion(references(in: root))
      return document
    }
    var pass = ThemeLoweringPass(
      tokens,
      isComplete: isComplete,
      source: document.source,
      colors: Set(members.colorNames)
    )
    members = pass.lowered(members, as: TabBarTheme.shape)
    for name in missing.sorted() { pass.addColor(name, at: range, for: nil) }
    missing = pass.missingColors
    let isNew = pass.uses.subtracting(uses).contains
    let warnings = tokens.flatMap(\.warnings).filter { isNew($0.path.description) }
    diagnostics += warnings.map(\.diagnostic)
    uses.formUnion(pass.uses)
    return JSONDocument(
      document,
      root: JSONValue(.object(adding(pass.colors, to: members, at: range)), at: root.range),
      adding: diagnostics + pass.diagnostics
    )
  }

  func nearestPath(to name: String) -> String? { tokens.nearestPath(to: name) }

  func absence(of name: String) -> (predicate: String, note: String?)? {
    tokens.isEmpty
      ? nil : ("which neither 'colors' nor a file of 'tokens' has", tokens.noteOnMode(having: name))
  }

  /// Returns the diagnostics for colors of a file that have the path of one of its tokens.
  private func clashes(
    of own: AppearanceTokens,
    with members: [JSONMember],
    in source: SourceText
  ) -> [ThemeDiagnostic] {
    guard case .object(let colors)? = members.first(where: { $0.key == "colors" })?.value.kind
    else { return [] }
    return colors.compactMap { color in
      guard let token = own.tokens(at: color.key)[.light] else { return nil }
      let place = "\(printable(token.location.file)):\(token.location.line)"
      return source.diagnostic(
        .error,
        "\(quoted(color.key)) is both in 'colors' and a token",
        at: color.keyRange,
        notes: ["the token is at \(place)"],
        fix: "give the color another name, or leave it to the token"
      )
    }
  }

  /// Returns the members of a theme file with references to the tokens of a vocabulary, and the
  /// diagnostics with those about the vocabulary.
  private func bound(
    _ members: [JSONMember],
    by map: JSONValue,
    _ diagnostics: [ThemeDiagnostic],
    in source: SourceText
  ) -> ([JSONMember], [ThemeDiagnostic]) {
    func report(_ message: String, fix: Fix?) -> ThemeDiagnostic {
      source.diagnostic(.error, message, at: map.range, fix: fix)
    }
    let names = ThemeTokenMap.allCases.map(\.rawValue)
    guard case .string(let name) = map.kind, let vocabulary = ThemeTokenMap(rawValue: name) else {
      if map.isInvalid { return (members, diagnostics) }
      guard case .string(let name) = map.kind else {
        let message = "'map' is \(map.noun); it must be text"
        return (members, diagnostics + [report(message, fix: "write one of \(quotedList(names))")])
      }
      let near = nearest(to: name, in: names)
      let fix = near.map { Fix.write($0) } ?? "write one of \(quotedList(names))"
      let message = "'map' is \(quoted(name)), which is no vocabulary"
      return (members, diagnostics + [report(message, fix: fix)])
    }
    if tokens.isEmpty {
      let message = "'map' binds design tokens, and there are none"
      return (members, diagnostics + [report(message, fix: "name their files in 'tokens'")])
    }
    let bindings = TokenVocabulary(vocabulary, of: tokens)
    let problems = isComplete ? bindings.problems.map { report($0.message, fix: $0.fix) } : []
    return (bindings.bound(members, at: map.range), diagnostics + problems)
  }

  /// Returns the names in all texts that are references.
  private func references(in value: JSONValue) -> Set<String> {
    switch value.kind {
    case .string(let text): text.referencedName.map { [$0] } ?? []
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(references(in: $1.value)) }
    default: []
    }
  }

  private func adding(
    _ colors: [JSONMember],
    to members: [JSONMember],
    at range: Range<Int>
  ) -> [JSONMember] {
    if colors.isEmpty { return members }
    var members = members
    guard let index = members.firstIndex(where: { $0.key == "colors" }) else {
      return members + [JSONMember("colors", at: range, JSONValue(.object(colors), at: range))]
    }
    guard case .object(let own) = members[index].value.kind else { return members }
    members[index].value.kind = .object(own + colors)
    return members
  }
}

extension ThemeFiles {
  /// The files, for themes that can refer to design tokens.
  var withTokens: ThemeFiles { withTokens(in: nil) }

  /// Returns the files, for themes that can refer to design tokens in a folder; `nil` is the folder
  /// of the theme.
  func withTokens(in folder: String?) -> ThemeFiles {
    var files = self
    files.lowering = { ThemeTokenLowering(tokenFolder: folder) }
    return files
  }
}

extension String {
  /// The name in a reference such as `{color.brand}`; `nil` for any other text.
  var referencedName: String? {
    guard first == "{", last == "}", count > 2 else { return nil }
    return String(dropFirst().dropLast())
  }
}
