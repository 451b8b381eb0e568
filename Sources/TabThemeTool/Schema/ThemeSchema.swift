import TabAppearance
import TabFiles

/// Converts schemas of theme values to JSON Schema, with each named schema defined once.
struct ThemeSchema {
  /// The definitions that `$ref` refers to, sorted by name.
  var definitions: [JSON.Member] {
    let token = JSON.Member("token", Self.token)
    return (named.map { JSON.Member($0, $1.schema) } + [token]).sorted { $0.key < $1.key }
  }

  /// The schema of a reference to a design token, for values other than colors, whose schema
  /// includes references.
  private static let token: JSON = [
    "description": "A design token by its path: '{path.of.token}'.",
    "type": "string",
    "pattern": #"^\{[\s\S]+\}$"#,
  ]

  private static let color = ValueSchema.either(.colorValue, ObjectSchema(TabBarTheme.Color.self))

  private var named: [String: (shape: ValueSchema, schema: JSON)] = [:]

  /// Returns the schema of an object with its keys and no others.
  mutating func object(_ shape: ObjectSchema) -> [JSON.Member] {
    let properties = shape.rows.map { JSON.Member($0.name, property($0)) }
    let required = shape.rows.filter(\.isRequired).map { JSON.string($0.name) }
    return [.init("type", "object"), .init("properties", .object(properties))]
      + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", false)]
  }

  private mutating func property(_ key: ObjectSchema.Row) -> JSON {
    let value = key.isNullable ? orNull(key.shape) : alone(key.shape)
    let values: [JSON] = [.object(value), ["$ref": "#/definitions/token"]]
    return .object(
      [.init("description", .string(key.summary))]
        + (key.shape.takesTokens ? [.init("anyOf", .array(values))] : value)
    )
  }

  private mutating func alone(_ shape: ValueSchema) -> [JSON.Member] {
    switch shape {
    case .text, .family: [.init("type", "string"), .init("minLength", 1)]
    case .flag: [.init("type", "boolean")]
    case .number(let rule):
      [.init("type", rule.isWhole ? "integer" : "number")] + Self.bounds(of: rule)
    case .numbers(let rule, let limit):
      [
        .init("type", "array"),
        .init(
          "items",
          .object([.init("type", rule.isWhole ? "integer" : "number")] + Self.bounds(of: rule))
        ),
        .init("maxItems", .number(Double(limit))),
      ]
    case .choice(let names): [.init("enum", Self.names(names))]
    case .choices(let names):
      [
        .init(
          "anyOf",
          [
            ["type": "string", "enum": Self.names(names)],
            ["type": "array", "items": ["enum": Self.names(names)], "minItems": 1],
          ]
        )
      ]
    case .versions: [.init("type", "string"), .init("pattern", .string(Self.versions))]
    case .allowances:
      [
        .init("type", "object"),
        .init(
          "additionalProperties",
          [
            "type": "object",
            "propertyNames": ["enum": Self.names(LintRule.allCases.map(\.rawValue))],
            "additionalProperties": ["type": "string", "minLength": 1],
          ]
        ),
      ]
    case .tokens: [.init("anyOf", .array(Self.tokens))]
    case .list(let inner, let limit):
      [
        .init("type", "array"),
        .init("items", reference(to: .object(inner))),
        .init("maxItems", .number(Double(limit))),
      ]
    case .items(let inner):
      [
        .init("type", "object"),
        .init("propertyNames", ["pattern": .string(Self.itemKey)]),
        .init("additionalProperties", .object(orNull(.object(inner)))),
        .init("maxProperties", .number(Double(ThemeFileLimits.items))),
      ]
    // In draft-07 everything next to `$ref` is ignored, so a description needs `allOf`.
    default: [.init("allOf", [reference(to: shape)])]
    }
  }

