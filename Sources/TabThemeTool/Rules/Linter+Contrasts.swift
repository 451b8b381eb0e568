import TabAppearance
import TabFiles
import TabScreens

extension Linter {
  /// Returns findings about icons, titles and texts of badges with too little contrast.
  func contrasts(_ looks: [BarMeasures]) -> [Finding] {
    var found: [SourceKey: [ContrastMeasurement]] = [:]
    for look in looks {
      for (isHighContrast, contrasts) in [(false, look.contrasts), (true, look.highContrasts)] {
        for (path, contrast) in contrasts {
          guard let origin = origin(of: path, in: look.outcome.environment) else { continue }
          let measurement = ContrastMeasurement(
            path: path,
            isHighContrast: isHighContrast,
            contrast: contrast,
            outcome: look.outcome
          )
          found[origin, default: []].append(measurement)
        }
      }
    }
    return found.flatMap { findings(at: $0.key, $0.value) }
  }

  /// Returns the key that defines the color at a path.
  func origin(of path: AppearancePath, in environment: TabBarEnvironment) -> SourceKey? {
    guard let cell = path.cell else { return nil }
    let isAtEdge = path[.edge] == ["scrollEdge"]
    func sourceKey(_ name: String) -> SourceKey? {
      uses.key(of: .init(isAtEdge: isAtEdge, cell: cell, name: name), in: environment)
    }
    func bar(_ name: String) -> SourceKey? {
      uses.key(of: .init(isAtEdge: false, cell: nil, name: name), in: environment)
    }
    switch (path.property, cell.state) {
    case ("badgeText.color", _):
      return sourceKey("badgeText.color") ?? sourceKey("badgeBackgroundColor")
    case (_, .selected): return sourceKey(path.property) ?? bar("tintColor")
    case (_, .normal): return sourceKey(path.property) ?? bar("unselectedItemTintColor")
    default: return sourceKey(path.property)
    }
  }

  /// Returns one finding if one color is enough for every look, and otherwise one for each look.
  private func findings(at key: SourceKey, _ measurements: [ContrastMeasurement]) -> [Finding] {
    guard measurements.contains(where: \.fails) else { return [] }
    // Of equally bad contrasts, always the same one is reported.
    let measurements = measurements.map { (order: $0.order, measurement: $0) }
      .sorted { $0.order < $1.order }
      .map(\.measurement)
    let failures = measurements.filter(\.fails)
    let failsClassic = failures.contains { !$0.isOnGlass }
    // A variation can give the key a color of its own in one look.
    let isSame = Set(measurements.map(\.setting)).count == 1
    if isSame, let shades = ShadeProposal(measurements) {
      return [finding(at: key, failures, among: measurements, fix: shades.fix)]
    }
    var findings: [Finding] = []
    if failsClassic {
      let classic = measurements.filter { !$0.isOnGlass }
      let fix = ShadeProposal(classic)?.fix ?? "give the bar a background that is nearly opaque"
      findings.append(finding(at: key, classic.filter(\.fails), among: classic, fix: fix))
    }
    let glass = measurements.filter(\.isOnGlass)
    if glass.contains(where: \.fails) {
      let fix = ShadeProposal(glass, brand: barColor).map { variation(at: key, $0) }
      findings.append(finding(at: key, glass.filter(\.fails), among: glass, fix: fix))
    }
    return findings
  }

  private func finding(
    at key: SourceKey,
    _ failures: [ContrastMeasurement],
    among measurements: [ContrastMeasurement],
    fix: Fix?
  ) -> Finding {
    guard let worst = failures.min(by: { $0.rank < $1.rank }) else {
      preconditionFailure("a finding about contrast needs a failure")
    }
    // Another value for the other style doesn't help where the look makes the difference.
    let isSingle =
      !failures.allSatisfy(\.isOnGlass) && Set(failures.map(\.isDark)).count == 1
      && failures.contains { $0.hasOneValue(among: measurements) }
      && measurements.contains { !$0.fails && $0.path.property == worst.path.property }
    let name = quoted(key.path, limit: 200)
    let kind = worst.path.property == "iconColor" ? "icons need" : "text needs"
    let figures =
      "contrast \(ContrastLevel.text(worst.ratio))\(Self.place(of: failures, worst: worst)); "
      + "\(kind) \(worst.level.number)"
    let (rule, message): (LintRule, String) =
      if worst.isInvisible {
        (.invisible, "\(name) is nearly the color behind the \(worst.part): \(figures)")
      } else if isSingle {
        (.missingDark, "\(name) has the same value in light and dark style, and \(figures)")
      } else {
        (.contrast, "\(name) has \(figures)")
      }
    return Finding(rule: rule, key: key, message: message, notes: notes(failures), fix: fix)
  }

