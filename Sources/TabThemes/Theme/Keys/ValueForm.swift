/// The form of a value in a theme file, as data: readers, writers and schemas switch over it.
///
/// A form goes with one type of value, which a ``ValueKind`` knows.
package enum ValueForm: Sendable {
  case text

  /// The name of a font family.
  case family

  /// `true` or `false`.
  case flag
  case number(NumberRule)

  /// A number of items, as an `Int`.
  case wholeNumber(NumberRule)
  case numbers(NumberRule, limit: Int)

  /// A name of a fixed list.
  case choice(Choice)

  /// A name of a fixed list, or a list of such names.
  case choices(Choice)

  /// A range of versions of iOS, as text.
  case versions

  /// A color in one style and contrast, as text.
  case colorValue

  /// A color: one value, or up to four.
  case color

  /// Colors by name.
  case colors

  /// The source of an image: text, or a gradient.
  case imageSource

  /// An image: its source, or an object with rendering options.
  case image

  /// An image, but no gradient, which has no natural size.
  case icon

  /// An object that is one value; `subject` begins messages about it, as in "an offset is".
  case object(any Keyed.Type, subject: String, example: String)

  /// An object with settings, each of which can be inherited.
  case part(any Keyed.Type)
  case scrollEdge

  /// Variations in order.
  case variations

  /// Settings of items, by index or identifier, or of all items.
  case items
}

/// Returns a value as the type that goes with its form.
package func typed<Value>(_ value: any Sendable) -> Value {
  guard let typed = value as? Value else {
    preconditionFailure("the value must be of the type \(Value.self) (was \(type(of: value)))")
  }
  return typed
}

/// The names of an enumeration's cases, with their values.
package struct Choice: Sendable {
  package let names: [String]

  /// Returns the values with some of the names: one value, or for ``ValueForm/choices(_:)`` a set.
  package let value: @Sendable (_ names: [String]) -> any Sendable

  /// Returns the names of values, in the order of ``names``.
  package let namesOf: @Sendable (_ value: any Sendable) -> [String]

  /// The names themselves, for the elements of a list.
  package var namesAlone: Choice {
    Choice(names: names, value: { $0[0] }, namesOf: { [typed($0)] })
  }
}

/// The numbers that are allowed for a key.
package struct NumberRule: Hashable, Sendable {
  package let range: ClosedRange<Double>

  /// Whether the lower end of the range is excluded.
  package var excludesMinimum = false

  /// Whether a number below the range is read as its lower bound, as UIKit does.
  package var clampsToMinimum = false

  /// Whether only whole numbers are allowed.
  package var isWhole = false

  package func contains(_ number: Double) -> Bool {
    range.contains(number) && !(excludesMinimum && number == range.lowerBound)
      && !(isWhole && number != number.rounded())
  }

  /// Returns the number if it is allowed, and otherwise the nearest allowed one; an excluded
  /// minimum of 0 gives 1, and NaN counts as 0.
  package func nearest(to number: Double) -> Double {
    if contains(number) { return number }
    let least = excludesMinimum ? range.lowerBound + 1 : range.lowerBound
    let nearest = min(max(number.isNaN ? 0 : number, least), range.upperBound)
    return isWhole ? nearest.rounded() : nearest
  }
}
