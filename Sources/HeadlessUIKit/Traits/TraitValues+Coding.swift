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
    userInterfaceIdiom = Self.decode(Key.idiom, coder) ?? .unspecified
    userInterfaceStyle = Self.decode(Key.style, coder) ?? .unspecified
    layoutDirection = Self.decode(Key.direction, coder) ?? .unspecified
    displayScale = coder.decodeDouble(forKey: Key.scale)
    horizontalSizeClass = Self.decode(Key.horizontal, coder) ?? .unspecified
    verticalSizeClass = Self.decode(Key.vertical, coder) ?? .unspecified
    if let name = coder.decodeObject(of: NSString.self, forKey: Key.contentSize) {
      preferredContentSizeCategory = UIContentSizeCategory(rawValue: String(describing: name))
    }
    displayGamut = Self.decode(Key.gamut, coder) ?? .unspecified
    accessibilityContrast = Self.decode(Key.contrast, coder) ?? .unspecified
    userInterfaceLevel = Self.decode(Key.level, coder) ?? .unspecified
    legibilityWeight = Self.decode(Key.legibility, coder) ?? .unspecified
    activeAppearance = Self.decode(Key.active, coder) ?? .unspecified
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

  private static func decode<Value: RawRepresentable<Int>>(
    _ key: String,
    _ coder: NSCoder
  ) -> Value? {
    coder.containsValue(forKey: key) ? Value(rawValue: coder.decodeInteger(forKey: key)) : nil
  }
}
