import Foundation
package import TabAppearance
package import TabJSON
import TabRaster

/// A theme file that is checked, with all that the rules ask of it.
///
/// The linter is for the tool, not for apps, which ship themes that have been checked: it measures titles and materials
/// with the stand-in for UIKit, which isn't there on iOS.
package struct Linter: Sendable {
  let theme: TabBarTheme
  let places: ThemeSourceMap
  let systems: LintSystems
  let environments: [TabBarEnvironment]
  let uses: ThemeUses

  /// The resolved theme in each environment.
  let outcomes: [TabBarEnvironment: Outcome]

  /// One of the outcomes for each way it can look.
  let looks: [Outcome]

  /// A resolved theme, with its environment.
  final class Outcome: Sendable {
    let environment: TabBarEnvironment

    /// The theme without its variations.
    let theme: TabBarTheme
    let resolved: ResolvedTheme

    /// What decides how a theme is resolved.
    struct Conditions: Hashable {
      let variations: [Int]
      let withheld: Set<CapabilityKey>

      init(_ theme: TabBarTheme, in environment: TabBarEnvironment) {
        variations = theme.variations.indices.filter {
          theme.variations[$0].applies(in: environment)
        }
        withheld = CapabilityTable.withheld(in: environment)
      }
    }

    /// Resolves a theme, unless the outcome of the same conditions is known from another environment.
    init(_ theme: TabBarTheme, in environment: TabBarEnvironment, like known: Outcome?) {
      self.environment = environment
      self.theme =
        known?.theme ?? TabBarTheme(name: theme.name, theme.content(for: environment))
      resolved = known?.resolved ?? theme.resolved(for: environment)
    }
  }

  init(_ theme: TabBarTheme, _ places: ThemeSourceMap, for systems: LintSystems) {
    self.theme = theme
    self.places = places
    self.systems = systems
    environments = systems.environments(for: theme)
    uses = ThemeUses(theme, places, in: environments)
    var outcomes: [TabBarEnvironment: Outcome] = [:]
    var distinct: [Outcome] = []
    var known: [Outcome.Conditions: Outcome] = [:]
    for environment in environments {
      let conditions = Outcome.Conditions(theme, in: environment)
      let outcome = Outcome(theme, in: environment, like: known[conditions])
      outcomes[environment] = outcome
      let isKnown =
        known[conditions]?.environment.look == environment.look
        || distinct.contains {
          $0.environment.look == environment.look && $0.resolved == outcome.resolved
        }
      known[conditions] = outcome
      if !isKnown { distinct.append(outcome) }
    }
    self.outcomes = outcomes
    looks = distinct
  }

  /// What the rules find in UIKit's objects, which are the main actor's, as values.
  struct Measures: Sendable {
    let looks: [BarMeasures]
    let longTitles: [Finding]
  }

  @MainActor
  func measures(_ titles: [TitleSet], assets: Bundle?) -> Measures {
    Measures(
      looks: looks.map { BarMeasures($0, assets: assets) },
      longTitles: longTitles(titles)
    )
  }

  /// All that the rules find, in the order of the files.
  func findings(_ measures: Measures) -> [Finding] {
    let found: [[Finding]] = [
      capabilities, contrasts(measures.looks), similarStates(measures.looks), deadKeys,
      unusedColors, stackedAlone, noScrollEdge, sharedStates, movingTitles, measures.longTitles,
      needlessAllows,
    ]
    return found.joined().sorted { first, second in
      (first.place.file, first.place.range.lowerBound, first.rule.rawValue, first.message)
        < (second.place.file, second.place.range.lowerBound, second.rule.rawValue, second.message)
    }
  }
}

extension Linter {
  /// Checks files, several at the same time but for what is the main actor's.
  ///
  /// - Returns: All that is wrong with each file or worth knowing, in the order of the files that it is made of; with
  ///   errors that keep it from being read, these alone.
  @MainActor
  package static func check(
    _ inputs: [ThemeInput],
    for systems: LintSystems,
    titles: [TitleSet] = []
  ) -> [[ThemeDiagnostic]] {
    let files = inputs.concurrentMap { LintedFile($0, for: systems) }
    let measured = zip(files, inputs).map { file, input in
      (file: file, measures: file.linter?.measures(titles, assets: input.assets))
    }
    return measured.concurrentMap { $0.file.diagnostics($0.measures) }
  }

  /// Checks a file.
  @MainActor
  package static func check(
    _ input: ThemeInput,
    for systems: LintSystems,
    titles: [TitleSet] = []
  ) -> [ThemeDiagnostic] {
    check([input], for: systems, titles: titles)[0]
  }
}

/// A theme file, read.
private struct LintedFile: Sendable {
  /// What holds the rules against it, unless errors keep it from being read.
  let linter: Linter?

  /// The errors, or what is worth knowing of single keys.
  private let remarks: [ThemeDiagnostic]

  init(_ input: ThemeInput, for systems: LintSystems) {
    var loader = ThemeLoader()
    let loaded = loader.load(input.bytes, file: input.file, parents: input.parents)
    guard let theme = loaded, loader.unknownRules.isEmpty else {
      let count = loader.files[0].reader.diagnostics.count
      linter = nil
      remarks =
        (loader.diagnostics.prefix(count) + loader.unknownRules).inOrderOfPlace()
        + loader.diagnostics.dropFirst(count)
      return
    }
    linter = Linter(theme, ThemeSourceMap(loader), for: systems)
    remarks = loader.remarks(on: theme)
  }

  func diagnostics(_ measures: Linter.Measures?) -> [ThemeDiagnostic] {
    guard let linter, let measures else { return remarks }
    let diagnostics = remarks + linter.findings(measures).compactMap(linter.places.diagnostic)
    let files = linter.places.files.map(\.source.file)
    return files.flatMap { file in
      diagnostics.filter { $0.location?.file == file }.inOrderOfPlace()
    }
  }
}
