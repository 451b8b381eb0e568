import TabAppearance
import TabUIKit

/// The environment and contrast in which a theme is compiled.
struct ThemeScope: Hashable, Sendable {
  var environment: TabBarEnvironment
  var contrast: UIAccessibilityContrast
}

/// The requested scopes in which some themes can differ.
struct ThemeScopes {
  let all: [ThemeScope]

  /// The systems in the scopes, older ones first.
  private let systems: [System]

  /// A version with its look.
  private struct System: Hashable, Comparable {
    let os: TabBarEnvironment.Version
    let look: TabBarEnvironment.Look

    init(_ environment: TabBarEnvironment) { (os, look) = (environment.os, environment.look) }

    static func < (left: Self, right: Self) -> Bool {
      left.os != right.os ? left.os < right.os : left.look == .classic && right.look == .glass
    }

    /// The version; the classic look is mentioned from iOS 26 on, where apps must request it.
    var text: String { os >= 26 && look == .classic ? "\(os) with the classic look" : "\(os)" }
  }
}

extension ThemeScopes {
  /// Creates the scopes for some themes: all, unless the command line restricts them.
  ///
  /// - Throws: ``UsageError`` for unsupported versions.
  init(_ arguments: Arguments, for themes: [TabBarTheme]) throws(UsageError) {
    let asked = try arguments.value(of: "--ios").map(LintSystems.init) ?? .supported
    let environments = Set(themes.flatMap(asked.environments)).filter { environment in
      [("--idiom", environment.idiom.rawValue), ("--look", environment.look.rawValue)]
        .allSatisfy { option, value in arguments.value(of: option).map { $0 == value } ?? true }
    }
    let contrasts: [UIAccessibilityContrast] =
      switch arguments.value(of: "--contrast") {
      case "standard": [.normal]
      case "high": [.high]
      default: [.normal, .high]
      }
    let systems = Set(environments.map(System.init)).sorted()
    self.systems = systems
    all = systems.flatMap { system in
      TabBarEnvironment.Idiom.allCases.flatMap { idiom in
        let environment = TabBarEnvironment(os: system.os, idiom: idiom, look: system.look)
        guard environments.contains(environment) else { return [ThemeScope]() }
        return contrasts.map { ThemeScope(environment: environment, contrast: $0) }
      }
    }
  }

  /// Returns the positions of some scopes among all, for sorting.
  func rank(of scopes: Set<ThemeScope>) -> [Int] {
    all.indices.filter { scopes.contains(all[$0]) }
  }

  /// Returns some of the scopes in words, for example `iOS 15 to 18, high contrast`.
  func text(of scopes: Set<ThemeScope>) -> String {
    boxes(of: scopes).map { box in
      [versions(box.systems), idiom(box.idioms), contrast(box.contrasts)]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    .joined(separator: "; ")
  }

  /// All combinations of some systems, idioms and contrasts.
  private struct Box: Hashable {
    var systems: Set<System> = []
    var idioms: Set<TabBarEnvironment.Idiom> = []
    var contrasts: Set<UIAccessibilityContrast> = []
  }

  private func boxes(of scopes: Set<ThemeScope>) -> [Box] {
    let single = all.filter(scopes.contains).map { scope in
      Box(
        systems: [System(scope.environment)],
        idioms: [scope.environment.idiom],
        contrasts: [scope.contrast]
      )
    }
    return merged(merged(merged(single, by: \.systems), by: \.idioms), by: \.contrasts)
  }

  /// Merges the boxes that differ only in one dimension, in the order of the first ones.
  private func merged<Name>(_ boxes: [Box], by side: WritableKeyPath<Box, Set<Name>>) -> [Box] {
    var result: [Box] = []
    for box in boxes {
      let twin = result.firstIndex { other in
        var box = box
        box[keyPath: side] = other[keyPath: side]
        return box == other
      }
      if let twin {
        result[twin][keyPath: side].formUnion(box[keyPath: side])
      } else {
        result.append(box)
      }
    }
    return result
  }

  private func versions(_ subset: Set<System>) -> String {
    if subset.count == systems.count { return "" }
    var runs: [Range<Int>] = []
    for index in systems.indices where subset.contains(systems[index]) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    let texts = runs.map { run in
      let (first, last) = (systems[run.lowerBound], systems[run.upperBound - 1])
      if run.upperBound == systems.count, run.count > 1 { return "\(first.text) and later" }
      // If all scopes of a major version are included, its minor version isn't printed.
      let isWhole = systems.indices.allSatisfy {
        systems[$0].os.major != last.os.major || run.contains($0)
      }
      let end = isWhole ? "\(last.os.major)" : last.text
      return first.text == end ? end : "\(first.text) to \(end)"
    }
    return "iOS \(texts.joined(separator: ", "))"
  }

  private func idiom(_ idioms: Set<TabBarEnvironment.Idiom>) -> String {
    if idioms.count == Set(all.map(\.environment.idiom)).count { return "" }
    return idioms.contains(.pad) ? "iPad" : "iPhone"
  }

  private func contrast(_ contrasts: Set<UIAccessibilityContrast>) -> String {
    if contrasts.count == Set(all.map(\.contrast)).count { return "" }
    return contrasts.contains(.high) ? "high contrast" : "standard contrast"
  }
}

/// The values of a theme in each scope, computed once for scopes with equal results.
@MainActor
struct ResolvedPropertiesTable {
  private let theme: TabBarTheme
  private(set) var all: [ResolvedProperties] = []
  private var keys: [Key] = []

  private struct Key: Hashable {
    let look: TabBarEnvironment.Look
    let content: TabBarTheme.Content
    let resolved: ResolvedTheme
    let contrast: UIAccessibilityContrast
  }

  init(_ theme: TabBarTheme) { self.theme = theme }

  /// Returns the index in `all` of the values for a scope.
  mutating func index(of scope: ThemeScope) -> Int {
    let key = Key(
      look: scope.environment.look,
      content: theme.content(for: scope.environment),
      resolved: theme.resolved(for: scope.environment),
      contrast: scope.contrast
    )
    if let index = keys.firstIndex(of: key) { return index }
    keys.append(key)
    all.append(ResolvedProperties(theme, in: scope.environment, contrast: scope.contrast))
    return all.count - 1
  }
}
