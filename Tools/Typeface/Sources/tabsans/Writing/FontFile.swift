import TabRaster

/// An OpenType font file with cubic curves: TabSans in one weight.
struct FontFile {
  /// The font units in an em, 16 to a thousandth of the font size, so that rounding hardly changes the outlines.
  ///
  /// The format allows up to 16,384.
  static let unitsPerEm = 16_000

  /// The PostScript name, which is also the file name without extension.
  let name: String

  private let weight: Font.Weight
  private var glyphs: [FontGlyph]

  /// The characters in Unicode order, with the indices of their glyphs.
  private var characters: [(code: Int, glyph: Int)] = []

  /// The kerning in font units, by the indices of the left and the right glyph.
  private var pairs: [Int: [Int: Int]] = [:]

  init(_ weight: Font.Weight) {
    self.weight = weight
    name = "TabSans-\(Self.face(weight))"
    let sheet = GlyphSheet(weight)
    glyphs = [FontGlyph(sheet.replacement, name: ".notdef")]
    var glyphIndices: [Character: Int] = [:]
    // Canonically equivalent characters, as Å and the angstrom sign, are equal in Swift and share a glyph.
    for code in 0...0xFFFF {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let character = Character(scalar)
      guard let glyph = sheet.glyphs[character] else { continue }
      if glyphIndices[character] == nil {
        glyphIndices[character] = glyphs.count
        let digits = String(code, radix: 16, uppercase: true)
        let name = "uni" + String(repeating: "0", count: 4 - digits.count) + digits
        glyphs.append(FontGlyph(glyph, name: name))
      }
      characters.append((code, glyphIndices[character] ?? 0))
    }
    for (left, rights) in Kerning.pairs(weight, among: glyphIndices.keys) {
      for (right, distance) in rights {
        guard let left = glyphIndices[left], let right = glyphIndices[right] else { continue }
        pairs[left, default: [:]][right] = Self.units(distance)
      }
    }
  }

  /// Returns the name of a weight, as "Semibold".
  private static func face(_ weight: Font.Weight) -> String {
    let name = "\(weight)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The content of the file.
  var bytes: [UInt8] {
    let tables = [
      ("CFF ", CFFTable(name: name, glyphs: glyphs).bytes), ("GPOS", GPOSTable(pairs).bytes),
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("maxp", maxp), ("name", nameTable), ("post", post),
    ]
    // The number of tables, then fields for a binary search: 16 times the largest power of two in it, that power's
    // exponent, and 16 times the remainder.
    var directory = Array("OTTO".utf8) + [UInt8](uint16s: [tables.count, 128, 3, 32])
    var content: [UInt8] = []
    let start = directory.count + 16 * tables.count
    var headOffset = 0
    for (name, bytes) in tables {
      let offset = start + content.count
      if name == "head" { headOffset = offset }
      directory += Array(name.utf8)
      directory.add(uint32s: Self.checksum(bytes), offset, bytes.count)
      content += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    var file = directory + content
    // checksumAdjustment of "head" makes the sum of the file 0xB1B0AFBA.
    let adjustment = [UInt8](uint32s: [0xB1B0_AFBA - Self.checksum(file)])
    file.replaceSubrange(headOffset + 8..<headOffset + 12, with: adjustment)
    return file
  }

  /// Returns the sum of the bytes as big-endian numbers of four bytes.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    let sum = bytes.indices.reduce(0) { $0 + Int(bytes[$1]) << (24 - $1 % 4 * 8) }
    return sum & 0xFFFF_FFFF
  }
}

// The tables other than "CFF " and "GPOS".
extension FontFile {
  /// Converts a length from thousandths of the font size to font units.
  private static func units(_ length: Double) -> Int {
    Int((length * Double(unitsPerEm) / 1_000).rounded())
  }

  private static let ascent = units(Measures.lineAscent)
  private static let descent = units(Measures.lineDescent)

  /// The bounding box of all outlines: xMin, yMin, xMax and yMax.
  private var extent: [Int] {
    let extents = glyphs.compactMap(\.outline.extent)
    let sides = [
      extents.map(\.x).min(), extents.map(\.y).min(), extents.map(\.maxX).max(),
      extents.map(\.maxY).max(),
    ]
    return sides.map { Int(($0 ?? 0).rounded()) }
  }

