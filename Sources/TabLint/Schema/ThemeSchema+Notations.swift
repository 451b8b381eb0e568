import TabAppearance
import TabJSON

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
              "enum": .array(TabBarTheme.SystemColor.allCases.map { .string("system:\($0.rawValue)") }),
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
          pattern(#"^asset:[\s\S]+$"#, "An image of the app by its name."),
          pattern(#"^symbol:[\s\S]+$"#, "A symbol of the system by its name."),
          pattern("^data:image/png;base64,\(base64OfPNG)$", "The bytes of a PNG file."),
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
