import TabJSON

/// A kind of value: how it is read and written, what it has to be, how a wrong one is fixed.
package struct ValueKind<Value: Hashable & Sendable>: Sendable {
  package let shape: Shape

  /// What a value of another type is told: "it must be a number", and how to fix it.
  let requirement: String
  let fix: Fix?

  /// Reads a value, or throws why it isn't one.
  let read: @Sendable (JSONValue, inout ThemeReader) throws(ValueProblem) -> Value
  let write: @Sendable (Value) -> JSON

  /// What two values become where the second is merged over the first.
  var merge: @Sendable (_ lower: Value, _ upper: Value) -> Value = { $1 }

  /// Returns the value with names of colors replaced and numbers in range; `nil` if the kind has
  /// neither.
  var resolve: (@Sendable (Value, ColorTable) -> Value)?

  /// Whether a state of items takes the value from `normal` where it has none itself.
  var passesFromNormal = true
}

/// Why a JSON value isn't a value of some kind.
enum ValueProblem: Error {
  /// It has another type; the kind knows which one it needs. A fix takes the place of the kind's.
  case wrongType(fix: Fix? = nil)

  /// It has the right type and can't be used: what is wrong, to follow the path, and how to fix it.
  case invalid(String, fix: Fix? = nil, notes: [String] = [])

  /// A name that the file chooses is empty; the noun is what has no name.
  case emptyName(of: String)

  /// It has been reported already, part by part.
  case reported
}
