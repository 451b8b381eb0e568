import Foundation

/// The paths by which other programs, such as code scanning, know the files of diagnostics.
///
/// A path is relative to the root of the file's repository, else to the folder of the configuration,
/// else to the current folder, from whichever folder the tool runs in.
struct ReportedPaths {
  /// The path of the standard input, which isn't a file.
  static let standardInput = "stdin"

  /// The folder of the configuration; `nil` if there is none.
  private let configurationFolder: String?

  /// Creates the paths of a run of the tool.
  ///
  /// - Parameter configuration: The path of the configuration; `nil` if there is none.
  init(configuration: String? = nil) {
    configurationFolder = configuration.map { FileAccess.absolute($0).parentFolder }
  }

  /// Returns the path of a file for other programs; the absolute path of a file outside of all
  /// folders to which it could be relative.
  func path(of file: String) -> String {
    if file == ThemeInput.standardInput { return Self.standardInput }
    let path = FileAccess.absolute(file)
    let roots = [
      FileAccess.repository(around: path.parentFolder), configurationFolder,
      FileAccess.absolute("."),
    ]
    let root = roots.lazy.compactMap(\.self).first { path.hasPrefix($0 == "/" ? $0 : "\($0)/") }
    return root.map { String(path.dropFirst($0 == "/" ? 1 : $0.count + 1)) } ?? path
  }
}

extension FileAccess {
  /// Returns the absolute path without `.` and `..`; symbolic links are kept.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the root of the Git repository that contains a folder, or `nil` if none does.
  ///
  /// - Parameter folder: An absolute path.
  /// - Returns: The nearest folder with a `.git`: a folder, or a file in submodules and worktrees.
  static func repository(around folder: String) -> String? {
    var folder = folder
    while true {
      if exists("\(folder == "/" ? "" : folder)/.git") { return folder }
      if folder == "/" { return nil }
      folder = folder.parentFolder
    }
  }

  /// Returns the path, relative to a folder, of a file in that folder or in the nearest folder around
  /// it that has the file.
  ///
  /// The search ends at the root of the repository, since folders around that may be of others;
  /// outside of a repository, it ends at the current folder, or at a folder outside of that.
  ///
  ///     FileAccess.nearest("tabtheme.config.json", from: "Themes/Brand")  // "../tabtheme.config.json"
  static func nearest(_ name: String, from folder: String) -> String? {
    var folder = absolute(folder)
    let current = absolute(".")
    let limit = folder.hasPrefix("\(current)/") ? current : folder
    let root = repository(around: folder) ?? limit
    var path = name
    while !exists("\(folder)/\(name)") {
      if folder == root { return nil }
      folder = folder.parentFolder
      path = "../\(path)"
    }
    return path
  }
}

extension String {
  /// The folder of an absolute path; the root is its own folder.
  fileprivate var parentFolder: String {
    let folder = self[..<(lastIndex(of: "/") ?? startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }
}
