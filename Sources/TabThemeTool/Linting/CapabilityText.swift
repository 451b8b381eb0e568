import Foundation
import TabAppearance

/// The capability table as text.
enum CapabilityText {
  /// Returns the table for a terminal: below each key its effect in each place, without sources.
  static func text(hasColors: Bool) -> String {
    let width = CapabilityTable.rows.map(\.scope.text.count).max() ?? 0
    let sections = CapabilityKey.allCases.map { key in
      let capabilities = CapabilityTable.rows.filter { $0.key == key }
      // Unknown effects come last.
      let sorted =
        capabilities.filter { $0.effect != .unknown }
        + capabilities.filter { $0.effect == .unknown }
      let rows = sorted.flatMap { row in
        let scope = row.scope.text.padding(toLength: width, withPad: " ", startingAt: 0)
        let effect = hasColors ? row.effect.style.text(row.effect.rawValue) : row.effect.rawValue
        return ["  \(scope)  \(effect)"] + Columns.wrapped(row.remark, indent: 4)
      }
      let name = hasColors ? TextStyle.bold.text(key.rawValue) : key.rawValue
      return ([name] + rows).map { "\($0)\n" }.joined()
    }
    return sections.joined(separator: "\n")
  }

  /// The table as Markdown, with its sources.
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
      row.scope.text,
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

extension Capability.Effect {
  fileprivate var style: TextStyle {
    switch self {
    case .honored: .green
    case .ignored, .unknown: .yellow
    case .harmful: .red
    }
  }
}
