import Foundation
import TabTestSupport
import Testing

@testable import TabRaster

struct FontDamageTests {
  @Test(arguments: FontFixture.allCases)
  func `damaged fonts are errors or other pictures and never traps`(font: FontFixture) throws {
    try damage(font.bytes, rounds: rounds(20), seed: 41)
  }

  /// Damages the fonts of `Scripts/fonts`; has no arguments unless that script runs the tests.
  @Test(arguments: try FontCoverage.all.map(\.file))
  func `damaged fonts of others are errors or other pictures and never traps`(
    file: String
  ) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    // Each round copies the file, so large files have fewer rounds.
    let share = bytes.count > 4_000_000 ? 8 : 1
    try damage(bytes, rounds: rounds(20) / share, seed: 43)
  }

  private func damage(_ bytes: [UInt8], rounds: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let places = Self.tables(of: bytes)
    for _ in 0..<rounds {
      var file = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        // Damages a byte near the table's start, where its counts and offsets are, or anywhere in
        // it.
        let table = places[Int.random(in: 0..<places.count, using: &generator)]
        let reach = Bool.random(using: &generator) ? min(table.count, 48) : table.count
        let place = table.lowerBound + Int.random(in: 0..<reach, using: &generator)
        guard place < file.count else { continue }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: file[place] = 0xFF
        case 2: file[place] = 0
        case 3: file.removeSubrange(max(place, file.count - 4_096)...)
        default: file[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      read(file, &generator)
    }
    // The undamaged font is still read.
    #expect(throws: Never.self) { try Typeface.all(in: bytes) }
  }

  /// Reads the tables of a font that drawing needs, for at most three faces and some glyphs.
  private func read(_ bytes: [UInt8], _ generator: inout SeededGenerator) {
    guard let faces = try? Typeface.all(in: bytes) else { return }
    for face in faces.shuffled(using: &generator).prefix(3) {
      let codes: [UInt32] = [0x20, 0x41, 0x56, 0x6F, 0xC1, 0x301, 0x5D0, 0x628, 0x4E2D, 0x1F600]
      let found = codes.compactMap(Unicode.Scalar.init).compactMap { try? face.glyph(for: $0) }
      let random = (0..<10).map { _ in
        Int.random(in: 0...max(face.glyphCount, 1), using: &generator)
      }
      let font = Font(weight: .regular, size: 20, typefaces: [face])
      let text = "AV o\u{301} \u{628}\u{644}\u{64E}\u{627} \u{5E9}\u{5C1}1"
      #expect(font.width(of: text).isFinite)
      #expect(font.inkBounds(of: text).width.isFinite)
      var previous = 0
      for glyph in found + random {
        let extent = (try? face.outline(of: glyph))?.extent
        let advance = try? face.advance(of: glyph)
        let distance = try? face.kerning(left: previous, right: glyph)
        previous = glyph
        #expect([extent?.width, advance, distance].allSatisfy { $0?.isFinite ?? true })
      }
    }
  }

  /// Returns the byte ranges of the table directory of a font file and of its tables.
  private static func tables(of bytes: [UInt8]) -> [Range<Int>] {
    func number(_ place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) == 0x7474_6366 ? number(12) : 0
    let count = number(start + 4) >> 16
    return (0..<count).reduce(into: [start..<start + 12 + 16 * count]) { tables, index in
      let record = start + 12 + 16 * index
      let size = number(record + 12)
      if size > 0 { tables.append(number(record + 8)..<number(record + 8) + size) }
    }
  }
}
