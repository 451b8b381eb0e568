import Foundation

/// A folder that is gone when nobody holds it anymore.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Short, so that messages which quote it aren't cut.
    path = url.path
  }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The names of the files in it, sorted.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
