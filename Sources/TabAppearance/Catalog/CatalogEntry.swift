import Foundation

/// A theme in a catalog, not read yet unless it was a value from the start.
struct CatalogEntry: Sendable {
  enum Content: Sendable {
    case builtIn
    case theme(TabBarTheme)
    case text(String, file: String)
    case file(URL)
  }

  var name: String
  let content: Content

  /// Where the theme's `asset:` names are looked for before the app's own.
  var assets: Bundle?

  /// The name of the file, for diagnostics.
  var file: String {
    switch content {
    case .builtIn, .theme: "\(name).tabtheme.json"
    case .text(_, let file): file
    case .file(let url): url.path
    }
  }

  /// The theme file, at most one byte longer than it may be.
  func bytes() throws(TabBarThemeError) -> [UInt8] {
    switch content {
    case .builtIn: Array((TabBarThemeParents.builtInFile(named: name)?.json ?? "").utf8)
    case .theme(let theme): Array(theme.json().utf8)
    case .text(let text, _): Array(text.utf8)
    case .file(let url): try FileReading.themeBytes(of: url)
    }
  }

  /// Where the theme looks for what it extends.
  func parents(_ parents: TabBarThemeParents) -> TabBarThemeParents {
    switch content {
    case .builtIn: .builtIn
    case .theme, .text: parents
    case .file(let url):
      // The catalog has the names of the files beside it.
      TabBarThemeParents.paths(in: .disk(url.deletingLastPathComponent())).or(parents)
    }
  }

  /// The theme.
  func theme(parents: TabBarThemeParents) throws(TabBarThemeError) -> TabBarTheme {
    switch content {
    case .theme(let theme): theme
    case .builtIn: try TabBarTheme(json: bytes(), file: file)
    case .text, .file:
      try TabBarTheme(json: bytes(), file: file, parents: self.parents(parents))
    }
  }
}
