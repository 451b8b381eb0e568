import Foundation

/// The reason why a file can't be read or written, or a folder can't be listed.
package enum FileProblem: Error, Hashable, Sendable {
  case missing, forbidden

  /// The file is a folder.
  case folder

  /// The file is a device, a pipe or a socket.
  case notRegular

  /// The disk has no space left.
  case full

  /// The path leads through a file, as if it were a folder.
  case throughFile(String)

  /// The path leads to, or through, a symbolic link whose target doesn't exist.
  case brokenLink(target: String)

  /// Another error of the C library, by its number, or of Foundation.
  case other(Int)

  /// Creates the problem of an error that Foundation has thrown for a path.
  package init(_ error: any Error, at path: String) {
    if let problem = error as? FileProblem {
      self = problem
      return
    }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain {
      // These numbers are the same on every system: ENOENT, ENOTDIR, EPERM and EACCES.
      switch cause.code {
      case 2, 20: self = .brokenLink(of: path) ?? .missing
      // EROFS, a disk that can't be written to, is 30.
      case 1, 13, 30: self = .forbidden
      case 28: self = .full
      default: self = .other(cause.code)
      }
      return
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: self = .brokenLink(of: path) ?? .missing
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      self = .forbidden
    case .fileWriteOutOfSpace: self = .full
    default: self = Self.throughFile(of: path) ?? .other(error.code)
    }
  }

  /// Creates the problem of an error that Foundation has thrown while it wrote a file, with its
  /// folders.
  package init(_ error: any Error, writing path: String) {
    let problem = Self.throughFile(of: path) ?? (FileStatus.isFolder(path) ? .folder : nil)
    self = problem ?? Self.brokenLink(of: path) ?? Self(error, at: path)
  }

  /// Returns the problem that a path leads through a file; `nil` if it doesn't.
  private static func throughFile(of path: String) -> FileProblem? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      let place = String(folder)
      if FileStatus.exists(place) { return FileStatus.isFolder(place) ? nil : .throughFile(place) }
    }
    return nil
  }

  /// Returns the problem that a path leads to, or through, a link without a target; `nil` if it
  /// doesn't.
  static func brokenLink(of path: String) -> FileProblem? {
    var path = path[...]
    while !path.isEmpty {
      let place = String(path)
      if !FileStatus.exists(place), let target = FileStatus.target(ofLink: place) {
        return .brokenLink(target: target)
      }
      path = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    }
    return nil
  }
}

extension FileProblem: CustomStringConvertible {
  /// The reason in words that don't differ between systems.
  package var description: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .forbidden: "there is no permission"
    case .folder: "it is a folder"
    case .notRegular: "it is no regular file"
    case .full: "there is no space left"
    case .throughFile(let path): "\(path) isn't a folder"
    case .brokenLink: "it is a symbolic link whose target doesn't exist"
    case .other(let code): "error \(code) of the system"
    }
  }
}
