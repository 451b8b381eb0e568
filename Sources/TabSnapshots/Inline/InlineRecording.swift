/// A text to write into the source of a test.
struct InlineRecording: Hashable, Sendable {
  /// The line of the call that compares the text, from 1.
  var line: Int

  /// The column of the call's parenthesis, in UTF-8 bytes from 1.
  var column: Int

  /// The text in the source when the test was compiled, or `nil` if there was none.
  var old: String?

  /// The text to write into the source.
  var new: String
}
