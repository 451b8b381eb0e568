import Foundation
import TabFiles

/// A theme in a catalog, read on demand unless it was created from a value.
struct CatalogEntry: Sendable {
  enum Content: Sendable {
    /// The text of a theme of the package.
    case builtIn(String)
    case theme(TabBarTheme)
    case text(String, file: String)
    case file(URL)
  }

  var name: String
  let content: Content

  /// The bundle that is searched for the theme's `asset:` names before the app's bundle.
  var assets: Bundle?

  /// The name of the file, for diagnostics.
  var file: String {
    switch content {
    case .builtIn, .theme: "\(name).tabtheme.json"
    case .text(_, let file): file
    case .file(let url): url.path
    }
  }

  /// Returns the bytes of the theme file, at most one more than the limit, so that a file over it
  /// is detected.
  func bytes() throws(TabBarThemeError) -> [UInt8] {
    switch content {
    case .builtIn(let text): Array(text.utf8)
    case .theme(let theme): Array(theme.json().utf8)
    case .text(let text, _): Array(text.utf8)
    case .file(let url): try FileContents.themeBytes(of: url)
    }
  }

  /// Returns the parents for what the theme extends; those of a file include the files in its
  /// folder.
  func parents(_ parents: TabBarThemeParents) -> TabBarThemeParents {
    switch content {
    case .builtIn: .builtIn
    case .theme, .text: parents
    case .file(let url):
      // Names are resolved by the catalog, paths in the folder of the file.
      TabBarThemeParents.paths(in: .disk(url.deletingLastPathComponent())).or(parents)
    }
  }

  /// Reads the theme.
  func theme(parents: TabBarThemeParents) throws(TabBarThemeError) -> TabBarTheme {
    switch content {
    case .theme(let theme): theme
    case .builtIn(let text): TabBarTheme(checked: text)
    case .text, .file:
      try TabBarTheme(json: bytes(), file: file, parents: self.parents(parents))
    }
  }
}
