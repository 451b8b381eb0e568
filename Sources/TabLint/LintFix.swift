package import TabAppearance
package import TabJSON

/// Applies the fixes of diagnostics, as far as these leave no choice.
///
/// What needs one, for example another color, stays for people.
@MainActor
package struct LintFix {
  package let systems: LintSystems
  package let titles: [TitleSet]

  package init(systems: LintSystems, titles: [TitleSet]) {
    (self.systems, self.titles) = (systems, titles)
  }

  /// The file with its fixes, each kept if it does away with what it fixes and nothing worse comes of it.
  ///
  /// All that don't overlap are made at once, and only if that isn't better one by one, until none is left that helps.
  ///
  /// - Parameter input: A file.
  /// - Returns: The file, what is still to be said of it, and the number of fixes in it.
  package func applied(
    to input: ThemeInput
  ) -> (input: ThemeInput, diagnostics: [ThemeDiagnostic], count: Int) {
    var (input, count) = (input, 0)
    var diagnostics = check(input)
    // As many as one reading of a file reports.
    while count < JSONLimits.problems {
      let fixable = diagnostics.filter { !$0.edits.isEmpty && $0.location?.file == input.file }
      let together = apart(fixable)
      let sets = [together] + (together.count > 1 ? fixable.map { [$0] } : [])
      var isBetter = false
      for fixed in sets where !fixed.isEmpty && !isBetter {
        var changed = input
        changed.bytes.apply(fixed.flatMap(\.edits))
        let rest = check(changed)
        isBetter = self.isBetter(rest, than: diagnostics, without: fixed)
        if isBetter {
          (input, diagnostics) = (changed, rest)
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

  /// The diagnostics whose edits don't overlap those of the ones before.
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
    func count(_ diagnostics: [ThemeDiagnostic], _ message: String) -> Int {
      diagnostics.count { $0.message == message }
    }
    // What is inside a key that nobody knew is read once the key is known, and rules are held against a file without
    // errors: so there may be more to say after an error is mended.
    let areErrors = fixed.allSatisfy { $0.severity == .error }
    return errors(new) <= errors(old) && (areErrors || new.count < old.count)
      && Set(fixed.map(\.message)).allSatisfy { message in
        count(new, message) <= count(old, message) - count(fixed, message)
      }
  }
}

extension Range<Int> {
  /// Whether changes of both ranges don't meet; two insertions at one place do.
  fileprivate func isApart(from other: Range<Int>) -> Bool {
    self != other && (upperBound <= other.lowerBound || other.upperBound <= lowerBound)
  }
}

extension [UInt8] {
  /// Makes changes that don't overlap.
  fileprivate mutating func apply(_ edits: [TextEdit]) {
    // From the end, so that places before stay what they are.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
  }
}
