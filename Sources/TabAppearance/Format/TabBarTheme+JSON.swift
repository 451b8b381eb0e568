package import TabDiagnostics
import TabFiles

extension TabBarTheme {
  /// Creates a theme from the text of a theme file.
  ///
  ///     let ocean = try TabBarTheme(json: #"{ "name": "Ocean", "tintColor": "#0066CC" }"#)
  ///
  /// A key or a value that isn't supported is an error, never skipped. A width or a spacing of
  /// stacked items below 0 is read as 0, as UIKit does.
  ///
  /// - Parameters:
  ///   - json: The text, at most 1 MiB.
  ///   - file: The name of the file, for diagnostics.
  ///   - parents: The source of the themes that `extends` names.
  /// - Throws: ``TabBarThemeError`` with all problems, each at its line and column.
  public init(
    json: String,
    file: String = "theme",
    parents: TabBarThemeParents = .builtIn
  ) throws(TabBarThemeError) {
    try self.init(json: Array(json.utf8), file: file, parents: parents)
  }

  /// Creates a theme from the bytes of a theme file.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, at most 1 MiB.
  ///   - file: The name of the file, for diagnostics.
  ///   - parents: The source of the themes that `extends` names.
  /// - Throws: ``TabBarThemeError`` with all problems, each at its line and column.
  public init(
    json bytes: [UInt8],
    file: String = "theme",
    parents: TabBarThemeParents = .builtIn
  ) throws(TabBarThemeError) {
    let (theme, diagnostics) = Self.read(json: bytes, file: file, parents: parents)
    guard let theme else { throw TabBarThemeError(diagnostics: diagnostics) }
    self = theme
  }

  /// Reads a theme file.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The name of the file, for diagnostics.
  ///   - parents: The source of the themes that `extends` names.
  /// - Returns: The theme, `nil` if there are errors, and all diagnostics.
  package static func read(
    json: String,
    file: String = "theme",
    parents: TabBarThemeParents = .builtIn
  ) -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    read(json: Array(json.utf8), file: file, parents: parents)
  }

  /// Reads a theme file.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of the file, for diagnostics.
  ///   - parents: The source of the themes that `extends` names.
  /// - Returns: The theme, `nil` if there are errors, and all diagnostics.
  package static func read(
    json bytes: [UInt8],
    file: String = "theme",
    parents: TabBarThemeParents = .builtIn
  ) -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    var loader = ThemeLoader()
    let theme = loader.load(bytes, file: file, parents: parents)
    return (theme, loader.diagnostics)
  }

  /// The theme as the text of a theme file.
  ///
  /// Equal themes give equal texts, with keys in the order of the documentation, colors by name,
  /// and inherited settings omitted. The text of a theme that extends another includes the settings
  /// of its parents, so it has no `extends`. Reading the text gives an equal theme if the theme has
  /// a name and its numbers are in their ranges; other numbers are written as they are compiled.
  ///
  /// - Returns: The text, ending with a newline.
  /// - Precondition: Indices of items are from 0 to 99, and identifiers of items are neither empty
  ///   nor digits alone.
  public func json() -> String {
    (json as JSON).text()
  }
}
