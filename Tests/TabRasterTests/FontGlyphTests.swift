import TabRaster
import Testing

struct FontGlyphTests {
  private let font = Font(weight: .medium, size: 1_000)

  private func path(_ text: String) -> Path { font.path(for: text, baseline: Point(0, 0)) }

  @Test(arguments: Font.Weight.allCases)
  func `every character has a glyph of its own`(weight: Font.Weight) {
    let font = Font(weight: weight, size: 1_000)
    var characters: [Path: Character] = [:]
    characters[font.path(for: "\u{FFFF}", baseline: Point(0, 0))] = "\u{FFFF}"
    for character in FontCharacters.inked {
      let path = font.path(for: String(character), baseline: Point(0, 0))
      #expect(!path.elements.isEmpty, "\(character)")
      #expect(characters[path] == nil, "\(character) looks like \(characters[path] ?? " ")")
      characters[path] = character
    }
  }

  @Test(arguments: [" ", "\u{A0}"])
  func `spaces have a width and no ink`(space: String) {
    #expect(path(space).elements.isEmpty)
    #expect(font.width(of: space) > 200)
    #expect(font.inkBounds(of: space) == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test(arguments: ["漢", "😀", "👩‍👩‍👧", "Ж", "\u{7}", "x\u{336}", "\u{301}"])
  func `other characters are one visible box`(text: String) {
    #expect(path(text) == path("\u{FFFF}"))
    #expect(font.inkBounds(of: text).height > 600)
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{FEFF}"])
  func `what only says how others are shown has neither width nor ink`(text: String) {
    #expect(path("a\(text)b") == path("ab"))
    #expect(font.width(of: text) == 0)
    #expect(font.missingCharacters(in: text).isEmpty)
  }

  @Test(arguments: [("e\u{301}", "é"), ("A\u{30A}", "Å"), ("c\u{327}", "ç"), ("n\u{303}", "ñ")])
  func `a letter with a combining accent is the composed letter`(parts: String, whole: String) {
    #expect(path(parts) == path(whole))
    #expect(font.width(of: parts) == font.width(of: whole))
  }

  @Test func `an empty text has neither width nor ink`() {
    #expect(font.width(of: "") == 0)
    #expect(path("").elements.isEmpty)
    #expect(font.inkBounds(of: "") == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `accented letters are as wide as their letters`() {
    for (accented, letter) in zip("ÀÉÎÕÜàéôõüçñ", "AEIOUaeooucn") {
      #expect(font.width(of: String(accented)) == font.width(of: String(letter)))
    }
  }

  /// Measures the strokes of letters, since text with stems of several widths looks uneven.
  @Test(arguments: Font.Weight.allCases)
  func `upright strokes are equally wide in all letters`(weight: Font.Weight) {
    let font = Font(weight: weight, size: 1_000)
    let stem = font.inkBounds(of: "l").width
    for letter in "bdhnmpqu" {
      let ink = font.inkBounds(of: String(letter))
      var bitmap = Bitmap(width: 1_000, height: 1)
      // A row at 0.3 of the x-height crosses only stems, or a stem and a bowl.
      let path = font.path(for: String(letter), baseline: Point(-ink.x, 160))
      bitmap.fill(path, color: RGBA(0, 0, 0))
      let row = bitmap.pixels.map { $0 >> 24 > 127 }
      let runs = row.split(separator: false).map(\.count)
      #expect(runs.contains { abs(Double($0) - stem) <= 1 }, "\(letter): \(runs)")
      #expect(runs.allSatisfy { abs(Double($0) - stem) <= stem * 0.22 }, "\(letter): \(runs)")
    }
  }
}
