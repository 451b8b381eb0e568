import TabAppearance
import TabFiles

extension Linter {
  /// The finding about colors that the glass of iOS 26 and later replaces by its own.
  ///
  /// It is for authors who design for older systems and never see a bar of glass. A theme that sets
  /// `glass`, to either value, has decided.
  var hiddenColors: [Finding] {
    var areShown: [SourceKey: Bool] = [:]
    for use in uses.all where use.property.isColor {
      for environment in uses.environments[use.group] where environment.look == .glass {
        guard let outcome = outcomes[environment] else { continue }
        if outcome.theme.glass.value != nil { return [] }
        let isShown = isShown(use.property, in: outcome)
        areShown[use.key] = areShown[use.key] ?? false || isShown
      }
    }
    let hidden = areShown.filter { !$0.value }.keys
      .sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    guard let first = hidden.first else { return [] }
    let (all, shown) = (areShown.count, areShown.count - hidden.count)
    let message =
      if all == 1 {
        "iOS 26 and later don't show the theme's color: glass replaces it"
      } else if shown == 0 {
        "iOS 26 and later show none of the theme's \(all) colors: glass replaces them"
      } else {
        "iOS 26 and later show \(shown) of the theme's \(all) colors: glass replaces the others"
      }
    return [
      Finding(
        rule: .hiddenColors,
        key: first,
        message: message,
        fix: #"add "glass": "system" if you want the glass"#
      )
    ]
  }

  /// Returns whether a bar of glass at the bottom of the screen shows a color.
  private func isShown(_ property: ThemeUse.Property, in outcome: Outcome) -> Bool {
    // Glass has one appearance, wherever the content ends.
    if property.isAtEdge { return false }
    guard let key = property.capability(in: outcome) else { return true }
    let kind = effect(of: key, for: property, in: outcome, at: .bottom).kind
    return kind != .ignored && kind != .withheld
  }
}

extension ThemeUse.Property {
  fileprivate var isColor: Bool { name.hasSuffix("olor") }
}
