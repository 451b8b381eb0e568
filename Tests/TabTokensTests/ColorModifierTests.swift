import TabFiles
import TabTokens
import Testing

/// Color modifiers of Tokens Studio, `$extensions["studio.tokens"].modify`.
struct ColorModifierTests {
  private static func text(_ value: String, _ modify: String) -> String {
    """
    { "base": { "$type": "color", "$value": "#336699" }, "veil": { "$type": "color", "$value": "#cc336680" },
      "step": { "$type": "number", "$value": 0.1 }, "gap": { "$type": "dimension", "$value": "4px" },
      "a": { "$type": "color", "$value": "\(value)", "$extensions": { "studio.tokens": { "modify": \(modify) } } } }
    """
  }

  private static func set(_ value: String, _ modify: String) -> TokenSet {
    tokens(text(value, modify), .lenient)
  }

  private static func hex(_ value: String, _ modify: String) -> String? {
    let set = set(value, modify)
    let wrong = set.diagnostics.filter { $0.severity != .note }
    #expect(wrong.isEmpty, "\(wrong.map(\.description))")
    guard case .color(let color) = set["a"]?.value else { return nil }
    return color.sRGBHex
  }

  /// Results computed by an independent script with the formulas of `sd-transforms` 2.0 by Tokens Studio.
  ///
  /// `lighten` and `darken` move the lightness, or red, green and blue, by the amount of the distance to white or black;
  /// LCH loses the same fraction of its chroma. The tests of `sd-transforms` have the results for `#c14242`, too.
  private static let results: [(String, String, Double, String, String)] =
    [
      ("#336699", "lighten", 0.2, "lch", "#6082adff"),
      ("#336699", "lighten", 0.2, "srgb", "#5c85adff"),
      ("#336699", "lighten", 0.2, "p3", "#5e85aeff"),
      ("#336699", "lighten", 0.2, "hsl", "#4785c2ff"),
      ("#336699", "darken", 0.2, "lch", "#2c5178ff"),
      ("#336699", "darken", 0.2, "srgb", "#29527aff"),
      ("#336699", "darken", 0.2, "p3", "#29527aff"),
      ("#336699", "darken", 0.2, "hsl", "#29527aff"),
      ("#c14242", "darken", 0.2, "lch", "#983735ff"),
      ("#c14242", "darken", 0.2, "srgb", "#9a3535ff"),
      ("#c14242", "darken", 0.2, "p3", "#9b3535ff"),
      ("#c14242", "darken", 0.2, "hsl", "#9c3333ff"),
      ("#33669980", "lighten", 0.2, "srgb", "#5c85ad80"),
      ("#808080", "lighten", 0.5, "hsl", "#c0c0c0ff"),
      ("#808080", "darken", 1, "lch", "#000000ff"),
      ("#336699", "lighten", 1, "lch", "#ffffffff"),
      ("#336699", "lighten", 0, "lch", "#336699ff"),
    ]

  @Test(arguments: results)
  func `a color is lightened or darkened in a space`(
    base: String,
    type: String,
    amount: Double,
    space: String,
    expected: String
  ) {
    let modify = #"{ "type": "\#(type)", "value": "\#(amount)", "space": "\#(space)" }"#
    #expect(Self.hex(base, modify) == expected)
  }

  // The mixes of Color.js, by the same script; `sd-transforms` has `#759ae6` in its tests.
  @Test(arguments: [
    ("#336699", "#cc3366", 0.25, "lch", "#5d60a7ff"),
    ("#336699", "#cc3366", 0.25, "srgb", "#59598cff"),
    ("#336699", "#cc3366", 0.25, "p3", "#5f5c8dff"),
    ("#336699", "#cc3366", 0.25, "hsl", "#3833a5ff"),
    // White has no hue, so the other color's counts.
    ("#ffffff", "#4477dd", 0.74, "lch", "#7f98e7ff"),
    ("#ffffff", "#4477dd", 0.74, "srgb", "#759ae6ff"),
    ("#ffffff", "#4477dd", 0.74, "hsl", "#839fd7ff"),
    // The shorter arc of the hue passes 0.
    ("#b03060", "#b08030", 0.75, "lch", "#b86b35ff"),
    ("#b03060", "#b08030", 0.75, "hsl", "#b06030ff"),
    ("#b08030", "#b03060", 0.25, "hsl", "#b06030ff"),
    // The opacity is mixed, too; alpha doesn't weigh the components.
    ("#336699", "{veil}", 0.5, "srgb", "#804d80c0"),
    ("#336699", "rgba({base}, 0)", 0.5, "srgb", "#33669980"),
  ])
  func `a color is mixed with another one`(
    base: String,
    other: String,
    amount: Double,
    space: String,
    expected: String
  ) {
    let modify =
      #"{ "type": "mix", "value": "\#(amount)", "space": "\#(space)", "color": "\#(other)" }"#
    #expect(Self.hex(base, modify) == expected)
  }

  @Test(arguments: [
    ("0.4", "#33669966"), ("{step}", "#3366991a"), ("{step} * 4", "#33669966"),
    ("0.5 - 0.1", "#33669966"), ("1", "#336699ff"),
  ])
  func `an amount is a number, a reference or an expression, and alpha replaces the opacity`(
    amount: String,
    expected: String
  ) {
    let modify = #"{ "type": "alpha", "value": "\#(amount)", "space": "lch" }"#
    #expect(Self.hex("#33669980", modify) == expected)
    #expect(Self.hex("#336699", #"{ "type": "alpha", "value": 0.4 }"#) == "#33669966")
  }

