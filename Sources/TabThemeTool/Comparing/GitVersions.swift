import Foundation
import TabAppearance
import TabJSON

/// Two versions of a file, as git hands them to a diff driver.
struct GitVersions {
  /// The path in the repository.
  let path: String

  /// A file with the old version, or `nil` if there was none.
  let old: String?

  /// A file with the new version, or `nil` if there is none anymore.
  let new: String?
}

extension GitVersions {
  /// Reads what git writes after the command: `path old-file old-hex old-mode new-file new-hex
  /// new-mode`, and two more words about renamed files.
  ///
  /// - Throws: ``UsageError`` if there are too few or too many words.
  init(_ words: [String]) throws(UsageError) {
    guard words.count >= 7 else { throw .missingOperand("file of git") }
    guard words.count <= 9 else { throw .unexpectedOperand(words[9]) }
    self.init(path: words[0], old: Self.file(words[1]), new: Self.file(words[4]))
  }

  private static func file(_ word: String) -> String? { word == "/dev/null" ? nil : word }

  /// Writes what differs, below the path.
  ///
  /// What can't be read is part of the result, since git shows no other file after a failure.
  @MainActor
  func write(_ arguments: Arguments, to terminal: Terminal) {
    do {
      let themes = try [old, new].map { file in
        try file.map { try theme(in: $0, terminal) }
      }
      terminal.write("\(printable(path)):\(summary(themes[0], themes[1]))\n")
      guard let old = themes[0], let new = themes[1] else { return }
      let comparison = ThemeComparison(old, new, in: try ThemeScopes(arguments, for: [old, new]))
      let nothing = ["nothing that shows\(arguments.scope)"]
      for line in comparison.lines.isEmpty ? nothing : comparison.lines {
        terminal.write("  \(line)\n")
      }
    } catch {
      terminal.write("\(printable(path)): a version can't be read\n\(error)\n")
    }
  }

  /// The theme of a version, which git may have put into a temporary file.
  private func theme(in file: String, _ terminal: Terminal) throws -> TabBarTheme {
    var input = try ThemeInput(path: file, in: terminal)
    input.file = printable(path)
    // Git runs where the repository begins: what the theme extends is beside the file itself.
    input.parents = .folder(URL(fileURLWithPath: path).deletingLastPathComponent())
    return try input.theme(in: terminal)
  }

  private func summary(_ old: TabBarTheme?, _ new: TabBarTheme?) -> String {
    switch (old, new) {
    case (nil, let new?): " the theme \(quoted(new.name)) is new"
    case (let old?, nil): " the theme \(quoted(old.name)) is gone"
    default: ""
    }
  }
}
