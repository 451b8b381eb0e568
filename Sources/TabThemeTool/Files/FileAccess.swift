import Foundation
import TabJSON
import TabLint
import TabScreens

/// Reading and writing files, with the reason in words if that fails.
enum FileAccess {
  /// Reads a file, at most so many bytes.
  static func read(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    guard let stream = fopen(path, "rb") else {
      let code = errno
      var problem = failure("read", path, code)
      if code == ENOENT, let near = neighbor(of: path) {
        problem.diagnostics[0].fix = "write \(quoted(near, limit: 200))"
      }
      throw problem
    }
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

  /// The file in the folder of a path whose name is nearest to it.
  private static func neighbor(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { "\($0)/" }.joined()
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return TabJSON.nearest(to: String(parts.last ?? ""), in: (names ?? []).sorted()).map {
      folder + $0
    }
  }

  /// Writes a file, replacing the file at the path.
  ///
  /// It is written under another name first, so that no reader gets a part of it.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolFailure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A device or a pipe is written to, not replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, to: path, mode: "wb", reporting: path)
    }
    // What a symbolic link leads to is replaced, not the link.
    let target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let draft = "\(target).\(getpid()).part"
    do throws(ToolFailure) {
      try write(bytes, to: draft, mode: "wb", reporting: path)
      if exists { chmod(draft, status.st_mode & 0o7777) }
      guard rename(draft, target) == 0 else { throw failure("write", path, errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes a file where there is none, at once, as a whole.
  static func create(_ path: String, _ bytes: [UInt8]) throws(ToolFailure) {
    let draft = "\(path).\(getpid()).part"
    defer { unlink(draft) }
    try write(bytes, to: draft, mode: "wb", reporting: path)
    // Unlike renaming, linking fails where there is a file.
    guard link(draft, path) != 0 else { return }
    let code = errno
    // Some disks have no links.
    guard [EPERM, ENOTSUP, EMLINK].contains(code) else { throw failure("write", path, code) }
    try write(bytes, to: path, mode: "wbx", reporting: path)
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    mode: String,
    reporting name: String
  ) throws(ToolFailure) {
    guard let stream = fopen(path, mode) else { throw failure("write", name, errno) }
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count && fflush(stream) == 0
    let code = errno
    guard fclose(stream) == 0 else { throw failure("write", name, errno) }
    guard isWritten else { throw failure("write", name, code) }
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
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += part
      if !isFolder(folder), mkdir(folder, 0o777) != 0 {
        let code = errno
        // Somebody else may have been faster.
        if !isFolder(folder) { throw failure("create the folder", path, code) }
      }
      folder += "/"
    }
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// When a file was written last; `nil` if there is none.
  static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A hash of what is in a file.
  static func hash(_ path: String) throws(ToolFailure) -> UInt64 {
    try read(path, limit: .max).fnv1a
  }

  /// The files in a folder and the folders in it, but for hidden ones, whose names end in some way, sorted.
  static func files(in folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let parts = name.split(separator: "/")
      return name.hasSuffix(suffix) && !parts.contains { $0.hasPrefix(".") }
    }
    .sorted().map { folder == "." ? $0 : "\(folder.hasSuffix("/") ? folder : folder + "/")\($0)" }
  }

  /// The path of a file of some name in a folder, or in the nearest folder around it, from that folder.
  ///
  ///     FileAccess.nearest("tabtheme.config.json", from: "Themes/Brand")  // "../tabtheme.config.json"
  static func nearest(_ name: String, from folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var path = name
    while !FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) {
      if url.path == "/" { return nil }
      url.deleteLastPathComponent()
      path = "../\(path)"
    }
    return path
  }

  /// What to say where a file handle couldn't write the output.
  static func outputFailure(_ error: any Error) -> ToolFailure {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let words = cause.map { ": \(reason(Int32(truncatingIfNeeded: $0.code)))" } ?? ""
    return ToolFailure("can't write the output\(words)")
  }

  private static func failure(_ verb: String, _ path: String, _ code: Int32) -> ToolFailure {
    ToolFailure("can't \(verb) \(quoted(path, limit: 200)): \(reason(code))")
  }

  /// A reason in our own words, since those of the system differ between systems.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "there is no permission"
    case EEXIST: "there is such a file already"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path isn't a folder"
    case ENOSPC: "there is no space left"
    case EDQUOT: "your share of the disk is used up"
    case EROFS: "the disk is read-only"
    case EIO: "the device doesn't work"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "symbolic links lead in a circle"
    default: "error \(code) of the system"
    }
  }
}
