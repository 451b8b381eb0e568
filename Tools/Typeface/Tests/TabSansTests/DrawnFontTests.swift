import Foundation
import Testing

@testable import TabRaster
@testable import tabsans

/// Tests of the fonts of the package against the drawings.
struct DrawnFontTests {
  @Test(arguments: Font.Weight.allCases)
  func `the file in the package has the bytes that are drawn`(weight: Font.Weight) throws {
    let drawn = FontFile(weight)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/TabRaster/Text/TabSans/\(drawn.name).otf")
    #expect(
      try [UInt8](Data(contentsOf: file.standardizedFileURL)) == drawn.bytes,
      "run swift run --package-path Tools/Typeface tabsans Sources/TabRaster/Text/TabSans"
    )
  }

  /// Compares advances to half a font unit and outlines to one unit, since both are rounded.
  @Test(arguments: Font.Weight.allCases)
  func `the font has every character that is drawn, and its outline`(weight: Font.Weight) throws {
    let typeface = Typeface.tabSans(weight)
    let scale = 1_000 / Double(typeface.unitsPerEm)
    for (character, glyph) in GlyphSheet(weight).glyphs {
      let scalar = try #require(character.unicodeScalars.first)
      let number = try #require(try typeface.glyph(for: scalar), "\(character)")
      #expect(abs(try typeface.advance(of: number) * scale - glyph.advance) <= scale / 2)
      let outline = try typeface.outline(of: number)
      #expect(outline.elements.isEmpty == glyph.outline.elements.isEmpty)
      guard let ink = outline.extent, let drawn = glyph.outline.extent else { continue }
      #expect(abs(ink.x * scale - drawn.x) <= scale, "\(character)")
      #expect(abs(ink.y * scale - drawn.y) <= scale, "\(character)")
      #expect(abs(ink.maxX * scale - drawn.maxX) <= scale, "\(character)")
      #expect(abs(ink.maxY * scale - drawn.maxY) <= scale, "\(character)")
    }
  }

  @Test(arguments: Font.Weight.allCases)
  func `each character is as wide as in the system's font`(weight: Font.Weight) throws {
    let typeface = Typeface.tabSans(weight)
    for character in GlyphSheet(weight).glyphs.keys {
      guard let width = SystemFigures.advance(of: character, weight) else { continue }
      let scalar = try #require(character.unicodeScalars.first)
      let glyph = try #require(try typeface.glyph(for: scalar))
      let advance = try typeface.advance(of: glyph) * 1_000 / Double(typeface.unitsPerEm)
      #expect(abs(advance - width) < 0.05, "\(character)")
    }
  }

  @Test func `pairs of the font are those of the drawings`() throws {
    let typeface = Typeface.tabSans(.medium)
    let characters = GlyphSheet(.medium).glyphs.keys
    func glyph(_ character: Character) throws -> Int {
      let scalar = try #require(character.unicodeScalars.first)
      return try #require(try typeface.glyph(for: scalar))
    }
    for (left, rights) in Kerning.pairs(.medium, among: characters) {
      for (right, distance) in rights where characters.contains(right) {
        let found = try typeface.kerning(left: glyph(left), right: glyph(right))
        #expect(found == (distance * 16).rounded(), "\(left)\(right)")
      }
    }
  }
}
