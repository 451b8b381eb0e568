import HeadlessUIKit
import TabAppearance

extension TabBarTheme {
  /// What is drawn in the place of families that the theme names and that aren't registered, in words, each once.
  ///
  /// - Parameter environment: Where the theme is drawn.
  /// - Returns: The words, in the order of the theme.
  func fontReplacements(in environment: TabBarEnvironment) -> [String] {
    let registered = RegisteredFonts.current.families
    let families = TabBarTheme(name: name, content(for: environment)).resources
      .filter { $0.kind == .family && !registered.contains($0.name) }.map(\.name)
    return families.map(RegisteredFonts.replacement).reduce(into: []) { all, text in
      if !all.contains(text) { all.append(text) }
    }
  }
}
