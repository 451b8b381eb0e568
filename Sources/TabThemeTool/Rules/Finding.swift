import TabAppearance
import TabDiagnostics
import TabFiles

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
  /// It is always in the checked file: a finding about a key of a theme that the file extends is
  /// shown at the color of the file to which the key refers, or at `extends`, with the key's
  /// location as a note. The same key can be right in the other theme.
  func diagnostic(_ finding: Finding) -> ThemeDiagnostic? {
    let key = finding.key
    let color = key.file > 0 ? self.color(behind: key) : nil
    let isOff =
      files[0].allowances.allow(finding.rule, at: key.path)
      || files[key.file].allowances.allow(finding.rule, at: key.path)
      || color.map { files[0].allowances.allow(finding.rule, at: $0.path) } ?? false
    if isOff { return nil }
    guard key.file > 0 else {
      return diagnostic(finding, at: key.range, notes: [], fix: finding.fix)
    }
    let file = files[key.file]
    let place =
      file.isFile
      ? "\(file.source.location(of: key.range.lowerBound))" : "the theme \(quoted(file.name))"
    return diagnostic(
      finding,
      at: color?.range ?? files[0].extends ?? 0..<1,
      notes: ["\(quoted(key.path, limit: 200)) is set in \(place)"],
      // Edits are of the other file.
      fix: finding.fix.map { Fix($0.words) }
    )
  }

  /// Returns a diagnostic about a resource at the value that names it, or at `extends` if another
  /// file has that.
  func located(
    _ diagnostic: ThemeDiagnostic,
    at resource: ThemeResource
  ) -> ThemeDiagnostic {
    let range = files[0].root.firstText { $0 == resource.name || $0.hasSuffix(":\(resource.name)") }
    var located = files[0].source.diagnostic(
      diagnostic.severity,
      diagnostic.message,
      at: range ?? files[0].extends ?? 0..<1,
      notes: diagnostic.notes
    )
    located.fix = diagnostic.fix
    return located
  }

  private func diagnostic(
    _ finding: Finding,
    at range: Range<Int>,
    notes: [String],
    fix: Fix?
  ) -> ThemeDiagnostic {
    files[0].source.diagnostic(
      finding.rule.level,
      finding.message,
      at: range,
      notes: notes + finding.notes,
      fix: fix,
      rule: finding.rule.rawValue,
      in: files[0].root
    )
  }

  /// Returns the color of the checked file to which a key of another file refers, directly or
  /// through other colors; `nil` if there is none.
  private func color(behind key: SourceKey) -> (path: String, range: Range<Int>)? {
    func names(below path: String, in file: Int) -> [String] {
      files[file].references.filter { $0.path == path || $0.path.hasPrefix("\(path).") }.map(\.name)
    }
    let layers = (themes + variations).filter { $0.file == 0 }
    var pending = names(below: key.path, in: key.file)
    var known = Set(pending)
    while !pending.isEmpty {
      let name = pending.removeFirst()
      for layer in layers {
        guard case .object(let colors)? = layer.entries["colors"]?.value,
          let color = colors.first(where: { $0.key == name })
        else { continue }
        let scope = layer.scope.isEmpty ? "" : "\(layer.scope)."
        return ("\(scope)colors.\(name)", color.keyRange)
      }
      pending += files.indices.flatMap { names(below: "colors.\(name)", in: $0) }
        .filter { known.insert($0).inserted }
    }
    return nil
  }
}

extension JSONValue {
  /// Returns the range of the first text in the value that fulfills a condition.
  fileprivate func firstText(where isWanted: (String) -> Bool) -> Range<Int>? {
    switch kind {
    case .string(let text): isWanted(text) ? range : nil
    case .array(let elements): elements.compactMap { $0.firstText(where: isWanted) }.first
    case .object(let members): members.compactMap { $0.value.firstText(where: isWanted) }.first
    default: nil
    }
  }
}
