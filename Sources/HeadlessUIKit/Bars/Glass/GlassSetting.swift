/// A setting of a tab bar that the glass of iOS 26 and later may treat differently.
///
/// A setting that is honored is drawn as on a classic bar.
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

  /// The effect of a setting on a glass bar.
  package enum Effect: Hashable, Sendable {
    case honored
    case ignored

    /// The value for the selected state applies to all items.
    case takenFromSelected

    /// The value replaces the glass.
    case covers

    /// The glass is gone.
    case removes
  }

  /// The effect according to public reports, with the evidence.
  package var effect: Fact<Effect> {
    switch self {
    case .tintColor: Fact(.honored, .severalSources)
    case .selectedColors: Fact(.honored, .severalSources)
    // Several sources agree for icons; for titles, and for both in one report, colors were seen to be honored, too.
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
    // One source reports no effect; several have seen an appearance other than the system's, or a color, replace the
    // glass.
    case .effectAndShadow: Fact(.covers, .severalSources)
    case .backgroundColor: Fact(.covers, .severalSources)
    case .backgroundImage: Fact(.covers, .inferred)
    // Three reports have no glass, and one has.
    case .noBackground: Fact(.removes, .severalSources)
    }
  }

  var isHonored: Bool { effect.value == .honored }
}
