import Foundation
import TabScreens

/// Writes the list of the snapshots that the process has compared: `tabtheme snapshots check` reads it to find those that no
/// test compares.
enum SnapshotManifest {
  /// A manifest that is being written.
  private struct Open {
    var url: URL
    var count = 0
  }

  // Tests run in parallel, and each line must stay whole.
  private static let lock = NSLock()

  /// The manifest in each folder; the lock guards it.
  nonisolated(unsafe) private static var open: [String: Open] = [:]

  /// Adds a snapshot to a file `manifest-….txt` of the process in the folder that `SNAPSHOT_ARTIFACTS` names.
  static func add(
    _ snapshot: URL,
    _ environment: [String: String],
    arguments: [String] = CommandLine.arguments
  ) throws {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"] else { return }
    try lock.withLock {
      var manifest = try open[folder] ?? begin(in: folder, environment, arguments: arguments)
      try append("\(relative(snapshot.path))\n", to: manifest.url)
      manifest.count += 1
      open[folder] = manifest
    }
  }

  /// Ends the manifest in a folder, or all if none is given: a process does it when it exits, and not when it is stopped.
  static func end(in folder: String? = nil) {
    lock.withLock {
      for (name, manifest) in open where folder.map({ $0 == name }) ?? true {
        // The folder may be gone; who exits can't report it.
        try? append(RunManifest.end(count: manifest.count), to: manifest.url)
        open[name] = nil
      }
    }
  }

  private static func begin(
    in folder: String,
    _ environment: [String: String],
    arguments: [String]
  ) throws -> Open {
    let shard = try Shard(environment)
    let head = RunManifest.head(isWhole: !isFiltered(arguments), shard: shard)
    // Another process can have had the same number.
    let process = ProcessInfo.processInfo.processIdentifier
    let name = "manifest-\(process)-\(String(UInt32.random(in: 0...(.max)), radix: 16)).txt"
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(head.utf8).write(to: url)
    _ = endsAtExit
    return Open(url: url)
  }

  private static let endsAtExit: Void = {
    // Without a framework for tests there is no run of them that could have an end.
    #if canImport(XCTest)
    atexit { SnapshotManifest.end() }
    #endif
  }()

  private static func append(_ text: String, to url: URL) throws {
    let handle = try FileHandle(forWritingTo: url)
    defer { handle.closeFile() }
    handle.seekToEndOfFile()
    handle.write(Data(text.utf8))
  }

  /// The path from the current folder on, since shards run in different places.
  private static func relative(_ path: String) -> String {
    let folder = URL(fileURLWithPath: ".").standardizedFileURL.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Whether some tests were left out: by an option, or by XCTest's names of tests as in `Module.Class/test`.
  static func isFiltered(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      let isOption = ["--filter", "--skip"].contains(argument.prefix { $0 != "=" })
      let isTest = !argument.hasPrefix("/") && argument.contains(".") && argument.contains("/")
      return isOption || isTest
    }
  }
}
