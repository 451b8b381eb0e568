/// What can stand at a key of a theme file, as data.
package indirect enum ThemeShape: Hashable, Sendable {
  case text

  /// `true` or `false`.
  case flag
  case number(NumberRule)
  case numbers(NumberRule, limit: Int)
  case choice([String])

  /// One of several names, or a list of them.
  case choices([String])

  /// A range of versions of iOS, as text.
  case versions

  /// One value of a color, as text.
  case colorValue

  /// Where an image comes from, as text.
  case imageSource

  /// Color by name.
  case colors

  /// Reasons by rule, by path.
  case switches([String])

  /// Objects by index or identifier, each of which can be `null`.
  case items(ThemeObjectShape)
  case object(ThemeObjectShape)

  /// Objects in order.
  case list(ThemeObjectShape, limit: Int)

  /// Text, or an object instead.
  case either(ThemeShape, ThemeObjectShape)
}

/// What an object of a theme file can hold, as data.
package struct ThemeObjectShape: Hashable, Sendable {
  /// A key and what can stand there.
  package struct Key: Hashable, Sendable {
    package let name: String
    package let summary: String
    package let shape: ThemeShape
    package let isRequired: Bool
    package let isNullable: Bool
  }

  /// What the object is, with its article.
  package let noun: String

  /// Whether it is one value, whose keys are at home nowhere else.
  package let isValue: Bool
  package let keys: [Key]

  init<Object: ThemeObject>(_: Object.Type) {
    noun = Object.noun
    isValue = Object.isValue
    keys = Object.fields.map { field in
      Key(
        name: field.name,
        summary: field.summary,
        shape: field.shape,
        isRequired: field.isRequired,
        isNullable: field.isNullable
      )
    }
  }
}

/// The numbers that are allowed somewhere.
package struct NumberRule: Hashable, Sendable {
  package let range: ClosedRange<Double>

  /// Whether the lower end of the range is excluded.
  package var excludesMinimum = false

  /// Whether a number below the range is taken as its lower end, with a warning.
  package var raisesToMinimum = false

  package func contains(_ number: Double) -> Bool {
    range.contains(number) && !(excludesMinimum && number == range.lowerBound)
  }
}

extension TabBarTheme {
  /// What a theme file can hold, as data.
  package static let shape = ThemeObjectShape(TabBarTheme.self)
}
