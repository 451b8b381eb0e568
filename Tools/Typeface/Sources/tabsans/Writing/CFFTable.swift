/// Table "CFF ": the outlines of all glyphs.
struct CFFTable {
  let bytes: [UInt8]

  init(name: String, glyphs: [FontGlyph]) {
    let header = [1, 0, 4, 4] + Self.index([Array(name.utf8)])
    // The first 391 string identifiers are CFF's standard strings; the names of glyphs follow.
    let names = Self.index(glyphs.dropFirst().map { Array($0.name.utf8) }) + Self.index([])
    let charset = [2] + [UInt8](uint16s: [391, glyphs.count - 2])
    let charstrings = Self.index(glyphs.map { Charstring($0).bytes })
    // The Top DICT has the offsets of the charset (15), the charstrings (17), and an empty Private DICT (18).
    func top(at start: Int) -> [UInt8] {
      let offsets = [start, start + charset.count, start + charset.count + charstrings.count]
      return Self.index([
        Self.matrix + Self.number(offsets[0]) + [15] + Self.number(offsets[1]) + [17]
          + Self.number(0) + Self.number(offsets[2]) + [18]
      ])
    }
    // Offsets have five bytes whatever their value, so that the size of the Top DICT is known before them.
    let start = header.count + top(at: 0).count + names.count
    bytes = header + top(at: start) + names + charset + charstrings
  }

  /// The operator FontMatrix with its operands: 6.25E-5 0 0 6.25E-5 0 0, a font unit in ems.
  private static let matrix: [UInt8] = [
    30, 0x6A, 0x25, 0xC5, 0xFF, 139, 139, 30, 0x6A, 0x25, 0xC5, 0xFF, 139, 139, 12, 7,
  ]

  /// Returns an integer operand in its encoding of five bytes.
  private static func number(_ value: Int) -> [UInt8] { [29] + [UInt8](uint32s: [value]) }

  /// Returns an INDEX, an array of byte strings, with offsets of four bytes.
  private static func index(_ elements: [[UInt8]]) -> [UInt8] {
    guard !elements.isEmpty else { return [0, 0] }
    var offsets = [1]
    for element in elements { offsets.append(offsets[offsets.count - 1] + element.count) }
    return [UInt8](uint16s: [elements.count]) + [4] + [UInt8](uint32s: offsets) + elements.joined()
  }
}
