import TabJSON

extension ThemeFileChain {
  /// Finds what `extends` names in a file.
  func find(
    _ text: String,
    from child: Place
  ) throws(ParentProblem) -> (place: Place, bytes: [UInt8]) {
    switch try ParentName.read(text).get() {
    case .file(let parts):
      let folder: [String] = if case .file(let own) = child { own.dropLast() } else { [] }
      let place = Place.file(folder + parts)
      if let bytes = try bytes(place.name) { return (place, bytes) }
      throw .missingFile(near: nearestFile(to: parts, in: folder))
    case .theme(let name):
      if let bytes = try bytes(name) { return (.theme(name), bytes) }
      if let file = ThemeSource.builtInFile(named: name) {
        return (.builtIn(file.name), Array(file.json.utf8))
      }
      throw missingTheme(name)
    }
  }

  private func bytes(_ name: String) throws(ParentProblem) -> [UInt8]? {
    do {
      return try source.read(name)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  private var known: ArraySlice<String> { source.names().prefix(ThemeFileLimits.suggestions) }

  private func nearestFile(to parts: [String], in folder: [String]) -> String? {
    let start = folder.map { $0 + "/" }.joined()
    let files = known.filter { $0.hasSuffix(".json") && $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
    return nearest(to: parts.joined(separator: "/"), in: files)
  }

  private func missingTheme(_ name: String) -> ParentProblem {
    let known = known
    // The file that has the name is nearer than a theme whose name is similar.
    let files = [".tabtheme.json", ".json"].map { name + $0 }
    if let file = files.first(where: known.contains) {
      return .missingTheme(near: file, all: [])
    }
    let names = known.filter { !$0.hasSuffix(".json") } + TabBarTheme.builtInNames
    return .missingTheme(near: nearest(to: name, in: names), all: names)
  }
}
