extension TraitValues {
  private enum Key {
    static let idiom = "UITraitCollectionUserInterfaceIdiom"
    static let style = "UITraitCollectionUserInterfaceStyle"
    static let direction = "UITraitCollectionLayoutDirection"
    static let scale = "UITraitCollectionDisplayScale"
    static let horizontal = "UITraitCollectionHorizontalSizeClass"
    static let vertical = "UITraitCollectionVerticalSizeClass"
    static let contentSize = "UITraitCollectionPreferredContentSizeCategory"
    static let gamut = "UITraitCollectionDisplayGamut"
    static let contrast = "UITraitCollectionAccessibilityContrast"
    static let level = "UITraitCollectionUserInterfaceLevel"
    static let legibility = "UITraitCollectionLegibilityWeight"
    static let active = "UITraitCollectionActiveAppearance"
  }

  init(coder: NSCoder) {
    self.init()
    userInterfaceIdiom = coder.decodedCase(forKey: Key.idiom) ?? .unspecified
    userInterfaceStyle = coder.decodedCase(forKey: Key.style) ?? .unspecified
    layoutDirection = coder.decodedCase(forKey: Key.direction) ?? .unspecified
    displayScale = coder.decodeDouble(forKey: Key.scale)
    horizontalSizeClass = coder.decodedCase(forKey: Key.horizontal) ?? .unspecified
    verticalSizeClass = coder.decodedCase(forKey: Key.vertical) ?? .unspecified
    if let name = coder.decodedText(forKey: Key.contentSize) {
      preferredContentSizeCategory = UIContentSizeCategory(rawValue: name)
    }
    displayGamut = coder.decodedCase(forKey: Key.gamut) ?? .unspecified
    accessibilityContrast = coder.decodedCase(forKey: Key.contrast) ?? .unspecified
    userInterfaceLevel = coder.decodedCase(forKey: Key.level) ?? .unspecified
    legibilityWeight = coder.decodedCase(forKey: Key.legibility) ?? .unspecified
    activeAppearance = coder.decodedCase(forKey: Key.active) ?? .unspecified
  }

  func encode(with coder: NSCoder) {
    coder.encode(userInterfaceIdiom.rawValue, forKey: Key.idiom)
    coder.encode(userInterfaceStyle.rawValue, forKey: Key.style)
    coder.encode(layoutDirection.rawValue, forKey: Key.direction)
    coder.encode(Double(displayScale), forKey: Key.scale)
    coder.encode(horizontalSizeClass.rawValue, forKey: Key.horizontal)
    coder.encode(verticalSizeClass.rawValue, forKey: Key.vertical)
    coder.encode(NSString(string: preferredContentSizeCategory.rawValue), forKey: Key.contentSize)
    coder.encode(displayGamut.rawValue, forKey: Key.gamut)
    coder.encode(accessibilityContrast.rawValue, forKey: Key.contrast)
    coder.encode(userInterfaceLevel.rawValue, forKey: Key.level)
    coder.encode(legibilityWeight.rawValue, forKey: Key.legibility)
    coder.encode(activeAppearance.rawValue, forKey: Key.active)
  }
}
