import TabAppearance
import TabJSON
import TabLint
import TabUIKit

extension Linter {
  /// Selected items that can't be told from the others, by anybody or by color-blind people.
  var similarStates: [Finding] {
    var found: [SourceKey: [SimilarPair]] = [:]
    // On glass the system colors the others, and a pill marks the selected one.
    for (outcome, colors) in looks where outcome.environment.look == .classic {
      for contrast in [UIAccessibilityContrast.normal, .high] {
        for pair in SimilarPair.all(in: colors, contrast) {
          guard let place = origin(of: pair.place, in: outcome.environment) else { continue }
          found[place, default: []].append(pair)
        }
      }
    }
    return found.compactMap { place, pairs in
      let isSame = pairs.contains { $0.visions.contains(nil) }
      let styles = Set(pairs.flatMap { $0.place[.style] }).sorted(by: >)
      let visions = Set(pairs.flatMap(\.visions)).compactMap(\.?.rawValue).sorted()
      let colors = pairs.map(\.colors).min() ?? ""
      let name = quoted(place.path, limit: 200)
      return Finding(
        rule: isSame ? .similarStates : .colorVision,
        place: place,
        message: isSame
          ? "\(name) is nearly the color of items that aren't selected: \(colors)"
          : "\(name) can't be told from items that aren't selected with "
            + "\(visions.joined(separator: ", ")): \(colors)",
        notes: ["in \(styles.joined(separator: " and ")) style"],
        fix: "make one of them lighter or darker, or the selected title bold"
      )
    }
  }
}

extension Linter {
  /// Fonts that only some states have: UIKit sets titles with a font of the theme's lower than others.
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
        let place = Self.fontLeaves.lazy.compactMap { name in
          uses.place(
            of: .init(isAtEdge: isAtEdge, cell: selected, name: "title.\(name)"),
            in: outcome.environment
          )
        }
        if let place = place.first, place.file == 0 { found.insert(place) }
      }
    }
    return found.map { place in
      Finding(
        rule: .movingTitle,
        place: place,
        message: "\(quoted(place.path, limit: 200)) moves title and icon down by a point",
        notes: ["up to iOS 18, UIKit sets stacked items lower whose title has a font (measured)"],
        fix: #"write a font for 'normal', too, as in "title": { "weight": "medium" }"#
      )
    }
  }

  /// What makes a font of the theme's own.
  private static let fontLeaves = ["weight", "size", "family", "design", "italic", "scaledBy"]
}

/// A selected item and one that isn't, alike in some eyes.
private struct SimilarPair {
  /// The icon of the selected item.
  let place: AppearancePath
  let colors: String

  /// In whose eyes; `nil` is everybody.
  let visions: [ColorVision?]

  /// How far apart two colors must be in Oklab, where white and black are 1 apart and 0.02 can just be seen.
  private static let distance = 0.08

  @MainActor
  static func all(in colors: BarColors, _ contrast: UIAccessibilityContrast) -> [SimilarPair] {
    AppearancePath.Dimension.style.names.flatMap { style in
      colors.edges.flatMap { edge in
        ItemLayout.allCases.compactMap { layout in
          SimilarPair(layout, at: edge, colors, style, contrast)
        }
      }
    }
  }

  @MainActor
  private init?(
    _ layout: ItemLayout,
    at edge: BarColors.Edge,
    _ colors: BarColors,
    _ style: String,
    _ contrast: UIAccessibilityContrast
  ) {
    let (selected, normal) = (
      Cell(layout: layout, state: .selected), Cell(layout: layout, state: .normal)
    )
    // Anything but color tells everybody which one is selected.
    let appearance = edge.appearance
    let states = (appearance[selected], appearance[normal])
    guard appearance.selectionIndicatorTintColor == nil, appearance.selectionIndicatorImage == nil,
      states.0.titlePositionAdjustment == states.1.titlePositionAdjustment,
      states.0.titleTextAttributes[.font] as? UIFont
        == states.1.titleTextAttributes[.font] as? UIFont
    else { return nil }
    let traits = UITraitCollection.colors(isDark: style == "dark", contrast)
    var pairs: [(TabBarTheme.Color.Components, TabBarTheme.Color.Components)] = []
    for part in BarColors.Part.allCases {
      guard let own = colors.color(of: part, selected, at: edge, in: traits).components,
        let other = colors.color(of: part, normal, at: edge, in: traits).components
      else { return nil }
      pairs.append((own, other))
    }
    let visions = ([nil] + ColorVision.allCases.map(Optional.some)).filter { vision in
      pairs.allSatisfy { $0.distance(to: $1, seenWith: vision) < Self.distance }
    }
    guard !visions.isEmpty else { return nil }
    place = AppearancePath(
      style: style,
      edge: edge.name,
      cell: selected,
      property: BarColors.Part.icon.rawValue
    )
    self.visions = visions
    self.colors = [selected, normal]
      .map { colors.text(of: .icon, $0, at: edge, in: traits) }
      .joined(separator: " and ")
  }
}
