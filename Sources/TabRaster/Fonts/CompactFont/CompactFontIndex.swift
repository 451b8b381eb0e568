/// An INDEX of a CFF font: an array of byte strings of any lengths.
struct CompactFontIndex: Sendable {
  let count: Int
  private let table: FontTable

  /// The size of each offset, from 1 to 4 bytes.
  private let offsetSize: Int

  /// The size of the INDEX, in bytes.
  let byteCount: Int

  init(_ table: FontTable, at place: Int) throws(FontError) {
    self.table = try table.part(at: place)
    count = try self.table.word(0)
    guard count > 0 else {
      offsetSize = 1
      byteCount = 2
      return
    }
    offsetSize = try self.table.byte(2)
    guard (1...4).contains(offsetSize) else {
      throw self.table.error(.damaged("offsets of \(offsetSize) bytes"), at: 2)
    }
    let last = Int(try self.table.number(3 + offsetSize * count, offsetSize))
    byteCount = 2 + (count + 1) * offsetSize + last
  }

  /// Returns the bytes of an element.
  func element(_ index: Int) throws(FontError) -> FontTable {
    guard index >= 0, index < count else {
      throw table.error(.damaged("no element \(index) in a list of \(count)"))
    }
    // Offsets count from the byte before the data, so that the first is 1.
    let start = Int(try table.number(3 + offsetSize * index, offsetSize))
    let end = Int(try table.number(3 + offsetSize * (index + 1), offsetSize))
    return try table.part(at: 2 + (count + 1) * offsetSize + start, count: end - start)
  }
}

/// A DICT of a CFF font: operands by the operator that follows them; two-byte operators are 1,200 plus the second byte.
struct CompactFontDictionary {
  private var values: [Int: [Int]] = [:]

  init(_ data: FontTable) throws(FontError) {
    var operands: [Int] = []
    var place = 0
    while place < data.count {
      let byte = try data.byte(place)
      place += 1
      switch byte {
      case 0...21:
        var key = byte
        if byte == 12 {
          key = 1_200 + (try data.byte(place))
          place += 1
        }
        values[key] = operands
        operands = []
      case 28:
        operands.append(try data.short(place))
        place += 2
      case 29:
        operands.append(try data.signedLong(place))
        place += 4
      case 30:
        // Real numbers occur in matrices and hints only, which drawing doesn't need: skip to the end nibble.
        operands.append(0)
        while try data.byte(place) & 0x0F != 0x0F { place += 1 }
        place += 1
      case 32...246: operands.append(byte - 139)
      case 247...250:
        operands.append((byte - 247) * 256 + (try data.byte(place)) + 108)
        place += 1
      case 251...254:
        operands.append(-(byte - 251) * 256 - (try data.byte(place)) - 108)
        place += 1
      default: throw data.error(.damaged("an unknown number"), at: place - 1)
      }
    }
  }

  subscript(_ key: Int) -> [Int]? { values[key] }
}
