import Foundation

@testable import TabRaster

/// The fonts that `Scripts/font-fixtures` writes.
enum FontFixture: String, CaseIterable {
  case pairs = "Pairs.ttf"
  case classes = "Classes.ttf"
  case older = "Older.ttf"
  case symbol = "Symbol.ttf"
  case compact = "Compact.otf"
  case groups = "Groups.otf"
  case variable = "Variable.ttf"
  case advances = "Advances.ttf"
  case collection = "Collection.ttc"
  case joined = "Joined.ttf"

  var bytes: [UInt8] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(rawValue)")))
    }
  }

  var faces: [Typeface] {
    get throws { try Typeface.all(in: bytes) }
  }

  var face: Typeface {
    get throws { try faces[0] }
  }
}

extension Typeface {
  /// Returns the extent of a character's glyph in font units, as "x y width height".
  func extent(_ scalar: Unicode.Scalar) throws -> String? {
    guard let glyph = try glyph(for: scalar), let extent = try outline(of: glyph).extent else {
      return nil
    }
    return [extent.x, extent.y, extent.width, extent.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }

  func advance(_ scalar: Unicode.Scalar) throws -> Double? {
    try glyph(for: scalar).map { try advance(of: $0) }
  }

  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) throws -> Double? {
    guard let left = try glyph(for: left), let right = try glyph(for: right) else { return nil }
    return try kerning(left: left, right: right)
  }
}
