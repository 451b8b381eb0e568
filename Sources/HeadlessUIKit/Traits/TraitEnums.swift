/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, or as what is around.
  case unspecified = 0

  /// Dark content on light.
  case light = 1

  /// Light content on dark.
  case dark = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// iPhone.
  case phone = 0

  /// iPad.
  case pad = 1

  /// Apple TV.
  case tv = 2

  /// The screen of a car.
  case carPlay = 3

  /// A Mac, in the way of the Mac.
  case mac = 5

  /// Apple Vision.
  @available(iOS 17.0, *) case vision = 6
}

/// The direction in which an interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// As in English.
  case leftToRight = 0

  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The level of an interface above its base, as of a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// The level of a window.
  case base = 0

  /// Above the base; dark backgrounds are lighter there.
  case elevated = 1
}

/// A measure of the room that an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0

  /// Little room, as across an upright iPhone.
  case compact = 1

  /// Plenty of room, as on an iPad.
  case regular = 2
}

/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// The colors of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0

  /// The colors of Display P3, which are more.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The contrast that the user asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// As designed.
  case normal = 0

  /// Increased.
  case high = 1
}

/// The weight of text that the user asked for.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// As designed.
  case regular = 0

  /// Bolder.
  case bold = 1
}

/// Whether an interface looks active, as the front window does.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1

  /// As a window in the background.
  case inactive = 0

  /// As the window in front.
  case active = 1
}
