import Foundation
import TabFiles
import TabScreens

/// Reads and writes files; failures have the reason in words.
enum FileAccess {
  /// Reads a file, at most `limit` bytes of it.
  ///
  /// - Throws: ``ToolFailure`` if the file can't be read, or if it has what Git left in its place.
  static func read(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      // Shells name pipes there, as in `diff <(git show HEAD:night.tabtheme.json) …`.
      let isDevice = path.hasPrefix("/dev/")
      bytes = try FileContents.bytes(of: path, limit: limit, allowsDevices: isDevice)
    } catch {
      throw readingFailure(path, error)
    }
    if let leftover = GitLeftover(in: bytes) {
      throw ToolFailure(diagnostics: [SourceText(bytes, file: path).diagnostic(leftover)])
    }
    return bytes
  }

  /// Returns the path of the file in the same folder whose name is most similar.
  private static func neighbor(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { "\($0)/" }.joined()
    let names = try? FolderContents.names(in: folder.isEmpty ? "." : folder)
    return TabDiagnostics.nearest(to: String(parts.last ?? ""), in: names ?? []).map { folder + $0 }
  }

  /// Writes a file, replacing an existing one.
  ///
  /// The bytes are written to a temporary file first, so that no reader gets an incomplete file.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    draft name: String = draftName()
  ) throws(ToolFailure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A device or a pipe is written to, not replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, to: path, mode: "wb", reporting: path)
    }
    // For a symbolic link, the target is replaced, not the link.
    let target = exists ? resolved(path) : path
    let draft = try createDraft(name, for: target, bytes: bytes)
    do throws(ToolFailure) {
      if exists { chmod(draft, status.st_mode & 0o7777) }
      guard rename(draft, target) == 0 else { throw failure("write", path: path, code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Creates a file with its contents atomically; fails if the file exists.
  static func create(
    _ path: String,
    bytes: [UInt8],
    draft name: String = draftName()
  ) throws(ToolFailure) {
    let draft = try createDraft(name, for: path, bytes: bytes)
    defer { unlink(draft) }
    // Unlike renaming, linking fails if the file exists.
    guard link(draft, path) != 0 else { return }
    let code = errno
    // Some file systems don't support hard links.
    guard [EPERM, ENOTSUP, EMLINK].contains(code) else {
      throw failure("write", path: path, code: code)
    }
    try write(bytes, to: path, mode: "wbx", reporting: path)
  }

  /// Creates the file with the new contents, in the folder of the file that it will replace.
  ///
  /// Other users may have access to the folder, so an existing file or link of that name is an error.
  ///
  /// - Returns: The path of the new file.
  private static func createDraft(
    _ name: String,
    for path: String,
    bytes: [UInt8]
  ) throws(ToolFailure) -> String {
    let draft = path.folderPrefix + name
    try write(bytes, to: draft, mode: "wbx", reporting: path)
    return draft
  }

  /// Returns a random name, which no other process can predict.
  ///
  /// The name is short: added to the name of the file, a suffix could make it longer than the file system allows.
  private static func draftName() -> String {
    ".tabtheme-" + String(UInt64.random(in: 0 ... .max), radix: 36)
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    mode: String,
    reporting name: String
  ) throws(ToolFailure) {
    guard let stream = fopen(path, mode) else { throw failure("write", path: name, code: errno) }
    var isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count && fflush(stream) == 0
    var code = errno
    if fclose(stream) != 0, isWritten { (isWritten, code) = (false, errno) }
    if isWritten { return }
    // A file that was created for the bytes is of no use without them.
    if mode.contains("x") { unlink(path) }
    throw failure("write", path: name, code: code)
  }

  /// Removes a file.
  static func remove(_ path: String) throws(ToolFailure) {
    guard unlink(path) == 0 else { throw failure("remove", path: path, code: errno) }
  }

  /// Creates a folder with its parent folders, unless it exists.
  static func createFolder(_ path: String) throws(ToolFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += part
      if !isFolder(folder), mkdir(folder, 0o777) != 0 {
        let code = errno
        // Another process may have created the folder meanwhile.
        if !isFolder(folder) { throw failure("create the folder", path: path, code: code) }
      }
      folder += "/"
    }
  }

  /// Returns whether a file or folder exists at a path.
  static func exists(_ path: String) -> Bool { FileStatus.exists(path) }

  /// Returns the modification date of a file; `nil` if it doesn't exist.
  static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool { FileStatus.isFolder(path) }

  /// Returns the absolute path without symbolic links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns the path relative to the current folder for a file in it, otherwise the absolute path.
  static func relative(_ path: String) -> String {
    let (folder, path) = (resolved(".") + "/", resolved(path))
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns the sorted paths of the files in a folder and its subfolders with a suffix, without
  /// hidden ones; none if the folder can't be listed.
  static func files(in folder: String, suffix: String) -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return ((try? FolderContents.files(in: folder)) ?? [])
      .filter { $0.hasSuffix(suffix) }.map { prefix + $0 }
  }

  /// Returns the failure of writing the output to a file handle.
  static func outputFailure(_ error: any Error) -> ToolFailure {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let words = cause.map { ": \(reason(Int32(truncatingIfNeeded: $0.code)))" } ?? ""
    return ToolFailure("can't write the output\(words)")
  }

  private static func failure(_ verb: String, path: String, code: Int32) -> ToolFailure {
    ToolFailure("can't \(verb) \(quoted(path, limit: 200)): \(reason(code))")
  }

  /// Returns the failure of reading a file, with the name of another file as the fix if there is no
  /// such file.
  private static func readingFailure(_ path: String, _ problem: FileProblem) -> ToolFailure {
    let words: String
    var notes: [String] = []
    var fix: String?
    switch problem {
    case .other:
      // Foundation has one error for several of the C library.
      var status = stat()
      words = stat(path, &status) == 0 ? "\(problem)" : reason(errno)
    default: words = "\(problem)"
    }
    if case .brokenLink(let target) = problem {
      notes = ["the link leads to \(quoted(target, limit: 200))"]
    }
    if problem == .missing { fix = neighbor(of: path).map { "write \(quoted($0, limit: 200))" } }
    let message = "can't read \(quoted(path, limit: 200)): \(words)"
    return ToolFailure(diagnostics: [ThemeDiagnostic(.error, message, notes: notes, fix: fix)])
  }

  /// Returns the reason in words that don't differ between systems.
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
    case EBADF: "it is closed"
    case EIO: "the device doesn't work"
    case ENAMETOOLONG: "the name is too long"
    case EXDEV: "it is on another disk"
    case EMFILE, ENFILE: "too many files are open"
    case ELOOP: "symbolic links lead in a circle"
    default: "error \(code) of the system"
    }
  }
}
