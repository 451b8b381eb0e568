import TabFiles
import TabTokens
import Testing

struct DialectFixtureTests {
  /// Colors of Tern in the light and the dark mode.
  private static let colors = [
    ("background.page", "#f5f8f9ff", "#080d10ff"),
    ("background.overlay", "#080d1066", "#080d1099"),
    ("text.primary", "#131d23ff", "#f5f8f9ff"),
    ("text.secondary", "#4a5b65ff", "#b0bdc3ff"),
    ("border.subtle", "#d0d9ddff", "#223038ff"),
    ("action.primary", "#0b7d7bff", "#45b9b4ff"),
    ("action.primary pressed", "#096462ff", "#6ac7c3ff"),
    ("bar.background", "#ffffffff", "#131d23ff"),
    ("item.normal", "#4a5b65ff", "#b0bdc3ff"),
    ("item.selected", "#0b7d7bff", "#45b9b4ff"),
    ("badge.fill", "#c23a29ff", "#fb7460ff"),
    ("status.success", "#4e7826ff", "#86b455ff"),
  ]

  @Test(arguments: DialectFixture.all)
  func `a design system has the same colors from each tool`(fixture: DialectFixture) throws {
    for (index, mode) in fixture.modes.enumerated() {
      let (documents, tokens) = try fixture.read(mode: mode)
      #expect(documents.allSatisfy { $0.dialect == fixture.dialect })
      let wrong = tokens.diagnostics.filter { $0.severity != .note }
      #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
      #expect(tokens.count == fixture.count)
      #expect(tokens.diagnostics.count == fixture.notes)
      for (path, light, dark) in Self.colors {
        #expect(fixture.color(path, in: tokens) == [light, dark][index], "\(mode) \(path)")
      }
    }
  }

  @Test func `Figma's exports keep aliases to another collection, and texts`() throws {
    let primitives = try DialectFixture.figma.read(mode: "Primitives")
    #expect(primitives.documents.map(\.alternatives) == [["Mode 1"]])
    #expect(primitives.tokens.count == 70)
    #expect(primitives.tokens.diagnostics.map(\.code) == [.typeUnknown, .typeUnknown])
    for mode in DialectFixture.figma.modes {
      let tokens = try DialectFixture.figma.read(mode: mode).tokens
      #expect(tokens.count { $0.figmaOrigin != nil } == 19)
      #expect(tokens.staleAliases(comparedWith: [primitives.tokens]) == [])
      #expect(tokens["Item.Selected"]?.figmaCodeSyntax == "tabBar.stacked.selected.iconColor")
      #expect(tokens["Label"]?.value == .other(type: "string", .string("Tern \(mode)")))
    }
  }

  @Test func `Tokens Studio's lengths, fonts and texts are computed`() throws {
    for fixture in [DialectFixture.tokensStudio, .tokensStudioDTCG] {
      let tokens = try fixture.read(mode: "Dark").tokens
      #expect(tokens["space.6"]?.value == .dimension(.init(value: 32, unit: .px)))
      #expect(tokens["size.bar-height"]?.value == .dimension(.init(value: 49, unit: .px)))
      #expect(tokens["opacity.hover"]?.value == .number(0.08))
      guard case .typography(let label) = tokens["type.tab-label"]?.value,
        case .shadow(let shadows) = tokens["shadow.raised"]?.value
      else {
        Issue.record("no text or shadow")
        return
      }
      #expect(label.fontFamily == ["Tern Sans"] && label.fontWeight == 500)
      #expect(label.fontSize.points == 11 && label.lineHeight == 1.2)
      #expect(shadows.map(\.color.sRGBHex) == ["#080d1066"] && shadows.map(\.blur.points) == [8])
    }
  }

  @Test(arguments: [
    ("text.primary", "#000000ff", "#ffffffff"), ("item.selected", "#0a6362ff", "#7cd4cfff"),
    ("bar.background", "#ffffffff", "#131d23ff"),
  ])
  func `an asset catalog has colors for high contrast`(
    path: String,
    light: String,
    dark: String
  )
    throws
  {
    for (mode, hex) in [("light high contrast", light), ("dark high contrast", dark)] {
      let tokens = try DialectFixture.assetCatalog.read(mode: mode).tokens
      #expect(DialectFixture.assetCatalog.color(path, in: tokens) == hex)
      // The folder `Brand` provides no namespace, and the system's color has its name as the value.
      #expect(tokens["Reef"] != nil && tokens["CoralP3"] != nil)
      #expect(tokens["AccentColor"]?.value.systemColor != nil)
    }
  }
}