  /// Table "head".
  private var head: [UInt8] {
    // Version 1.0, revision 1.0, checksumAdjustment (set at the end), the magic number.
    [UInt8](uint32s: [0x10000, 0x10000, 0, 0x5F0F_3CF5])
      + [UInt8](uint16s: [3, Self.unitsPerEm]) + [UInt8](uint32s: [0, 0, 0, 0])
      + [UInt8](uint16s: extent + [0, 8, 2, 0, 0])
  }

  /// Table "hhea", for horizontal layout.
  private var hhea: [UInt8] {
    let bearings = glyphs.compactMap { glyph in
      glyph.outline.extent.map { (left: $0.x, right: Double(glyph.advance) - $0.maxX) }
    }
    let left = bearings.map(\.left).min() ?? 0
    let right = bearings.map(\.right).min() ?? 0
    return [UInt8](uint32s: [0x10000])
      + [UInt8](uint16s: [
        Self.ascent, -Self.descent, 0, glyphs.map(\.advance).max() ?? 0, Int(left.rounded()),
        Int(right.rounded()), extent[2], 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count,
      ])
  }

  /// Table "hmtx": the advance width and left side bearing of each glyph.
  private var hmtx: [UInt8] {
    [UInt8](
      uint16s: glyphs.flatMap { [$0.advance, Int(($0.outline.extent?.x ?? 0).rounded())] }
    )
  }

  /// Table "maxp" in version 0.5, for CFF outlines: the number of glyphs.
  private var maxp: [UInt8] { [UInt8](uint32s: [0x5000]) + [UInt8](uint16s: [glyphs.count]) }

  /// Table "OS/2" in version 4, with zeros for subscripts, superscripts, strikeout and PANOSE.
  private var os2: [UInt8] {
    let advances = glyphs.map(\.advance).filter { $0 > 0 }
    let number = 300 + 100 * (Font.Weight.allCases.firstIndex(of: weight) ?? 0)
    let codes = characters.map(\.code)
    return [UInt8](uint16s: [4, advances.reduce(0, +) / advances.count, number, 5])
      + [UInt8](repeating: 0, count: 34) + [UInt8](uint32s: [3, 0, 0, 0]) + Array("    ".utf8)
      + [UInt8](uint16s: [
        0x40, codes.first ?? 0, codes.last ?? 0, Self.ascent, -Self.descent, 0, Self.ascent,
        Self.descent,
      ]) + [UInt8](uint32s: [1, 0])
      + [UInt8](uint16s: [Self.units(Measures.xHeight), Self.units(Measures.capHeight), 0, 32, 2])
  }

  /// Table "cmap" in format 4: segments of consecutive characters with consecutive glyphs.
  private var cmap: [UInt8] {
    var runs: [(start: Int, end: Int, glyph: Int)] = []
    for (code, glyph) in characters {
      if let last = runs.last, last.end + 1 == code, last.glyph + code - last.start == glyph {
        runs[runs.count - 1].end = code
      } else {
        runs.append((code, code, glyph))
      }
    }
    // The format requires a last segment for 0xFFFF, which maps to glyph 0.
    runs.append((0xFFFF, 0xFFFF, 0x10000))
    var power = 1
    while power * 2 <= runs.count { power *= 2 }
    let table = [UInt8](
      uint16s: [
        runs.count * 2, power * 2, power.trailingZeroBitCount, (runs.count - power) * 2,
      ] + runs.map(\.end) + [0] + runs.map(\.start) + runs.map { $0.glyph - $0.start }
        + runs.map { _ in 0 }
    )
    return [UInt8](uint16s: [0, 1, 3, 1, 0, 12, 4, table.count + 6, 0]) + table
  }

  /// Table "post" in version 3, without the names of glyphs, which table "CFF " has.
  private var post: [UInt8] { [UInt8](uint32s: [0x30000, 0, 0, 0, 0, 0, 0, 0]) }

  /// Table "name", in English, for Windows and all other platforms that read its records.
  private var nameTable: [UInt8] {
    let face = Self.face(weight)
    // Older programs allow four faces in a family, so for them (name IDs 1 and 2) each weight is a family.
    let texts = [
      (1, "TabSans \(face)"), (2, "Regular"), (4, "TabSans \(face)"), (6, name), (16, "TabSans"),
      (17, face),
    ]
    var records = [UInt8](uint16s: [0, texts.count, 6 + 12 * texts.count])
    var storage: [UInt8] = []
    for (number, text) in texts {
      let bytes = [UInt8](uint16s: text.utf16.map(Int.init))
      records.add(uint16s: 3, 1, 0x409, number, bytes.count, storage.count)
      storage += bytes
    }
    return records + storage
  }
}
