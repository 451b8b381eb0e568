import Foundation
import Testing

/// Creates bundles of files, and deletes them after a test.
final class TemporaryBundles {
  private let home = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Returns a bundle of files, by their paths, in a new folder.
  func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = home.appending(path: "\(UUID()).bundle")
    for (path, contents) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try contents.write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }
}
