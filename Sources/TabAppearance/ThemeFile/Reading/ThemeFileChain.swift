import TabJSON

/// A theme file with all that it extends, and what only the whole can tell.
struct ThemeFileChain {
  /// A file, read.
  struct Link {
    let place: Place
    var reader: ThemeFileReader

    /// What can be read of it.
    let theme: TabBarTheme
  }

  /// Where a file comes from; a file is the same if its place is.
  enum Place: Hashable {
    case file([String])
    case theme(String)
    case builtIn(String)
  }

  let source: ThemeSource

  /// The file that is asked for, and each one that the one before it extends.
  var links: [Link] = []

  /// The cycles of colors that have been reported, each of which can be found several times.
  var reportedCycles: Set<Set<String>> = []

  init(source: ThemeSource) {
    self.source = source
  }

  /// All that is wrong or worth knowing, file by file in the order of the text.
  var diagnostics: [Diagnostic] {
    links.flatMap { $0.reader.diagnostics.inOrderOfPlace() }
  }

  /// Reads the whole theme; `nil` if there are errors.
  mutating func read(_ bytes: [UInt8], file: String) -> TabBarTheme? {
    let parts = file.split(separator: "/")
    addLink(bytes, file: file, at: .file(parts.suffix(1).map(String.init)))
    let isWhole = addParents(below: file.prefix(file.utf8.count - (parts.last?.utf8.count ?? 0)))
    let theme = links.dropLast().reversed()
      .reduce(links[links.count - 1].theme) { parent, link in link.theme.extending(parent) }
    if isWhole { check(theme) }
    if links.contains(where: \.reader.hasErrors) { return nil }
    // With a part missing, the whole can't be judged.
    links[0].reader.remark(on: theme, own: links[0].theme)
    return theme
  }

  private mutating func addLink(_ bytes: [UInt8], file: String, at place: Place) {
    var reader = ThemeFileReader(JSONDocument(parsing: bytes, file: file))
    let theme = reader.readTheme()
    links.append(Link(place: place, reader: reader, theme: theme))
  }

  /// Adds all that the file extends; `false` if something is missing.
  private mutating func addParents(below folder: Substring) -> Bool {
    while let parent = links[links.count - 1].reader.parent {
      let child = links.count - 1
      do throws(ParentProblem) {
        let found = try find(parent.name, from: links[child].place)
        if let first = links.firstIndex(where: { $0.place == found.place }) {
          reportCycle(from: first)
          return false
        }
        guard child < ThemeFileLimits.parents else { throw ParentProblem.tooMany }
        let name = found.place.name
        let file = found.place.isFile ? folder + name : "\(name).tabtheme.json"
        addLink(found.bytes, file: file, at: found.place)
      } catch {
        links[child].reader.report(.parent(parent.name, error), at: parent.range, path: "extends")
        return false
      }
    }
    return links.allSatisfy { $0.reader.declaredColors != nil }
  }

  /// Reports that the last file extends one that has led to it, in that one.
  private mutating func reportCycle(from first: Int) {
    guard let parent = links[first].reader.parent else { return }
    let names = links[first...].map(\.place.name)
    links[first].reader.report(
      .parent(parent.name, .cycle(names + names.prefix(1))),
      at: parent.range,
      path: "extends"
    )
  }

  private mutating func check(_ theme: TabBarTheme) {
    if theme.when.count > ThemeFileLimits.variations {
      links[0].reader.report(.tooManyVariations(theme.when.count), at: 0..<1)
      return
    }
    checkReferences()
    checkCycles(of: theme)
  }
}

extension ThemeFileChain.Place {
  var isFile: Bool { if case .file = self { true } else { false } }

  /// What it is called in a theme that extends it.
  var name: String {
    switch self {
    case .file(let parts): parts.joined(separator: "/")
    case .theme(let name), .builtIn(let name): name
    }
  }
}
