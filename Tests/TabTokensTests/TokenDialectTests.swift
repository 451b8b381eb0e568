import TabFiles
import TabTestSupport
import Testing

@testable import TabTokens

/// What other tools write, recognized by its content.
struct TokenDialectTests {
  private static let figma = """
    { "$extensions": { "com.figma.modeName": "Dark" },
      "Text": { "Brand": {
        "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0.20000000298023224, 0.4000000059604645, 0.6000000238418579], "alpha": 1, "hex": "#336699" },
        "$extensions": { "com.figma.scopes": ["ALL_SCOPES"],
          "com.figma.aliasData": { "targetVariableName": "Blue/500", "targetVariableSetName": "Primitives" } } } },
      "Gap": { "$type": "number", "$value": 8 },
      "Label": { "$type": "string", "$value": "Hi", "$extensions": { "com.figma.type": "string" } } }
    """

  private static let studio = """
    { "core": {
        "size": { "value": "16", "type": "sizing" }, "base": { "value": "1.5rem", "type": "fontSizes" },
        "blue": { "value": "#336699", "type": "color", "description": "brand" },
        "half": { "value": "50%", "type": "opacity" }, "line": { "value": "150%", "type": "lineHeights" },
        "tall": { "value": "24px", "type": "lineHeights" }, "bold": { "value": "Bold", "type": "fontWeights" },
        "family": { "value": "Inter", "type": "fontFamilies" }, "case": { "value": "uppercase", "type": "textCase" },
        "shadow": { "type": "boxShadow", "value": [
          { "x": "0", "y": "2", "blur": "4", "spread": "0", "color": "{blue}", "type": "innerShadow" }] },
        "title": { "type": "typography", "value": { "fontFamily": "{family}", "fontWeight": "{bold}", "fontSize": "{base}",
          "lineHeight": "120%", "letterSpacing": "0%", "textCase": "none" } } },
      "light": { "text": { "value": "{blue}", "type": "color" } },
      "dark": { "text": { "value": "#ffffff", "type": "color" } },
      "$themes": [
        { "id": "1", "name": "Light", "selectedTokenSets": { "core": "source", "light": "enabled" } },
        { "id": "2", "name": "Dark", "selectedTokenSets": { "core": "source", "dark": "enabled", "light": "disabled" } }],
      "$metadata": { "tokenSetOrder": ["core", "light", "dark"] } }
    """

  private static let dictionary = """
    { "color": { "base": { "red": { "value": "#ff0000", "comment": "loud", "attributes": { "category": "color" } } },
        "text": { "value": "{color.base.red.value}" } },
      "size": { "small": { "value": "8px", "type": "size" } } }
    """

  private static let terrazzo = """
    { "bg": { "$type": "color", "$value": \(black), "$extensions": { "mode": {
        "light": { "colorSpace": "srgb", "components": [1, 1, 1] }, "dark": \(black) } } },
      "fg": { "$value": "{bg}" } }
    """

  private static let collections = """
    { "@primitives": { "$collection_metadata": { "name": "Primitives", "modes": [{ "key": "mode_1", "name": "Mode 1" }] },
        "$color": { "$blue": { "500": { "$type": "color", "$value": "#336699",
          "$variable_metadata": { "name": "color/blue/500", "modes": { "mode_1": "rgba(51,102,153,1.00)" } } } } } },
      "@theme": { "$collection_metadata": { "name": "Theme", "modes": [
          { "key": "light", "name": "Day" }, { "key": "dark", "name": "Night" }] },
        "bar": { "$type": "color", "$value": "rgba(255, 0, 0, 50%)", "$description": "" },
        "$bar": { "text": { "$type": "color", "$value": "{@primitives.$color.$blue.500}",
          "$variable_metadata": { "name": "bar/text", "modes": {
            "light": "{@primitives.$color.$blue.500}", "dark": "rgba(255,255,255,0.50)" } } },
          "line": { "$type": "color", "$value": "{@theme.bar}" } } } }
    """

  private static func document(_ text: String, _ alternative: String? = nil) -> TokenDocument {
    TokenDocument(parsing: Array(text.utf8), file: "test", mode: .lenient, alternative: alternative)
  }

