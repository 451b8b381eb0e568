import HeadlessUIKit
import TabAppearance
import TabJSON

extension TabBarTheme {
  /// What is drawn in the place of families that the theme names and that aren't registered, in words, each once.
  ///
  /// - Parameter environment: Where the theme is drawn.
  /// - Returns: The words, in the order of the theme.
  func fontReplacements(in environment: TabBarEnvironment) -> [String] {
    let theme = TabBarTheme(name: name, content(for: environment))
    guard let root = JSONDocument(parsing: theme.json(), file: name).root else { return [] }
    let registered = RegisteredFonts.current.families
    return Self.families(in: root).filter { !registered.contains($0) }
      .map(RegisteredFonts.replacement).reduce(into: []) { all, text in
        if !all.contains(text) { all.append(text) }
      }
  }

  private static func families(in value: JSONValue) -> [String] {
    guard case .object(let members) = value.kind else { return [] }
    return members.flatMap { member -> [String] in
      if member.key == "family", case .string(let family) = member.value.kind { return [family] }
      return families(in: member.value)
    }
  }
}
