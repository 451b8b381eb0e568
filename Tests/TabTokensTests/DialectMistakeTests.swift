import Foundation
import TabFiles
import TabTokens
import Testing

/// Changes that break the files of a fixture, with all that is reported then.
struct DialectMistakes: Sendable, CustomTestStringConvertible {
  let fixture: DialectFixture
  let mode: String
  let changes: [Change]
  let report: String

  /// A replacement of the first `old` behind `anchor`.
  struct Change: Sendable {
    /// The end of the file's path.
    let file: String
    let anchor: String
    let old: String
    let new: String

    init(_ file: String, after anchor: String, _ old: String, _ new: String) {
      (self.file, self.anchor, self.old, self.new) = (file, anchor, old, new)
    }

    func made(in text: String) throws -> String {
      let start = try #require(text.range(of: anchor), "no \(anchor)").upperBound
      let range = try #require(text.range(of: old, range: start..<text.endIndex), "no \(old)")
      return text.replacingCharacters(in: range, with: new)
    }
  }

  var testDescription: String { "\(fixture.testDescription) \(mode)" }

  /// Reads the changed files.
  func tokens() throws -> TokenSet {
    var made = 0
    let tokens = try fixture.read(mode: mode) { text, file in
      let here = changes.filter { file.hasSuffix($0.file) }
      made += here.count
      return try here.reduce(text) { try $1.made(in: $0) }
    }
    .tokens
    #expect(made == changes.count)
    return tokens
  }

  /// The errors and warnings as text, without the lines that they mark.
  static func report(_ diagnostics: [TokenDiagnostic]) -> String {
    let lines = diagnostics.filter { $0.severity != .note }.map { diagnostic in
      var diagnostic = diagnostic.diagnostic
      diagnostic.excerpt = nil
      return diagnostic.description
    }
    return lines.joined(separator: "\n")
  }
}

