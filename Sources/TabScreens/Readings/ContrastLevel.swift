/// A contrast that the WCAG 2 ask for, at one of their levels.
package struct ContrastLevel: Hashable, Sendable {
  /// The name of the level: `AA` or `AAA`.
  package let name: String

  /// The ratio, which counts as reached.
  package let ratio: Double

  /// What icons need, the lowest level first.
  package static let icon = [ContrastLevel(name: "AA", ratio: 3)]

  /// What text of the size of titles and badges needs, the lowest level first.
  package static let text = [
    ContrastLevel(name: "AA", ratio: 4.5), ContrastLevel(name: "AAA", ratio: 7),
  ]

  /// The ratio as text, without decimals that are zero.
  package var number: String { ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)" }

  /// A ratio with two decimals, rounded down: what is below a level must not look like it.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
