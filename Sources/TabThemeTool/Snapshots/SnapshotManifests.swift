import Foundation
import TabFiles
import TabScreens

/// The snapshots that the tests of a complete run have compared, from the manifests of its
/// processes.
struct SnapshotManifests {
  private var referenced: Set<String> = []

  /// The paths, without an extension, of snapshots that were begun and not made.
  private var begun: Set<String> = []

  /// When the first process of the run ended; later files aren't the run's.
  private(set) var date = Date.distantFuture

  /// Whether each process is known to have passed.
  private(set) var isPassed = true

  /// The platforms of the snapshots; `nil` is that of snapshots that `HeadlessUIKit` draws.
  private var platforms: Set<ReferencePlatform?> = []

  /// Reads the manifests of a folder.
  ///
  /// - Throws: ``ToolFailure`` if one is damaged, if they aren't those of a complete run that passed and
  ///   compared snapshots, or if a listed snapshot doesn't exist: deleting files that no manifest lists
  ///   is safe only with the files of that run.
  init(in folder: String) throws(ToolFailure) {
    let names = ((try? FolderContents.names(in: folder)) ?? [])
      .filter { $0.hasPrefix("manifest-") && $0.hasSuffix(".txt") }
    guard !names.isEmpty else {
      throw ToolFailure(
        "there is no manifest in \(quoted(folder, limit: 200))",
        fix: "run the tests with SNAPSHOT_ARTIFACTS=\(folder)"
      )
    }
    var shards: [Int: Set<Int>] = [:]
    for name in names {
      let path = "\(folder)/\(name)"
      let manifest = try Self.manifest(at: path)
      guard manifest.isWhole else {
        throw ToolFailure(
          "\(path) is of a run that left tests out",
          fix: "remove the manifests, and run all tests"
        )
      }
      guard manifest.outcome != .failed else {
        throw ToolFailure(
          "\(path) is of a run with a failed test, which may not have compared its snapshots",
          fix: "mend the test, remove the manifests, and run all tests"
        )
      }
      isPassed = isPassed && manifest.outcome == .passed
      date = min(date, FileAccess.date(of: path) ?? .distantPast)
      shards[manifest.shard.total, default: []].insert(manifest.shard.index)
      for (index, snapshot) in manifest.paths.enumerated() {
        if snapshot.hasSuffix(".*") {
          begun.insert(Self.identity(of: String(snapshot.dropLast(2))))
          continue
        }
        guard FileAccess.exists(snapshot) else {
          throw ToolFailure(
            "\(path):\(index + 2): there is no snapshot at \(quoted(snapshot, limit: 500))",
            fix: "run the command in the folder that the tests ran in, on the same snapshots"
          )
        }
        referenced.insert(Self.identity(of: snapshot))
        platforms.insert(ReferencePlatform(path: snapshot))
      }
    }
    begun.subtract(referenced.map(\.withoutExtension))
    guard !referenced.isEmpty || !begun.isEmpty else {
      throw ToolFailure(
        "the manifests in \(quoted(folder, limit: 200)) list no snapshot, so no test has compared any",
        fix: "run the tests of the snapshots with SNAPSHOT_ARTIFACTS=\(folder)"
      )
    }
    for (total, indices) in shards.sorted(by: { $0.key < $1.key }) {
      guard let missing = (0..<total).first(where: { !indices.contains($0) }) else { continue }
      throw ToolFailure(
        "there is no manifest of shard \(missing) of \(total)",
        fix: "put the manifests of all shards into \(quoted(folder, limit: 200))"
      )
    }
  }

  private static func manifest(at path: String) throws(ToolFailure) -> RunManifest {
    let bytes = try FileAccess.read(path, limit: 64 << 20)
    do {
      return try RunManifest(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ToolFailure(
        "\(path):\(error.line): \(error.message)",
        fix: "remove the manifests, and run all tests"
      )
    }
  }

  /// Returns whether a snapshot at a path is of a platform that the tests ran on.
  func cover(_ path: String) -> Bool {
    let platform = ReferencePlatform(path: path)
    return platforms.isEmpty ? platform == nil : platforms.contains(platform)
  }

  /// Returns whether a test has compared the snapshot at a path, or has begun to.
  func contains(_ path: String) -> Bool {
    let identity = Self.identity(of: path)
    return referenced.contains(identity) || begun.contains(identity.withoutExtension)
  }

  /// Returns the path without links, in lowercase, since many file systems ignore case.
  private static func identity(of path: String) -> String {
    FileAccess.resolved(path).lowercased()
  }
}

extension String {
  /// The path without what follows the last period of its last name.
  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }
}
