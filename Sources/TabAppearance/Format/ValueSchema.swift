/// The schema of a value in a theme file, as data for the JSON schema, the reference and
/// suggestions.
package indirect enum ValueSchema: Hashable, Sendable {
  case text

  /// `true` or `false`.
  case flag
  case number(NumberRule)
  case numbers(NumberRule, limit: Int)
  case choice([String])

  /// A name of a fixed list, or a list of such names.
  case choices([String])

  /// A range of versions of iOS, as text.
  case versions

  /// One value of a color, as text.
  case colorValue

  /// The source of an image, as text.
  case imageSource

  /// The name of a font family.
  case family

  /// Colors by name.
  case colors

  /// The allowances for rules of the linter: by path, the rules with reasons.
  case allowances

  /// The files of design tokens.
  case tokens

  /// Objects by index or identifier, each of which can be `null`.
  case items(ObjectSchema)
  case object(ObjectSchema)

  /// Objects in order.
  case list(ObjectSchema, limit: Int)

  /// Text, or an object.
  case either(ValueSchema, ObjectSchema)

  /// The schema of the object that is allowed for the value, or `nil` if none is.
  package var object: ObjectSchema? {
    switch self {
    case .items(let object), .object(let object), .list(let object, _), .either(_, let object):
      object
    default: nil
    }
  }
}

extension ValueSchema {
  /// Creates the schema of the values of a form.
  init(_ form: ValueForm) {
    self =
      switch form {
      case .text: .text
      case .family: .family
      case .flag: .flag
      case .number(let rule), .wholeNumber(let rule): .number(rule)
      case .numbers(let rule, let limit): .numbers(rule, limit: limit)
      case .choice(let choice): .choice(choice.names)
      case .choices(let choice): .choices(choice.names)
      case .versions: .versions
      case .colorValue: .colorValue
      case .color: .either(.colorValue, ObjectSchema(TabBarTheme.Color.self))
      case .colors: .colors
      case .imageSource: .either(.imageSource, ObjectSchema(TabBarTheme.Gradient.self))
      case .image: .either(.imageSource, ObjectSchema(TabBarTheme.Image.self))
      case .icon: .either(.imageSource, .icon)
      case .object(let type, _, _), .part(let type): .object(ObjectSchema(type))
      case .scrollEdge:
        .either(
          .choice(TabBarTheme.ScrollEdge.names),
          ObjectSchema(TabBarTheme.Appearance.self)
        )
      case .variations:
        .list(ObjectSchema(TabBarTheme.Variation.self), limit: ThemeFileLimits.variations)
      case .items: .items(ObjectSchema(TabBarTheme.ItemOverride.self))
      }
  }
}

/// The schema of an object, as data.
package struct ObjectSchema: Hashable, Sendable {
  /// A key with the schema of its value.
  package struct Row: Hashable, Sendable {
    package let name: String
    package let summary: String
    package fileprivate(set) var shape: ValueSchema
    package var isRequired = false
    package var isNullable = false
    package var capability: CapabilityKey?
  }

  /// A noun for the object, with its article.
  package private(set) var noun: String

  /// Whether the object is one value, as a color is, rather than a part of a theme.
  package let isValue: Bool
  package private(set) var rows: [Row]

  package init<Object: Keyed>(_: Object.Type) {
    noun = Object.noun
    isValue = Object.isValue
    rows = Object.keys.map { key in
      Row(
        name: key.name,
        summary: key.summary,
        shape: ValueSchema(key.form),
        isRequired: key.isRequired,
        isNullable: key.isNullable,
        capability: key.capability
      )
    }
    if Object.self == TabBarTheme.self {
      // '$schema' is the first key of a file, and the others follow the name.
      rows.insert(contentsOf: FileKey.allCases.dropFirst().map(\.row), at: 1)
      rows.insert(FileKey.schema.row, at: 0)
    }
  }

  /// The schema of an icon: that of an image, without gradients.
  static let icon = {
    var schema = ObjectSchema(TabBarTheme.Image.self)
    schema.noun = "an icon"
    for index in schema.rows.indices where schema.rows[index].name == "image" {
      schema.rows[index].shape = .imageSource
    }
    return schema
  }()

  package subscript(name: String) -> Row? { rows.first { $0.name == name } }
}

extension TabBarTheme {
  /// The schema of a theme file, as data.
  package static let shape = ObjectSchema(TabBarTheme.self)
}
