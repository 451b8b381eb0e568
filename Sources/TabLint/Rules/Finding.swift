import TabAppearance
import TabJSON

/// The location of a key in a theme file, or in one that it extends.
struct SourceKey: Hashable, Sendable {
  /// The index of the file: 0 is the checked file, then its parents.
  let file: Int

  /// The path of the keys, separated by periods.
  let path: String

  /// The range of the key's bytes.
  let range: Range<Int>
}

/// A problem that a rule has found.
struct Finding: Hashable, Sendable {
  let rule: LintRule
  let key: SourceKey
  let message: String
  var notes: [String] = []
  var fix: Fix?
}

extension ThemeSourceMap {
  /// Returns the finding as a diagnostic, or `nil` if it is allowed.
  ///
  /// A finding in a theme without a file is shown at the `extends` that names the theme.
  func diagnostic(_ finding: Finding) -> ThemeDiagnostic? {
    let key = finding.key
    let isOff = Set([0, key.file]).contains {
      files[$0].allowances.allow(finding.rule, at: key.path)
    }
    if isOff { return nil }
    var (file, range, notes) = (key.file, key.range, finding.notes)
    while !files[file].isFile, file > 0 {
      file -= 1
      range = files[file].extends ?? 0..<1
    }
    if file != key.file {
      notes.insert("\(quoted(key.path, limit: 200)) stands in what is extended", at: 0)
    }
    return files[file].source.diagnostic(
      finding.rule.level,
      finding.message,
      at: range,
      notes: notes,
      fix: finding.fix,
      rule: finding.rule.rawValue,
      in: file == key.file ? files[file].root : nil
    )
  }
}
