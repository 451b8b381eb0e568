/// The built-in styles of a bar, which an appearance shadows.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
