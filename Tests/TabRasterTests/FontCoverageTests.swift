import Foundation
import TabRaster
import Testing

/// Glyphs of a font as FreeType draws them, read from a file that `Scripts/fonts` writes.
struct FontCoverage: CustomTestStringConvertible, Sendable {
  struct GlyphPicture: Sendable {
    var glyph: Int
    var advance: Double
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var coverages: [UInt8]
  }

  var file: String
  var face: Int
  var size: Double
  var glyphs: [GlyphPicture] = []

  var testDescription: String { file }

  /// The glyphs of all fonts; empty unless `Scripts/fonts` runs the tests.
  static var all: [FontCoverage] {
    get throws {
      guard let folder = ProcessInfo.processInfo.environment["FONT_COVERAGES"] else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
        try FontCoverage(text: String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
      }
    }
  }

  private init(text: String) throws {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    file = String(lines[0].joined(separator: " "))
    face = try #require(Int(lines[1][0]))
    size = try #require(Double(lines[2][0]))
    for words in lines.dropFirst(3) {
      let numbers = try words.prefix(6).map { try #require(Double($0)) }
      let digits = words.count > 6 ? Array(words[6].utf8) : []
      glyphs.append(
        GlyphPicture(
          glyph: Int(numbers[0]),
          advance: numbers[1],
          left: Int(numbers[2]),
          top: Int(numbers[3]),
          width: Int(numbers[4]),
          height: Int(numbers[5]),
          coverages: stride(from: 0, to: digits.count, by: 2).map {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16) ?? 0
          }
        )
      )
    }
  }
}

struct FontCoverageTests {
  @Test(arguments: try FontCoverage.all)
  func `glyphs have the coverage that FreeType finds`(font: FontCoverage) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: font.file)))
    let face = try Typeface.all(in: bytes)[font.face]
    let scale = font.size / Double(face.unitsPerEm)
    var pixels = 0
    var wrong = 0
    for picture in font.glyphs {
      let advance = try face.advance(of: picture.glyph)
      #expect(abs(advance - picture.advance) <= 1, "glyph \(picture.glyph)")
      let outline = try face.outline(of: picture.glyph)
      // A margin of one pixel on each side shows ink that is outside of the expected box.
      var bitmap = Bitmap(width: picture.width + 2, height: picture.height + 2)
      let place = Transform(
        a: scale,
        b: 0,
        c: 0,
        d: -scale,
        tx: Double(1 - picture.left),
        ty: Double(1 + picture.top)
      )
      bitmap.fill(outline, color: RGBA(0, 0, 0), transform: place)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let isInside = (1..<picture.width + 1).contains(x) && (1..<picture.height + 1).contains(y)
          let expected =
            isInside ? Int(picture.coverages[(y - 1) * picture.width + x - 1]) : 0
          let found = Int(bitmap.pixels[y * bitmap.width + x] >> 24)
          if expected > 0 || found > 0 { pixels += 1 }
          if abs(expected - found) > 8 { wrong += 1 }
        }
      }
    }
    let share = Double(wrong) / Double(max(pixels, 1))
    print("\(font.file): \(font.glyphs.count) glyphs, \(wrong) of \(pixels) pixels off")
    #expect(pixels > 5_000)
    #expect(share <= 0.02, "\(wrong) of \(pixels) pixels")
  }
}
