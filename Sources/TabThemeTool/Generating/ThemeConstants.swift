import TabAppearance
import TabFiles

/// The declarations of Swift constants for the themes in some files.
struct ThemeConstants {
  /// A theme with its identifier and its file.
  struct Entry {
    var theme: TabBarTheme
    var identifier: String
    var input: ThemeInput
  }

  private(set) var entries: [Entry] = []

  /// The diagnostics about themes that can't have a constant.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Adds a theme, unless another one has the same file name or identifier.
  mutating func add(_ theme: TabBarTheme, from input: ThemeInput) {
    if let first = entries.first(where: { $0.input.name == input.name }) {
      let message = "two theme files are called \(quoted(input.name, limit: 200))"
      let notes = [first, nil].map { quoted($0?.input.file ?? input.file, limit: 200) }
      diagnostics.append(
        ThemeDiagnostic(.error, message, notes: notes, fix: "give one of them another name")
      )
      return
    }
    let identifier = SwiftIdentifier.from(theme.name, kind: "theme")
    guard let first = entries.first(where: { $0.identifier == identifier }) else {
      return entries.append(Entry(theme: theme, identifier: identifier, input: input))
    }
    let document = JSONDocument(parsing: input.bytes, file: input.file)
    let isSame = first.theme.name == theme.name
    diagnostics.append(
      document.source.diagnostic(
        .error,
        isSame
          ? "another theme has the name \(quoted(theme.name))"
          : "in Swift two themes have the name '\(identifier)'",
        at: document.rangeOfName,
        notes: ["\(quoted(first.theme.name)) is in \(quoted(first.input.file, limit: 200))"],
        fix: "change one of the names"
      )
    )
  }

  /// The code that declares the constants.
  ///
  /// A theme is embedded as text: optimized code that sets its properties has nine times the size.
  var code: String {
    let constants = entries.sorted { $0.identifier < $1.identifier }.map { entry in
      """
        /// The theme \(quoted(entry.theme.name)).
        static let \(entry.identifier) = Self(checked: \(Self.rawString(entry.theme.json.line)))

      """
    }
    return """
      // Written by TabThemePlugin from the theme files of the target.

      import TabThemes

      extension TabBarTheme {
      \(constants.joined(separator: "\n"))}

      """
  }

  /// Returns a string literal without escapes; the text of JSON has one line.
  private static func rawString(_ text: String) -> String {
    var number = 1
    while text.contains("\"" + String(repeating: "#", count: number)) { number += 1 }
    let signs = String(repeating: "#", count: number)
    return "\(signs)\"\(text)\"\(signs)"
  }
}

extension JSONDocument {
  /// The range of the theme's name in the file.
  fileprivate var rangeOfName: Range<Int> {
    guard case .object(let members)? = root?.kind else { return 0..<0 }
    return members.first { $0.key == "name" }?.value.range ?? 0..<0
  }
}
