import TabAppearance
import TabJSON
import TabLint
import TabUIKit

/// A theme file that is checked, with all that the rules ask of it.
///
/// The linter is part of the tool, not of the product: apps ship themes that have been checked, and what it measures
/// titles and materials with, the stand-in for UIKit, isn't there on iOS.
@MainActor
struct Linter {
  let theme: TabBarTheme
  let places: ThemeSourceMap
  let systems: LintSystems
  let environments: [TabBarEnvironment]
  let uses: ThemeUses

  /// The titles that bars shall have room for.
  let titles: [TitleSet]

  /// What the theme comes to in each environment.
  let outcomes: [TabBarEnvironment: Outcome]

  /// Each way it can look, once.
  let looks: [(outcome: Outcome, colors: BarColors)]

  /// What a theme comes to.
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
        variations = theme.when.indices.filter { theme.when[$0].applies(in: environment) }
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

  init(
    _ theme: TabBarTheme,
    _ places: ThemeSourceMap,
    for systems: LintSystems,
    titles: [TitleSet] = []
  ) {
    self.theme = theme
    self.places = places
    self.systems = systems
    self.titles = titles
    environments = systems.environments(for: theme)
    uses = ThemeUses(theme, places, in: environments)
    var outcomes: [TabBarEnvironment: Outcome] = [:]
    var distinct: [Outcome] = []
    var known: [Outcome.Conditions: Outcome] = [:]
    for environment in environments {
      let conditions = Outcome.Conditions(theme, in: environment)
      let outcome = Outcome(theme, in: environment, like: known[conditions])
      known[conditions] = outcome
      outcomes[environment] = outcome
      let isKnown = distinct.contains {
        $0.environment.look == environment.look && $0.resolved == outcome.resolved
      }
      if !isKnown { distinct.append(outcome) }
    }
    self.outcomes = outcomes
    looks = distinct.map { outcome in
      (outcome, BarColors(outcome.theme.compiled(for: outcome.environment)))
    }
  }

  /// All that the rules find, in the order of the files.
  var findings: [Finding] {
    let found: [[Finding]] = [
      capabilities, contrasts, similarStates, deadKeys, unusedColors, stackedAlone, noScrollEdge,
      sharedStates, movingTitles, longTitles, needlessAllows,
    ]
    return found.joined().sorted { first, second in
      (first.place.file, first.place.range.lowerBound, first.rule.rawValue, first.message)
        < (second.place.file, second.place.range.lowerBound, second.rule.rawValue, second.message)
    }
  }

  /// Checks a file.
  ///
  /// - Returns: All that is wrong with it or worth knowing, in the order of the files; with errors that keep it from
  ///   being read, these alone.
  static func check(
    _ input: ThemeInput,
    for systems: LintSystems,
    titles: [TitleSet] = []
  ) -> [ThemeDiagnostic] {
    var loader = ThemeLoader()
    let loaded = loader.load(input.bytes, file: input.file, parents: input.parents)
    guard let theme = loaded, loader.unknownRules.isEmpty else {
      let count = loader.files[0].reader.diagnostics.count
      return (loader.diagnostics.prefix(count) + loader.unknownRules).inOrderOfPlace()
        + loader.diagnostics.dropFirst(count)
    }
    let places = ThemeSourceMap(loader)
    let linter = Linter(theme, places, for: systems, titles: titles)
    let diagnostics = loader.remarks(on: theme) + linter.findings.compactMap(places.diagnostic)
    let files = places.files.map(\.source.file)
    return files.flatMap { file in
      diagnostics.filter { $0.location?.file == file }.inOrderOfPlace()
    }
  }
}
