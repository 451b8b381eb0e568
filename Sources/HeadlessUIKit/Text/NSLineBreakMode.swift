/// The treatment of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// The line wraps between words.
  case byWordWrapping = 0

  /// The line wraps between characters.
  case byCharWrapping = 1

  /// The line is clipped.
  case byClipping = 2

  /// The line is truncated at its beginning, with an ellipsis.
  case byTruncatingHead = 3

  /// The line is truncated at its end, with an ellipsis.
  case byTruncatingTail = 4

  /// The line is truncated in its middle, with an ellipsis.
  case byTruncatingMiddle = 5
}