  private static func hex(_ path: String, _ text: String, _ alternative: String? = nil) -> String? {
    let set = TokenSet(document(text, alternative))
    guard case .color(let color) = set[path]?.value else { return nil }
    return color.sRGBHex
  }

  @Test(arguments: [
    (figma, TokenDialect.figma, ["Dark"]), (studio, .tokensStudio, ["Light", "Dark"]),
    (dictionary, .styleDictionary, []), (terrazzo, .terrazzo, ["light", "dark"]),
    (collections, .variableCollections, ["Day", "Night"]),
    (#"{"a":{"$type":"number","$value":1}}"#, .format, []), ("{}", .format, []),
    (#"{"value":{"value":1}}"#, .styleDictionary, []),
    (#"{"a":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}"#, .format, []),
    (#"{"a":{"$type":"spacing","$value":"4"}}"#, .tokensStudio, []),
  ])
  func `recognizes a tool by its document`(
    text: String,
    dialect: TokenDialect,
    alternatives: [String]
  ) {
    let document = Self.document(text)
    #expect(document.dialect == dialect)
    #expect(document.alternatives == alternatives)
    let strict = TokenDocument(parsing: Array(text.utf8), file: "test", mode: .strict)
    #expect(strict.dialect == .format)
  }

  @Test func `no dialect has errors`() {
    for text in [Self.figma, Self.studio, Self.dictionary, Self.terrazzo, Self.collections] {
      let wrong = TokenSet(Self.document(text)).diagnostics.filter { $0.severity != .note }
      #expect(wrong == [], "\(wrong.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test func `Figma's variables keep what Figma says about them`() {
    let set = TokenSet(Self.document(Self.figma))
    #expect(set["Gap"]?.value == .number(8))
    #expect(set["Label"]?.value == .other(type: "string", "Hi"))
    #expect(set["Text.Brand"]?.figmaOrigin?.path.description == "Blue.500")
    #expect(set.diagnostics.map(\.code) == [.typeUnknown])
  }

  @Test(arguments: [("#336699", 0), ("#ff0000", 1)])
  func `warns of values that Figma had from variables that changed`(hex: String, count: Int) {
    let primitives = tokens(
      "{\"Blue\":{\"500\":{\"$type\":\"color\",\"$value\":\"\(hex)\"}}}",
      .lenient
    )
    let stale = TokenSet(Self.document(Self.figma)).staleAliases(comparedWith: [primitives])
    #expect(stale.count == count)
    #expect(stale.allSatisfy { $0.code == .staleAlias && $0.diagnostic.location?.line == 2 })
  }

  @Test func `Tokens Studio's types become those of the Format`() {
    let set = TokenSet(Self.document(Self.studio))
    #expect(set["size"]?.value == .dimension(.init(value: 16, unit: .px)))
    #expect(set["base"]?.value == .dimension(.init(value: 1.5, unit: .rem)))
    #expect(set["half"]?.value == .number(0.5))
    #expect(set["line"]?.value == .number(1.5))
    #expect(set["tall"]?.value == .dimension(.init(value: 24, unit: .px)))
    #expect(set["bold"]?.value == .fontWeight(700))
    #expect(set["family"]?.value == .fontFamily(["Inter"]))
    #expect(set["case"]?.value == .other(type: "textCase", "uppercase"))
    #expect(set["blue"]?.description == "brand")
    guard case .shadow(let shadows) = set["shadow"]?.value,
      case .typography(let title) = set["title"]?.value
    else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(shadows.map(\.inset) == [true])
    #expect(shadows.map(\.offsetY.value) == [2])
    #expect(shadows.map(\.color.sRGBHex) == ["#336699ff"])
    #expect(title.lineHeight == 1.2)
    #expect(title.letterSpacing.value == 0)
    #expect(title.fontSize == .init(value: 1.5, unit: .rem))
  }

  /// Expressions with their results, for tokens of 4 pixels, 2 rem and the number 3.
  private static let expressions: [(String, TokenQuantity)] = [
    ("{px} * 2", .init(value: 8, unit: .px)), ("2 * {px}", .init(value: 8, unit: .px)),
    ("{px} + {px} * {n}", .init(value: 16, unit: .px)),
    ("({px} + {px}) * {n}", .init(value: 24, unit: .px)),
    ("{rem}/4", .init(value: 0.5, unit: .rem)),
    ("{px} - 1", .init(value: 3, unit: .px)), ("{px} - 1px", .init(value: 3, unit: .px)),
    ("-{px}", .init(value: -4, unit: .px)), ("10 - 2 - 3", .init(value: 5, unit: .px)),
    ("8 / 2 / 2", .init(value: 2, unit: .px)), ("{px} / {px} * 5px", .init(value: 5, unit: .px)),
    ("2 * -(1.5 + 1)", .init(value: -5, unit: .px)),
  ]

  @Test(arguments: expressions)
  func `Tokens Studio's arithmetic is computed`(text: String, expected: TokenQuantity) {
    let set = tokens(
      #"""
      {"px":{"value":"4","type":"spacing"},"rem":{"value":"2rem","type":"spacing"},
       "n":{"value":"3","type":"opacity"},"a":{"value":"\#(text)","type":"spacing"}}
      """#,
      .lenient
    )
    let unit = expected.unit ?? .px
    #expect(
      set["a"]?.value == .dimension(.init(value: expected.value, unit: unit)),
      "\(set.diagnostics)"
    )
    let notes = set.diagnostics.filter { $0.path.description == "a" && $0.code == .aliasSyntax }
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.diagnostic.message.contains("it is computed, as in Tokens Studio") == true)
  }

  @Test func `an expression refers to tokens, in parts of values too`() {
    let set = tokens(
      #"""
      {"size":{"value":"10px","type":"sizing"},"big":{"value":"{size} * 2","type":"sizing"},
       "title":{"type":"typography","value":{"fontFamily":"Inter - Bold","fontWeight":"700","fontSize":"{big} + 1","lineHeight":"1 + 0.5"}}}
      """#,
      .lenient
    )
    #expect(set["big"]?.parts.map(\.description) == ["size"])
    guard case .typography(let title) = set["title"]?.value else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(title.fontSize == .init(value: 21, unit: .px) && title.lineHeight == 1.5)
    #expect(title.fontFamily == ["Inter - Bold"])
    let strict = tokens(#"{"a":{"$type":"dimension","$value":"{b} * 2"}}"#, .strict)
    #expect(strict.diagnostics.map(\.code) == [.aliasSyntax])
  }

  @Test func `nested parentheses have a limit`() {
    let deep = String(repeating: "(", count: 400) + "1 + 1" + String(repeating: ")", count: 400)
    let set = tokens(#"{"a":{"value":"\#(deep)","type":"spacing"}}"#, .lenient)
    #expect(set.isEmpty && set.diagnostics.map(\.code) == [.dialect, .dimension])
  }

  @Test(arguments: [
    ("rgba({blue}, 50%)", "#33669980"), ("rgba({blue},0.25)", "#33669940"),
    ("rgba({blue}, {half})", "#33669980"), ("rgba(#ff0000, 0)", "#ff000000"),
  ])
  func `Tokens Studio's opacity is computed`(text: String, hex: String) {
    let all =
      ##"{"blue":{"value":"#336699","type":"color"},"half":{"value":"50%","type":"opacity"}"##
    #expect(Self.hex("a", all + #","a":{"value":"\#(text)","type":"color"}}"#) == hex)
  }

  @Test func `a theme of Tokens Studio chooses sets`() {
    #expect(Self.hex("text", Self.studio, "Light") == "#336699ff")
    #expect(Self.hex("text", Self.studio, "Dark") == "#ffffffff")
    #expect(Self.hex("text", Self.studio) == "#ffffffff")
  }

  @Test func `Style Dictionary's tokens keep their places and what the Format doesn't have`() {
    let set = TokenSet(Self.document(Self.dictionary))
    #expect(Self.hex("color.text", Self.dictionary) == "#ff0000ff")
    #expect(set["color.text"]?.aliases.map(\.description) == ["color.base.red"])
    #expect(set["color.text"]?.location.line == 2)
    #expect(set["color.base.red"]?.description == "loud")
    #expect(
      set["color.base.red"]?.extensions?.line
        == #"{ "style-dictionary": { "attributes": { "category": "color" } } }"#
    )
    #expect(set["size.small"]?.value == .dimension(.init(value: 8, unit: .px)))
    #expect(set.diagnostics.map(\.code).contains(.dialect))
  }

  @Test func `a mode of Terrazzo chooses values`() {
    #expect(Self.hex("fg", Self.terrazzo) == "#000000ff")
    #expect(Self.hex("fg", Self.terrazzo, "light") == "#ffffffff")
    #expect(Self.hex("fg", Self.terrazzo, "dark") == "#000000ff")
    let set = TokenSet(Self.document(Self.terrazzo, "drk"))
    #expect(set.diagnostics.map(\.code) == [.dialect])
    #expect(set.diagnostics.map(\.diagnostic.fix) == ["choose 'dark'"])
  }

  // The plugin of Figma's Simple Design System writes so (figma/sds, scripts/tokens/tokens.json).
  @Test(arguments: ["org.sds", "com.figma.sds"])
  func `modes in the data of another tool choose values, too`(tool: String) {
    let text = """
      { "@color": { "$extensions": { "\(tool)": { "modes": ["sds_light", "sds_dark"] } },
          "text": { "$type": "color", "$value": "#1e1e1e", "$extensions": { "\(tool)": {
            "figmaId": "1", "modes": { "sds_light": "#1e1e1e", "sds_dark": "{@color.white}" } } } },
          "white": { "$type": "color", "$value": "#ffffff" } } }
      """
    #expect(Self.document(text).alternatives == ["sds_light", "sds_dark"])
    #expect(Self.hex("@color.text", text, "sds_light") == "#1e1e1eff")
    #expect(Self.hex("@color.text", text, "sds_dark") == "#ffffffff")
  }

  // SEB's design tokens have them.
  @Test func `values for dark style that aren't read are one warning`() {
    let text = ##"""
      { "a": { "value": "#000000", "darkValue": "#ffffff" }, "b": { "value": "#111111", "darkValue": "#eeeeee" } }
      """##
    let warnings = TokenSet(Self.document(text)).diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.diagnostic.message)
        == ["'darkValue' of tokens isn't read, so dark style has their light values"]
    )
  }

  @Test func `a plugin's collections are groups, without the signs before their names`() {
    let set = TokenSet(Self.document(Self.collections))
    let paths = [
      "primitives.color.blue.500", "theme.bar.$root", "theme.bar.text", "theme.bar.line",
    ]
    #expect(set.map(\.path.description) == paths)
    #expect(Self.hex("theme.bar.text", Self.collections) == "#336699ff")
    #expect(Self.hex("theme.bar.text", Self.collections, "Day") == "#336699ff")
    #expect(Self.hex("theme.bar.text", Self.collections, "Night") == "#ffffff80")
    // A collection without the mode keeps its values, and a variable with a group's name is the group's token.
    #expect(Self.hex("primitives.color.blue.500", Self.collections, "Night") == "#336699ff")
    #expect(Self.hex("theme.bar.line", Self.collections) == "#ff000080")
    #expect(
      set["theme.bar.text"]?.extensions?.line.contains(#""name": "bar/text""#) == true,
      "\(String(describing: set["theme.bar.text"]?.extensions?.line))"
    )
    #expect(
      set.diagnostics.first?.diagnostic.message
        == "this is written as a plugin of Figma has it; names are read without '@' and '$'"
    )
  }

  @Test(arguments: [
    ("rgb(51, 102, 153)", "#336699ff"), ("rgba(51,102,153,0.5)", "#33669980"),
    ("rgba( 51 , 102 , 153 , 50% )", "#33669980"), ("rgb(0,0,0,1)", "#000000ff"),
    ("rgba(51,102,256,1)", nil), ("rgba(51,102,153,2)", nil), ("rgba(51,102)", nil),
    ("rgb(51 102 153)", "#336699ff"), ("rgba(a,b,c,d)", nil), ("rgb(1,2,3", nil),
  ])
  func `a color is read in the notation of rgb, too`(text: String, hex: String?) {
    let set = tokens(#"{"a":{"$type":"color","$value":"\#(text)"}}"#, .lenient)
    if case .color(let color) = set["a"]?.value {
      #expect(color.sRGBHex == hex)
      #expect(
        set.diagnostics.first?.diagnostic.fix?.contains(String(hex?.prefix(7) ?? "-")) == true
      )
    } else {
      #expect(hex == nil && set.diagnostics.map(\.severity) == [.error])
    }
    #expect(tokens(#"{"a":{"$type":"color","$value":"\#(text)"}}"#).isEmpty)
  }

  @Test(arguments: [
    TokenCase(
      "TS",
      #"📍{"a":{"value":📍"rgba({b},50%)","type":"color"},"b":{"value":📍"4","type":"spacing"}}"#,
      "dialect alias.typeMismatch value.dimension"
    ),
    TokenCase("TS", #"📍{"a":{"value":📍"{b} * 2","type":"spacing"}}"#, "dialect alias.unresolved"),
    TokenCase("TS", #"📍{"a":{"value":📍"{a} + 2","type":"spacing"}}"#, "dialect alias.circular"),
    TokenCase(
      "TS",
      #"📍{"a":{"value":📍"rgba(#ff0000, 50)","type":"color"},"b":{"value":📍"4px","type":"spacing"}}"#,
      "dialect value.color value.dimension"
    ),
    TokenCase(
      "TS",
      #"📍{"a":{"value":📍"1px + 1rem","type":"spacing"}}"#,
      "dialect alias.typeMismatch"
    ),
    TokenCase("TS", #"📍{"a":{"value":📍"4 / 0","type":"spacing"}}"#, "dialect alias.syntax"),
    TokenCase("TS", #"📍{"a":{"value":📍"{a} *","type":"spacing"}}"#, "dialect alias.syntax"),
    TokenCase("SD", #"📍{"a":{"value":📍"{b.value}"}}"#, "dialect alias.unresolved"),
  ])
  func `what isn't a value is told at its place in the text`(example: TokenCase) {
    example.check(.lenient)
  }

  private static let colorSet = """
    { "colors": [
        { "idiom": "universal", "color": { "color-space": "display-p3",
          "components": { "red": "0xFF", "green": "0.250", "blue": "12", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "gray-gamma-22", "components": { "white": "0.1", "alpha": "1" } } }],
      "info": { "author": "xcode", "version": 1 } }
    """

  private static let computed = """
    { "a": { "value": "({b} + 4px) * -{c} / 2", "type": "spacing" }, "b": { "value": "1rem", "type": "sizing" },
      "c": { "value": "50%", "type": "opacity" }, "d": { "value": "rgba({e}, {c})", "type": "color" },
      "e": { "value": "#336699", "type": "color" }, "f": { "value": "{e}", "type": "color", "$extensions": {
        "studio.tokens": { "modify": { "type": "mix", "value": "{c} / 2", "space": "lch", "color": "{d}" } } } } }
    """

  @Test(arguments: [figma, studio, dictionary, terrazzo, collections, colorSet, computed])
  func `no change of a few bytes makes the reading of a tool's document crash`(text: String) {
    var random = SeededGenerator(seed: 36)
    let pieces = ["{", "}", "\"", "(", ")", "*", "-", "[", "]", ",", "{a}", "null", "1e99", "é"]
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: bytes.indices, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
      }
      for mode in [nil, "Dark", "light high contrast"] {
        let document = TokenDocument(
          parsing: bytes,
          file: "Ink.colorset/Contents.json",
          mode: .lenient,
          alternative: mode
        )
        _ = TokenSet(document).map(\.value)
      }
    }
  }

  @Test func `a document of a tool can be written in the Format`() throws {
    let json = try #require(Self.document(Self.dictionary).json)
    let again = tokens(json.text(), .lenient)
    #expect(
      again["color.text"]?.value == TokenSet(Self.document(Self.dictionary))["color.text"]?.value
    )
    #expect(
      TokenDocument(parsing: Array(json.text().utf8), file: "x", mode: .lenient).dialect == .format
    )
  }
}
