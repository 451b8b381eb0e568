import Foundation
import TabAppearance
import TabFiles

/// Two versions of a file, as Git passes them to a diff driver.
struct GitVersions {
  /// The path in the repository.
  let path: String

  /// The old version.
  let old: Side

  /// The new version.
  let new: Side

  /// A version of the file.
  struct Side {
    /// The path of a file with the version, or `nil` if there is none.
    let file: String?

    /// The object name of the content in Git.
    let content: String
  }
}

extension GitVersions {
  /// Parses the arguments that Git appends to the command: `path old-file old-hex old-mode new-file
  /// new-hex new-mode`, and two more for renamed files.
  ///
  /// - Throws: ``UsageError`` if there are too few or too many arguments.
  init(_ words: [String]) throws(UsageError) {
    guard words.count >= 7 else { throw .missingOperand("file of git") }
    guard words.count <= 9 else { throw .unexpectedOperand(words[9]) }
    func side(_ index: Int) -> Side {
      let file = words[index] == "/dev/null" ? nil : words[index]
      return Side(file: file, content: words[index + 1])
    }
    self.init(path: words[0], old: side(1), new: side(4))
  }

  /// Prints the differences, below the path.
  ///
  /// Problems with reading are printed as results, since Git shows no further files after a
  /// failure.
  @MainActor
  func write(_ arguments: Arguments, to terminal: Terminal) {
    do {
      let url = URL(fileURLWithPath: path)
      // Git runs the driver at the top of the working tree, with a path relative to that.
      let isRelative = !path.hasPrefix("/")
      let repository = GitRepository(
        folder: isRelative ? "." : url.deletingLastPathComponent().path
      )
      let name = isRelative ? path : url.lastPathComponent
      let trees = repository.trees(of: name, from: old.content, to: new.content)
      let themes = try [(old.file, trees.old), (new.file, trees.new)].map { file, tree in
        try file.map {
          try theme(in: $0, parents: repository.parents(of: name, in: tree), terminal: terminal)
        }
      }
      terminal.writeLine("\(path):\(summary(themes[0], to: themes[1]))")
      guard let old = themes[0], let new = themes[1] else { return }
      let comparison = ThemeComparison(old, new, in: try ThemeScopes(arguments, for: [old, new]))
      let nothing = ["nothing that shows\(arguments.scope)"] + colors(old, to: new)
      for line in comparison.lines.isEmpty ? nothing : comparison.lines {
        terminal.writeLine("  \(line)")
      }
    } catch {
      terminal.writeLine("\(path): a version can't be read")
      terminal.write("\(error)\n")
    }
  }

  /// Reads the theme of a version, which Git may have written to a temporary file.
  private func theme(
    in file: String,
    parents: TabBarThemeParents,
    terminal: Terminal
  ) throws -> TabBarTheme {
    var input = try ThemeInput(path: file, in: terminal)
    input.file = printable(path)
    input.parents = parents
    return try input.theme(in: terminal)
  }

  /// Returns a line about changed colors that the theme itself doesn't use, if there are any.
  private func colors(_ old: TabBarTheme, to new: TabBarTheme) -> [String] {
    let names = Set(old.colors.keys).union(new.colors.keys)
      .filter { old.colors[$0] != new.colors[$0] }.sorted()
    return names.isEmpty
      ? [] : ["for themes that extend it: \(quotedList(names.map { "{\($0)}" }))"]
  }

  private func summary(_ old: TabBarTheme?, to new: TabBarTheme?) -> String {
    switch (old, new) {
    case (nil, let new?): " the theme \(quoted(new.name)) is new"
    case (let old?, nil): " the theme \(quoted(old.name)) is gone"
    default: ""
    }
  }
}
