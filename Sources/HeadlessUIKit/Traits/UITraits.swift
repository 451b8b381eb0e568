public import Foundation

/// The kind of device.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceIdiom: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The light or dark style.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceStyle: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceStyle { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The direction of the interface.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitLayoutDirection: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The pixels of a point.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitDisplayScale: NSObject, StoredTrait {
  public nonisolated static var defaultValue: CGFloat { 0 }
  nonisolated static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The measure of the width.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitHorizontalSizeClass: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The measure of the height.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitVerticalSizeClass: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The preferred size of text.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitPreferredContentSizeCategory: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIContentSizeCategory { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The range of colors of the display.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitDisplayGamut: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIDisplayGamut { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The contrast.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitAccessibilityContrast: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIAccessibilityContrast { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The height above the base.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitUserInterfaceLevel: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceLevel { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The weight of text.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitLegibilityWeight: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UILegibilityWeight { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UILegibilityWeight> {
    \.legibilityWeight
  }
}

/// Whether the interface looks active.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitActiveAppearance: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The place of a tab accessory.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UITraitTabAccessoryEnvironment: NSObject, StoredTrait {
  public nonisolated static var defaultValue: UITabAccessory.Environment { .unspecified }
  nonisolated static var path: WritableKeyPath<TraitValues, UITabAccessory.Environment> {
    \.tabAccessoryEnvironment
  }
}
