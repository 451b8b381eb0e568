import TabFiles

/// Runs a closure once, and again whenever a watched file changes.
struct ThemeWatch {
  private let folders: [String]
  private let terminal: Terminal

  /// Watches the JSON files in some folders, and in the folders of some files, since themes extend
  /// files next to them.
  ///
  /// - Parameters:
  ///   - words: The operands of a command; without any, the current folder. Names of built-in
  ///     themes aren't watched.
  ///   - terminal: The terminal whose `pause` waits between checks, and ends the watching.
  init(of words: [String], in terminal: Terminal) {
    let paths = words.isEmpty ? ["."] : words.filter(FileAccess.exists)
    folders = paths.map { path in
      if FileAccess.isFolder(path) { return path }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      return folder.isEmpty ? "." : folder.joined(separator: "/") + "/"
    }
    self.terminal = terminal
  }

  /// Runs the closure until the terminal ends the watching, which is announced after the first run.
  ///
  /// - Parameter work: The closure, which returns an exit code.
  /// - Returns: The last exit code.
  func run(_ work: () -> ExitCode) -> ExitCode {
    var code = work()
    var seen = stamps
    terminal.writeErrorLine("watching \(counted(seen.count, "file")); Ctrl-C ends it")
    while terminal.pause() {
      let now = stamps
      if now == seen { continue }
      seen = now
      terminal.writeError("\n")
      code = work()
    }
    return code
  }

  /// The states of the files by path.
  private var stamps: [String: FileStamp] {
    let paths = folders.flatMap { FileAccess.files(in: $0, suffix: ".json") }
    return paths.reduce(into: [:]) { $0[$1] = FileStamp(of: $1) }
  }
}
