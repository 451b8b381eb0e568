import Foundation

/// Does something once, and again whenever one of some files changes.
struct ThemeWatch {
  private let folders: [String]
  private let terminal: Terminal

  /// Watches the JSON files in some folders, and in those of some files, since themes extend what is beside them.
  ///
  /// - Parameters:
  ///   - words: What a command works on; none is the current folder. Names of themes don't change.
  ///   - terminal: Says how long to wait, and when to stop.
  init(of words: [String], in terminal: Terminal) {
    let paths = words.isEmpty ? ["."] : words.filter(FileAccess.exists)
    folders = paths.map { path in
      if FileAccess.isFolder(path) { return path }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      return folder.isEmpty ? "." : folder.joined(separator: "/") + "/"
    }
    self.terminal = terminal
  }

  /// Does it until the terminal says to stop.
  ///
  /// - Parameter work: What is done.
  /// - Returns: What it said last.
  func run(_ work: () -> ExitCode) -> ExitCode {
    var code = work()
    var seen = stamps
    while terminal.pause() {
      let now = stamps
      if now == seen { continue }
      seen = now
      terminal.writeError("\n")
      code = work()
    }
    return code
  }

  /// What changes with a file, by path.
  private var stamps: [String: [Int]] {
    var stamps: [String: [Int]] = [:]
    for folder in folders {
      for path in FileAccess.files(in: folder, suffix: ".json") {
        guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
        let date = values[.modificationDate] as? Date ?? .distantPast
        let number = values[.systemFileNumber] as? Int ?? 0
        stamps[path] = [
          Int(date.timeIntervalSinceReferenceDate * 1_000), values[.size] as? Int ?? 0, number,
        ]
      }
    }
    return stamps
  }
}
