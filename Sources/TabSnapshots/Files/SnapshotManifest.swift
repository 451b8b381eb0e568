import Foundation

/// The list of the snapshots that a process has compared: `tabtheme snapshots check` reads it to find those that no test
/// compares.
enum SnapshotManifest {
  // Tests run in parallel, and each line must stay whole.
  private static let lock = NSLock()

  /// Adds a snapshot to `manifest-<process>.txt` in the folder that `SNAPSHOT_ARTIFACTS` names.
  static func add(
    _ snapshot: URL,
    _ environment: [String: String],
    arguments: [String] = CommandLine.arguments
  ) throws {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"] else { return }
    let url = URL(fileURLWithPath: folder)
      .appendingPathComponent("manifest-\(ProcessInfo.processInfo.processIdentifier).txt")
    try lock.withLock {
      if !FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
        let shard = try SnapshotShard(environment).map { "shard \($0.index) of \($0.total)" }
        let head =
          "\(isFiltered(arguments) ? "filtered" : "whole") run, \(shard ?? "shard 0 of 1")\n"
        try Data(head.utf8).write(to: url)
      }
      let handle = try FileHandle(forWritingTo: url)
      handle.seekToEndOfFile()
      handle.write(Data("\(relative(snapshot.path))\n".utf8))
      handle.closeFile()
    }
  }

  /// The path from the current folder on, since shards run in different places.
  private static func relative(_ path: String) -> String {
    let folder = URL(fileURLWithPath: ".").standardizedFileURL.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Whether some tests were left out: by an option, or by XCTest's names of tests as in `Module.Class/test`.
  static func isFiltered(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      let isOption = ["--filter", "--skip"].contains { argument.hasPrefix($0) }
      let isTest = !argument.hasPrefix("/") && argument.contains(".") && argument.contains("/")
      return isOption || isTest
    }
  }
}
