import TabFiles

extension ThemeDiagnostic {
  /// Reports that the chosen theme isn't in the catalog anymore.
  static func missing(
    _ name: String,
    in catalog: TabBarThemeCatalog,
    instead: TabBarTheme
  ) -> ThemeDiagnostic {
    let nearest = TabBarThemeNameError(name: name, existingNames: catalog.names).nearest
    return ThemeDiagnostic(
      .warning,
      "the chosen theme \(quoted(name)) isn't in the catalog",
      notes: ["\(quoted(instead.name)) takes its place"],
      fix: nearest.map { "choose \(quoted($0))" } ?? "choose another"
    )
  }

  /// Warns that a chosen theme has the name of another theme in the catalog.
  static func nameTaken(_ name: String, by other: String) -> ThemeDiagnostic {
    ThemeDiagnostic(
      .warning,
      "the chosen theme \(quoted(name)) isn't the catalog's \(quoted(other))",
      notes: ["only the name is kept, so the next launch has the catalog's theme in its place"],
      fix: "give the theme another name, or add it to the catalog"
    )
  }

  /// Reports that a theme file requires a later version of the format.
  static func laterFormat(
    _ version: Int,
    at schema: TopLevelStringScanner.Text,
    in source: SourceText
  ) -> ThemeDiagnostic {
    source.diagnostic(
      .error,
      "'$schema' asks for version \(version) of the theme format",
      at: schema.range,
      notes: ["this version of the package reads version \(ThemeFileLimits.format)"],
      fix: "get the theme in version \(ThemeFileLimits.format), or update the app"
    )
  }

  /// Reports that data exceeds the limit of bytes.
  static func tooMuch(_ count: Int, limit: Int, file: String) -> ThemeDiagnostic {
    ThemeDiagnostic(
      .error,
      "the theme has \(count) bytes, more than the limit of \(limit)",
      at: ThemeDiagnostic.Location(file: file, line: 1, column: 1),
      fix: "make images smaller, or name them with 'asset:'"
    )
  }
}
