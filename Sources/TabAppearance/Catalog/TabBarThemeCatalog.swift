public import Foundation
public import TabJSON

/// Themes by name, from wherever they are: a folder, the app's bundle, memory, the package.
///
///     let catalog = TabBarThemeCatalog(.folder(downloads), .bundle(.main), .builtIn)
///     catalog.names  // ["Admiral", "Arcade", …]
///     let theme = try catalog.theme(named: "Midnight")
///
/// Of several themes with one name, that of the first source counts. Making a catalog reads no more
/// of a file than its name; a theme is read when it is asked for, so thousands of them cost little.
public struct TabBarThemeCatalog: Sendable {
  /// The names of the themes, sorted.
  public private(set) var names: [String]

  /// What is wrong with files and folders that have no theme to offer; the others are there all the
  /// same.
  public let diagnostics: [ThemeDiagnostic]

  let sources: [Source]

  /// The themes by ``key(_:)``.
  private var entries: [String: CatalogEntry]

  /// Those of them that were added, by ``key(_:)``.
  private var added: [String: CatalogEntry] = [:]

  /// Creates a catalog.
  ///
  /// - Parameter sources: Where the themes are, those that win first.
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

  /// Whether there is a theme with a name.
  ///
  /// - Parameter name: The name, in any case.
  /// - Returns: Whether there is one; whether it can be read is another question.
  public func contains(_ name: String) -> Bool {
    entries[Self.key(name)] != nil
  }

  /// Reads a theme.
  ///
  /// It can extend every other theme of the catalog, one that it takes the place of, and files
  /// beside it.
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` if there is no such theme, ``TabBarThemeError`` if it
  ///   can't be read.
  public func theme(named name: String) throws -> TabBarTheme {
    let key = Self.key(name)
    guard let entry = entries[key] else { throw TabBarThemeNameError(name: name, known: names) }
    return try entry.theme(parents: parents(without: key))
  }

  /// The bundle that a theme comes from, for ``UIKit/UITabBar/applyTheme(_:style:assets:)``.
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The bundle; `nil` if the theme comes from none, or doesn't exist.
  public func assets(ofThemeNamed name: String) -> Bundle? {
    entries[Self.key(name)]?.assets
  }

  /// The themes as what theme files extend by name.
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
          // What a theme extends is looked for beside its own file.
          parents: entry.parents(parents(without: asked))
        )
      }
    )
  }

  static func key(_ name: String) -> String { name.lowercased() }
}

extension TabBarThemeCatalog {
  /// The themes that come with the package, and no others.
  public static let builtIn = TabBarThemeCatalog(.builtIn)

  /// The catalog with a theme in the place of one of its name.
  func adding(_ theme: TabBarTheme) -> TabBarThemeCatalog {
    adding([Self.key(theme.name): CatalogEntry(name: theme.name, content: .theme(theme))])
  }

  /// The catalog of the same sources as they are now, with what was added.
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
  /// Where themes are.
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

    /// The files `*.tabtheme.json` of a bundle: of an app `.main`, of a package's target `.module`.
    ///
    /// `subdirectory` is the path of a folder among its resources; `nil` is where they begin.
    /// Colors and images that these themes name as `asset:` are looked for in the bundle before the
    /// app's own.
    case bundle(Bundle, subdirectory: String? = nil)

    /// The folder that the themes are in, if they are files.
    var folder: URL? {
      switch self {
      case .builtIn, .themes, .files: return nil
      case .folder(let url): return url
      case .bundle(let bundle, let subdirectory):
        let resources = bundle.resourceURL ?? bundle.bundleURL
        return subdirectory.map { resources.appendingPathComponent($0) } ?? resources
      }
    }

    /// The bundle that the themes come from.
    var bundle: Bundle? {
      if case .bundle(let bundle, _) = self { bundle } else { nil }
    }
  }
}

extension TabBarTheme {
  /// A theme of a bundle that its name knows, or one that comes with the package.
  ///
  ///     try tabBarController.applyTheme(.named(.night))
  ///
  /// - Parameter name: The theme's name, in any case.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` if there is no such theme; it names the nearest. For a
  ///   theme of a bundle also ``TabBarThemeError`` if its file can't be read.
  public static func named(_ name: Name) throws -> TabBarTheme {
    if let bundle = name.bundle { return try named(name, in: bundle) }
    return try named(name.rawValue)
  }

  /// A theme among the resources of a bundle, or else one that comes with the package.
  ///
  ///     try tabBarController.applyTheme(.named("Night", in: .module))
  ///
  /// - Parameters:
  ///   - name: The theme's name, in any case.
  ///   - bundle: A bundle with theme files (`*.tabtheme.json`) in its uppermost folder.
  /// - Returns: The theme.
  /// - Throws: ``TabBarThemeNameError`` if no theme has the name, ``TabBarThemeError`` if its
  ///   file can't be read. Other files may be broken. To ask for many themes, make a
  ///   ``TabBarThemeCatalog``.
  public static func named(_ name: Name, in bundle: Bundle) throws -> TabBarTheme {
    try TabBarThemeCatalog(.bundle(bundle), .builtIn).theme(named: name.rawValue)
  }
}
