import TabAppearance
import TabFiles
import TabScreens

extension Linter {
  /// Returns findings about selected items that can't be distinguished from others, with normal or
  /// deficient color vision.
  func similarStates(_ looks: [BarMeasures]) -> [Finding] {
    var found: [SourceKey: [SimilarPair]] = [:]
    for look in looks {
      for pair in look.similarPairs {
        guard let key = origin(of: pair.path, in: look.outcome.environment) else { continue }
        found[key, default: []].append(pair)
      }
    }
    return found.compactMap { key, pairs in
      let isSame = pairs.contains { $0.visions.contains(nil) }
      let styles = Set(pairs.flatMap { $0.path[.style] }).sorted(by: >)
      let visions = Set(pairs.flatMap(\.visions)).compactMap(\.?.rawValue).sorted()
      let colors = pairs.map(\.colors).min() ?? ""
      let name = quoted(key.path, limit: 200)
      return Finding(
        rule: isSame ? .similarStates : .colorVision,
        key: key,
        message: isSame
          ? "\(name) is nearly the color of unselected items: \(colors)"
          : "\(name) looks like the unselected items with "
            + "\(visions.joined(separator: ", ")): \(colors)",
        notes: ["in \(styles.joined(separator: " and ")) style"],
        fix: "make one of them lighter or darker, or the selected title bold"
      )
    }
  }
}

extension Linter {
  /// Findings about fonts that only some states have: UIKit places titles with a custom font lower
  /// than others.
  var movingTitles: [Finding] {
    var found: Set<SourceKey> = []
    for outcome in outcomes.values where outcome.environment.look == .classic {
      let appearances = [(false, outcome.resolved.standard), (true, outcome.resolved.scrollEdge)]
      for case (let isAtEdge, let appearance?) in appearances {
        let normal = Cell(layout: .stacked, state: .normal)
        let selected = Cell(layout: .stacked, state: .selected)
        guard appearance[selected].title.setsFont != appearance[normal].title.setsFont else {
          continue
        }
        let keys = Self.fontLeaves.lazy.compactMap { name in
          uses.key(
            of: .init(isAtEdge: isAtEdge, cell: selected, name: "title.\(name)"),
            in: outcome.environment
          )
        }
        if let key = keys.first, key.file == 0 { found.insert(key) }
      }
    }
    return found.map { key in
      Finding(
        rule: .movingTitle,
        key: key,
        message: "\(quoted(key.path, limit: 200)) moves title and icon down by a point",
        notes: [
          "up to iOS 18, UIKit places stacked items lower if their title has a font (measured)"
        ],
        fix: #"write a font for 'normal', too, as in "title": { "weight": "medium" }"#
      )
    }
  }

  /// The keys that make a font a custom one.
  private static let fontLeaves = ["weight", "size", "family", "design", "italic", "scaledBy"]
}
