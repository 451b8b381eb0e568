import Foundation
import TabAppearance
import TabFiles

extension ThemeInput {
  /// The name of the standard input in diagnostics.
  static let standardInput = "<stdin>"

  /// Reads a file, or the standard input if the path is `-`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - tokenFolder: The folder with the files of tokens; `nil` for the folder of the theme.
  ///   - terminal: The terminal with the standard input.
  /// - Throws: ``ToolFailure`` if the file can't be read.
  init(path: String, tokenFolder: String? = nil, in terminal: Terminal) throws {
    // One byte more than allowed, so that the parser detects that the file is too large.
    let limit = JSONLimits.bytes + 1
    if path == "-" {
      self.init(file: Self.standardInput, bytes: try terminal.readInput(limit))
    } else {
      let url = URL(fileURLWithPath: path)
      let folder = url.deletingLastPathComponent()
      self.init(
        file: path,
        bytes: try FileAccess.read(path, limit: limit),
        parents: TabBarThemeParents(
          .disk(folder).withTokens(in: tokenFolder),
          without: url.lastPathComponent
        ),
        folder: folder.path
      )
    }
  }

  /// Finds a theme by the name of a built-in theme, in any case, or by a path.
  ///
  /// - Throws: ``UsageError`` if no theme has the name, ``ToolFailure`` if the file can't be read.
  init(theme word: String, in terminal: Terminal) throws {
    let builtIn = BuiltInThemeFiles.all
    if let theme = builtIn.first(where: { $0.name.lowercased() == word.lowercased() }) {
      self.init(file: "\(theme.name).tabtheme.json", bytes: Array(theme.json.utf8))
    } else if FileAccess.isFolder(word) {
      let example = FileAccess.files(in: word, suffix: ".tabtheme.json").first
      throw ToolFailure(
        "\(quoted(word, limit: 200)) is a folder, not a theme file",
        fix: example.map { "write the path of a file, as in \(quoted($0, limit: 200))" }
      )
    } else if word == "-" || word.contains("/") || word.hasSuffix(".json") {
      try self.init(path: word, in: terminal)
    } else {
      throw UsageError.unknownTheme(word, choices: builtIn.map(\.name))
    }
  }

  /// Reads the theme of the file, and reports its warnings and notes.
  ///
  /// - Throws: ``ToolFailure`` with the diagnostics of a file with errors.
  func theme(in terminal: Terminal) throws -> TabBarTheme {
    let (theme, diagnostics) = read()
    guard let theme else { throw ToolFailure(diagnostics: diagnostics) }
    diagnostics.forEach(terminal.report)
    return theme
  }
}
