import Foundation
import TabAppearance
import TabJSON
import TabThemes

/// The bytes of a theme file, not parsed yet.
struct ThemeInput {
  /// The name of the file for diagnostics.
  var file: String

  /// What is in it.
  var bytes: [UInt8]

  /// Where the themes that it extends come from.
  var parents = TabBarThemeParents.builtIn

  /// The folder of the file; nil where it comes from none.
  var folder: String?

  /// Where the colors of asset catalogs are looked for.
  var assets: Bundle?
}

extension ThemeInput {
  /// The name of the file without its folders.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Reads a file, or the standard input if the path is `-`.
  ///
  /// - Throws: ``ToolFailure`` if the file can't be read.
  init(path: String, in terminal: Terminal) throws {
    // One byte more than is allowed, so that the reader sees that there is too much.
    let limit = JSONLimits.bytes + 1
    file = path == "-" ? "<stdin>" : path
    bytes = try path == "-" ? terminal.readInput(limit) : FileAccess.read(path, limit: limit)
    if path != "-" {
      let url = URL(fileURLWithPath: path)
      let folder = url.deletingLastPathComponent()
      parents = TabBarThemeParents(.disk(folder), without: url.lastPathComponent)
      self.folder = folder.path
    }
  }

  /// Finds a theme by the name of a built-in theme, in any case, or by a path.
  ///
  /// - Throws: ``UsageError`` if no theme has the name, ``ToolFailure`` if the file can't be read.
  init(theme word: String, in terminal: Terminal) throws {
    let known = BuiltInThemeFiles.all
    if let theme = known.first(where: { $0.name.lowercased() == word.lowercased() }) {
      self.init(file: "\(theme.name).tabtheme.json", bytes: Array(theme.json.utf8))
    } else if word == "-" || word.contains("/") || word.hasSuffix(".json") {
      try self.init(path: word, in: terminal)
    } else {
      throw UsageError.unknownTheme(word, known: known.map(\.name))
    }
  }

  /// Reads the file with all that it extends.
  func read() -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    TabBarTheme.read(json: bytes, file: file, parents: parents)
  }

  /// Makes a theme of the file; what is worth knowing about it goes to the errors.
  ///
  /// - Throws: ``ToolFailure`` with the diagnostics of a file with errors.
  func theme(in terminal: Terminal) throws -> TabBarTheme {
    let (theme, diagnostics) = read()
    guard let theme else { throw ToolFailure(diagnostics: diagnostics) }
    diagnostics.forEach(terminal.report)
    return theme
  }
}
