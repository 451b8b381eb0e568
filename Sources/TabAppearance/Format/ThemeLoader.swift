package import TabDiagnostics
import TabFiles

/// Loads a theme file with the files that it extends, and checks what involves several of them.
package struct ThemeLoader {
  /// A file that was read.
  package struct File {
    package internal(set) var reader: ThemeReader

    /// The theme of this file alone, as far as it could be read.
    let theme: TabBarTheme
    fileprivate let origin: FileOrigin

    /// The source of the files that this file extends.
    fileprivate let parents: TabBarThemeParents

    /// Whether the writer of the theme can edit the file; built-in themes, and those of a catalog,
    /// have only names.
    package var isFile: Bool { origin.kind == .file }
  }

  /// The origin of a file.
  struct FileOrigin: Hashable {
    enum Kind { case file, theme, builtIn }

    let kind: Kind

    /// The text by which a theme extends the file: for a file, the path from the folder of the file
    /// that is loaded.
    let name: String

    /// The name of the file, for diagnostics; equal for the same file.
    let file: String

    /// The folders between the uppermost folder of ``File/parents`` and the file.
    var folders: [String] = []
  }

  /// The file that is loaded, followed by the files that it extends, each extended by the previous
  /// one.
  package internal(set) var files: [File] = []

  /// The cycles of colors that have been reported, since a cycle can be found several times.
  var reportedCycles: Set<Set<String>> = []

  /// The replacement of references to design tokens, if a file can have any.
  package private(set) var lowering: (any TokenLowering)?

  package init() {}

  /// All diagnostics, file by file in the order of the text.
  package var diagnostics: [ThemeDiagnostic] {
    files.flatMap { $0.reader.diagnostics.inOrderOfPlace() }
  }

  /// Loads the theme with all that it extends; `nil` if there are errors.
  package mutating func load(
    _ bytes: [UInt8],
    file: String,
    parents: TabBarThemeParents
  ) -> TabBarTheme? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    add(bytes, at: FileOrigin(kind: .file, name: name, file: file), parents: parents)
    let isWhole = addParents()
    let theme = files.dropLast().reversed()
      .reduce(files[files.count - 1].theme) { parent, file in file.theme.extending(parent) }
    // References can be checked only if no file is missing.
    if isWhole { check(theme) }
    return files.contains(where: \.reader.hasErrors) ? nil : theme
  }

  private mutating func add(_ bytes: [UInt8], at origin: FileOrigin, parents: TabBarThemeParents) {
    var document = JSONDocument(parsing: bytes, file: origin.file)
    if let files = parents.files {
      lowering = lowering ?? files.lowering?()
      document = lowering?.lower(document, in: origin.folders, of: files) ?? document
    }
    var reader = ThemeReader(document)
    let theme = reader.readTheme()
    files.append(File(reader: reader, theme: theme, origin: origin, parents: parents))
  }

  /// Adds the files that the last file extends, one after another; returns `false` if one is
  /// missing.
  private mutating func addParents() -> Bool {
    while let parent = files[files.count - 1].reader.parent {
      let child = files.count - 1
      do throws(ParentProblem) {
        let (origin, bytes, parents) = try find(parent.name, from: files[child])
        if let first = files.firstIndex(where: {
          ($0.origin.kind, $0.origin.file) == (origin.kind, origin.file)
        }) {
          reportCycle(from: first)
          return false
        }
        guard child < ThemeFileLimits.parents else { throw ParentProblem.tooMany }
        add(bytes, at: origin, parents: parents)
      } catch {
        report(error, of: parent, in: child)
        return false
      }
    }
    return files.allSatisfy { $0.reader.declaredColors != nil }
  }

  /// Reports that the last file extends an earlier one, in the earlier file.
  private mutating func reportCycle(from first: Int) {
    guard let parent = files[first].reader.parent else { return }
    let names = files[first...].map(\.origin.name)
    report(.cycle(names + names.prefix(1)), of: parent, in: first)
  }

  private mutating func report(
    _ problem: ParentProblem,
    of parent: ThemeReader.Parent,
    in file: Int
  ) {
    files[file].reader.report(
      "'extends' is \(problem.message(for: parent.name))",
      at: parent.range,
      notes: problem.notes,
      fix: problem.fix(for: parent.name)
    )
  }

  private mutating func check(_ theme: TabBarTheme) {
    let limit = ThemeFileLimits.variations
    if theme.variations.count > limit {
      files[0].reader.report(
        "'when' has \(theme.variations.count) objects together with what the theme extends; "
          + "at most \(limit) are read",
        at: 0..<1
      )
      return
    }
    checkReferences()
    checkColors(of: theme)
  }
}