  @Test func `a modified alias has a value of its own, and a note`() throws {
    let modify = #"{ "type": "darken", "value": "0.2", "space": "srgb" }"#
    let set = Self.set("{base}", modify)
    let token = try #require(set["a"])
    #expect(token.aliases.isEmpty && token.parts.map(\.description) == ["base"])
    let notes = set.diagnostics.filter { $0.path.description == "a" }
    #expect(notes.map(\.severity) == [.note] && notes.map(\.code) == [.color])
    #expect(
      notes.first?.diagnostic.message
        == "'modify' isn't a property of the Format; it is computed, as in Tokens Studio, and gives #29527aff"
    )
    let strict = tokens(
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,1,1]},"$extensions":{"studio.tokens":{"modify":0}}}}"#
    )
    #expect(strict.count == 1 && strict.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      #"📍"lighten""#, "'modify' is an object with 'type', 'value' and 'space', not 'lighten'",
      nil
    ),
    (
      #"{ "type": 📍"ligthen", "value": "0.2", "space": "lch" }"#,
      "'type' of 'modify' is one of 'lighten', 'darken', 'mix', 'alpha', not 'ligthen'",
      "write 'lighten'"
    ),
    (
      #"{ "type": 📍"saturate", "value": "0.2", "space": "lch" }"#,
      "'type' of 'modify' is one of 'lighten', 'darken', 'mix', 'alpha', not 'saturate'",
      "compute the color in Tokens Studio"
    ),
    (
      #"{ "type": "darken", "value": "0.2", "space": 📍"oklch" }"#,
      "'space' of 'modify' is one of 'lch', 'srgb', 'p3', 'hsl', not 'oklch'",
      "compute the color in Tokens Studio"
    ),
    (#"📍{ "type": "darken", "value": "0.2" }"#, "'modify' needs 'space'", "add it"),
    (#"📍{ "type": "alpha", "space": "lch" }"#, "'modify' needs 'value'", "add it"),
    (
      #"📍{ "type": "mix", "value": "0.2", "space": "lch" }"#, "'modify' needs 'color'", "add it"
    ),
    (
      #"{ "type": "alpha", "value": 📍"20%" }"#,
      "'value' of 'modify' is a number from 0 to 1, not '20%'", "write '0.2'"
    ),
    (
      #"{ "type": "alpha", "value": 📍2 }"#,
      "'value' of 'modify' is a number from 0 to 1, not 2.0", "write a number, as in '0.2'"
    ),
    (
      #"{ "type": "alpha", "value": 📍"{step} * 20" }"#,
      "'value' of 'modify' is a number from 0 to 1, not '{step} * 20', which is 2.0",
      "write a number, as in '0.2'"
    ),
    (
      #"{ "type": "alpha", "value": 📍"{gap}" }"#,
      "a number is needed, and 'gap' is of the type 'dimension'",
      "refer to a token of the type 'number'"
    ),
    (
      #"{ "type": "mix", "value": "0.2", "space": "lch", "color": 📍"{bse}" }"#,
      "'{bse}' names no token", "write '{base}'"
    ),
    (
      #"{ "type": "mix", "value": "0.2", "space": "lch", "color": 📍"{a}" }"#,
      "'a' refers to itself: a → a", "give one of them a value of its own"
    ),
  ])
  func `a wrong modifier is an error at its place`(
    marked: String,
    message: String,
    fix: String?
  )
    throws
  {
    let example = TokenCase("TS", Self.text("{base}", marked))
    let set = tokens(example.text, .lenient)
    let errors = set.diagnostics.filter { $0.severity == .error }.map(\.diagnostic)
    #expect(errors.map(\.message) == [message] && errors.first?.fix == fix)
    #expect(errors.map { $0.location.map { "\($0.line):\($0.column)" } } == example.places)
    #expect(set["a"] == nil && set["base"] != nil)
  }

  // MARK: - Primer's opacity

  /// Tokens of GitHub's Primer have `alpha`, which replaces the opacity of the color or of the color that it refers to.
  private static let opacities: [(String, String, String?)] = [
    ("#ffffff", "0", "#ffffff00"), ("{base}", "0.2", "#33669933"), ("{veil}", "0.5", "#cc336680"),
    ("{veil}", "1", "#cc3366ff"), ("#336699", "null", "#336699ff"), ("#336699", "1.5", nil),
    ("#336699", #""half""#, nil),
  ]

  @Test(arguments: opacities)
  func `alpha beside a value is the opacity, and a note`(
    value: String,
    alpha: String,
    expected: String?
  ) throws {
    let text = """
      { "base": { "$type": "color", "$value": "#336699" }, "veil": { "$type": "color", "$value": "#cc336680" },
        "a": { "$type": "color", "$value": "\(value)", "alpha": \(alpha) } }
      """
    let set = tokens(text, .lenient)
    // Colors as text are notes of their own.
    let found = set.diagnostics.filter { !$0.description.contains("a color is an object") }
    if case .color(let color) = set["a"]?.value {
      #expect(color.sRGBHex == expected)
      let note =
        "'alpha' isn't a property of the Format; it is computed, as in Primer, and gives \(color.sRGBHex)"
      #expect(found.map(\.diagnostic.message) == (alpha == "null" ? [] : [note]))
    } else {
      #expect(expected == nil)
      #expect(found.map(\.diagnostic.severity) == [.error], "\(found.map(\.description))")
    }
    #expect(tokens(text, .strict).diagnostics.contains { $0.severity == .error })
  }

  @Test func `alpha of another value than a color is a note`() {
    let set = tokens(##"{ "a": { "$type": "number", "$value": 1, "alpha": 0.5 } }"##, .lenient)
    #expect(set["a"]?.value == .number(1))
    #expect(
      set.diagnostics.map(\.diagnostic.message)
        == ["'alpha' isn't a property of the Format, and Primer has it for colors alone"]
    )
  }
}
