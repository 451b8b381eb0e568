import TabAppearance
import TabFiles

/// Applies the fixes of diagnostics that can be made in only one way.
///
/// Other fixes, for example the choice of another color, are left to people.
@MainActor
struct LintFix {
  let systems: LintSystems
  let titles: [TitleSet]

  init(systems: LintSystems, titles: [TitleSet]) {
    (self.systems, self.titles) = (systems, titles)
  }

  /// Returns the file with fixes applied: those of its syntax only if all of it can be fixed, and of
  /// the others each whose diagnostic disappears and no worse one appears.
  ///
  /// A file that can't be parsed isn't changed. Otherwise all fixes that don't overlap are applied
  /// together, and if that isn't an improvement, one by one, until none improves the file.
  ///
  /// - Parameter input: The file to fix.
  /// - Returns: The fixed file, the remaining diagnostics, and the number of fixes applied.
  func applied(
    to input: ThemeInput
  ) -> (input: ThemeInput, diagnostics: [ThemeDiagnostic], count: Int) {
    var (input, count) = (input, 0)
    if let fixed = document(of: input).withFixedSyntax() {
      (input.bytes, count) = fixed
    }
    var diagnostics = check(input)
    guard document(of: input).diagnostics.isEmpty else { return (input, diagnostics, count) }
    // The limit is the number of problems that one parse of a file reports.
    for _ in 0..<JSONLimits.problems {
      let fixable = diagnostics.filter { !$0.edits.isEmpty && $0.location?.file == input.file }
      let together = fixable.independentlyFixable
      let sets = [together] + (together.count > 1 ? fixable.map { [$0] } : [])
      var isBetter = false
      for fixed in sets where !fixed.isEmpty && !isBetter {
        var changed = input
        changed.bytes = input.bytes.applying(fixed.flatMap(\.edits))
        // Two fixes can give an object a key twice.
        guard document(of: changed).diagnostics.isEmpty else { continue }
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

  private func document(of input: ThemeInput) -> JSONDocument {
    JSONDocument(parsing: input.bytes, file: input.file)
  }

  private func check(_ input: ThemeInput) -> [ThemeDiagnostic] {
    Linter.check(input, for: systems, titles: titles)
  }

  private func isBetter(
    _ new: [ThemeDiagnostic],
    than old: [ThemeDiagnostic],
    without fixed: [ThemeDiagnostic]
  ) -> Bool {
    func errors(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { $0.severity == .error }
    }
    // Notes about glass come with every fix that leaves the bar to glass.
    let ofGlass: [LintRule] = [.hiddenColors, .withheldKey, .ignoredKey]
    func count(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { !ofGlass.map(\.rawValue).contains($0.rule ?? "") }
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
