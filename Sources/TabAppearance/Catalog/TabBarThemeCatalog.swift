public import Foundation
public import TabFiles

/// Themes by name, from several sources: a folder, the app's bundle, memory, the package.
///
///     let catalog = TabBarThemeCatalog(.folder(downloads), .bundle(.main), .builtIn)
///     catalog.names  // ["Admiral", "Arcade", …]
///     let theme = try catalog.theme(named: "Midnight")
///
/// Of several themes with one name, the first source's counts. Creating a catalog reads only the
/// name of each theme; the theme is read on demand, so a catalog of thousands is cheap.
public struct TabBarThemeCatalog: Sendable {
  /// The names of the themes, sorted.
  public private(set) var names: [String]

  /// Problems with files and folders that provide no theme; the other themes are in the catalog
  /// nevertheless.
  public let diagnostics: [ThemeDiagnostic]

  let sources: [Source]

  /// The themes by the ``key(_:)`` of their names.
  private var entries: [String: CatalogEntry]

  /// The themes that ``adding(_:)`` has added, by the ``key(_:)`` of their names.
  private var added: [String: CatalogEntry] = [:]

  /// Creates a catalog.
  ///
  /// - Parameter sources: The sources of the themes; earlier ones win.
  public init(_ sources: Source...) {
    self.init(sources: sources)
  }

  init(sources: [Source]) {
    var index = CatalogIndex()
    for source in sources { index.add(source) }
    self.sources = sources
    entries = index.entries
    names = index.entries.values.map(\.name).sorted()
    diagnostics = index.diagnostics
  }

  /// Returns whether the catalog has a theme with a name.
  ///
  /// - Parameter name: The name, in any case.
  /// - Returns: `true` if there is such a theme, even if its file has errors.
  public func contains(_ name: String) -> Bool {
    entries[Self.key(name)] != nil
  }

  /// Reads a theme.
  ///
  /// The theme can extend every other theme of the catalog, the built-in theme whose name it has, and
  /// files in its folder.
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The theme that was read.
  /// - Throws: ``TabBarThemeNameError`` if there is no such theme, ``TabBarThemeError`` if it
  ///   can't be read.
  public func theme(named name: String) throws -> TabBarTheme {
    let key = Self.key(name)
    guard let entry = entries[key] else {
      throw TabBarThemeNameError(name: name, existingNames: names)
    }
    return try entry.theme(parents: parents(without: key))
  }

  /// Returns the bundle of a theme, for ``UIKit/UITabBar/applyTheme(_:style:assets:)``.
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The bundle; `nil` if the theme's source isn't a bundle, or the theme doesn't exist.
  public func assets(ofThemeNamed name: String) -> Bundle? {
    entries[Self.key(name)]?.assets
  }

  /// The catalog as the source of themes that theme files extend by name.
  public var parents: TabBarThemeParents { parents(without: nil) }

  private func parents(without key: String?) -> TabBarThemeParents {
    TabBarThemeParents(
      names: { names },
      find: { name in
        let asked = Self.key(name)
        guard asked != key, let entry = entries[asked] else { return nil }
        return TabBarThemeParents.File(
          bytes: try entry.bytes(),
          file: entry.file,
          // Paths in the parent are relative to the parent's folder.
          parents: entry.parents(parents(without: asked))
        )
      }
    )
  }

  static func key(_ name: String) -> String { name.lowercased() }
}

extension TabBarThemeCatalog {
  /// The themes that come with the package, without any others.
  public static let builtIn = TabBarThemeCatalog(.builtIn)

  /// Returns the catalog with a theme added, in place of one with the same name.
  func adding(_ theme: TabBarTheme) -> TabBarThemeCatalog {
    adding([Self.key(theme.name): CatalogEntry(name: theme.name, content: .theme(theme))])
  }

  /// Returns a catalog that has read the same sources again and keeps the added themes.
  func readAgain() -> TabBarThemeCatalog {
    TabBarThemeCatalog(sources: sources).adding(added)
  }

  private func adding(_ new: [String: CatalogEntry]) -> TabBarThemeCatalog {
    var catalog = self
    catalog.added.merge(new) { $1 }
    catalog.entries.merge(new) { $1 }
    catalog.names = catalog.entries.values.map(\.name).sorted()
    return catalog
  }
}

extension TabBarThemeCatalog {
  /// A source of themes.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Source: Hashable, Sendable {
    /// The themes that come with the package.
    case builtIn

    /// Themes in memory.
    case themes([TabBarTheme])

    /// Texts of theme files in memory, by file name.
    case files([String: String])

    /// The files `*.tabtheme.json` in a folder, but not in those below it.
    case folder(URL)

    /// The files `*.tabtheme.json` of a bundle: `.main` for an app, `.module` for a package's
    /// target.
    ///
    /// `subdirectory` is the path of a folder in the bundle's resources; `nil` is their uppermost
    /// folder. The bundle is searched for the themes' `asset:` colors and images before the app's
    /// bundle.
    case bundle(Bundle, subdirectory: String? = nil)

    /// The folder that contains the theme files; `nil` if the source has none.
    var folder: URL? {
      switch self {
      case .builtIn, .themes, .files: return nil
      case .folder(let url): return url
      case .bundle(let bundle, let subdirectory):
        let resources = bundle.resourceURL ?? bundle.bundleURL
        return subdirectory.map { resources.appendingPathComponent($0) } ?? resources
      }
    }

    /// The bundle that contains the themes; `nil` for other sources.
    var bundle: Bundle? {
      if case .bundle(let bundle, _) = self { bundle } else { nil }
    }
  }
}

extension TabBarTheme {
  /// Returns a theme among the resources of a bundle, or else one that comes with the package.
  ///
  ///     try tabBarController.applyTheme(.named("Night", in: .module))
  ///
  /// - Parameters:
  ///   - name: The theme's name, in any case.
  ///   - bundle: A bundle with theme files (`*.tabtheme.json`) in its uppermost folder.
  /// - Returns: The theme that was read.
  /// - Throws: ``TabBarThemeNameError`` if no theme has the name, ``TabBarThemeError`` if its file
  ///   can't be read; other files may have errors. To read many themes, create a
  ///   ``TabBarThemeCatalog``.
  public static func named(_ name: String, in bundle: Bundle) throws -> TabBarTheme {
    try TabBarThemeCatalog(.bundle(bundle), .builtIn).theme(named: name)
  }
}
