import TabAppearance
import TabFiles

extension TitleSet {
  /// The maximum number of items in the bar of an iPhone; further items would be under "More".
  static let limit = 5

  /// Returns the titles that a command line gives, directly and in strings files.
  ///
  /// - Throws: ``ToolFailure`` for a file that can't be read, or that has too many strings.
  static func all(_ arguments: Arguments) throws(ToolFailure) -> [TitleSet] {
    guard let words = arguments.list(of: "--titles") else { return [] }
    let keys = arguments.list(of: "--keys")
    let titles = words.filter { !isFile($0) }
    try check(count: titles.count)
    var sets = titles.isEmpty ? [] : [TitleSet(titles: titles)]
    for file in words where isFile(file) {
      let bytes = try FileAccess.read(file, limit: JSONLimits.bytes + 1)
      let table =
        file.hasSuffix(".strings")
        ? try StringsTable(strings: bytes, file: file)
        : try StringsTable(catalog: bytes, file: file)
      sets += try table.sets(keys: keys, file: file)
    }
    return sets
  }

  /// Checks that a bar has room for a number of titles.
  ///
  /// - Throws: ``ToolFailure`` if it has none.
  fileprivate static func check(count: Int) throws(ToolFailure) {
    guard count > limit else { return }
    throw ToolFailure(
      "a bar of an iPhone has room for \(limit) titles, and \(count) are given",
      fix: "say which strings are titles, as in '--keys home,search'"
    )
  }

  /// Returns whether a word is the path of a strings file.
  static func isFile(_ word: String) -> Bool {
    word.hasSuffix(".strings") || word.hasSuffix(".xcstrings")
  }
}

extension StringsTable {
  /// Returns a set of titles for each language, sorted by name.
  fileprivate func sets(keys chosen: [String]?, file: String) throws(ToolFailure) -> [TitleSet] {
    let chosen = chosen.map { $0.flatMap(matches) }
    // Before sets are made: a file can have many languages with many strings.
    try TitleSet.check(count: (chosen ?? keys).count)
    if let missing = chosen?.first(where: { !keys.contains($0) }) {
      throw ToolFailure(
        "\(quoted(file, limit: 200)) has no string \(quoted(missing))",
        fix: nearest(to: missing, in: keys).map { "write \(quoted($0))" }
      )
    }
    return languages.sorted { $0.key ?? "" < $1.key ?? "" }.map { language, strings in
      // A string that isn't translated is shown as its key.
      let titles = (chosen ?? keys).map { strings[$0] ?? sourceStrings[$0] ?? $0 }
      return TitleSet(language: language, titles: titles)
    }
  }
}
