import TabAppearance
import TabUIKit

extension TabSnapshotConfiguration {
  /// A trait in which configurations can differ, in the order of names.
  package enum Trait: CaseIterable {
    case device, orientation, system, look, style, contrast, contentSize, layoutDirection
    case legibilityWeight, edge
  }

  /// Returns the word for a trait in names of snapshots and pictures: `iPhone 16`, `ios26`, `dark`,
  /// `high-contrast`.
  ///
  /// - Returns: The word; `nil` for values without a word, such as standard contrast.
  package func word(for trait: Trait) -> String? {
    switch trait {
    case .device: device.name
    case .orientation: orientation.rawValue
    case .system: os.map { "ios\($0)" }
    case .look: look?.rawValue
    case .style: style == .dark ? "dark" : "light"
    case .contrast: contrast == .high ? "high-contrast" : nil
    case .contentSize: contentSize.name
    case .layoutDirection: layoutDirection == .rightToLeft ? "rtl" : "ltr"
    case .legibilityWeight: legibilityWeight == .bold ? "bold-text" : nil
    case .edge: edge.map { $0 == .scrollEdge ? "scroll-edge" : "standard" }
    }
  }

  /// Returns the words for some traits; they distinguish configurations that differ only in these.
  package func words(for traits: Set<Trait>) -> [String] {
    Trait.allCases.filter(traits.contains).compactMap(word)
  }
}

extension [TabSnapshotConfiguration] {
  /// The traits in which the configurations differ from one another.
  package var varyingTraits: Set<TabSnapshotConfiguration.Trait> {
    let traits = TabSnapshotConfiguration.Trait.allCases.filter { trait in
      Set(map { $0.word(for: trait) }).count > 1
    }
    return Set(traits)
  }
}