  /// Returns the schema of a value without a description.
  private mutating func part(_ shape: ValueSchema) -> JSON {
    switch shape {
    case .text, .family, .flag, .number, .numbers, .choice, .choices, .versions, .allowances,
      .tokens, .items, .list:
      .object(alone(shape))
    case .colorValue, .imageSource, .colors, .object, .either: reference(to: shape)
    }
  }

  /// Returns the schema of a value or `null`.
  private mutating func orNull(_ shape: ValueSchema) -> [JSON.Member] {
    alone(shape).map { member in
      switch (member.key, member.value) {
      case ("type", let type): .init("type", [type, "null"])
      case ("enum", .array(let names)): .init("enum", .array(names + [.null]))
      case ("allOf", .array(let parts)): .init("anyOf", .array(parts + [["type": "null"]]))
      default: member
      }
    }
  }

  /// The schemas of `tokens`: files, files for each appearance, or files with a mode for each.
  private static var tokens: [JSON] {
    let files: [JSON] = [
      ["type": "string", "minLength": 1],
      ["type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1],
    ]
    let contexts: JSON = ["type": "object", "additionalProperties": ["type": "string"]]
    let members =
      [
        JSON.Member(
          "files",
          ["description": "The files, with modes or contexts.", "anyOf": .array(files)]
        )
      ]
      + TabBarTheme.Color.Variant.allCases.map { variant in
        JSON.Member(
          variant.rawValue,
          [
            "description": "The files for the appearance; with 'files', its mode or its contexts.",
            "anyOf": .array(files + [contexts]),
          ]
        )
      }
    return files + [
      [
        "type": "object", "properties": .object(members), "additionalProperties": false,
        "minProperties": 1,
      ]
    ]
  }

  private static func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }

  private static func bounds(of rule: NumberRule) -> [JSON.Member] {
    let minimum = JSON.number(rule.range.lowerBound)
    let lower: [JSON.Member] =
      switch (rule.excludesMinimum, rule.clampsToMinimum) {
      case (true, _): [.init("exclusiveMinimum", minimum)]
      // A number below the minimum is read as the minimum, with a warning.
      case (false, true): []
      case (false, false): [.init("minimum", minimum)]
      }
    return lower + [.init("maximum", .number(rule.range.upperBound))]
  }
}

extension ThemeSchema {
  /// Returns a reference to the definition of a value.
  private mutating func reference(to shape: ValueSchema) -> JSON {
    let name = shape.definitionName
    if let definition = named[name] {
      precondition(definition.shape == shape, "two shapes of theme files are called '\(name)'")
    } else {
      // The name is reserved before nested values can refer to it.
      named[name] = (shape, .null)
      named[name] = (shape, .object(definition(of: shape)))
    }
    return ["$ref": .string("#/definitions/\(name)")]
  }

  private mutating func definition(of shape: ValueSchema) -> [JSON.Member] {
    switch shape {
    case .object(let inner): return object(inner)
    case .either(let short, let inner):
      let object = inner.isForm ? .object(object(inner)) : reference(to: .object(inner))
      return [.init("anyOf", [part(short), object])]
    case .colors:
      return [
        .init("type", "object"),
        .init("propertyNames", ["minLength": 1]),
        .init("additionalProperties", reference(to: ThemeSchema.color)),
      ]
    case .colorValue: return Self.colorValue
    case .imageSource: return Self.imageSource
    case .text, .family, .flag, .number, .numbers, .choice, .choices, .versions, .allowances,
      .tokens, .items, .list:
      return alone(shape)
    }
  }
}

extension ObjectSchema {
  /// Whether the object is a longer form of a value that is also written as text; a gradient is an
  /// image that has no text.
  fileprivate var isForm: Bool { isValue && self != ObjectSchema(TabBarTheme.Gradient.self) }
}

extension ValueSchema {
  /// Whether a design token can be written for the value, other than for a color.
  fileprivate var takesTokens: Bool {
    switch self {
    case .number, .object(ObjectSchema(TabBarTheme.Text.self)),
      .object(ObjectSchema(TabBarTheme.Shadow.self)):
      true
    case .choice(let names): names == TabBarTheme.FontWeight.allCases.map(\.rawValue)
    default: false
    }
  }

