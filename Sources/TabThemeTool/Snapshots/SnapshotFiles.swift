import Foundation
import TabJSON
import TabScreens

/// The files of snapshots in some folders and below.
struct SnapshotFiles {
  /// The paths, sorted.
  let paths: [String]

  /// Finds the files of snapshots in some folders and below, without hidden ones.
  ///
  /// - Throws: ``ToolFailure`` if a folder doesn't exist.
  init(in folders: [String]) throws(ToolFailure) {
    var found: Set<String> = []
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue,
        let files = FileManager.default.enumerator(atPath: folder)
      else { throw ToolFailure("there is no folder \(quoted(folder, limit: 200))") }
      while let name = files.nextObject() as? String {
        let isHidden = name.split(separator: "/").last?.hasPrefix(".") ?? false
        if isHidden {
          files.skipDescendants()
        } else if [".txt", ".json", ".png", ".inline"].contains(where: name.hasSuffix),
          !FileAccess.isFolder("\(folder)/\(name)")
        {
          found.insert(folder == "." ? name : "\(folder)/\(name)")
        }
      }
    }
    paths = found.sorted()
  }

  /// Returns the pending snapshots, sorted.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be read or is damaged.
  func pending() throws(ToolFailure) -> [PendingSnapshot] {
    var pending: [PendingSnapshot] = []
    for path in paths {
      if let snapshot = try PendingSnapshot(path: path) { pending.append(snapshot) }
    }
    return pending.sorted()
  }

  /// Returns the last failures of the snapshots in some folders.
  static func failures(
    in folders: [String],
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [FailedSnapshot] {
    let folders = folders.map { FileAccess.resolved($0) + "/" }
    return FailedSnapshot.all(environment: environment).filter { failure in
      folders.contains { FileAccess.resolved(failure.path).hasPrefix($0) }
    }
  }

  /// Returns the files in folders `__Snapshots__` that no test has compared, of the platforms that
  /// the manifests are from.
  func unreferenced(by manifests: SnapshotManifests) -> [String] {
    paths.filter { path in
      path.split(separator: "/").dropLast().contains("__Snapshots__")
        && !PendingSnapshot.isPending(path) && !manifests.contains(path)
        && manifests.cover(path)
    }
  }
}