  /// Returns the looks, styles and contrasts in which measurements fail, as far as they are some of
  /// all, and the background of the worst.
  private static func place(
    of failures: [ContrastMeasurement],
    worst: ContrastMeasurement
  ) -> String {
    let styles = Set(failures.map(\.isDark))
    let style = styles.count == 1 ? styles.contains(true) ? "dark" : "light" : nil
    let contrast = failures.allSatisfy(\.isHighContrast) ? " with high contrast" : ""
    guard failures.allSatisfy(\.isOnGlass) else {
      let ground = worst.contrast.basis == .content ? " over the system's backgrounds" : ""
      let place = style.map { " in \($0) style" } ?? ""
      return place + contrast + ground
    }
    let versions = Set(failures.map(\.outcome.environment.vibrancy))
    let systems =
      versions == [.ios26] ? "iOS 26" : "iOS \(versions == [.ios27] ? 27 : 26) and later"
    guard worst.contrast.basis == .glass else {
      return " on \(systems)" + (style.map { ", in \($0) style" } ?? "") + contrast
    }
    return " on the glass of \(systems)" + (style.map { ", over \($0) content" } ?? "") + contrast
  }

  /// Returns a line for each part of an item, with the conditions in which its contrast is too low.
  private func notes(_ failures: [ContrastMeasurement]) -> [String] {
    let parts = Dictionary(grouping: failures, by: \.part).sorted { $0.key < $1.key }
    return parts.map { part, measurements in
      let places = measurements.map { measurement in
        let glass = measurement.isOnGlass ? Self.glass : ""
        let contrast = measurement.isHighContrast ? Self.highContrast : ""
        let edge = measurement.path[.edge] == ["scrollEdge"] ? Self.scrollEdge : ""
        let style = measurement.isDark ? "dark" : "light"
        return ("\(style)\(glass)\(contrast)\(edge)", measurement.ratio)
      }
      var lowest = Dictionary(places, uniquingKeysWith: min)
      // A condition that makes no difference is omitted.
      for condition in [Self.scrollEdge, Self.highContrast, Self.glass] {
        for (place, ratio) in lowest where place.hasSuffix(condition) {
          let other = String(place.dropLast(condition.count))
          guard let otherRatio = lowest[other] else { continue }
          lowest[place] = nil
          lowest[other] = min(ratio, otherRatio)
        }
      }
      // Equal ratios are merged into one figure.
      let figures = Dictionary(grouping: lowest) { ContrastLevel.text($0.value) }
        .mapValues { $0.map(\.key).sorted().joined(separator: "; ") }
        .sorted { $0.value < $1.value }
        .map { "\($0.key) in \($0.value)" }
      return "\(part) \(figures.joined(separator: "; "))"
    }
  }

  private static let glass = ", on glass"
  private static let highContrast = ", high contrast"
  private static let scrollEdge = ", scroll edge"
}

// MARK: - Fixes

extension Linter {
  /// The color of the bar in the classic look, which glass doesn't show.
  private var barColor: TabBarTheme.Color? {
    looks.first { $0.environment.look == .classic }?.resolved.standard.bar.backgroundColor.value
  }

  /// Returns the fix that gives a key another value on glass: in a variation, unless the key is in
  /// one that applies to glass alone.
  private func variation(at key: SourceKey, _ proposal: ShadeProposal) -> Fix {
    var keys = key.path.split(separator: ".").map(String.init)
    if keys.first?.hasPrefix("when[") == true { keys.removeFirst() }
    let value = keys.reversed().reduce(proposal.json) { value, key in
      JSON.object([.init(key, value)])
    }
    guard case .object(let members) = value else { return proposal.fix }
    let variation = JSON.object([.init("look", .string("glass"))] + members)
    return places.themes[0].entries["when"] == nil
      ? Fix("add \"when\": \(JSON.array([variation]).line)")
      : Fix("add to 'when': \(variation.line)")
  }
}