  /// The name of the definition in the schema: the words of the noun, without the article.
  fileprivate var definitionName: String {
    switch self {
    // The object has a separate definition.
    case .either(_, let shape) where !shape.isForm:
      return "\(Self.object(shape).definitionName)OrName"
    case .object(let shape), .either(_, let shape):
      let words = shape.noun.split(separator: " ").filter { !["a", "an", "the"].contains($0) }
      return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
        name + word.prefix(1).uppercased() + word.dropFirst()
      }
    case .colors: return "colors"
    case .colorValue: return "colorValue"
    case .imageSource: return "imageSource"
    case .text, .family, .flag, .number, .numbers, .choice, .choices, .versions, .allowances,
      .tokens, .items, .list:
      return "\(self)"
    }
  }
}

extension TabBarTheme {
  /// The identifier of the schema: a URN, not a URL, since theme files name a schema file.
  static let schemaID = "urn:x-tabappearance:tabtheme-1"

  /// The name of the schema file, to which `$schema` refers.
  static let schemaFile = "tabtheme-1.schema.json"

  /// The JSON Schema (draft-07) of theme files, generated from the table of their keys.
  ///
  /// It allows every file that the reader accepts. Rules that a schema can't express are checked by
  /// the reader: names of colors that exist, cycles, duplicate keys, and the size of the text.
  static var schema: JSON {
    var schema = ThemeSchema()
    let theme = schema.object(shape)
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("$id", .string(schemaID)),
        .init("title", "Theme of a tab bar"),
        .init(
          "description",
          "The look of a tab bar. Whatever a theme leaves out keeps UIKit's default."
        ),
      ] + theme + [.init("definitions", .object(schema.definitions))]
    )
  }
}

extension ThemeSchema {
  /// The schema of a color value, in any notation.
  static var colorValue: [JSON.Member] {
    [
      .init("type", "string"),
      .init(
        "anyOf",
        .array(
          ColorPattern.all.map { pattern($0.text, $0.summary) } + [
            [
              "description": "A system color, which adapts to style and contrast.",
              "enum": .array(
                TabBarTheme.SystemColor.allCases.map { .string("system:\($0.rawValue)") }
              ),
            ]
          ]
        )
      ),
    ]
  }

  /// The schema of the source of an image.
  static var imageSource: [JSON.Member] {
    [
      .init("type", "string"),
      .init(
        "anyOf",
        [
          pattern(#"^asset:[\s\S]+$"#, "An image of the app by its name: 'asset:NAME'."),
          pattern(#"^symbol:[\s\S]+$"#, "A symbol of the system by its name: 'symbol:NAME'."),
          pattern(
            "^data:image/png;base64,\(base64OfPNG)$",
            "The bytes of a PNG file: 'data:image/png;base64,…'."
          ),
        ]
      ),
    ]
  }

  /// The pattern of a range of iOS versions; whether the range is empty is checked by the reader.
  static var versions: String { "^ *\(version)(?: +\(version))? *$" }

  /// The pattern of an item's index or identifier.
  static let itemKey = #"^(?:0|[1-9][0-9]?|[0-9]*[^0-9][\s\S]*)$"#

  private static let version = #"(?:>=|<=|>|<)?[0-9]{1,4}(?:\.[0-9]{1,4})?"#

  private static func pattern(_ pattern: String, _ summary: String) -> JSON {
    ["description": .string(summary), "pattern": .string(pattern)]
  }

  /// The pattern of Base64 data that begins with the eight bytes of every PNG file, `89 50 4E 47 0D
  /// 0A 1A 0A`.
  ///
  /// The amount of padding that is required differs between decoders and isn't checked.
  private static let base64OfPNG = "iVBORw0KGg[o-r](?:=|[A-Za-z0-9+/]+={0,2})"
}
