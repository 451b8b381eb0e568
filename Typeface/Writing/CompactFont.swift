/// The outlines of all glyphs: table "CFF ".
struct CompactFont {
  let bytes: [UInt8]

  init(name: String, glyphs: [FontGlyph]) {
    let header = [1, 0, 4, 4] + Self.index([Array(name.utf8)])
    // Names of glyphs have the numbers after the 391 that the format knows itself.
    let names = Self.index(glyphs.dropFirst().map { Array($0.name.utf8) }) + Self.index([])
    let charset = [2] + [UInt8](words: [391, glyphs.count - 2])
    let charstrings = Self.index(glyphs.map { Charstring($0).bytes })
    func top(at start: Int) -> [UInt8] {
      let places = [start, start + charset.count, start + charset.count + charstrings.count]
      return Self.index([
        Self.matrix + Self.number(places[0]) + [15] + Self.number(places[1]) + [17]
          + Self.number(0) + Self.number(places[2]) + [18]
      ])
    }
    let start = header.count + top(at: 0).count + names.count
    bytes = header + top(at: start) + names + charset + charstrings
  }

  /// The scale of units of the font: 6.25E-5, 0, 0, the same, 0, 0, with the operator for it.
  private static let matrix: [UInt8] = [
    30, 0x6A, 0x25, 0xC5, 0xFF, 139, 139, 30, 0x6A, 0x25, 0xC5, 0xFF, 139, 139, 12, 7,
  ]

  private static func number(_ value: Int) -> [UInt8] { [29] + [UInt8](longs: [value]) }

  /// A list of pieces of bytes: what the format calls an INDEX.
  private static func index(_ elements: [[UInt8]]) -> [UInt8] {
    guard !elements.isEmpty else { return [0, 0] }
    var offsets = [1]
    for element in elements { offsets.append(offsets[offsets.count - 1] + element.count) }
    return [UInt8](words: [elements.count]) + [4] + [UInt8](longs: offsets) + elements.joined()
  }
}
