public import Foundation
import TabFiles

extension TabBarTheme {
  /// Creates a theme from a theme file; paths that it extends are relative to its folder.
  ///
  ///     let night = try TabBarTheme(contentsOf: folder.appendingPathComponent("night.tabtheme.json"))
  ///
  /// - Parameters:
  ///   - url: A file, at most 1 MiB.
  ///   - parents: The source of the themes that `extends` names, for those that aren't files in the
  ///     folder.
  /// - Throws: ``TabBarThemeError`` with all problems, each at its line and column.
  public init(
    contentsOf url: URL,
    parents: TabBarThemeParents = .builtIn
  ) throws(TabBarThemeError) {
    let bytes = try FileContents.themeBytes(of: url)
    let beside = TabBarThemeParents(
      .disk(url.deletingLastPathComponent()),
      without: url.lastPathComponent
    )
    try self.init(json: bytes, file: url.path, parents: beside.or(parents))
  }
}

extension TabBarThemeParents {
  /// Returns the theme files in a folder, for themes that extend them by path, or by the names of
  /// the themes in its files `*.tabtheme.json`.
  ///
  /// Symbolic links are followed.
  ///
  /// - Parameter url: The folder of the theme that extends them.
  /// - Returns: A source with the files in the folder and its subfolders, and the built-in themes.
  public static func folder(_ url: URL) -> TabBarThemeParents { TabBarThemeParents(.disk(url)) }
}

extension FileContents {
  /// The maximum number of bytes of a theme file, and one more, so that the parser detects that the
  /// file is too large.
  static let themeLimit = JSONLimits.bytes + 1

  /// Reads a theme file.
  static func themeBytes(of url: URL) throws(TabBarThemeError) -> [UInt8] {
    do throws(FileProblem) {
      return try bytes(of: url.path, limit: themeLimit)
    } catch {
      let message = "can't read \(quoted(url.path, limit: 200)): \(error)"
      throw TabBarThemeError(diagnostics: [ThemeDiagnostic(.error, message)])
    }
  }
}
