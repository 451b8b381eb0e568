import Foundation

/// Reads files, with a limit, since a path may lead to a huge file, a folder or a device.
package enum FileContents {
  /// Reads the first bytes of a regular file.
  ///
  /// Symbolic links are followed. The file is read, not mapped: truncating a mapped file would crash
  /// the process.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes to read; one more than a reader allows, so that it
  ///     detects that the file is too large.
  ///   - allowsDevices: Whether devices and pipes are read, too, which may never end.
  /// - Returns: The bytes, at most `limit`.
  /// - Throws: The reason why the file can't be read.
  package static func bytes(
    of path: String,
    limit: Int,
    allowsDevices: Bool = false
  ) throws(FileProblem) -> [UInt8] {
    do {
      // A folder can be opened but not read, and the error differs between systems.
      if FileStatus.isFolder(path) { throw FileProblem.folder }
      if !allowsDevices, try !FileStatus.isRegular(path) { throw FileProblem.notRegular }
      guard let stream = InputStream(url: URL(fileURLWithPath: path)) else {
        throw FileProblem.missing
      }
      stream.open()
      defer { stream.close() }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: max(1, min(limit, 16_384)))
      while bytes.count < limit {
        let count = stream.read(&chunk, maxLength: min(chunk.count, limit - bytes.count))
        if count < 0 { throw stream.streamError ?? FileProblem.other(0) }
        if count == 0 { break }
        bytes += chunk.prefix(count)
      }
      return bytes
    } catch {
      throw FileProblem(error, at: path)
    }
  }
}

/// The status of paths.
package enum FileStatus {
  /// Returns whether a file or folder exists at a path; symbolic links are followed.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Returns whether there is a folder, or a symbolic link to one, at a path.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the path to which the symbolic link at a path leads; `nil` if there is no link.
  package static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Returns whether the file at a path, to which symbolic links lead, is a regular one.
  ///
  /// - Throws: The error of the file system.
  fileprivate static func isRegular(_ path: String) throws -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    // A path that is a link after links were resolved leads to no file.
    if type == .typeSymbolicLink { throw FileProblem.brokenLink(of: target) ?? .missing }
    return type == .typeRegular
  }
}
