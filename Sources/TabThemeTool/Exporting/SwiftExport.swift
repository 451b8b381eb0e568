import TabAppearance

/// A theme as plain UIKit code.
///
/// The code sets only the differences from UIKit's defaults, and sets common values in loops.
struct SwiftExport {
  var palette: SwiftPalette
  private let theme: String
  let environment: TabBarEnvironment
  private let resolved: ResolvedTheme

  init(_ theme: TabBarTheme, for environment: TabBarEnvironment) {
    self.theme = theme.name
    self.environment = environment
    resolved = theme.resolved(for: environment)
    palette = SwiftPalette(named: theme.resolvedColors(for: environment))
  }
}

extension SwiftExport {
  /// The code as the content of a file.
  var text: String {
    // Writing the functions fills the palette.
    var export = self
    let functions = [export.makingFunction(), export.stylingFunction()]
    let constants = export.palette.declarations()
    let helpers = SwiftHelper.allCases.filter(export.palette.helpers.contains).map(\.declaration)
    return ([header] + functions + constants + helpers).joined(separator: "\n\n") + "\n"
  }

  private var header: String {
    """
    // The theme \(SwiftExpression.string(theme).text), exported for iOS \(environment.os).

    import UIKit
    """
  }

  private mutating func makingFunction() -> String {
    let standard = resolved.standard
    var lines = ["  let standard = UITabBarAppearance()"]
    lines += barStatements(standard.bar, over: .init(), in: "standard")
    let items = allAssignments(standard)
    lines += statements(items, all: items, in: "standard")

    if let edge = resolved.scrollEdge, edge != standard {
      let edgeItems = allAssignments(edge)
      let changed = edgeItems.merging(items) { new, old in
        changes(from: old, to: new)
      }
      // A literal would drop the attributes that the scroll edge appearance copies.
      let kept = edgeItems.merging(items) { $0 + $1 }
      lines += ["", "  let scrollEdge = standard.copy()"]
      lines += barStatements(edge.bar, over: standard.bar, in: "scrollEdge")
      lines += statements(changed, all: kept, in: "scrollEdge")
      lines.append("  return (standard, scrollEdge)")
    } else if resolved.scrollEdge != nil {
      lines.append("  return (standard, standard.copy())")
    } else {
      lines.append("  return (standard, nil)")
    }
    let signature = "standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?"
    return """
      /// Makes the appearances of a tab bar: the standard one, and that at the edge of the content.
      @MainActor
      func makeTabBarAppearance() -> (\(signature)) {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private mutating func stylingFunction() -> String {
    var lines: [String] = []
    let tints = [
      ("tintColor", resolved.tintColor.value, "tint"),
      ("unselectedItemTintColor", resolved.unselectedItemTintColor.value, "unselected tint"),
    ]
    for (property, color, role) in tints {
      guard let color else { continue }
      lines += palette.color(color, role: role).lines(after: "tabBar.\(property) = ", indent: 2)
    }
    let statements =
      [
        "  let appearance = makeTabBarAppearance()",
        "  tabBar.standardAppearance = appearance.standard",
        "  tabBar.scrollEdgeAppearance = appearance.scrollEdge",
      ] + lines
    return """
      /// Gives a tab bar its appearances and tint colors.
      @MainActor
      func styleTabBar(_ tabBar: UITabBar) {
      \(statements.joined(separator: "\n"))
      }
      """
  }

  private mutating func allAssignments(
    _ appearance: TabBarTheme.Appearance
  ) -> [ItemLayout: [SwiftAssignment]] {
    var result: [ItemLayout: [SwiftAssignment]] = [:]
    for layout in ItemLayout.allCases { result[layout] = assignments(appearance, in: layout) }
    return result
  }

  /// Returns the assignments that change the values of one list into those of another.
  private func changes(
    from old: [SwiftAssignment],
    to new: [SwiftAssignment]
  ) -> [SwiftAssignment] {
    let taken = old.filter { one in
      !new.contains { $0.state == one.state && $0.target == one.target }
    }
    return new.filter { !old.contains($0) }
      + taken.map { one in
        var one = one
        one.value = one.unset
        return one
      }
  }
}
