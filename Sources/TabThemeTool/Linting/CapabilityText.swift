import TabAppearance

/// The table of capabilities as Markdown.
enum CapabilityText {
  static var markdown: String {
    let sections = CapabilityKey.allCases.map { key in
      CapabilityTable.rows.filter { $0.key == key }.enumerated()
        .map { index, row in line(row, isFirst: index == 0) }
        .joined()
    }
    return head + sections.joined()
  }

  private static func line(_ row: Capability, isFirst: Bool) -> String {
    let cells = [
      isFirst ? "`\(row.key.rawValue)`" : "",
      row.place.text,
      row.effect.rawValue,
      row.remark,
      row.evidence == .none ? "–" : row.evidence.rawValue,
      row.sources.joined(separator: ", "),
      row.objections.joined(separator: ", "),
    ]
    return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
  }

  private static let head = """
    # Capabilities

    What each version of iOS makes of what a theme can set, as far as public reports tell; nothing was run on iOS for
    this package. Compiling follows the table: what is *harmful* is left to the system, unless the theme says
    `"glass": "override"`. `tabtheme check` reports by it, and pictures are drawn by it. Of the rows for one key, the
    first that holds counts. Apps that ask for the classic look on iOS 26 have that of iOS 15 to 18. Printed by
    `tabtheme capabilities`.

    | key | where | effect | what is seen | known from | sources | but |
    |---|---|---|---|---|---|---|

    """
}

extension CapabilityPlace {
  /// The place in words, to follow "on".
  var text: String {
    let looks: [TabBarEnvironment.Look: String] = [
      .classic: "iOS 15 to 18", .glass: "iOS 26 and later",
    ]
    let idioms: [TabBarEnvironment.Idiom: String] = [.phone: "iPhone", .pad: "iPad"]
    let placements: [BarPlacement: String] = [.top: "bar at the top", .side: "bar at the side"]
    let version =
      systems == TabBarEnvironment.VersionRange() ? look.flatMap { looks[$0] } : systems.text
    let device = idiom.flatMap { idioms[$0] }
    let system = [device, version].compactMap(\.self).joined(separator: " with ")
    let side = placement.flatMap { placements[$0] }
    return [system, side].compactMap(\.self).joined(separator: ", ")
  }
}

extension TabBarEnvironment.VersionRange {
  /// The range in words: `iOS 26 and later`, `iOS 18`, `iOS 15 to 18`.
  var text: String {
    guard let limit else { return "iOS \(lowest) and later" }
    let last =
      limit.minor == 0
      ? TabBarEnvironment.Version(limit.major - 1)
      : TabBarEnvironment.Version(limit.major, limit.minor - 1)
    return last <= lowest ? "iOS \(lowest)" : "iOS \(lowest) to \(last)"
  }
}
