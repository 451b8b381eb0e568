import Foundation

/// The reason why a file can't be read, or a folder can't be listed.
package enum FileProblem: Error, Hashable, Sendable {
  case missing, forbidden

  /// The file is a folder.
  case folder

  /// The file is a device, a pipe or a socket.
  case notRegular

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
      case 1, 13: self = .forbidden
      default: self = .other(cause.code)
      }
      return
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: self = .brokenLink(of: path) ?? .missing
    case .fileReadNoPermission: self = .forbidden
    default: self = .other(error.code)
    }
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
    case .brokenLink: "it is a symbolic link whose target doesn't exist"
    case .other(let code): "error \(code) of the system"
    }
  }
}
