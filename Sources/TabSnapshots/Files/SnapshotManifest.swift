import Foundation
import TabFiles
import TabScreens

/// Writes the list of the snapshots that the process has compared, from which `tabtheme snapshots
/// check` finds those that no test compares.
enum SnapshotManifest {
  /// A manifest that is being written.
  private struct Open {
    /// The file, or `nil` if it can't be written.
    var url: URL?
    var count = 0
  }

  // Tests run in parallel, and each line must be written in full.
  private static let lock = NSLock()

  /// The manifest in each folder; guarded by the lock.
  nonisolated(unsafe) private static var open: [String: Open] = [:]

  /// Adds a snapshot that is going to be made, by its path without an extension.
  static func begin(_ snapshot: URL, environment: [String: String]) {
    add(snapshot.appendingPathExtension("*"), environment: environment)
  }

  /// Adds a snapshot to the process's file `manifest-….txt` in the folder that `SNAPSHOT_ARTIFACTS`
  /// names.
  ///
  /// A manifest that can't be written fails no test: it stays without an end, so that nothing is
  /// deleted by it.
  static func add(
    _ snapshot: URL,
    environment: [String: String],
    arguments: [String] = CommandLine.arguments
  ) {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"] else { return }
    lock.withLock {
      do {
        var manifest =
          try open[folder]
          ?? newManifest(in: folder, environment: environment, arguments: arguments)
        guard let url = manifest.url else { return }
        try append("\(relative(snapshot.path))\n", to: url)
        manifest.count += 1
        open[folder] = manifest
      } catch {
        open[folder] = Open()
        let problem = FileProblem(error, writing: "\(folder)/manifest.txt")
        print("no manifest for 'tabtheme snapshots check' in \(folder): \(problem)")
      }
    }
  }

  /// Writes the end of the manifest in a folder, or of all; called when a process exits, and not
  /// when it is killed.
  static func end(in folder: String? = nil, outcome: RunManifest.Outcome) {
    lock.withLock {
      for (name, manifest) in open where folder.map({ $0 == name }) ?? true {
        // The folder may have been deleted, and an exiting process can't report that.
        if let url = manifest.url {
          try? append(RunManifest.end(count: manifest.count, outcome: outcome), to: url)
        }
        open[name] = nil
      }
    }
  }

  private static func newManifest(
    in folder: String,
    environment: [String: String],
    arguments: [String]
  ) throws -> Open {
    let shard = try Shard(environment)
    let isFiltered = isFiltered(arguments) || isSelectedByXcode(environment)
    let head = RunManifest.head(isWhole: !isFiltered, shard: shard)
    // Another process may have had the same process identifier.
    let process = ProcessInfo.processInfo.processIdentifier
    let name = "manifest-\(process)-\(String(UInt32.random(in: 0...(.max)), radix: 16)).txt"
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(head.utf8).write(to: url)
    _ = endsAtExit
    return Open(url: url)
  }

  private static let endsAtExit: Void = {
    // Without a test framework there is no end of a test run.
    #if canImport(XCTest)
    #if canImport(Glibc)
    // The status of a process whose tests fail isn't 0.
    on_exit({ status, _ in SnapshotManifest.end(outcome: status == 0 ? .passed : .failed) }, nil)
    #else
    atexit { SnapshotManifest.end(outcome: .unknown) }
    #endif
    #endif
  }()

  private static func append(_ text: String, to url: URL) throws {
    var bytes = Array(text.utf8)
    let stream = OutputStream(url: url, append: true)
    stream?.open()
    defer { stream?.close() }
    if stream?.write(&bytes, maxLength: bytes.count) != bytes.count {
      throw stream?.streamError ?? CocoaError(.fileWriteUnknown)
    }
  }

  /// Returns the path relative to the current folder, since shards run in different folders.
  private static func relative(_ path: String) -> String {
    let folder = URL(fileURLWithPath: ".").standardizedFileURL.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns whether Xcode runs the tests, of which it may run a part only.
  private static func isSelectedByXcode(_ environment: [String: String]) -> Bool {
    !(environment["XCTestConfigurationFilePath"] ?? "").isEmpty
  }

  /// Returns whether the arguments select tests: by an option, or by XCTest's names of tests as in
  /// `Module.Class/test`.
  static func isFiltered(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      let isOption = ["--filter", "--skip"].contains(argument.prefix { $0 != "=" })
      let isTest = !argument.hasPrefix("/") && argument.contains(".") && argument.contains("/")
      return isOption || isTest
    }
  }
}
