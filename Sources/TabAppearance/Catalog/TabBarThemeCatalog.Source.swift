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
