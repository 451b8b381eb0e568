import TabAppearance
import TabJSON

/// Where a theme file, or one that it extends, says something.
struct SourceKey: Hashable, Sendable {
  /// The index of the file: 0 is the checked file, then its parents.
  let file: Int

  /// The keys that lead to it, with periods between them.
  let path: String

  /// The bytes of the key.
  let range: Range<Int>
}

/// Something that a rule has found.
struct Finding: Hashable, Sendable {
  let rule: LintRule
  let place: SourceKey
  let message: String
  var notes: [String] = []
  var fix: Fix?
}

extension ThemeSourceMap {
  /// The finding as a diagnostic, or `nil` if it is switched off.
  ///
  /// What stands in a theme that has no file is shown where that theme is named.
  func diagnostic(_ finding: Finding) -> ThemeDiagnostic? {
    let place = finding.place
    let isOff = Set([0, place.file]).contains {
      files[$0].allowances.allow(finding.rule, at: place.path)
    }
    if isOff { return nil }
    var (file, range, notes) = (place.file, place.range, finding.notes)
    while !files[file].isFile, file > 0 {
      file -= 1
      range = files[file].extends ?? 0..<1
    }
    if file != place.file {
      notes.insert("\(quoted(place.path, limit: 200)) stands in what is extended", at: 0)
    }
    return files[file].source.diagnostic(
      finding.rule.level,
      finding.message,
      at: range,
      notes: notes,
      fix: finding.fix,
      rule: finding.rule.rawValue,
      in: file == place.file ? files[file].root : nil
    )
  }
}
