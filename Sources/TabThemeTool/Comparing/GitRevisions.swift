import Foundation
import TabAppearance
import TabFiles

/// Two revisions of all theme files in a folder, with the files that they extend.
struct GitRevisions {
  private let old: GitFiles
  private let new: GitFiles

  /// Creates the revisions from the names of two commits; a period is the files on disk.
  ///
  /// - Throws: ``ToolFailure`` if Git finds no commit of a name, ``GitFailure`` if it can't list the
  ///   files of one.
  init(_ words: [String], in folder: String = ".") throws {
    let repository = GitRepository(folder: folder)
    let place = try repository.output(["rev-parse", "--is-inside-work-tree"])
    func files(_ word: String) throws -> GitFiles {
      if word == "." {
        guard place.starts(with: "true".utf8) else {
          throw ToolFailure(
            "a bare repository of git has no files on disk",
            fix: "write a branch, a tag or a commit"
          )
        }
        return try GitFiles(of: .disk, in: repository)
      }
      guard let commit = repository.commit(word) else {
        throw ToolFailure(
          "git has no commit \(quoted(word)) here",
          fix: "write a branch, a tag or a commit, or '.' for the files on disk"
        )
      }
      return try GitFiles(of: .commit(commit), named: word, in: repository)
    }
    (old, new) = (try files(words[0]), try files(words[1]))
  }

  /// Prints the differences of each file, below its path.
  ///
  /// - Returns: Whether there are differences, or files that can't be compared.
  @MainActor
  func write(_ arguments: Arguments, to terminal: Terminal) -> ExitCode {
    for submodule in Set(old.submodules).union(new.submodules).sorted() {
      let message = "the submodule \(quoted(submodule, limit: 200)) isn't compared"
      terminal.report(ThemeDiagnostic(.note, message, fix: "run the command in its folder"))
    }
    let paths = Set(old.paths).union(new.paths)
    var code = ExitCode.done
    for path in paths.sorted() where path.hasSuffix(".tabtheme.json") {
      let (before, after) = (read(path, in: old), read(path, in: new))
      switch (before?.theme, after?.theme) {
      case (nil, let theme?) where before == nil:
        terminal.writeLine("\(path): the theme \(quoted(theme.name)) is new")
      case (let theme?, nil) where after == nil:
        terminal.writeLine("\(path): the theme \(quoted(theme.name)) is gone")
      case (let before?, let after?):
        let scopes = try? ThemeScopes(arguments, for: [before, after])
        let lines = scopes.map { ThemeComparison(before, after, in: $0).lines } ?? []
        guard !lines.isEmpty else { continue }
        terminal.writeLine("\(path):")
        for line in lines { terminal.writeLine("  \(line)") }
      default:
        // Problems that both revisions have aren't differences.
        let messages = [before, after].compactMap { $0?.theme == nil ? $0?.diagnostics : nil }
        guard messages.count != 2 || messages[0] != messages[1] else { continue }
        terminal.writeLine("\(path): a version can't be read")
        for message in messages.joined() { terminal.write("\(message)\n") }
        code = .failed
      }
      if code == .done { code = .findings }
    }
    return code
  }

  /// Returns the theme in a file, or its diagnostics; `nil` if the file doesn't exist.
  private func read(
    _ path: String,
    in files: GitFiles
  ) -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic])? {
    do {
      return try files.bytes(of: path).map { bytes in
        TabBarTheme.read(json: bytes, file: printable(path), parents: files.parents(of: path))
      }
    } catch let failure as ToolFailure {
      return (nil, failure.diagnostics)
    } catch {
      return (nil, [ThemeDiagnostic(.error, "\(error)")])
    }
  }
}
