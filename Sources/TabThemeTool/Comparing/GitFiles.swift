import Foundation
import TabAppearance
import TabFiles

/// The files of a tree in the folder of a repository and below.
struct GitFiles: Sendable {
  /// A file of the tree.
  private enum File: Hashable {
    /// A file on disk.
    case disk

    /// A file with the contents of a blob.
    case blob(String)

    /// A symbolic link whose target is the contents of a blob.
    case link(String)
  }

  /// The folders of submodules, sorted; their files aren't part of the tree.
  private(set) var submodules: [String] = []

  /// The sorted paths of the files, relative to the folder of the repository.
  let paths: [String]

  private let repository: GitRepository
  private let files: [String: File]

  /// The name of the tree in messages.
  private let name: String

  /// Lists the files of a tree.
  ///
  /// Of the files on disk, those that Git ignores aren't in any commit either, so they aren't listed.
  ///
  /// - Throws: ``GitFailure`` if Git can't list the files.
  init(
    of tree: GitTree,
    named name: String? = nil,
    in repository: GitRepository
  ) throws(GitFailure) {
    self.repository = repository
    let words: [String]
    switch tree {
    case .disk:
      self.name = name ?? "the files on disk"
      words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    case .index:
      self.name = name ?? "the index"
      words = ["ls-files", "-z", "--stage"]
    case .commit(let commit):
      self.name = name ?? commit
      words = ["ls-tree", "-r", "-z", commit]
    }
    let purpose = "list the files of \(quoted(self.name))"
    let list = String(decoding: try repository.output(words, to: purpose), as: UTF8.self)
    var files: [String: File] = [:]
    for entry in list.split(separator: "\0") {
      if tree == .disk {
        let path = String(entry)
        // A deleted file is still in the index, and a repository in this one is a folder.
        let file = "\(repository.folder)/\(path)"
        if FileAccess.isLinkOrFile(file) { files[path] = .disk }
        continue
      }
      // The mode, the kind for a commit, the object and the stage for the index, a tab, the path.
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let values = parts[0].split(separator: " ")
      guard parts.count == 2, values.count == 3 else { continue }
      let (path, object) = (String(parts[1]), String(values[tree == .index ? 1 : 2]))
      switch values[0] {
      case "160000": submodules.append(path)
      case "120000": files[path] = .link(object)
      default: files[path] = .blob(object)
      }
    }
    self.files = files
    paths = files.keys.sorted()
  }

  /// Returns the bytes of a file, or `nil` if it doesn't exist.
  ///
  /// - Throws: ``ToolFailure`` or ``GitFailure`` if the file can't be read.
  func bytes(of path: String) throws -> [UInt8]? {
    var path = path
    // As many links as systems follow.
    for _ in 0..<40 {
      switch files[path] {
      case nil: return nil
      case .disk:
        return try FileAccess.read("\(repository.folder)/\(path)", limit: JSONLimits.bytes + 1)
      case .blob(let object): return try contents(of: object, at: path)
      case .link(let object):
        let target = String(decoding: try contents(of: object, at: path), as: UTF8.self)
        guard let next = Self.path(target, from: path.folderPrefix), files[next] != nil else {
          throw GitFailure(
            description: "\(quoted(path, limit: 200)) in \(quoted(name)) is a link to "
              + "\(quoted(target, limit: 200)), which isn't there, or outside of this folder"
          )
        }
        path = next
      }
    }
    throw GitFailure(description: "the link \(quoted(path, limit: 200)) leads in a circle")
  }

  private func contents(of object: String, at path: String) throws(GitFailure) -> [UInt8] {
    try repository.output(
      ["cat-file", "blob", object],
      to: "read \(quoted(path, limit: 200)) in \(quoted(name))"
    )
  }

  /// Returns the path of a link's target, or `nil` if it leads out of the folder of the repository.
  private static func path(_ target: String, from folder: String) -> String? {
    if target.hasPrefix("/") { return nil }
    var parts: [Substring] = []
    for part in "\(folder)\(target)".split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the source of the files that the theme file at a path can extend.
  func parents(of path: String) -> TabBarThemeParents {
    // On disk, a theme extends what is there, whether Git ignores it or not.
    if files[path] == .disk { return repository.parentsOnDisk(of: path) }
    let start = path.folderPrefix
    let files = ThemeFiles(
      names: {
        paths.filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }
          .map { String($0.dropFirst(start.count)) }.filter { !$0.contains("/") }
      },
      read: { name, limit in try bytes(of: start + name).map { Array($0.prefix(limit)) } },
      contents: { path in
        let folder = start + path
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
        return paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(start.count)) }
      }
    )
    let name = path.split(separator: "/").last.map(String.init)
    return TabBarThemeParents(files.withTokens, without: name)
  }
}

extension FileAccess {
  /// Returns whether there is something at a path that isn't a folder; a link is none.
  fileprivate static func isLinkOrFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}
