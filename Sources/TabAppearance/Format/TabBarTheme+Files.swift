public import Foundation
import TabJSON

extension TabBarTheme {
  /// Creates a theme from a theme file; paths that it extends are relative to its folder.
  ///
  ///     let night = try TabBarTheme(contentsOf: folder.appendingPathComponent("night.tabtheme.json"))
  ///
  /// - Parameters:
  ///   - url: A file, at most 1 MiB.
  ///   - parents: The source of the themes that `extends` names, for those that aren't files in the
  ///     folder.
  /// - Throws: ``TabBarThemeError`` with all problems, each at its line and column.
  public init(
    contentsOf url: URL,
    parents: TabBarThemeParents = .builtIn
  ) throws(TabBarThemeError) {
    let bytes = try FileReading.themeBytes(of: url)
    let beside = TabBarThemeParents(
      .disk(url.deletingLastPathComponent()),
      without: url.lastPathComponent
    )
    try self.init(json: bytes, file: url.path, parents: beside.or(parents))
  }
}

extension TabBarThemeParents {
  /// Returns the theme files in a folder, for themes that extend them by path, or by the names of
  /// the themes in its files `*.tabtheme.json`.
  ///
  /// Symbolic links are followed.
  ///
  /// - Parameter url: The folder of the theme that extends them.
  /// - Returns: A source with the files in the folder and its subfolders, and the built-in themes.
  public static func folder(_ url: URL) -> TabBarThemeParents { TabBarThemeParents(.disk(url)) }
}

/// Reads files with a limit, since a URL may name a huge file, a folder or a device.
enum FileReading {
  /// Reads the first bytes of a theme file, as ``bytes(of:)`` does.
  static func themeBytes(of url: URL) throws(TabBarThemeError) -> [UInt8] {
    do {
      return try bytes(of: url)
    } catch {
      let message = "can't read \(quoted(url.path, limit: 200)): \(error)"
      throw TabBarThemeError(diagnostics: [ThemeDiagnostic(.error, message)])
    }
  }

  /// Reads the first kilobyte of a file, much less than the entire file; `nil` if it can't be read.
  static func start(of url: URL) -> [UInt8]? {
    try? bytes(of: url, limit: 1_024)
  }

  /// Reads the first bytes of a file; `nil` if the file doesn't exist.
  static func bytesIfThere(of url: URL, limit: Int) throws -> [UInt8]? {
    do throws(FileProblem) {
      return try bytes(of: url, limit: limit)
    } catch .missing {
      return nil
    }
  }

  /// Reads the first bytes of a file: one more than is allowed, so that the parser detects that the
  /// file is too large.
  ///
  /// The file is read, not mapped: truncating a mapped file would crash the process.
  fileprivate static func bytes(
    of url: URL,
    limit: Int = JSONLimits.bytes + 1
  ) throws(FileProblem) -> [UInt8] {
    do {
      // A folder can be opened but not read, and the error differs between systems; reading a
      // device or a pipe may never end.
      let url = url.resolvingSymlinksInPath()
      let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      if values.isDirectory == true { throw FileProblem.folder }
      if values.isRegularFile == false { throw FileProblem.device }
      guard let stream = InputStream(url: url) else { throw FileProblem.missing }
      stream.open()
      defer { stream.close() }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: min(limit, 16_384))
      while bytes.count < limit {
        let count = stream.read(&chunk, maxLength: min(chunk.count, limit - bytes.count))
        if count < 0 { throw stream.streamError ?? FileProblem.other(0) }
        if count == 0 { break }
        bytes += chunk.prefix(count)
      }
      return bytes
    } catch {
      throw FileProblem(error)
    }
  }
}

/// The reason why a file can't be read, in words that don't differ between systems.
private enum FileProblem: Error, CustomStringConvertible {
  case missing, forbidden, folder, device
  case other(Int)

  init(_ error: any Error) {
    if let problem = error as? FileProblem {
      self = problem
      return
    }
    let error = error as NSError
    // A stream reports the error of the C library: 13 is EACCES on every system.
    if error.domain == NSPOSIXErrorDomain, error.code == 13 {
      self = .forbidden
      return
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: self = .missing
    case .fileReadNoPermission: self = .forbidden
    default: self = .other(error.code)
    }
  }

  var description: String {
    switch self {
    case .missing: "there is no such file"
    case .forbidden: "there is no permission"
    case .folder: "it is a folder"
    case .device: "it is no regular file"
    case .other(let code): "error \(code) of the system"
    }
  }
}
