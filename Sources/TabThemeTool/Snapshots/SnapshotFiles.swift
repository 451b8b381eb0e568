import Foundation
import TabFiles
import TabScreens

/// The files of snapshots in some folders and below.
struct SnapshotFiles {
  /// The paths, sorted.
  let paths: [String]

  /// The number of folders that have files, subfolders included.
  let folderCount: Int

  /// Finds the files of snapshots in some folders and below, without hidden ones.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders.
  ///   - requiresTests: Whether a folder with neither snapshots nor sources is an error. Sources may
  ///     be all that tests have, since texts are compared in them.
  /// - Throws: ``ToolFailure`` if a folder doesn't exist, or has no tests though they are required.
  init(in folders: [String], requiresTests: Bool = false) throws(ToolFailure) {
    var found: Set<String> = []
    var parents: Set<String> = []
    for folder in folders {
      guard FileAccess.isFolder(folder) else {
        throw ToolFailure("there is no folder \(quoted(folder, limit: 200))")
      }
      let files = FileAccess.files(in: folder, suffix: "")
      let snapshots = files.filter { file in
        [".txt", ".json", ".png"].contains(where: file.hasSuffix)
      }
      parents.formUnion(files.map(\.folderPrefix))
      if requiresTests, snapshots.isEmpty, !files.contains(where: { $0.hasSuffix(".swift") }) {
        let read = Set(files.map(\.folderPrefix)).count
        throw ToolFailure(
          "neither snapshots nor tests are in \(quoted(folder, limit: 200)); "
            + "\(counted(read, "folder")) with files \(read == 1 ? "was" : "were") read",
          fix: "write the folder of the tests"
        )
      }
      found.formUnion(snapshots)
    }
    (paths, folderCount) = (found.sorted(), parents.count)
  }

  /// Returns the last failures of the snapshots in some folders, and all of those that are artifacts of a
  /// run; `nil` if no run is found.
  static func failures(
    in folders: [String],
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [FailedSnapshot]? {
    let runs = folders.map { URL(fileURLWithPath: $0) }.filter(FailedSnapshot.hasRun)
    guard runs.isEmpty else { return runs.flatMap { FailedSnapshot.all(in: $0) } }
    let artifacts = FailedSnapshot.artifacts(environment)
    guard FailedSnapshot.hasRun(in: artifacts) else { return nil }
    let folders = folders.map { FileAccess.resolved($0) + "/" }
    return FailedSnapshot.all(in: artifacts).filter { failure in
      folders.contains { FileAccess.resolved(failure.path).hasPrefix($0) }
    }
  }

  /// Returns the files in folders `__Snapshots__` that no test has compared, of the platforms that
  /// the manifests are from.
  func unreferenced(by manifests: SnapshotManifests) -> [String] {
    paths.filter { path in
      path.split(separator: "/").dropLast().contains("__Snapshots__")
        && !manifests.contains(path) && manifests.cover(path)
    }
  }
}
