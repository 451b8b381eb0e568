/// A contrast that reaches, or no longer reaches, a level of WCAG 2.
struct ContrastChange: Hashable, Sendable {
  let before: Double
  let after: Double

  /// The levels for what is compared, the lowest first.
  let levels: [Level]

  struct Level: Hashable, Sendable {
    var name: String
    var contrast: Double
  }

  /// What the WCAG ask of icons.
  static let icon = [Level(name: "AA 3", contrast: 3)]

  /// What the WCAG ask of text of this size.
  static let text = [
    Level(name: "AA 4.5", contrast: 4.5), Level(name: "AAA 7", contrast: 7),
  ]

  /// As text, or `nil` if the level is the same.
  var text: String? {
    let (lost, won) = (
      levels.filter { before >= $0.contrast }, levels.filter { after >= $0.contrast }
    )
    guard lost != won else { return nil }
    let verdict =
      if after < before {
        "below \(levels.first { !won.contains($0) }?.name ?? "")"
      } else {
        "meets \(won.last?.name ?? "")"
      }
    return "contrast \(Self.text(before)) → \(Self.text(after)), \(verdict)"
  }

  /// Two decimals, rounded down: what is below a level must not look like it.
  static func text(_ contrast: Double) -> String {
    let hundredths = Int((contrast * 100).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
