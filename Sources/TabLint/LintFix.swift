import TabAppearance
package import TabJSON

/// Applies the fixes of diagnostics that can be made in only one way.
///
/// Other fixes, for example the choice of another color, are left to people.
@MainActor
package struct LintFix {
  package let systems: LintSystems
  package let titles: [TitleSet]

  package init(systems: LintSystems, titles: [TitleSet]) {
    (self.systems, self.titles) = (systems, titles)
  }

  /// Returns the file with fixes applied, each kept only if its diagnostic disappears and no worse
  /// one appears.
  ///
  /// All fixes that don't overlap are applied together, and if that isn't an improvement, one by
  /// one, until none improves the file.
  ///
  /// - Parameter input: The file to fix.
  /// - Returns: The fixed file, the remaining diagnostics, and the number of fixes applied.
  package func applied(
    to input: ThemeInput
  ) -> (input: ThemeInput, diagnostics: [ThemeDiagnostic], count: Int) {
    var (input, count) = (input, 0)
    var diagnostics = check(input)
    // The limit is the number of problems that one parse of a file reports.
    while count < JSONLimits.problems {
      let fixable = diagnostics.filter { !$0.edits.isEmpty && $0.location?.file == input.file }
      let together = apart(fixable)
      let sets = [together] + (together.count > 1 ? fixable.map { [$0] } : [])
      var isBetter = false
      for fixed in sets where !fixed.isEmpty && !isBetter {
        var changed = input
        changed.bytes.apply(fixed.flatMap(\.edits))
        let remaining = check(changed)
        isBetter = self.isBetter(remaining, than: diagnostics, without: fixed)
        if isBetter {
          (input, diagnostics) = (changed, remaining)
          count += fixed.count
        }
      }
      if !isBetter { break }
    }
    return (input, diagnostics, count)
  }

  private func check(_ input: ThemeInput) -> [ThemeDiagnostic] {
    Linter.check(input, for: systems, titles: titles)
  }

  /// Returns the diagnostics whose edits don't overlap those of earlier ones.
  private func apart(_ diagnostics: [ThemeDiagnostic]) -> [ThemeDiagnostic] {
    var taken: [Range<Int>] = []
    return diagnostics.filter { diagnostic in
      let isApart = diagnostic.edits.allSatisfy { edit in
        taken.allSatisfy { $0.isApart(from: edit.range) }
      }
      if isApart { taken += diagnostic.edits.map(\.range) }
      return isApart
    }
  }

  private func isBetter(
    _ new: [ThemeDiagnostic],
    than old: [ThemeDiagnostic],
    without fixed: [ThemeDiagnostic]
  ) -> Bool {
    func errors(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { $0.severity == .error }
    }
    // The note about glass comes with every fix that leaves the bar to glass.
    func count(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { $0.rule != LintRule.hiddenColors.rawValue }
    }
    func count(_ diagnostics: [ThemeDiagnostic], with message: String) -> Int {
      diagnostics.count { $0.message == message }
    }
    // The content of an unknown key is read only after the key is fixed, and rules run only on
    // files without errors: so new diagnostics may appear after an error is fixed.
    let areErrors = fixed.allSatisfy { $0.severity == .error }
    return errors(new) <= errors(old) && (areErrors || count(new) < count(old))
      && Set(fixed.map(\.message)).allSatisfy { message in
        count(new, with: message) <= count(old, with: message) - count(fixed, with: message)
      }
  }
}

extension Range<Int> {
  /// Returns whether edits of both ranges are independent; two insertions at the same offset
  /// aren't.
  fileprivate func isApart(from other: Range<Int>) -> Bool {
    self != other && (upperBound <= other.lowerBound || other.upperBound <= lowerBound)
  }
}

extension [UInt8] {
  /// Applies edits that don't overlap.
  fileprivate mutating func apply(_ edits: [TextEdit]) {
    // From the end, so that earlier offsets stay valid.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
  }
}
