import Foundation
import TabAppearance
import TabJSON

/// Two revisions of all theme files in a folder, with the files that they extend.
struct GitRevisions {
  let repository: GitRepository
  let old: GitTree
  let new: GitTree

  /// Creates the revisions from the names of two commits; a period is the files on disk.
  ///
  /// - Throws: ``ToolFailure`` if Git finds no commit of a name in the folder.
  init(_ words: [String], in folder: String = ".") throws(ToolFailure) {
    let repository = GitRepository(folder: folder)
    func tree(_ word: String) throws(ToolFailure) -> GitTree {
      if word == "." { return .disk }
      guard repository.has(word) else {
        throw ToolFailure(
          "git has no commit \(quoted(word)) here",
          fix: "write a branch, a tag or a commit, or '.' for the files on disk"
        )
      }
      return .commit(word)
    }
    self.repository = repository
    (old, new) = (try tree(words[0]), try tree(words[1]))
  }

  /// Prints the differences of each file, below its path.
  ///
  /// - Returns: Whether there are differences.
  @MainActor
  func write(_ arguments: Arguments, to terminal: Terminal) -> Bool {
    let paths = Set(repository.paths(in: old)).union(repository.paths(in: new))
    var differs = false
    for path in paths.sorted() where path.hasSuffix(".tabtheme.json") {
      let name = printable(path)
      let (before, after) = (read(path, in: old), read(path, in: new))
      switch (before?.theme, after?.theme) {
      case (nil, let theme?) where before == nil:
        terminal.write("\(name): the theme \(quoted(theme.name)) is new\n")
      case (let theme?, nil) where after == nil:
        terminal.write("\(name): the theme \(quoted(theme.name)) is gone\n")
      case (let before?, let after?):
        let scopes = try? ThemeScopes(arguments, for: [before, after])
        let lines = scopes.map { ThemeComparison(before, after, in: $0).lines } ?? []
        guard !lines.isEmpty else { continue }
        terminal.write("\(name):\n" + lines.map { "  \($0)\n" }.joined())
      default:
        // Problems that both revisions have aren't differences.
        let messages = [before, after].compactMap { $0?.theme == nil ? $0?.diagnostics : nil }
        guard messages.count != 2 || messages[0] != messages[1] else { continue }
        terminal.write("\(name): a version can't be read\n")
        for message in messages.joined() { terminal.write("\(message)\n") }
      }
      differs = true
    }
    return differs
  }

  /// Returns the theme in a file, or its diagnostics; `nil` if the file doesn't exist.
  private func read(
    _ path: String,
    in tree: GitTree
  ) -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic])? {
    repository.bytes(of: path, in: tree).map { bytes in
      TabBarTheme.read(
        json: bytes,
        file: printable(path),
        parents: repository.parents(of: path, in: tree)
      )
    }
  }
}
