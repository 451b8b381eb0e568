/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below after a whole word.
  case byWordWrapping = 0

  /// It goes on below after any character.
  case byCharWrapping = 1

  /// It is cut off.
  case byClipping = 2

  /// Its beginning becomes an ellipsis.
  case byTruncatingHead = 3

  /// Its end becomes an ellipsis.
  case byTruncatingTail = 4

  /// Its middle becomes an ellipsis.
  case byTruncatingMiddle = 5
}