struct DialectMistakeTests {
  private static let figma = DialectMistakes(
    fixture: .figma,
    mode: "Light",
    changes: [
      .init("Light.tokens.json", after: #""Sunken""#, "srgb", "sRGB"),
      .init("Light.tokens.json", after: #""Link""#, "#0A6362", "#0A6326"),
      .init("Light.tokens.json", after: #""Focus""#, "#159B97", "#159B9"),
      .init("Light.tokens.json", after: #""Bar""#, "{Background.Raised}", "{Background.Rised}"),
      .init("Light.tokens.json", after: #""Normal""#, "{Text.Secondary}", "{Item.Disabled}"),
      .init("Light.tokens.json", after: #""Disabled": {"#, "{Text.Disabled}", "{Item.Normal}"),
      .init("Light.tokens.json", after: #""Warning""#, "[0.8980392217636108,", "[229,"),
    ],
    report: """
      Figma/Light.tokens.json:46:23: error: there is no color space 'sRGB' [value.color]
        fix: write 'srgb'
      Figma/Light.tokens.json:165:16: warning: 'hex' is '#0A6326', and the components are #0a6362, which count [value.color]
        fix: write '#0a6362'
      Figma/Light.tokens.json:227:16: error: 'hex' is '#' and six hexadecimal digits, not '#159B9' [value.color]
        fix: write it as in '#3366cc'; 'alpha' has the opacity
      Figma/Light.tokens.json:341:17: error: '{Background.Rised}' names no token [alias.unresolved]
        fix: write '{Background.Raised}'
      Figma/Light.tokens.json:365:17: error: 'Item.Normal' refers to itself: Item.Normal → Item.Disabled → Item.Normal [alias.circular]
        fix: give one of them a value of its own
      Figma/Light.tokens.json:391:17: error: 'Item.Disabled' refers to itself: Item.Normal → Item.Disabled → Item.Normal [alias.circular]
        fix: give one of them a value of its own
      Figma/Light.tokens.json:444:24: error: red of 'srgb' is from 0 to 1, not 229.0, which is from 0 to 255 [value.color]
        fix: write '0.898'
      """
  )

  private static let tokensStudio = DialectMistakes(
    fixture: .tokensStudio,
    mode: "Light",
    changes: [
      .init("tokens.json", after: #""reef""#, "#d7f3f1", "#d7f3fg"),
      .init("tokens.json", after: #""space""#, "{space.unit} * 2", "{space.unti} * 2"),
      .init("tokens.json", after: #""radius""#, "8px", "8dp"),
      .init("tokens.json", after: #""font-weight""#, "Semi Bold", "Semi Blod"),
      .init("tokens.json", after: #""title": {"#, "{font-weight.semibold}", "{font-size.title}"),
      .init("tokens.json", after: #""light": {"#, "{ink.1000}, 40%", "{ink.1000}, 400%"),
      .init("tokens.json", after: #""light": {"#, "{ink.600}", "{text.disabled}"),
      .init("tokens.json", after: #""light": {"#, "{ink.400}", "{text.secondary}"),
      .init("tokens.json", after: #""light": {"#, "darken", "darker"),
    ],
    report: """
      TokensStudio/tokens.json:55:18: error: '#d7f3fg' isn't a color: 'g' isn't a hexadecimal digit [value.color]
        fix: write digits from 0 to F after '#'
      TokensStudio/tokens.json:178:18: error: '{space.unti}' names no token [alias.unresolved]
        fix: write '{space.unit}'
      TokensStudio/tokens.json:212:18: error: a dimension has one of the units 'px', 'rem', not '8dp' [value.dimension]
        fix: write the unit, as in '8px'
      TokensStudio/tokens.json:284:18: error: there is no font weight 'Semi Blod' [value.fontWeight]
        fix: write 'semi-bold'
      TokensStudio/tokens.json:362:25: error: a font weight is needed, and 'font-size.title' is of the type 'dimension' [alias.typeMismatch]
        fix: refer to a token of the type 'fontWeight'
      TokensStudio/tokens.json:415:18: error: the opacity in 'rgba({ink.1000}, 400%)' is from 0 to 1, or from 0% to 100% [value.color]
        fix: write it as in 'rgba({ink.1000}, 50%)'
      TokensStudio/tokens.json:425:18: error: 'text.secondary' refers to itself: text.secondary → text.disabled → text.secondary [alias.circular]
        fix: give one of them a value of its own
      TokensStudio/tokens.json:429:18: error: 'text.disabled' refers to itself: text.secondary → text.disabled → text.secondary [alias.circular]
        fix: give one of them a value of its own
      TokensStudio/tokens.json:466:23: error: 'type' of 'modify' is one of 'lighten', 'darken', 'mix', 'alpha', not 'darker' [value.color]
        fix: write 'darken'
      """
  )

  private static let tokenSets = DialectMistakes(
    fixture: .tokensStudioDTCG,
    mode: "Dark",
    changes: [
      .init("tokens-dtcg.json", after: #""Dark""#, #""components/bar""#, #""component/bar""#)
    ],
    report: """
      TokensStudio/tokens-dtcg.json:665:9: warning: the theme 'Dark' has a set 'component/bar', which isn't among the token sets [dialect]
        fix: write 'components/bar'
      """
  )

  private static let styleDictionary = DialectMistakes(
    fixture: .styleDictionary,
    mode: "light",
    changes: [
      .init("base.json", after: #""ink""#, "#f5f8f9", "f5f8f9"),
      .init("base.json", after: #""reef""#, "#7cd4cf", "#7cd4c"),
      .init("base.json", after: #""radius""#, "16px", "16 px"),
      .init("base.json", after: #""weight""#, "500", "5000"),
      .init("base.json", after: #""time""#, "200ms", "200"),
      .init("light.json", after: #""text""#, "ink.900.value}", "ikn.900.value}"),
      .init("light.json", after: #""text""#, "{color.core.ink.600.value}", "{color.core.ink}"),
      .init(
        "light.json",
        after: #""bar""#,
        "{color.background.raised.value}",
        "{color.bar.line.value}"
      ),
      .init(
        "light.json",
        after: #""line""#,
        "{color.border.subtle.value}",
        "{color.bar.background.value}"
      ),
      .init("light.json", after: #""item""#, #""value""#, #""vlaue""#),
    ],
    report: """
      StyleDictionary/base.json:14:20: error: 'f5f8f9' isn't a color, which starts with '#' [value.color]
        fix: write '#f5f8f9'
      StyleDictionary/base.json:121:20: error: '#7cd4c' isn't a color: it has 5 digits [value.color]
        fix: write 3, 4, 6 or 8 digits after '#'
      StyleDictionary/base.json:376:18: error: '16 px' has a blank before its unit [value.dimension]
        fix: write '16px'
      StyleDictionary/base.json:452:18: error: a font weight is from 1 to 1000, not 5000.0 [value.fontWeight]
      StyleDictionary/base.json:499:16: error: a duration has one of the units 'ms', 's', not '200' [value.duration]
        fix: write the unit, as in '200ms'
      StyleDictionary/light.json:35:18: error: '{color.core.ikn.900}' names no token [alias.unresolved]
        fix: write '{color.core.ink.900}'
      StyleDictionary/light.json:42:18: error: '{color.core.ink}' is a group, and values are those of tokens [alias.notToken]
        fix: name a token in it
      StyleDictionary/light.json:132:18: error: 'color.bar.background' refers to itself: color.bar.background → color.bar.line → color.bar.background [alias.circular]
        fix: give one of them a value of its own
      StyleDictionary/light.json:139:18: error: 'color.bar.line' refers to itself: color.bar.background → color.bar.line → color.bar.background [alias.circular]
        fix: give one of them a value of its own
      StyleDictionary/light.json:148:9: error: a token has no property 'vlaue', and needs a value [group.incompleteToken]
        fix: write 'value'
      """
  )

  private static let terrazzo = DialectMistakes(
    fixture: .terrazzo,
    mode: "dark",
    changes: [
      .init("tokens.json", after: #""reef""#, "#d7f3f1", "#d7f3f1ff"),
      .init("tokens.json", after: #""coral""#, "srgb", "sRGB"),
      .init("tokens.json", after: #""kelp""#, "[0.90196,", #"["0.90196","#),
      .init("tokens.json", after: #""page""#, #""dark": "{color.ink."#, #""dark": "{color.ikn."#),
      .init("tokens.json", after: #""raised""#, #""dark""#, #""drak""#),
      .init("tokens.json", after: #""item": {"#, "{color.text.secondary}", "{color.item.disabled}"),
      .init("tokens.json", after: #""item": {"#, "{color.text.disabled}", "{color.item.normal}"),
      .init("tokens.json", after: #""radius""#, #""unit": "px""#, #""unit": "pt""#),
      .init("tokens.json", after: #""weight""#, "500", #""mediun""#),
      .init("tokens.json", after: #""tabLabel""#, #""lineHeight""#, #""line-height""#),
    ],
    report: """
      Terrazzo/tokens.json:96:18: error: 'hex' is '#' and six hexadecimal digits, not '#d7f3f1ff' [value.color]
        fix: write it as in '#3366cc'; 'alpha' has the opacity
      Terrazzo/tokens.json:159:25: error: there is no color space 'sRGB' [value.color]
        fix: write 'srgb'
      Terrazzo/tokens.json:225:26: error: a component is a number or 'none', not '0.90196' [value.color]
        fix: write '0.90196' without quotes
      Terrazzo/tokens.json:292:21: error: '{color.ikn.1000}' names no token [alias.unresolved]
        fix: write '{color.ink.1000}'
      Terrazzo/tokens.json:301:13: warning: no other token has the mode 'drak', and this one has none for 'dark' [dialect]
        fix: write 'dark'
      Terrazzo/tokens.json:484:19: error: 'color.item.normal' refers to itself: color.item.normal → color.item.disabled → color.item.normal [alias.circular]
        fix: give one of them a value of its own
      Terrazzo/tokens.json:490:19: error: 'color.item.disabled' refers to itself: color.item.normal → color.item.disabled → color.item.normal [alias.circular]
        fix: give one of them a value of its own
      Terrazzo/tokens.json:596:17: error: this is one of 'px', 'rem', not 'pt' [value.dimension]
        fix: write 'px'
      Terrazzo/tokens.json:688:19: error: there is no font weight 'mediun' [value.fontWeight]
        fix: write 'medium'
      Terrazzo/tokens.json:743:17: error: a typography needs 'lineHeight' [value.typography]
        fix: add it
      """
  )

  private static let variableCollections = DialectMistakes(
    fixture: .variableCollections,
    mode: "Dark",
    changes: [
      .init("variables.json", after: #""$kelp""#, "#e6f2d9", "e6f2d9"),
      .init("variables.json", after: #""radius/small""#, #""$value": 8"#, #""$value": "8dp""#),
      .init("variables.json", after: #""icon_small""#, #""$value""#, #""$vaule""#),
      .init("variables.json", after: #""background/overlay""#, "16,0.60", "256,0.60"),
      .init(
        "variables.json",
        after: #""text/primary""#,
        #""dark": "{@primitives.$ink"#,
        #""dark": "{@primitives.$ikn"#
      ),
      .init("variables.json", after: #""text/secondary""#, #""dark""#, #""drak""#),
      .init(
        "variables.json",
        after: #""item/normal""#,
        #""dark": "{@tern_theme.$text.secondary}""#,
        #""dark": "{@tern_theme.$item.disabled}""#
      ),
      .init(
        "variables.json",
        after: #""item/disabled""#,
        #""dark": "{@tern_theme.$text.disabled}""#,
        #""dark": "{@tern_theme.$item.normal}""#
      ),
    ],
    report: """
      VariableCollections/variables.json:382:19: error: 'e6f2d9' isn't a color, which starts with '#' [value.color]
        fix: write '#e6f2d9'
      VariableCollections/variables.json:602:19: error: a dimension has one of the units 'px', 'rem', not '8dp' [value.dimension]
        fix: write the unit, as in '8px'
      VariableCollections/variables.json:638:7: warning: 'primitives.size.icon_small' has a '$type' and nothing that has it; it looks like an incomplete token [group.incompleteToken]
        fix: write a '$value' in it
      VariableCollections/variables.json:904:21: error: 'rgba(8,13,256,0.60)' isn't a color [value.color]
        fix: write it as in CSS, such as 'rgba(51, 102, 153, 0.5)' or 'oklch(0.5 0.1 200)'
      VariableCollections/variables.json:919:21: error: '{primitives.ikn.50}' names no token [alias.unresolved]
        fix: write '{primitives.ink.50}'
      VariableCollections/variables.json:932:13: warning: the variable has no value for the mode 'Dark', so its '$value' counts [dialect]
        fix: write 'dark'
      VariableCollections/variables.json:1122:21: error: 'tern_theme.item.normal' refers to itself: tern_theme.item.normal → tern_theme.item.disabled → tern_theme.item.normal [alias.circular]
        fix: give one of them a value of its own
      VariableCollections/variables.json:1148:21: error: 'tern_theme.item.disabled' refers to itself: tern_theme.item.normal → tern_theme.item.disabled → tern_theme.item.normal [alias.circular]
        fix: give one of them a value of its own
      """
  )

  private static let assetCatalog = DialectMistakes(
    fixture: .assetCatalog,
    mode: "dark",
    changes: [
      .init("Overlay.colorset/Contents.json", after: "luminosity", "0.600", "60%"),
      .init("Page.colorset/Contents.json", after: "dark", "0x0D", "0x0G"),
      .init("Raised.colorset/Contents.json", after: "luminosity", "dark", "drak"),
      .init("Sunken.colorset/Contents.json", after: "luminosity", "srgb", "p3"),
      .init("Badge/Fill.colorset/Contents.json", after: "luminosity", "],", "]"),
      .init("Link.colorset/Contents.json", after: "luminosity", #""blue""#, #""bleu""#),
    ],
    report: """
      AssetCatalog/Tern.xcassets/Background/Overlay.colorset/Contents.json:25:20: error: a component is text such as '0x66', '102' or '0.400', not '60%' [value.color]
      AssetCatalog/Tern.xcassets/Background/Page.colorset/Contents.json:27:20: error: a component is text such as '0x66', '102' or '0.400', not '0x0G' [value.color]
      AssetCatalog/Tern.xcassets/Background/Raised.colorset/Contents.json:19:20: warning: there is no appearance 'drak', so the color isn't used [dialect]
        fix: write 'dark'
      AssetCatalog/Tern.xcassets/Background/Sunken.colorset/Contents.json:23:24: error: there is no color space 'p3' [value.color]
        fix: write one of 'display-p3', 'extended-gray', 'extended-linear-srgb', 'extended-srgb', 'gray-gamma-22', 'srgb'
      AssetCatalog/Tern.xcassets/Badge/Fill.colorset/Contents.json:21:8: error: a comma is missing [document.json]
        fix: write ',' here
      AssetCatalog/Tern.xcassets/Text/Link.colorset/Contents.json:26:11: error: the color has no 'blue' [value.color]
        fix: write 'blue'
      """
  )

  @Test(arguments: [
    figma, tokensStudio, tokenSets, styleDictionary, terrazzo, variableCollections, assetCatalog,
  ])
  func `each mistake is reported at its place, with how to fix it`(
    mistakes: DialectMistakes
  )
    throws
  {
    let report = DialectMistakes.report(try mistakes.tokens().diagnostics)
    #expect(report == mistakes.report)
  }

  @Test func `a changed variable makes its aliases in another collection stale`() throws {
    let change = DialectMistakes(
      fixture: .figma,
      mode: "Primitives",
      changes: [.init("Primitives.tokens.json", after: #""Coral""#, "0.7607843279838562", "0.7")],
      report: ""
    )
    let light = try DialectFixture.figma.read(mode: "Light").tokens
    let report = DialectMistakes.report(
      light.staleAliases(comparedWith: [try change.tokens()])
    )
    #expect(
      report == """
        Figma/Light.tokens.json:297:5: warning: 'Action.Danger' is an alias of 'Coral.600' in Figma, which has another value now [dialect.staleAlias]
          note: 'Coral.600' is at Figma/Primitives.tokens.json:371:5
          fix: export both collections again
        """
    )
  }

  @Test(arguments: [
    ("Figma/Light.tokens.json", "Ligth", "choose 'Light'"),
    ("TokensStudio/tokens.json", "dark", "choose 'Dark'"),
    ("StyleDictionary/light.json", "dark", nil),
    ("Terrazzo/tokens.json", "drak", "choose 'dark'"),
    ("VariableCollections/variables.json", "Sepia", "choose 'Light', 'Dark'"),
  ])
  func `an unknown mode is an error with the modes that exist`(
    file: String,
    mode: String,
    fix: String?
  ) throws {
    let bytes = Array(try DialectFixture.text(of: file).utf8)
    let document = TokenDocument(parsing: bytes, file: file, mode: .lenient, alternative: mode)
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.diagnostic)
    #expect(errors.map(\.message) == ["the document has no mode or theme '\(mode)'"])
    #expect(errors.map(\.fix) == [fix])
  }
}
