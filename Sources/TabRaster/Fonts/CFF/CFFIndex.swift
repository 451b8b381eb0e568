/// An INDEX of a CFF font: an array of byte strings of any lengths.
struct CFFIndex: Sendable {
  let count: Int
  private let table: FontTable

  /// The size of each offset, from 1 to 4 bytes.
  private let offsetSize: Int

  /// The size of the INDEX, in bytes.
  let byteCount: Int

  init(_ table: FontTable, at offset: Int) throws(FontError) {
    self.table = try table.subtable(at: offset)
    count = try self.table.uint16(at: 0)
    guard count > 0 else {
      offsetSize = 1
      byteCount = 2
      return
    }
    offsetSize = try self.table.uint8(at: 2)
    guard (1...4).contains(offsetSize) else {
      throw self.table.error(.damaged("offsets of \(offsetSize) bytes"), at: 2)
    }
    let last = Int(try self.table.unsigned(at: 3 + offsetSize * count, size: offsetSize))
    byteCount = 2 + (count + 1) * offsetSize + last
  }

  /// Returns the bytes of an element.
  func element(_ index: Int) throws(FontError) -> FontTable {
    guard index >= 0, index < count else {
      throw table.error(.damaged("no element \(index) in a list of \(count)"))
    }
    // Offsets count from the byte before the data, so that the first is 1.
    let start = Int(try table.unsigned(at: 3 + offsetSize * index, size: offsetSize))
    let end = Int(try table.unsigned(at: 3 + offsetSize * (index + 1), size: offsetSize))
    return try table.subtable(at: 2 + (count + 1) * offsetSize + start, count: end - start)
  }
}

/// A DICT of a CFF font: operands by the operator that follows them; two-byte operators are 1,200 plus the second byte.
struct CFFDictionary {
  private var values: [Int: [Int]] = [:]

  init(_ data: FontTable) throws(FontError) {
    var operands: [Int] = []
    var offset = 0
    while offset < data.count {
      let byte = try data.uint8(at: offset)
      offset += 1
      switch byte {
      case 0...21:
        var key = byte
        if byte == 12 {
          key = 1_200 + (try data.uint8(at: offset))
          offset += 1
        }
        values[key] = operands
        operands = []
      case 28:
        operands.append(try data.int16(at: offset))
        offset += 2
      case 29:
        operands.append(try data.int32(at: offset))
        offset += 4
      case 30:
        // Real numbers occur in matrices and hints only, which drawing doesn't need: skip to the end nibble.
        operands.append(0)
        while try data.uint8(at: offset) & 0x0F != 0x0F { offset += 1 }
        offset += 1
      case 32...246: operands.append(byte - 139)
      case 247...250:
        operands.append((byte - 247) * 256 + (try data.uint8(at: offset)) + 108)
        offset += 1
      case 251...254:
        operands.append(-(byte - 251) * 256 - (try data.uint8(at: offset)) - 108)
        offset += 1
      default: throw data.error(.damaged("an unknown number"), at: offset - 1)
      }
    }
  }

  subscript(_ key: Int) -> [Int]? { values[key] }
}
