import Foundation
import TabAppearance
import TabFiles
import TabRaster

/// A checked theme file, with the data that the rules need.
///
/// The linter is part of the tool, not of apps, whose themes have been checked: it measures titles
/// and materials with the stand-in for UIKit, which doesn't exist on iOS.
struct Linter: Sendable {
  let theme: TabBarTheme
  let places: ThemeSourceMap
  let systems: LintSystems
  let environments: [TabBarEnvironment]
  let uses: ThemeUses

  /// The resolved theme in each environment.
  let outcomes: [TabBarEnvironment: Outcome]

  /// The outcomes with distinct looks, one for each.
  let looks: [Outcome]

  /// A resolved theme, with its environment.
  final class Outcome: Sendable {
    let environment: TabBarEnvironment

    /// The theme with its variations applied.
    let theme: TabBarTheme
    let resolved: ResolvedTheme

    /// The conditions on which the resolved theme depends.
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

    /// Resolves a theme, reusing the outcome with the same conditions from another environment.
    init(_ theme: TabBarTheme, in environment: TabBarEnvironment, like existing: Outcome?) {
      self.environment = environment
      self.theme =
        existing?.theme ?? TabBarTheme(name: theme.name, theme.content(for: environment))
      resolved = existing?.resolved ?? theme.resolved(for: environment)
    }
  }

  init(_ theme: TabBarTheme, map places: ThemeSourceMap, for systems: LintSystems) {
    self.theme = theme
    self.places = places
    self.systems = systems
    environments = systems.environments(for: theme)
    uses = ThemeUses(theme, map: places, in: environments)
    var outcomes: [TabBarEnvironment: Outcome] = [:]
    var distinct: [Outcome] = []
    var cache: [Outcome.Conditions: Outcome] = [:]
    for environment in environments {
      let conditions = Outcome.Conditions(theme, in: environment)
      let outcome = Outcome(theme, in: environment, like: cache[conditions])
      outcomes[environment] = outcome
      // Equal settings look different in the classic look and in each generation of glass.
      let vibrancy = environment.vibrancy
      let isKnown =
        cache[conditions].map { $0.environment.vibrancy == vibrancy } ?? false
        || distinct.contains {
          $0.environment.vibrancy == vibrancy && $0.resolved == outcome.resolved
        }
      cache[conditions] = outcome
      if !isKnown { distinct.append(outcome) }
    }
    self.outcomes = outcomes
    looks = distinct
  }

  /// The results of measuring UIKit objects, which requires the main actor, as values.
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

  /// Returns the findings of all rules, in the order of the files.
  func findings(_ measures: Measures) -> [Finding] {
    let found: [[Finding]] = [
      capabilities, hiddenColors, contrasts(measures.looks), similarStates(measures.looks),
      deadKeys,
      unusedColors, stackedOnlyColors, noScrollEdge, sharedStates, movingTitles,
      measures.longTitles,
      unusedAllowances,
    ]
    return found.joined().sorted { first, second in
      (first.key.file, first.key.range.lowerBound, first.rule.rawValue, first.message)
        < (second.key.file, second.key.range.lowerBound, second.rule.rawValue, second.message)
    }
  }
}

extension Linter {
  /// Checks files, in parallel where the main actor isn't needed.
  ///
  /// - Returns: The diagnostics of each file, in the order of the files that it consists of; if
  ///   errors prevent reading, only these.
  @MainActor
  static func check(
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
  static func check(
    _ input: ThemeInput,
    for systems: LintSystems,
    titles: [TitleSet] = []
  ) -> [ThemeDiagnostic] {
    check([input], for: systems, titles: titles)[0]
  }
}

/// A parsed theme file.
private struct LintedFile: Sendable {
  /// The linter that runs the rules, or `nil` if errors prevent reading.
  let linter: Linter?

  /// The errors, or the remarks about single keys.
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
    linter = Linter(theme, map: ThemeSourceMap(loader), for: systems)
    remarks = loader.diagnostics + loader.remarks(on: theme)
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
