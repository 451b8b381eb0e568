/// A contrast ratio that WCAG 2 requires, at one of its levels.
package struct ContrastLevel: Hashable, Sendable {
  /// The name of the level: `AA` or `AAA`.
  package let name: String

  /// The minimum ratio, inclusive.
  package let ratio: Double

  /// The levels for icons, lowest first.
  package static let icon = [ContrastLevel(name: "AA", ratio: 3)]

  /// The levels for text of the size of titles and badges, lowest first.
  package static let text = [
    ContrastLevel(name: "AA", ratio: 4.5), ContrastLevel(name: "AAA", ratio: 7),
  ]

  /// The ratio as text, without zero decimals.
  package var number: String { ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)" }

  /// Returns a ratio with two decimals, rounded down: a ratio below a level must not look as if it
  /// reached it.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
