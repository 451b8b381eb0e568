import TabScreens

/// A change of a contrast ratio across a level of WCAG 2.
struct ContrastChange: Hashable, Sendable {
  let before: Double
  let after: Double

  /// The levels for the compared part, the lowest first.
  let levels: [ContrastLevel]

  /// The change as text, or `nil` if the level is the same.
  var text: String? {
    let (lost, won) = (
      levels.filter { before >= $0.ratio }, levels.filter { after >= $0.ratio }
    )
    guard lost != won else { return nil }
    let level = after < before ? levels.first { !won.contains($0) } : won.last
    let name = level.map { "\($0.name) \($0.number)" } ?? ""
    let verdict = after < before ? "below \(name)" : "meets \(name)"
    let figures = "\(ContrastLevel.text(before)) → \(ContrastLevel.text(after))"
    return "contrast \(figures), \(verdict)"
  }
}
