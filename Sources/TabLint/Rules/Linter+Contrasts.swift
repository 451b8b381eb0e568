import TabAppearance
import TabJSON
import TabScreens

extension Linter {
  /// Icons, titles and texts of badges that can't be told from what they lie on.
  func contrasts(_ looks: [BarMeasures]) -> [Finding] {
    var found: [SourceKey: [Reading]] = [:]
    for look in looks {
      for (isHighContrast, contrasts) in [(false, look.contrasts), (true, look.highContrasts)] {
        for (place, contrast) in contrasts {
          guard let origin = origin(of: place, in: look.outcome.environment) else { continue }
          let reading = Reading(
            place: place,
            isHighContrast: isHighContrast,
            contrast: contrast,
            outcome: look.outcome
          )
          found[origin, default: []].append(reading)
        }
      }
    }
    return found.compactMap { finding(at: $0.key, $0.value) }
  }

  /// How well something can be read, somewhere.
  private struct Reading {
    let place: AppearancePath
    let isHighContrast: Bool
    let contrast: BarContrast
    let outcome: Outcome

    var part: String {
      switch place.property {
      case "iconColor": "icon"
      case "title.color": "title"
      default: "badge's text"
      }
    }

    /// What WCAG 2 asks for.
    var level: ContrastLevel {
      (place.property == "iconColor" ? ContrastLevel.icon : ContrastLevel.text)[0]
    }
    var needed: Double { level.ratio }
    var ratio: Double { contrast.ratio }
    var fails: Bool { ratio < needed }

    /// How far from what is needed.
    var share: Double { ratio / needed }
    var isDark: Bool { place[.style] == ["dark"] }

    /// What is worst has the lowest.
    var rank: (Int, Double, Int) { (isInvisible ? 0 : 1, share, isDark ? 1 : 0) }

    /// Whether the difference can't be seen, since the bar is opaque.
    var isInvisible: Bool { ratio < 1.2 && !contrast.areGroundsAssumed }
  }

  /// Who says the color of a place.
  func origin(of place: AppearancePath, in environment: TabBarEnvironment) -> SourceKey? {
    guard let layout = place[.layout].first.flatMap(ItemLayout.init(rawValue:)),
      let state = place[.state].first.flatMap(ItemState.init(rawValue:))
    else { return nil }
    let isAtEdge = place[.edge] == ["scrollEdge"]
    func said(_ name: String) -> SourceKey? {
      let cell = Cell(layout: layout, state: state)
      return uses.place(of: .init(isAtEdge: isAtEdge, cell: cell, name: name), in: environment)
    }
    func bar(_ name: String) -> SourceKey? {
      uses.place(of: .init(isAtEdge: false, cell: nil, name: name), in: environment)
    }
    switch (place.property, state) {
    case ("badgeText.color", _): return said("badgeText.color") ?? said("badgeBackgroundColor")
    case (_, .selected): return said(place.property) ?? bar("tintColor")
    case (_, .normal): return said(place.property) ?? bar("unselectedItemTintColor")
    default: return said(place.property)
    }
  }

  private func finding(at place: SourceKey, _ readings: [Reading]) -> Finding? {
    let failures = readings.filter(\.fails)
    // Of those that are as bad, always the same one.
    let worst = failures.min { left, right in
      left.rank == right.rank
        ? left.place.text(hasEdges: true) < right.place.text(hasEdges: true)
        : left.rank < right.rank
    }
    guard let worst else { return nil }
    let styles = Set(failures.map(\.isDark))
    let isSingle =
      styles.count == 1 && failures.contains { hasOneValue($0) }
      && readings.contains { !$0.fails && $0.place.property == worst.place.property }
    let name = quoted(place.path, limit: 200)
    let style = styles.count == 1 ? (worst.isDark ? " in dark style" : " in light style") : ""
    let kind = worst.place.property == "iconColor" ? "icons need" : "text needs"
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
      place: place,
      message: message,
      notes: notes(failures),
      fix: fixed.map { color in
        let text = TabBarTheme.Color.Value.rgb(color).text
        return "write another color\(style), as in \(quoted(text))"
      }
        ?? "give the bar a background that is nearly opaque"
    )
  }

  /// Where it can't be read, each part of an item in a line.
  private func notes(_ failures: [Reading]) -> [String] {
    let parts = Dictionary(grouping: failures, by: \.part).sorted { $0.key < $1.key }
    return parts.map { part, readings in
      let places = readings.map { reading in
        let contrast = reading.isHighContrast ? Self.highContrast : ""
        let edge = reading.place[.edge] == ["scrollEdge"] ? Self.scrollEdge : ""
        return ("\(reading.isDark ? "dark" : "light")\(contrast)\(edge)", reading.ratio)
      }
      var lowest = Dictionary(places, uniquingKeysWith: min)
      // What makes no difference isn't worth a word.
      for condition in [Self.scrollEdge, Self.highContrast] {
        let with = lowest.filter { $0.key.hasSuffix(condition) }
          .map { (String($0.key.dropLast(condition.count)), $0.value) }
        let without = lowest.filter { !$0.key.hasSuffix(condition) }
        if Set(without.keys) == Set(with.map(\.0)) {
          lowest = without.merging(with, uniquingKeysWith: min)
        }
      }
      // A figure for the places that have it.
      let figures = Dictionary(grouping: lowest) { ContrastLevel.text($0.value) }
        .mapValues { $0.map(\.key).sorted().joined(separator: "; ") }
        .sorted { $0.value < $1.value }
        .map { "\($0.key) in \($0.value)" }
      return "\(part) \(figures.joined(separator: "; "))"
    }
  }

  private static let highContrast = ", high contrast"
  private static let scrollEdge = ", scroll edge"

  /// Whether the color that can't be read is the same in light and in dark, and not one of the system.
  private func hasOneValue(_ reading: Reading) -> Bool {
    guard let color = color(of: reading) else { return false }
    if case .system = color.light { return false }
    return color.value(for: .light) == color.value(for: .dark)
  }

  private func color(of reading: Reading) -> TabBarTheme.Color? {
    guard let layout = reading.place[.layout].first.flatMap(ItemLayout.init(rawValue:)),
      let state = reading.place[.state].first.flatMap(ItemState.init(rawValue:))
    else { return nil }
    let resolved = reading.outcome.resolved
    let isAtEdge = reading.place[.edge] == ["scrollEdge"]
    let appearance = isAtEdge ? resolved.scrollEdge : resolved.standard
    let cell = appearance?[Cell(layout: layout, state: state)]
    switch (reading.place.property, state) {
    case ("badgeText.color", _): return cell?.badgeText.color.value
    case ("iconColor", .selected): return cell?.iconColor.value ?? resolved.tintColor.value
    case ("iconColor", _): return cell?.iconColor.value ?? resolved.unselectedItemTintColor.value
    case (_, .selected): return cell?.title.color.value ?? resolved.tintColor.value
    default: return cell?.title.color.value ?? resolved.unselectedItemTintColor.value
    }
  }
}
