/// What a view shows, which decides whether it is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored as the interface is.
  case unspecified

  /// Controls of playing, never mirrored.
  case playback

  /// Directions in space, never mirrored.
  case spatial

  /// Always from left to right.
  case forceLeftToRight

  /// Always from right to left.
  case forceRightToLeft
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight

  /// As in Arabic and Hebrew.
  case rightToLeft
}
