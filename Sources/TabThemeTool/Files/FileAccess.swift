import Foundation
import TabJSON

/// Reading and writing files, with the reason in words if that fails.
enum FileAccess {
  /// Reads a file, at most so many bytes.
  static func read(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    guard let stream = fopen(path, "rb") else { throw failure("read", path, errno) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1_024)
    while bytes.count < limit {
      let count = fread(&part, 1, min(part.count, limit - bytes.count), stream)
      // A folder can be opened but not read.
      if count == 0, ferror(stream) != 0 { throw failure("read", path, errno) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Writes a file, in place of the one that is there, which stays until the new one is whole.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolFailure) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var info = stat()
    // Beside a pipe or a device nothing can be written that then takes its place.
    guard stat(file, &info) != 0 || info.st_mode & S_IFMT == S_IFREG else {
      return try write(bytes, to: file, mode: "wb", named: path)
    }
    let part = "\(file).part"
    try write(bytes, to: part, mode: "wb", named: path)
    guard rename(part, file) == 0 else { throw failure("write", path, errno) }
  }

  /// Writes a file where there is none.
  static func create(_ path: String, _ bytes: [UInt8]) throws(ToolFailure) {
    try write(bytes, to: path, mode: "wbx", named: path)
  }

  private static func write(
    _ bytes: [UInt8],
    to file: String,
    mode: String,
    named path: String
  ) throws(ToolFailure) {
    guard let stream = fopen(file, mode) else { throw failure("write", path, errno) }
    let count = fwrite(bytes, 1, bytes.count, stream)
    let code = count == bytes.count ? 0 : errno
    guard fclose(stream) == 0, code == 0 else {
      let code = code == 0 ? errno : code
      var info = stat()
      // A half of a file is worse than none.
      if stat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG { remove(file) }
      throw failure("write", path, code)
    }
  }

  /// Removes a file.
  static func remove(_ path: String) throws(ToolFailure) {
    guard unlink(path) == 0 else { throw failure("remove", path, errno) }
  }

  /// Gives a file another name, in place of the file that has it.
  static func move(_ path: String, to newPath: String) throws(ToolFailure) {
    guard rename(path, newPath) == 0 else { throw failure("rename", path, errno) }
  }

  /// Creates a folder, and those it lies in, unless it is there.
  static func createFolder(_ path: String) throws(ToolFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("can't create the folder \(quoted(path))")
    }
  }

  private static func failure(_ verb: String, _ path: String, _ code: Int32) -> ToolFailure {
    ToolFailure("can't \(verb) \(quoted(path)): \(reason(code))")
  }

  /// A reason in our own words, since those of the system differ between systems.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "that isn't allowed"
    case EEXIST: "there is such a file already"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path isn't a folder"
    case ENOSPC: "there is no space left"
    case EROFS: "the disk is read-only"
    default: "the system says \(code)"
    }
  }
}
