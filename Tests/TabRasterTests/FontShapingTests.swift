import TabTestSupport
import Testing

@testable import TabRaster

/// Tests of shaping with fonts of `Scripts/font-fixtures`, which has the expected figures.
struct FontShapingTests {
  private func font(_ fixture: FontFixture, size: Double = 1_000, kern: Double = 0) throws -> Font {
    Font(weight: .regular, size: size, kern: kern, typefaces: [try fixture.face])
  }

  /// Returns the widths of the glyphs of a text, which are boxes in the fixtures, from left to
  /// right.
  private func boxes(_ text: String, _ font: Font) -> [Int] {
    font.line(of: text).glyphs.map { Int(($0.outline.extent?.width ?? 0).rounded()) }
  }

  /// Compares widths of boxes, which tell glyphs apart: glyph n of the font is 100 + 10 n units
  /// wide.
  @Test(arguments: [
    ("\u{628}", [110]), ("\u{628}\u{628}", [140, 120]), ("\u{628}\u{628}\u{628}", [140, 130, 120]),
    // Alef joins only with the letter before it.
    ("\u{627}\u{628}", [110, 170]), ("\u{628}\u{627}", [180, 120]),
    // Lam and alef are one glyph, with or without a mark between them.
    ("\u{644}\u{627}", [190]), ("\u{644}\u{64E}\u{627}", [190, 200]),
    ("\u{628} \u{628}", [110, 0, 110]),
  ])
  func `Arabic letters join from right to left`(text: String, expected: [Int]) throws {
    var font = try font(.joined)
    font.typefaces.append(try FontFixture.pairs.face)
    #expect(boxes(text, font) == expected)
  }

  @Test func `marks stand where the font says`() throws {
    // The font has a glyph for A with the mark, but not for o with it.
    #expect(try boxes("A\u{301}", font(.pairs)) == [400])
    let line = try font(.pairs).line(of: "o\u{301}")
    #expect(line.glyphs.map(\.x) == [0, 300])
    #expect(line.glyphs.map(\.y) == [0, 350])
    #expect(line.width == 620)
  }

  @Test func `marks are centered where the font doesn't say`() throws {
    // The middle of the letter is at 300, and that of the mark's glyph at 0.
    let line = try font(.variable).line(of: "V\u{301}")
    #expect(line.glyphs.map(\.x) == [0, 300])
    #expect(line.width == 600)
  }

  @Test func `pairs of a font stand closer, and space comes after every character`() throws {
    #expect(try font(.pairs).width(of: "AV") == 1_120)
    #expect(try font(.older).width(of: "AV") == 1_145)
    #expect(try font(.pairs, kern: 5).width(of: "AV") == 1_130)
  }

  @Test func `characters of another typeface stand beside those of the first`() throws {
    let own = Font(weight: .regular, size: 20)
    var font = try font(.pairs, size: 20)
    #expect(abs(font.width(of: "Ab") - 12 - own.width(of: "b")) < 1e-9)
    font.typefaces = []
    font.fallbacks = [try FontFixture.joined.face]
    #expect(abs(font.width(of: "b\u{627}") - own.width(of: "b") - 5.4) < 1e-9)
  }

  @Test func `a long text from right to left ends in an ellipsis on its left`() throws {
    let font = try font(.joined, size: 10)
    let text = String(repeating: "\u{628}", count: 12)
    let shortened = font.truncated(text, to: 20)
    #expect(shortened.last == "…" && shortened.count < 12 && text.hasPrefix(shortened.dropLast()))
    #expect(font.width(of: shortened) <= 20)
    #expect(font.line(of: shortened).glyphs.first?.isOwn == true)
  }

  @Test func `Arabic letters of a font that can't join them count as missing`() throws {
    let bytes = try FontFixture.joined.bytes
    let start = try #require(bytes.firstRange(of: Array("GSUB".utf8))?.lowerBound)
    // The table of substitutions is renamed, so the font is read without it.
    let font = Font(
      weight: .regular,
      size: 10,
      typefaces: try Typeface.all(in: bytes[..<start] + [0x58] + bytes[(start + 1)...])
    )
    #expect(font.missingCharacters(in: "\u{628}") == ["\u{628}"])
    #expect(try self.font(.joined).missingCharacters(in: "\u{628}").isEmpty)
  }

  @Test(arguments: ["न", "မ", "ក"])
  func `scripts that aren't shaped are boxes and count as missing`(text: String) throws {
    let font = try font(.pairs)
    #expect(font.missingCharacters(in: "A\(text)") == [Character(text)])
  }

  @Test func `random texts are drawn without traps`() throws {
    var generator = SeededGenerator(seed: 47)
    let font = try font(.joined)
    let scalars: [Unicode.Scalar] = [
      "a", "1", " ", "(", ")", "-", ",", "%", "\u{5D0}", "\u{628}", "\u{627}", "\u{644}", "\u{64E}",
      "\u{301}",
      "\u{661}", "\u{200D}", "\u{200F}", "漢", "\u{FE0F}", "A",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.unicodeScalars.append(scalars.randomElement(using: &generator) ?? "a")
      }
      let line = font.line(of: text)
      #expect(line.widths.count == text.count, "seed 47, \(text.debugDescription)")
      #expect(abs(line.widths.reduce(0, +) - line.width) < 1e-6, "\(text.debugDescription)")
      #expect(font.truncated(text, to: line.width) == text)
    }
  }
}

extension Font.PlacedGlyph {
  fileprivate var isOwn: Bool { typeface == .tabSans(.regular) }
}
