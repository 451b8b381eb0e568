import Foundation
import TabFiles

/// The files that themes of one folder can extend, in it or below it: on disk, or in a Git
/// revision.
package struct ThemeFiles: Sendable {
  /// The names of the JSON files in the folder, sorted.
  package var names: @Sendable () -> [String]

  /// Reads the first bytes of the file at a path relative to the folder; `nil` if it doesn't exist.
  package var read: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]?

  /// Returns the sorted paths of the files in a folder and below it, relative to the folder of the
  /// themes; none for a file.
  package var contents: @Sendable (_ folder: String) -> [String]

  /// Creates the replacement of references to design tokens, for a theme and all that it extends;
  /// `nil` in apps, which don't read tokens.
  package var lowering: (@Sendable () -> any TokenLowering)?

  package init(
    names: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]?,
    contents: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    (self.names, self.read, self.contents) = (names, read, contents)
  }

  /// Returns the components of a path from the folder of a theme; `nil` if the path leads out of it.
  package static func components(of path: String) -> [String]? {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    let leadsOut =
      path.hasPrefix("/") || path.hasPrefix("~") || path.contains("\\") || parts.contains("..")
    return leadsOut ? nil : parts
  }

  /// Returns the name of the file that a path ends with, with slashes of any kind.
  package static func name(in path: String) -> String? {
    path.split { "/\\".contains($0) }.last { $0 != "." }.map(String.init)
  }

  /// Returns the files on disk; symbolic links are followed.
  package static func disk(_ folder: URL) -> ThemeFiles {
    ThemeFiles(
      names: {
        let names = (try? FolderContents.names(in: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }
      },
      read: { path, limit in
        guard !path.contains("\0") else { return nil }
        do throws(FileProblem) {
          return try FileContents.bytes(of: "\(folder.path)/\(path)", limit: limit)
        } catch {
          if error == .missing { return nil }
          throw error
        }
      },
      contents: { path in
        guard !path.contains("\0") else { return [] }
        let files = (try? FolderContents.files(in: "\(folder.path)/\(path)")) ?? []
        let prefix = path.isEmpty || path.hasSuffix("/") ? path : "\(path)/"
        return files.map { prefix + $0 }
      }
    )
  }

  /// The names of the themes in the folder with their files, in the order of the files.
  ///
  /// Only files with the ending `.tabtheme.json` count; mostly the first kilobyte is enough to find
  /// the name.
  fileprivate var themes: [(name: String, file: String)] {
    names().compactMap { file in
      guard file.hasSuffix(".tabtheme.json") else { return nil }
      let name = [1_024, JSONLimits.bytes].lazy.compactMap { limit in
        (try? read(file, limit)).flatMap { TopLevelStringScanner.text(of: "name", in: $0)?.value }
      }
      return name.first.map { ($0, file) }
    }
  }
}

extension TabBarThemeParents {
  /// Creates a source of files that are extended by path, and by the names of the themes in them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - file: The name of the file that extends them; the name of its own theme doesn't match it.
  package init(_ files: ThemeFiles, without file: String? = nil) {
    self.init(
      files: files,
      names: {
        let others = files.themes.filter { $0.file != file }.map(\.name)
        return files.names() + others
      },
      find: { name in
        if name.hasSuffix(".json") { return try Self.file(at: name, in: files) }
        let key = name.lowercased()
        guard
          let found = files.themes.first(where: {
            $0.file != file && $0.name.lowercased() == key
          })
        else { return nil }
        return try Self.file(at: found.file, in: files)
      }
    )
  }

  /// Creates a source of files that are extended by path only, as those of a catalog, which
  /// resolves the names.
  static func paths(in files: ThemeFiles) -> TabBarThemeParents {
    TabBarThemeParents(
      names: files.names,
      find: { name in
        guard name.hasSuffix(".json") else { return nil }
        return try files.read(name, JSONLimits.bytes + 1).map { File(bytes: $0) }
      }
    )
  }

  private static func file(at path: String, in files: ThemeFiles) throws -> File? {
    try files.read(path, JSONLimits.bytes + 1).map { bytes in
      File(
        bytes: bytes,
        path: path,
        parents: TabBarThemeParents(files, without: path)
      )
    }
  }
}
