import Foundation
import TabAppearance
import TabFiles

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

/// A failure of Git, with its reason.
struct GitFailure: Error, Hashable, CustomStringConvertible {
  let description: String
}

/// The Git repository that contains a folder.
struct GitRepository: Sendable {
  /// The folder in which Git runs, to which paths are relative.
  let folder: String

  /// Returns the output of Git.
  ///
  /// - Parameters:
  ///   - words: The arguments of Git.
  ///   - purpose: The failed act in the message, as in "list the files of 'main'".
  /// - Returns: The bytes that Git writes to its standard output.
  /// - Throws: ``GitFailure`` if Git fails or isn't installed.
  func output(
    _ words: [String],
    to purpose: @autoclosure () -> String = "read the repository"
  ) throws(GitFailure) -> [UInt8] {
    guard Self.canOpenFiles else {
      throw GitFailure(description: "git can't \(purpose()): too many files are open")
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The words of Git are part of messages, and don't depend on the language of the system.
    process.arguments = ["LC_ALL=C", "git"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    // A file, since Git would wait for a full pipe while its output is read.
    let errors = tmpfile()
    defer { if let errors { fclose(errors) } }
    process.standardError = errors.map { FileHandle(fileDescriptor: fileno($0)) }
    do {
      try process.run()
    } catch {
      throw GitFailure(description: "git can't \(purpose()): it can't be run")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return Array(data) }
    let reason =
      process.terminationStatus == 127 ? "it isn't installed" : Self.reason(in: errors)
    throw GitFailure(description: "git can't \(purpose()): \(reason)")
  }

  /// Whether the process can open as many files as Foundation and Git do.
  ///
  /// Foundation stops the tool where it can't open one of them.
  private static var canOpenFiles: Bool {
    let copies = (0..<40).map { _ in dup(STDERR_FILENO) }
    let isFull = copies.contains(-1) && errno == EMFILE
    for copy in copies where copy >= 0 { close(copy) }
    return !isFull
  }

  /// Returns the first line that Git wrote about an error, without its prefix.
  private static func reason(in errors: UnsafeMutablePointer<FILE>?) -> String {
    guard let errors else { return "it failed" }
    rewind(errors)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&bytes, 1, bytes.count, errors)
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    let prefixes = ["fatal: ", "error: "]
    let line = lines.first { line in prefixes.contains(where: line.hasPrefix) } ?? lines.first
    guard let line else { return "it failed" }
    return String(prefixes.first(where: line.hasPrefix).map { line.dropFirst($0.count) } ?? line)
  }

  /// Returns the output of Git as text; `nil` if Git fails, which means here that nothing is found.
  private func text(_ words: [String]) -> String? {
    (try? output(words)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the name of the object of a commit, or `nil` if there is none.
  func commit(_ name: String) -> String? {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    let object = text(words)?.filter { $0 != "\n" }
    // For '^main', Git prints the object with the sign.
    return object.flatMap { $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }

  /// Returns the source of the files that the theme file at a path can extend in a tree.
  ///
  /// - Throws: ``GitFailure`` if Git can't list the files.
  func parents(of path: String, in tree: GitTree) throws(GitFailure) -> TabBarThemeParents {
    tree == .disk
      ? parentsOnDisk(of: path) : try GitFiles(of: tree, in: self).parents(of: path)
  }

  /// Returns the source of the files on disk that the theme file at a path can extend.
  func parentsOnDisk(of path: String) -> TabBarThemeParents {
    let parts = path.split(separator: "/").map { String($0) }
    let url = URL(fileURLWithPath: "\(folder)/\(path.folderPrefix)")
    return TabBarThemeParents(.disk(url).withTokens, without: parts.last)
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
