package import Foundation

/// A folder that is removed when the object is deallocated.
package final class TemporaryFolder {
  package let url: URL

  package var path: String { url.path }

  /// Creates a folder.
  ///
  /// - Parameter files: The text of each file, by its path in the folder.
  /// - Throws: The error of the file system.
  package init(_ files: [String: String] = [:]) throws {
    // A short path, so that messages that quote it aren't truncated.
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try file(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, with the folders around it, and returns its path.
  @discardableResult
  package func file(_ name: String, _ text: String = "") throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Creates a symbolic link, whose target need not exist.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: target
    )
  }

  /// Removes a file.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  /// The names of the files in the folder, sorted.
  package var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
