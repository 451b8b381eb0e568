package import TabJSON

/// Loads a theme file with all that it extends, and checks what only the whole can tell.
package struct ThemeLoader {
  /// A file, read.
  package struct File {
    package internal(set) var reader: ThemeReader

    /// What can be read of it.
    let theme: TabBarTheme
    fileprivate let place: Place

    /// Where it looks for what it extends.
    fileprivate let parents: TabBarThemeParents

    /// Whether it is a file that its writer can change; built-in themes, and those of a catalog,
    /// have only names.
    package var isFile: Bool { place.kind == .file }
  }

  /// Where a file comes from.
  struct Place: Hashable {
    enum Kind { case file, theme, builtIn }

    let kind: Kind

    /// What a theme that extends it calls it; of a file the path from the folder of the file that
    /// was asked for.
    let name: String

    /// The name of the file, for diagnostics; two files are the same if it is.
    let file: String

    /// The folders between the folder that ``File/parents`` begin in and the file.
    var folders: [String] = []
  }

  /// The file that was asked for, and each one that the one before it extends.
  package internal(set) var files: [File] = []

  /// The cycles of colors that have been reported, each of which can be found several times.
  var reportedCycles: Set<Set<String>> = []

  package init() {}

  /// All that is wrong, file by file in the order of the text.
  package var diagnostics: [ThemeDiagnostic] {
    files.flatMap { $0.reader.diagnostics.inOrderOfPlace() }
  }

  /// Loads the whole theme; `nil` if there are errors.
  package mutating func load(
    _ bytes: [UInt8],
    file: String,
    parents: TabBarThemeParents
  ) -> TabBarTheme? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    add(bytes, at: Place(kind: .file, name: name, file: file), parents: parents)
    let isWhole = addParents()
    let theme = files.dropLast().reversed()
      .reduce(files[files.count - 1].theme) { parent, file in file.theme.extending(parent) }
    // With a part missing, the whole can't be judged.
    if isWhole { check(theme) }
    return files.contains(where: \.reader.hasErrors) ? nil : theme
  }

  private mutating func add(_ bytes: [UInt8], at place: Place, parents: TabBarThemeParents) {
    var reader = ThemeReader(JSONDocument(parsing: bytes, file: place.file))
    let theme = reader.readTheme()
    files.append(File(reader: reader, theme: theme, place: place, parents: parents))
  }

  /// Adds all that the file extends; `false` if something is missing.
  private mutating func addParents() -> Bool {
    while let parent = files[files.count - 1].reader.parent {
      let child = files.count - 1
      do throws(ParentProblem) {
        let (place, bytes, parents) = try find(parent.name, from: files[child])
        if let first = files.firstIndex(where: {
          ($0.place.kind, $0.place.file) == (place.kind, place.file)
        }) {
          reportCycle(from: first)
          return false
        }
        guard child < ThemeFileLimits.parents else { throw ParentProblem.tooMany }
        add(bytes, at: place, parents: parents)
      } catch {
        report(error, of: parent, in: child)
        return false
      }
    }
    return files.allSatisfy { $0.reader.declaredColors != nil }
  }

  /// Reports that the last file extends one that has led to it, in that one.
  private mutating func reportCycle(from first: Int) {
    guard let parent = files[first].reader.parent else { return }
    let names = files[first...].map(\.place.name)
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
  /// Finds what `extends` names in a file.
  private func find(
    _ text: String,
    from child: File
  ) throws(ParentProblem) -> (place: Place, bytes: [UInt8], parents: TabBarThemeParents) {
    func read(_ name: String) throws(ParentProblem) -> TabBarThemeParents.File? {
      do {
        return try child.parents.find(name)
      } catch {
        throw .unreadable("\(error)")
      }
    }
    func place(
      _ kind: Place.Kind,
      _ name: String,
      _ file: String,
      _ folders: [String] = []
    ) -> Place {
      Place(kind: kind, name: name, file: file, folders: folders)
    }
    func file(
      at path: String,
      called name: String,
      _ found: TabBarThemeParents.File
    ) -> (place: Place, bytes: [UInt8], parents: TabBarThemeParents) {
      // The child's file without its name and the folders below where its parents begin.
      let depth = child.place.folders.count + 1
      let start = child.place.file.split(separator: "/", omittingEmptySubsequences: false).dropLast(
        depth
      )
      let file = (start.map(String.init) + [path]).joined(separator: "/")
      let folders = path.split(separator: "/").dropLast().map { String($0) }
      return (
        place(.file, name, found.file ?? file, folders), found.bytes,
        found.parents ?? child.parents
      )
    }
    switch try ParentName(text) {
    case .file(let parts):
      let path = (child.place.folders + parts).joined(separator: "/")
      guard let found = try read(path) else {
        throw .missingFile(near: nearestFile(to: parts, from: child))
      }
      return file(at: path, called: path, found)
    case .theme(let name):
      if let found = try read(name) {
        if let path = found.path { return file(at: path, called: name, found) }
        return (
          place(.theme, name, found.file ?? "\(name).tabtheme.json"), found.bytes,
          found.parents ?? child.parents
        )
      }
      if let file = TabBarThemeParents.builtInFile(named: name) {
        return (
          place(.builtIn, file.name, "\(file.name).tabtheme.json"), Array(file.json.utf8),
          child.parents
        )
      }
      throw missingTheme(name, from: child)
    }
  }

  private func known(to child: File) -> ArraySlice<String> {
    child.parents.names().prefix(ThemeFileLimits.suggestions)
  }

  private func nearestFile(to parts: [String], from child: File) -> String? {
    let start = child.place.folders.map { $0 + "/" }.joined()
    let files = known(to: child).filter { $0.hasSuffix(".json") && $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
    return nearest(to: parts.joined(separator: "/"), in: files)
  }

  private func missingTheme(_ name: String, from child: File) -> ParentProblem {
    let known = known(to: child)
    // The file that has the name is nearer than a theme whose name is similar.
    let files = [".tabtheme.json", ".json"].map { name + $0 }
    if let file = files.first(where: known.contains) {
      return .missingTheme(near: file, all: [])
    }
    let names = known.filter { !$0.hasSuffix(".json") } + TabBarTheme.builtInNames
    return .missingTheme(near: nearest(to: name, in: names), all: names)
  }
}
