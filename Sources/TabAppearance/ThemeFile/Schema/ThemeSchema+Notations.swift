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
              "enum": .array(SystemColor.allCases.map { .string("system:\($0.rawValue)") }),
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

  private static func pattern(_ pattern: String, _ summary: String) -> JSON {
    ["description": .string(summary), "pattern": .string(pattern)]
  }

  /// Base64 of bytes that begin with the eight of every PNG file, `89 50 4E 47 0D 0A 1A 0A`.
  ///
  /// How much padding there must be differs between decoders and is left to them.
  private static let base64OfPNG = "iVBORw0KGg[o-r](?:=|[A-Za-z0-9+/]+={0,2})"
}

/// A notation for colors as a regular expression of ECMA 262.
struct ColorPattern: Sendable {
  let summary: String
  let text: String

  static let all = [
    ColorPattern(
      summary: "Hexadecimal digits in sRGB: #RGB, #RGBA, #RRGGBB or #RRGGBBAA.",
      text: "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    ),
    ColorPattern(
      summary: "A color of the theme by its name in 'colors'.",
      text: #"^\{[\s\S]+\}$"#
    ),
    ColorPattern(
      summary: "Red, green and blue from 0 to 255 or as percentages, and an opacity.",
      text: "^[Rr][Gg][Bb][Aa]?\\((?:\(spaced)|\(numbersWithCommas)|\(percentagesWithCommas))\\)$"
    ),
  ]

  private static let spaced = {
    let channel = "(?:\(byte)|\(percentage)|\(none))"
    return #"\s*"# + [channel, channel, channel].joined(separator: #"\s+"#)
      + #"\s*(?:/\s*(?:\#(part)|\#(percentage)|\#(none))\s*)?"#
  }()

  private static let numbersWithCommas = commas(byte)
  private static let percentagesWithCommas = commas(percentage)

  private static func commas(_ channel: String) -> String {
    let padded = #"\s*\#(channel)\s*"#
    return [padded, padded, padded].joined(separator: ",")
      + #"(?:,\s*(?:\#(part)|\#(percentage))\s*)?"#
  }

  private static let none = "[Nn][Oo][Nn][Ee]"
  private static let byte = number("(?:25[0-4]|2[0-4][0-9]|1?[0-9]{1,2})", last: "255")
  private static let part = number("0", last: "1")
  private static let percentage = number("[0-9]{1,2}", last: "100") + "%"

  /// A number from 0 to `last`; what an exponent makes of a number is left to the reader.
  private static func number(_ integer: String, last: String) -> String {
    #"(?:\+?0*(?:\#(integer)(?:\.[0-9]+)?|\.[0-9]+|\#(last)(?:\.0+)?)|-0*\.?0+"#
      + #"|[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)[eE][+-]?[0-9]+)"#
  }
}
