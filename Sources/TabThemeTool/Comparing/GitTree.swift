import Foundation
import TabAppearance
import TabJSON

/// A version of the files of a git repository.
enum GitTree: Hashable, Sendable {
  /// The files on disk.
  case disk

  /// What is staged.
  case index

  /// A commit, by any name of it.
  case commit(String)

  /// What git calls a path from its current folder in the version, or `nil` on disk.
  fileprivate func object(_ path: String) -> String? {
    switch self {
    case .disk: nil
    case .index: ":./\(path)"
    case .commit(let name): "\(name):./\(path)"
    }
  }
}

/// Reads from the git repository that a folder is in.
struct GitRepository: Sendable {
  /// The folder that git runs in, and that paths start from.
  let folder: String

  /// What git writes, or `nil` if it fails or isn't there.
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

  /// Whether there is a commit of a name.
  func has(_ commit: String) -> Bool {
    text(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit)^{commit}"]) != nil
  }

  /// The bytes of a file in a version, or `nil` if there is none.
  func bytes(of path: String, in tree: GitTree) -> [UInt8]? {
    guard let object = tree.object(path) else {
      return try? FileAccess.read("\(folder)/\(path)", limit: JSONLimits.bytes + 1)
    }
    return output(["cat-file", "blob", object])
  }

  /// The paths of the files in a version at or below the folder, sorted.
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

  /// What the theme file at a path can extend in a version.
  func parents(of path: String, in tree: GitTree) -> TabBarThemeParents {
    let parts = path.split(separator: "/").map { String($0) }
    let start = parts.dropLast().map { "\($0)/" }.joined()
    guard tree != .disk else {
      let url = URL(fileURLWithPath: "\(folder)/\(start)")
      return TabBarThemeParents(.disk(url), without: parts.last)
    }
    let files = ThemeFiles(
      names: {
        paths(in: tree).filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }
          .map { String($0.dropFirst(start.count)) }.filter { !$0.contains("/") }
      },
      read: { name, limit in bytes(of: start + name, in: tree).map { Array($0.prefix(limit)) } }
    )
    return TabBarThemeParents(files, without: parts.last)
  }

  /// The versions that two files of a change are from, by the names of their contents.
  ///
  /// Git gives a diff driver only these. The newest commit that changes the one into the other is taken; without one, for
  /// each the commit that is checked out, what is staged, and the newest commit that has it. What is found nowhere is taken
  /// to be on disk.
  ///
  /// - Parameters:
  ///   - path: The path of the file from the folder.
  ///   - old: The name of the old content; of nothing but zeros for a file on disk, or without digits for none.
  ///   - new: The name of the new content.
  /// - Returns: The version of each side.
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
    let known = near.first { tree in
      tree.object(path).flatMap { text(["rev-parse", "--verify", "--quiet", $0]) }?
        .hasPrefix(content) == true
    }
    return known ?? changes(of: path, to: content).first.map { .commit($0.commit) } ?? .disk
  }

  private func commit(changing path: String, from old: String, to new: String) -> String? {
    guard isContent(old), isContent(new) else { return nil }
    return changes(of: path, to: new).first { $0.old.hasPrefix(old) }?.commit
  }

  /// The commits that gave a file a content, newest first, each with the content before.
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