extension ThemeLoader {
  /// A file that another one extends, before it is read.
  private typealias FoundFile = (
    origin: FileOrigin, bytes: [UInt8], parents: TabBarThemeParents
  )

  /// Finds the file that `extends` names in a file.
  private func find(_ text: String, from child: File) throws(ParentProblem) -> FoundFile {
    func read(_ name: String) throws(ParentProblem) -> TabBarThemeParents.File? {
      do {
        return try child.parents.find(name)
      } catch {
        throw .unreadable("\(error)")
      }
    }
    func fileName(_ name: String) -> String { "\(name).tabtheme.json" }
    switch try ParentName(text) {
    case .file(let parts):
      let path = (child.origin.folders + parts).joined(separator: "/")
      guard let found = try read(path) else {
        throw .missingFile(near: nearestFile(to: parts, from: child))
      }
      return file(found, at: path, called: path, from: child)
    case .theme(let name):
      if let found = try read(name) {
        if let path = found.path { return file(found, at: path, called: name, from: child) }
        let origin = FileOrigin(kind: .theme, name: name, file: found.file ?? fileName(name))
        return (origin, found.bytes, found.parents ?? child.parents)
      }
      guard let theme = BuiltInThemes.theme(named: name) else {
        throw missingTheme(name, from: child)
      }
      let origin = FileOrigin(kind: .builtIn, name: theme.name, file: fileName(theme.name))
      return (origin, Array(theme.json.utf8), child.parents)
    }
  }

  /// Returns a file that was found at a path, relative to the uppermost folder of the child's parents.
  private func file(
    _ found: TabBarThemeParents.File,
    at path: String,
    called name: String,
    from child: File
  ) -> FoundFile {
    // That folder is the path of the child without its name and subfolders.
    let start = child.origin.file.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(child.origin.folders.count + 1)
    let origin = FileOrigin(
      kind: .file,
      name: name,
      file: found.file ?? (start.map(String.init) + [path]).joined(separator: "/"),
      folders: path.split(separator: "/").dropLast().map(String.init)
    )
    return (origin, found.bytes, found.parents ?? child.parents)
  }

  private func availableNames(to child: File) -> ArraySlice<String> {
    child.parents.names().prefix(ThemeFileLimits.suggestions)
  }

  private func nearestFile(to parts: [String], from child: File) -> String? {
    let start = child.origin.folders.map { $0 + "/" }.joined()
    let files = availableNames(to: child).filter { $0.hasSuffix(".json") && $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
    return nearest(to: parts.joined(separator: "/"), in: files)
  }

  private func missingTheme(_ name: String, from child: File) -> ParentProblem {
    let available = availableNames(to: child)
    // A file with the name is a better suggestion than a theme whose name is similar.
    let files = [".tabtheme.json", ".json"].map { name + $0 }
    if let file = files.first(where: available.contains) {
      return .missingTheme(near: file, all: [])
    }
    let names = available.filter { !$0.hasSuffix(".json") } + TabBarTheme.builtInNames
    return .missingTheme(near: nearest(to: name, in: names), all: names)
  }
}
