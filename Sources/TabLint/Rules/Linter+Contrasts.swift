import TabAppearance
import TabJSON
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
    return found.compactMap { finding(at: $0.key, $0.value) }
  }

  /// The contrast of a part of an item in one environment.
  private struct ContrastMeasurement {
    let path: AppearancePath
    let isHighContrast: Bool
    let contrast: BarContrast
    let outcome: Outcome

    var part: String {
      switch path.property {
      case "iconColor": "icon"
      case "title.color": "title"
      default: "badge's text"
      }
    }

    /// The level that WCAG 2 requires.
    var level: ContrastLevel {
      (path.property == "iconColor" ? ContrastLevel.icon : ContrastLevel.text)[0]
    }
    var needed: Double { level.ratio }
    var ratio: Double { contrast.ratio }
    var fails: Bool { ratio < needed }

    /// The ratio as a fraction of the required one.
    var share: Double { ratio / needed }
    var isDark: Bool { path[.style] == ["dark"] }

    /// The rank, which is lowest for the worst contrast.
    var rank: (Int, Double, Int) { (isInvisible ? 0 : 1, share, isDark ? 1 : 0) }

    /// Whether the part is invisible on an opaque bar.
    var isInvisible: Bool { ratio < 1.2 && !contrast.areGroundsAssumed }
  }

  /// Returns the key that defines the color at a path.
  func origin(of path: AppearancePath, in environment: TabBarEnvironment) -> SourceKey? {
    guard let layout = path[.layout].first.flatMap(ItemLayout.init(rawValue:)),
      let state = path[.state].first.flatMap(ItemState.init(rawValue:))
    else { return nil }
    let isAtEdge = path[.edge] == ["scrollEdge"]
    func sourceKey(_ name: String) -> SourceKey? {
      let cell = Cell(layout: layout, state: state)
      return uses.key(of: .init(isAtEdge: isAtEdge, cell: cell, name: name), in: environment)
    }
    func bar(_ name: String) -> SourceKey? {
      uses.key(of: .init(isAtEdge: false, cell: nil, name: name), in: environment)
    }
    switch (path.property, state) {
    case ("badgeText.color", _):
      return sourceKey("badgeText.color") ?? sourceKey("badgeBackgroundColor")
    case (_, .selected): return sourceKey(path.property) ?? bar("tintColor")
    case (_, .normal): return sourceKey(path.property) ?? bar("unselectedItemTintColor")
    default: return sourceKey(path.property)
    }
  }

  private func finding(at key: SourceKey, _ measurements: [ContrastMeasurement]) -> Finding? {
    let failures = measurements.filter(\.fails)
    // Of equally bad contrasts, always the same one is reported.
    let worst = failures.min { left, right in
      left.rank == right.rank
        ? left.path.text(hasEdges: true) < right.path.text(hasEdges: true)
        : left.rank < right.rank
    }
    guard let worst else { return nil }
    let styles = Set(failures.map(\.isDark))
    let isSingle =
      styles.count == 1 && failures.contains { hasOneValue($0) }
      && measurements.contains { !$0.fails && $0.path.property == worst.path.property }
    let name = quoted(key.path, limit: 200)
    let style = styles.count == 1 ? (worst.isDark ? " in dark style" : " in light style") : ""
    let kind = worst.path.property == "iconColor" ? "icons need" : "text needs"
    let needed = "\(kind) \(worst.level.number)"
    let ground = worst.contrast.areGroundsAssumed ? " over the system's backgrounds" : ""
    let figures = "contrast \(ContrastLevel.text(worst.ratio))\(style)\(ground); \(needed)"
    let (rule, message): (LintRule, String) =
      if worst.isInvisible {
        (.invisible, "\(name) is nearly the color of what the \(worst.part) lies on: \(figures)")
      } else if isSingle {
        (.missingDark, "\(name) has one value for light and dark, and \(figures)")
      } else {
        (.contrast, "\(name) has \(figures)")
      }
    let fixed = worst.contrast.fixed(to: worst.needed)
    return Finding(
      rule: rule,
      key: key,
      message: message,
      notes: notes(failures),
      fix: fixed.map { color in
        let text = TabBarTheme.Color.Value.rgb(color).text
        return "write another color\(style), as in \(quoted(text))"
      }
        ?? "give the bar a background that is nearly opaque"
    )
  }

  /// Returns a line for each part of an item, with the conditions in which its contrast is too low.
  private func notes(_ failures: [ContrastMeasurement]) -> [String] {
    let parts = Dictionary(grouping: failures, by: \.part).sorted { $0.key < $1.key }
    return parts.map { part, measurements in
      let places = measurements.map { measurement in
        let contrast = measurement.isHighContrast ? Self.highContrast : ""
        let edge = measurement.path[.edge] == ["scrollEdge"] ? Self.scrollEdge : ""
        return ("\(measurement.isDark ? "dark" : "light")\(contrast)\(edge)", measurement.ratio)
      }
      var lowest = Dictionary(places, uniquingKeysWith: min)
      // A condition that makes no difference is omitted.
      for condition in [Self.scrollEdge, Self.highContrast] {
        let with = lowest.filter { $0.key.hasSuffix(condition) }
          .map { (String($0.key.dropLast(condition.count)), $0.value) }
        let without = lowest.filter { !$0.key.hasSuffix(condition) }
        if Set(without.keys) == Set(with.map(\.0)) {
          lowest = without.merging(with, uniquingKeysWith: min)
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

  private static let highContrast = ", high contrast"
  private static let scrollEdge = ", scroll edge"

  /// Returns whether the color with too little contrast is the same in light and dark, and isn't a
  /// system color.
  private func hasOneValue(_ measurement: ContrastMeasurement) -> Bool {
    guard let color = color(of: measurement) else { return false }
    if case .system = color.light { return false }
    return color.value(for: .light) == color.value(for: .dark)
  }

  private func color(of measurement: ContrastMeasurement) -> TabBarTheme.Color? {
    guard let layout = measurement.path[.layout].first.flatMap(ItemLayout.init(rawValue:)),
      let state = measurement.path[.state].first.flatMap(ItemState.init(rawValue:))
    else { return nil }
    let resolved = measurement.outcome.resolved
    let isAtEdge = measurement.path[.edge] == ["scrollEdge"]
    let appearance = isAtEdge ? resolved.scrollEdge : resolved.standard
    let cell = appearance?[Cell(layout: layout, state: state)]
    switch (measurement.path.property, state) {
    case ("badgeText.color", _): return cell?.badgeText.color.value
    case ("iconColor", .selected): return cell?.iconColor.value ?? resolved.tintColor.value
    case ("iconColor", _): return cell?.iconColor.value ?? resolved.unselectedItemTintColor.value
    case (_, .selected): return cell?.title.color.value ?? resolved.tintColor.value
    default: return cell?.title.color.value ?? resolved.unselectedItemTintColor.value
    }
  }
}
