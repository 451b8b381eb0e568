/// The built-in styles of a bar, which an appearance overrides.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the interface is.
  case `default` = 0

  /// Dark, with light content.
  case black = 1
}
