import Foundation

/// A folder that is removed when the object is deallocated.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // A short path, so that messages that quote it aren't truncated.
    path = url.path
  }

  /// Writes a file, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The names of the files in the folder, sorted.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
