/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style, which inherits the style if it is an override.
  case unspecified = 0

  /// Light, with dark content on a light background.
  case light = 1

  /// Dark, with light content on a dark background.
  case dark = 2
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// iPhone.
  case phone = 0

  /// iPad.
  case pad = 1

  /// Apple TV.
  case tv = 2

  /// The display of a car.
  case carPlay = 3

  /// A Mac app with the Mac idiom.
  case mac = 5

  /// Apple Vision.
  @available(iOS 17.0, *) case vision = 6
}

/// The horizontal direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// Left to right, as in English.
  case leftToRight = 0

  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The visual level of an interface above a window's content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// The level of a window's main content.
  case base = 0

  /// A level above the main content, as of a sheet, where dark backgrounds are lighter.
  case elevated = 1
}

/// The amount of space that an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0

  /// Little space, as in the width of an iPhone in portrait.
  case compact = 1

  /// Plenty of space, as in the width of an iPad.
  case regular = 2
}

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// The gamut of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0

  /// The gamut of Display P3, which contains that of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The contrast set in the accessibility settings.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// Standard contrast.
  case normal = 0

  /// Increased contrast.
  case high = 1
}

/// The weight of text set in the accessibility settings.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// Standard weight.
  case regular = 0

  /// Bold text.
  case bold = 1
}

/// The state of an interface's window: in front or in the background.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1

  /// In a window in the background.
  case inactive = 0

  /// In the front window.
  case active = 1
}
