package import TabFiles

/// A folder to which Tokens Studio syncs token sets: a file for each, one with the themes, and one with the order.
///
/// A set has the name of its path from the folder: `semantic/light` for `semantic/light.json`.
package struct TokensStudioFolder {
  private let sets: TokensStudioSets<JSONDocument>

  /// The documents outside of the folder, which the sets override.
  private let others: [JSONDocument]

  /// The files with the themes and the order.
  private let indices: [JSONDocument]

  /// Finds the files with themes and order by their contents; returns `nil` if there is neither.
  package init?(_ documents: [JSONDocument]) {
    let themes = documents.first { $0.root.map(Self.isThemes) ?? false }
    let metadata = documents.first { $0.root?.member("tokenSetOrder") != nil }
    indices = [themes, metadata].compactMap(\.self)
    guard let path = indices.first?.source.file else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let names = indices.map(\.source.file)
    let files = documents.filter { !names.contains($0.source.file) }
    others = files.filter { !$0.source.file.hasPrefix(folder) }
    let sets = files.filter { $0.source.file.hasPrefix(folder) }.map { document in
      let name = document.source.file.dropFirst(folder.count)
      return (name: String(name.hasSuffix(".json") ? name.dropLast(5) : name), tokens: document)
    }
    self.sets = TokensStudioSets(sets, themes: themes?.root, metadata: metadata?.root)
  }

  /// Whether a value is a list of themes, such as the empty list of a project without any.
  private static func isThemes(_ value: JSONValue) -> Bool {
    guard case .array(let themes) = value.kind else { return false }
    return themes.allSatisfy { $0.member("selectedTokenSets") != nil }
  }

  /// The names of the themes, in the order of the file.
  package var themes: [String] { sets.themes.map(\.name) }

  /// Returns the documents of a theme, or all documents for `nil`; later ones override earlier ones.
  package func documents(of theme: String?) -> [JSONDocument] {
    others + sets.chosen(by: theme)
  }

  /// The diagnostics of the files with themes and order, and warnings about sets of themes that no file has.
  package var diagnostics: [ThemeDiagnostic] {
    indices.flatMap(\.diagnostics)
      + themes.flatMap { sets.problems(of: $0) }.map { problem in
        indices[0].source.diagnostic(
          problem.severity,
          problem.message,
          at: problem.range,
          fix: problem.fix,
          rule: problem.code.rawValue
        )
      }
  }
}
