import TabJSON

/// A kind of value: reading, writing and validation of a value in a theme file.
package struct ValueKind<Value: Hashable & Sendable>: Sendable {
  package var shape: ValueSchema

  /// The requirement that a value of another type violates, such as "it must be a number", with the
  /// fix.
  let requirement: String
  let fix: Fix?

  /// Reads a value, or throws the reason why the JSON isn't one.
  var read: @Sendable (JSONValue, inout ThemeReader) throws(ValueProblem) -> Value
  let write: @Sendable (Value) -> JSON

  /// Returns the result of merging the second of two values over the first.
  var merge: @Sendable (_ lower: Value, _ upper: Value) -> Value = { $1 }

  /// Returns the value with names of colors replaced and numbers clamped to their range; `nil` if
  /// the kind has neither.
  var resolve: (@Sendable (Value, ColorTable) -> Value)?

  /// Whether states of items inherit the value from `normal`.
  var inheritsFromNormalState = true
}

/// The reason why a JSON value isn't a value of some kind.
enum ValueProblem: Error {
  /// The JSON has another type than the kind requires; `fix` replaces the fix that the kind has.
  case wrongType(fix: Fix? = nil)

  /// The JSON has the right type but an invalid value: a predicate to follow the path, with a fix.
  case invalid(String, fix: Fix? = nil, notes: [String] = [])

  /// A name that the file chooses is empty; the noun is the named thing.
  case emptyName(of: String)

  /// The problem has been reported already, part by part.
  case reported
}
