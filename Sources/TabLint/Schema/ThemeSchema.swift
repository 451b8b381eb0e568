package import TabAppearance
package import TabJSON

/// Writes shapes as schemas, and each that is used by name once.
struct ThemeSchema {
  /// What `$ref` refers to, sorted by name.
  var definitions: [JSON.Member] { named.sorted { $0.key < $1.key }.map { .init($0, $1.schema) } }

  private static let color = Shape.either(.colorValue, ObjectShape(TabBarTheme.Color.self))

  private var named: [String: (shape: Shape, schema: JSON)] = [:]

  /// The schema of an object with keys of its own and no others.
  mutating func object(_ shape: ObjectShape) -> [JSON.Member] {
    let properties = shape.rows.map { JSON.Member($0.name, property($0)) }
    let required = shape.rows.filter(\.isRequired).map { JSON.string($0.name) }
    return [.init("type", "object"), .init("properties", .object(properties))]
      + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", false)]
  }

  private mutating func property(_ key: ObjectShape.Row) -> JSON {
    .object(
      [.init("description", .string(key.summary))]
        + (key.isNullable ? orNull(key.shape) : alone(key.shape))
    )
  }

  private mutating func alone(_ shape: Shape) -> [JSON.Member] {
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
    // Beside `$ref` nothing counts in draft-07, so that a description needs `allOf`.
    default: [.init("allOf", [reference(to: shape)])]
    }
  }

  /// The schema of a shape where nothing else is said of it.
  private mutating func part(_ shape: Shape) -> JSON {
    switch shape {
    case .text, .family, .flag, .number, .numbers, .choice, .choices, .versions, .allowances,
      .items, .list:
      .object(alone(shape))
    case .colorValue, .imageSource, .colors, .object, .either: reference(to: shape)
    }
  }

  /// The schema of what is a shape or `null`.
  private mutating func orNull(_ shape: Shape) -> [JSON.Member] {
    alone(shape).map { member in
      switch (member.key, member.value) {
      case ("type", let type): .init("type", [type, "null"])
      case ("enum", .array(let names)): .init("enum", .array(names + [.null]))
      case ("allOf", .array(let parts)): .init("anyOf", .array(parts + [["type": "null"]]))
      default: member
      }
    }
  }

  private static func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }

  private static func bounds(of rule: NumberRule) -> [JSON.Member] {
    let minimum = JSON.number(rule.range.lowerBound)
    let lower: [JSON.Member] =
      switch (rule.excludesMinimum, rule.clampsToMinimum) {
      case (true, _): [.init("exclusiveMinimum", minimum)]
      // What is too small is taken as the minimum, with a warning.
      case (false, true): []
      case (false, false): [.init("minimum", minimum)]
      }
    return lower + [.init("maximum", .number(rule.range.upperBound))]
  }
}

extension ThemeSchema {
  /// A reference to the one place where the shape is described.
  private mutating func reference(to shape: Shape) -> JSON {
    let name = shape.definitionName
    if let known = named[name] {
      precondition(known.shape == shape, "two shapes of theme files are called '\(name)'")
    } else {
      // The place is taken before what is inside can ask for it.
      named[name] = (shape, .null)
      named[name] = (shape, .object(definition(of: shape)))
    }
    return ["$ref": .string("#/definitions/\(name)")]
  }

  private mutating func definition(of shape: Shape) -> [JSON.Member] {
    switch shape {
    case .object(let inner): return object(inner)
    case .either(let short, let inner):
      let object = inner.isValue ? .object(object(inner)) : reference(to: .object(inner))
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
      .items, .list:
      return alone(shape)
    }
  }
}

extension Shape {
  /// What the shape is called in the schema: the words of its noun, without the article.
  fileprivate var definitionName: String {
    switch self {
    // The object has a definition of its own.
    case .either(_, let shape) where !shape.isValue:
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
      .items, .list:
      return "\(self)"
    }
  }
}

extension TabBarTheme {
  /// The identifier of the schema: a name, not an address, since theme files name a file.
  package static let schemaID = "urn:x-tabappearance:tabtheme-1"

  /// The name of the file with the schema, to which `$schema` leads.
  package static let schemaFile = "tabtheme-1.schema.json"

  /// The JSON Schema (draft-07) of theme files, made from the table of their keys.
  ///
  /// It allows every file that the reader takes. Rules that a schema can't express are left to the reader: names of
  /// colors that exist, cycles, keys that are there twice, and the size of the text.
  package static var schema: JSON {
    var schema = ThemeSchema()
    let theme = schema.object(shape)
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("$id", .string(schemaID)),
        .init("title", "Theme of a tab bar"),
        .init("description", "How a tab bar looks; what a theme leaves out is UIKit's."),
      ] + theme + [.init("definitions", .object(schema.definitions))]
    )
  }
}

extension ThemeSchema {
  /// One value of a color, in any notation.
  static var colorValue: [JSON.Member] {
    [
      .init("type", "string"),
      .init(
        "anyOf",
        .array(
          ColorPattern.all.map { pattern($0.text, $0.summary) } + [
            [
              "description": "A color of the system, which adapts by itself.",
              "enum": .array(
                TabBarTheme.SystemColor.allCases.map { .string("system:\($0.rawValue)") }
              ),
            ]
          ]
        )
      ),
    ]
  }

  /// Where an image comes from.
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

  /// A range of versions of iOS; whether a version is in it is left to the reader.
  static var versions: String { "^ *\(version)(?: +\(version))? *$" }

  /// The index of an item, or an identifier.
  static let itemKey = #"^(?:0|[1-9][0-9]?|[0-9]*[^0-9][\s\S]*)$"#

  private static let version = #"(?:>=|<=|>|<)?[0-9]{1,4}(?:\.[0-9]{1,4})?"#

  private static func pattern(_ pattern: String, _ summary: String) -> JSON {
    ["description": .string(summary), "pattern": .string(pattern)]
  }

  /// Base64 of bytes that begin with the eight of every PNG file, `89 50 4E 47 0D 0A 1A 0A`.
  ///
  /// How much padding there must be differs between decoders and is left to them.
  private static let base64OfPNG = "iVBORw0KGg[o-r](?:=|[A-Za-z0-9+/]+={0,2})"
}
