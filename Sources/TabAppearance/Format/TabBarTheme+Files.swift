public import Foundation
import TabJSON

extension TabBarTheme {
  /// Creates a theme from a theme file; what it extends is looked for beside it.
  ///
  ///     let night = try TabBarTheme(contentsOf: folder.appendingPathComponent("night.tabtheme.json"))
  ///
  /// - Parameters:
  ///   - url: A file, at most 1 MiB.
  ///   - parents: Where the themes that `extends` names come from if they aren't files beside it.
  /// - Throws: ``TabBarThemeError`` with all that is wrong, each at its line and column.
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
  /// The theme files in a folder, for themes that extend them by path, or by the names of the themes in
  /// its files `*.tabtheme.json`.
  ///
  /// Symbolic links are followed.
  ///
  /// - Parameter url: The folder of the theme that is read.
  /// - Returns: A source that has the files in the folder and below it, and the built-in themes.
  public static func folder(_ url: URL) -> TabBarThemeParents { TabBarThemeParents(.disk(url)) }
}

/// Reading files that can be large, or no files at all.
enum FileReading {
  /// The first bytes of a theme file, as ``bytes(of:)`` has them.
  static func themeBytes(of url: URL) throws(TabBarThemeError) -> [UInt8] {
    do {
      return try bytes(of: url)
    } catch {
      let message = "can't read \(quoted(url.path, limit: 200)): \(error)"
      throw TabBarThemeError(diagnostics: [ThemeDiagnostic(.error, message)])
    }
  }

  /// The first kilobyte of a file, or `nil` if it can't be read: much less work than all of it.
  static func start(of url: URL) -> [UInt8]? {
    try? bytes(of: url, limit: 1_024)
  }

  /// The first bytes of a file, or `nil` if there is none.
  static func bytesIfThere(of url: URL, limit: Int) throws -> [UInt8]? {
    do throws(FileProblem) {
      return try bytes(of: url, limit: limit)
    } catch .missing {
      return nil
    }
  }

  /// The first bytes of a file: one more than is allowed, so that the reader sees that there is too
  /// much.
  ///
  /// Read, not mapped: a mapped file that another program truncates ends this one.
  fileprivate static func bytes(
    of url: URL,
    limit: Int = JSONLimits.bytes + 1
  ) throws(FileProblem) -> [UInt8] {
    do {
      // A folder can be opened but not read, and not every system says why then; a device or a pipe
      // may never end.
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

/// Why a file can't be read, in our own words, since those of the system differ between systems.
private enum FileProblem: Error, CustomStringConvertible {
  case missing, forbidden, folder, device
  case other(Int)

  init(_ error: any Error) {
    if let problem = error as? FileProblem {
      self = problem
      return
    }
    let error = error as NSError
    // A stream has the error of the C library: 13 is EACCES on every system.
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
