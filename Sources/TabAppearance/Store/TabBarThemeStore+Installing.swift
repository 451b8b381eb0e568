public import Foundation
import TabFiles

extension TabBarThemeStore {
  /// Adds a theme from data, for example from a network, to the catalog.
  ///
  ///     let theme = try store.install(data, file: "spring.tabtheme.json")
  ///     try store.select(theme.name, animated: true)
  ///
  /// Nothing changes until all has been checked: the size, the version of the format, every key and
  /// every value. The theme can extend themes of the catalog, but no files. It replaces a theme
  /// with its name; if that is the current one, the bars are updated at once. Saving the data is up
  /// to the app.
  ///
  /// - Parameters:
  ///   - data: The contents of a theme file.
  ///   - file: The name of the file, for diagnostics.
  ///   - limit: The maximum size of the data, in bytes, at most 1 MiB.
  ///   - animated: Whether bars with this theme dissolve into the new look.
  /// - Returns: The theme that was installed.
  /// - Throws: ``TabBarThemeError`` with all problems; nothing has changed then.
  @discardableResult
  public func install(
    _ data: Data,
    file: String = "theme",
    limit: Int = 262_144,
    animated: Bool = false
  ) throws(TabBarThemeError) -> TabBarTheme {
    guard data.count <= limit else {
      throw TabBarThemeError(diagnostics: [.tooMuch(data.count, limit: limit, file: file)])
    }
    let bytes = [UInt8](data)
    if let schema = TopLevelStringScanner.text(of: "$schema", in: bytes),
      let version = formatVersion(of: schema.value), version != ThemeFileLimits.format
    {
      let source = SourceText(bytes, file: file)
      throw TabBarThemeError(diagnostics: [.laterFormat(version, at: schema, in: source)])
    }
    let theme = try TabBarTheme(json: bytes, file: file, parents: catalog.parents)
    var isChosen = false
    if case .name(let name) = chosen {
      isChosen = TabBarThemeCatalog.key(name) == TabBarThemeCatalog.key(theme.name)
    }
    let catalog = catalog.adding(theme)
    update(catalog: catalog, animated: animated) { state in
      if isChosen {
        state.setTheme(theme, assets: nil, diagnostics: catalog.diagnostics)
      } else if case .value = chosen {
        state.diagnostics = problems(of: catalog)
      }
    }
    return theme
  }

  /// Returns the version in the URL of a schema, as in `…/tabtheme-1.schema.json`; `nil` if it has
  /// none.
  private func formatVersion(of schema: String) -> Int? {
    guard let start = schema.range(of: "tabtheme-", options: .backwards)?.upperBound else {
      return nil
    }
    return Int(schema[start...].prefix { $0.isASCII && $0.isNumber })
  }
}
