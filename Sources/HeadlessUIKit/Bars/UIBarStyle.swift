/// The built-in styles of a bar, which an appearance shadows.
public enum UIBarStyle: Int, Sendable {
  /// As light or dark as the interface.
  case `default` = 0

  /// Dark, with light content.
  case black = 1
}
