public import Foundation

/// The trait for the kind of device.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceIdiom: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The trait for the light or dark style.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceStyle: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceStyle { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The trait for the horizontal direction.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitLayoutDirection: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait for the number of pixels per point.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitDisplayScale: NSObject, StoredTrait {
  public nonisolated static var defaultValue: CGFloat { 0 }
  nonisolated static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the amount of horizontal space.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitHorizontalSizeClass: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait for the amount of vertical space.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitVerticalSizeClass: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait for the preferred size of text.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitPreferredContentSizeCategory: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIContentSizeCategory { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait for the color gamut of the display.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitDisplayGamut: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIDisplayGamut { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the contrast.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitAccessibilityContrast: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIAccessibilityContrast { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait for the visual level.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceLevel: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceLevel { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The trait for the weight of text.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitLegibilityWeight: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UILegibilityWeight { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UILegibilityWeight> {
    \.legibilityWeight
  }
}

/// The trait for the state of the interface's window, in front or in the background.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitActiveAppearance: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The trait for the placement of the tab accessory.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitTabAccessoryEnvironment: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UITabAccessory.Environment { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UITabAccessory.Environment> {
    \.tabAccessoryEnvironment
  }
}
