/// Something an app can set on a tab bar, and what the glass of iOS 26 and later makes of it.
///
/// What is honored is drawn as on a classic bar.
package enum GlassSetting: Hashable, Sendable, CaseIterable {
  case tintColor
  case selectedColors
  case normalColors
  case disabledColors
  case unselectedItemTintColor
  case fonts
  case titleOffset
  case imageInsets
  case badgeColors
  case badgeOffsets
  case selectionIndicator
  case stackedItemSizes
  case effectAndShadow
  case backgroundColor
  case backgroundImage
  case noBackground

  /// What happens to what is set.
  package enum Effect: Hashable, Sendable {
    case honored
    case ignored

    /// All items have what is set for the selected state.
    case takenFromSelected

    /// Takes the place of the glass.
    case covers

    /// Reports disagree on what is seen.
    case unclear
  }

  /// The effect in public reports, with the number of reports.
  package var effect: Fact<Effect> {
    switch self {
    case .tintColor: Fact(.honored, .severalSources)
    case .selectedColors: Fact(.honored, .severalSources)
    // Of icons several sources say so; of titles, and of both in one report, the contrary was seen too.
    case .normalColors: Fact(.ignored, .severalSources)
    case .disabledColors: Fact(.ignored, .inferred)
    case .unselectedItemTintColor: Fact(.ignored, .severalSources)
    case .fonts: Fact(.honored, .severalSources)
    case .titleOffset: Fact(.honored, .oneSource)
    case .imageInsets: Fact(.honored, .unknown)
    case .badgeColors: Fact(.takenFromSelected, .oneSource)
    case .badgeOffsets: Fact(.honored, .oneSource)
    case .selectionIndicator: Fact(.ignored, .oneSource)
    case .stackedItemSizes: Fact(.ignored, .unknown)
    // One source says that they have no effect; several have seen that an appearance which isn't the system's, or a color,
    // takes the place of the glass.
    case .effectAndShadow: Fact(.covers, .severalSources)
    case .backgroundColor: Fact(.covers, .severalSources)
    case .backgroundImage: Fact(.covers, .inferred)
    // Some keep the glass by a transparent background, others lose it.
    case .noBackground: Fact(.unclear, .severalSources)
    }
  }

  var isHonored: Bool { effect.value == .honored }
}
