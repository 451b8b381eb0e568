/// The meaning of a view's content, which decides whether the view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left interfaces.
  case unspecified

  /// Playback controls, never mirrored.
  case playback

  /// Controls for directions in space, never mirrored.
  case spatial

  /// Always from left to right.
  case forceLeftToRight

  /// Always from right to left.
  case forceRightToLeft
}

/// The horizontal direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, as in English.
  case leftToRight

  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}
