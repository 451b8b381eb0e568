import Foundation
import Testing

@testable import TabRaster
@testable import tabsans

/// Tests of the font files of the package's typeface.
struct TabSansTests {
  private static let embedded: [Font.Weight: String] = [
    .light: FontFiles.light, .regular: FontFiles.regular, .medium: FontFiles.medium,
    .semibold: FontFiles.semibold, .bold: FontFiles.bold,
  ]

  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TabRaster/Text/TabSans").standardizedFileURL
    return [UInt8](try Data(contentsOf: folder.appending(path: "\(name).otf")))
  }

  @Test(arguments: Font.Weight.allCases)
  func `the embedded font is the file, and the file is what is drawn`(weight: Font.Weight) throws {
    let drawn = FontFile(weight)
    let file = try file(drawn.name)
    #expect(file == drawn.bytes, "run swift run tabsans Sources/TabRaster/Text/TabSans")
    #expect(Base64.bytes(of: Self.embedded[weight] ?? "") == file, "run Scripts/embed")
  }

  @Test(arguments: zip(Font.Weight.allCases, [300, 400, 500, 600, 700]))
  func `a font has the name and the number of its weight`(weight: Font.Weight, number: Int) {
    let typeface = Typeface.tabSans(weight)
    #expect(typeface.names.full == "TabSans \(typeface.names.face)")
    #expect(typeface.names.family == "TabSans")
    #expect(typeface.names.postScript == "TabSans-\(typeface.names.face)")
    #expect(typeface.names.face.lowercased() == "\(weight)")
    #expect(typeface.weight == number)
    #expect(!typeface.isItalic)
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
    for (left, rights) in Kerning.pairs(.medium, among: characters) {
      for (right, distance) in rights where characters.contains(right) {
        let found = try typeface.kerning(
          #require(left.unicodeScalars.first),
          #require(right.unicodeScalars.first)
        )
        #expect(found == (distance * 16).rounded(), "\(left)\(right)")
      }
    }
  }

  @Test(
    arguments: [
      ("", []), ("TWFu", [77, 97, 110]), ("TWE=", [77, 97]), ("TQ==", [77]),
      ("+/+/", [251, 255, 191]),
      ("T\n W F\u{e9} u", [77, 97, 110]),
    ] as [(String, [UInt8])]
  )
  func `text of base 64 is read as bytes`(text: String, bytes: [UInt8]) {
    #expect(Base64.bytes(of: text) == bytes)
  }
}
