import TabJSON

/// How one kind of value is written in a theme file.
struct ThemeNotation<Value: Sendable>: Sendable {
  let shape: ThemeShape

  /// The value, or `nil` if it isn't one; then the reader has been told why.
  let read: @Sendable (JSONValue, inout ThemeFileReader) -> Value?
  let write: @Sendable (Value) -> JSON

  /// What holds if both a lower and an upper theme give a value: the upper one, as a rule.
  var overlay: @Sendable (_ lower: Value, _ upper: Value) -> Value = { $1 }
}
