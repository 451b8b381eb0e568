public import Foundation

extension TabBarThemeCatalog {
  /// Where themes are.
  public enum Source: Hashable, Sendable {
    /// The themes that come with the package.
    case builtIn

    /// Themes in memory.
    case themes([TabBarTheme])

    /// Texts of theme files in memory, by file name.
    case files([String: String])

    /// The files `*.tabtheme.json` in a folder, but not in those below it.
    case folder(URL)

    /// The files `*.tabtheme.json` of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle, of an app `.main`, of a package's target `.module`.
    ///   - subdirectory: The path of a folder among its resources; `nil` is where they begin.
    /// - Returns: The source.
    public static func bundle(_ bundle: Bundle, subdirectory: String? = nil) -> Source {
      let resources = bundle.resourceURL ?? bundle.bundleURL
      return .folder(subdirectory.map { resources.appendingPathComponent($0) } ?? resources)
    }
  }
}
