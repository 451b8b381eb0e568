import Foundation
import TabAppearance
import TabJSON

/// A tree of files in a Git repository: the working tree, the index or a commit.
enum GitTree: Hashable, Sendable {
  /// The working tree on disk.
  case disk

  /// The index, with the staged files.
  case index

  /// A commit, by any of its names.
  case commit(String)

  /// Returns the name of the blob at a path relative to Git's current folder, or `nil` for the
  /// working tree.
  fileprivate func object(_ path: String) -> String? {
    switch self {
    case .disk: nil
    case .index: ":./\(path)"
    case .commit(let name): "\(name):./\(path)"
    }
  }
}

/// The Git repository that contains a folder.
struct GitRepository: Sendable {
  /// The folder in which Git runs, to which paths are relative.
  let folder: String

  /// Returns the output of Git, or `nil` if it fails or isn't installed.
  func output(_ words: [String]) -> [UInt8]? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(data) : nil
  }

  private func text(_ words: [String]) -> String? {
    output(words).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a commit exists.
  func has(_ commit: String) -> Bool {
    text(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit)^{commit}"]) != nil
  }

  /// Returns the bytes of a file in a tree, or `nil` if it doesn't exist.
  func bytes(of path: String, in tree: GitTree) -> [UInt8]? {
    guard let object = tree.object(path) else {
      return try? FileAccess.read("\(folder)/\(path)", limit: JSONLimits.bytes + 1)
    }
    return output(["cat-file", "blob", object])
  }

  /// Returns the sorted paths of a tree's files in the folder and below.
  func paths(in tree: GitTree) -> [String] {
    let list: String?
    switch tree {
    case .disk: return FileAccess.files(in: folder, suffix: "").map { below(folder, $0) }
    case .index: list = text(["ls-files", "-z"])
    case .commit(let name): list = text(["ls-tree", "-r", "-z", "--name-only", name])
    }
    return (list ?? "").split(separator: "\0").map { String($0) }.sorted()
  }

  private func below(_ folder: String, _ path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Returns the source of the files that the theme file at a path can extend in a tree.
  func parents(of path: String, in tree: GitTree) -> TabBarThemeParents {
    let parts = path.split(separator: "/").map { String($0) }
    let start = parts.dropLast().map { "\($0)/" }.joined()
    guard tree != .disk else {
      let url = URL(fileURLWithPath: "\(folder)/\(start)")
      return TabBarThemeParents(.disk(url).withTokens, without: parts.last)
    }
    let files = ThemeFiles(
      names: {
        paths(in: tree).filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }
          .map { String($0.dropFirst(start.count)) }.filter { !$0.contains("/") }
      },
      read: { name, limit in bytes(of: start + name, in: tree).map { Array($0.prefix(limit)) } },
      contents: { path in
        let folder = start + path
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
        return paths(in: tree).filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(start.count)) }
      }
    )
    return TabBarThemeParents(files.withTokens, without: parts.last)
  }

  /// Returns the trees that contain the two contents of a changed file, found by their object
  /// names.
  ///
  /// Git passes only these names to a diff driver. The newest commit that changes one content to
  /// the other is preferred; without one, each content is searched in the commit that is checked
  /// out, in the index, and in the newest commit that has it. A content that isn't found is assumed
  /// to be in the working tree.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder.
  ///   - old: The object name of the old content; only zeros for a file on disk, and without digits
  ///     for none.
  ///   - new: The object name of the new content.
  /// - Returns: The tree of each side.
  func trees(of path: String, from old: String, to new: String) -> (old: GitTree, new: GitTree) {
    if let pair = commit(changing: path, from: old, to: new) {
      return (.commit("\(pair)^"), .commit(pair))
    }
    if let pair = commit(changing: path, from: new, to: old) {
      return (.commit(pair), .commit("\(pair)^"))
    }
    return (
      tree(of: path, with: old, [.commit("HEAD"), .index]),
      tree(of: path, with: new, [.index, .commit("HEAD")])
    )
  }

  private func isContent(_ name: String) -> Bool {
    name.count >= 4 && name.allSatisfy(\.isHexDigit) && name.contains { $0 != "0" }
  }

  private func tree(of path: String, with content: String, _ near: [GitTree]) -> GitTree {
    guard isContent(content) else { return .disk }
    let nearest = near.first { tree in
      tree.object(path).flatMap { text(["rev-parse", "--verify", "--quiet", $0]) }?
        .hasPrefix(content) == true
    }
    return nearest ?? changes(of: path, to: content).first.map { .commit($0.commit) } ?? .disk
  }

  private func commit(changing path: String, from old: String, to new: String) -> String? {
    guard isContent(old), isContent(new) else { return nil }
    return changes(of: path, to: new).first { $0.old.hasPrefix(old) }?.commit
  }

  /// Returns the commits that gave a file a content, newest first, each with the previous content.
  private func changes(of path: String, to new: String) -> [(commit: String, old: String)] {
    let words = [
      "log", "--all", "--no-ext-diff", "--no-renames", "--raw", "--no-abbrev", "--format=%H",
      "--find-object=\(new)", "--", path,
    ]
    var commit = ""
    return (text(words) ?? "").split(separator: "\n").compactMap { line in
      guard line.hasPrefix(":") else {
        commit = String(line)
        return nil
      }
      let parts = line.split(separator: " ")
      guard parts.count > 3, parts[3].hasPrefix(new) else { return nil }
      return (commit, String(parts[2]))
    }
  }
}
