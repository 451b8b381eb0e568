/// A table of a font file, or a range of one, from which big-endian values are read at checked offsets.
struct FontTable: Sendable {
  /// The tag of the table, as in "glyf"; "file" for the file itself.
  let name: String

  /// The bytes of the file.
  private let bytes: [UInt8]

  /// The offset of the table in the file, from which errors count.
  private let start: Int

  /// The readable range, as offsets in the file.
  private let range: Range<Int>

  init(file bytes: [UInt8]) {
    name = "file"
    self.bytes = bytes
    start = 0
    range = 0..<bytes.count
  }

  private init(name: String, bytes: [UInt8], start: Int, range: Range<Int>) {
    self.name = name
    self.bytes = bytes
    self.start = start
    self.range = range
  }

  /// The number of bytes.
  var count: Int { range.count }

  /// Returns an error for a problem at an offset of this range.
  func error(_ problem: FontError.Problem, at offset: Int = 0) -> FontError {
    FontError(name, at: range.lowerBound - start + offset, problem: problem)
  }

  /// Returns the subtable of `count` bytes at an offset; without a count, it ends where this table ends.
  func subtable(at offset: Int, count: Int? = nil) throws(FontError) -> FontTable {
    guard
      offset >= 0, offset <= self.count, (count ?? 0) >= 0,
      (count ?? 0) <= self.count - offset
    else { throw error(.truncated, at: offset) }
    let lower = range.lowerBound + offset
    let upper = count.map { lower + $0 } ?? range.upperBound
    return FontTable(name: name, bytes: bytes, start: start, range: lower..<upper)
  }

  /// Returns the table with a tag at an offset of the file, cut off at the end of the file.
  func table(_ name: String, at offset: Int, count: Int) throws(FontError) -> FontTable {
    guard offset <= bytes.count else { throw FontError(name, at: 0, problem: .truncated) }
    let end = min(offset + count, bytes.count)
    return FontTable(name: name, bytes: bytes, start: offset, range: offset..<end)
  }

  /// Reads a uint8, from 0 to 255.
  func uint8(at offset: Int) throws(FontError) -> Int {
    guard offset >= 0, offset < count else { throw error(.truncated, at: offset) }
    return Int(bytes[range.lowerBound + offset])
  }

  /// Reads a uint16, from 0 to 65,535.
  func uint16(at offset: Int) throws(FontError) -> Int { Int(try unsigned(at: offset, size: 2)) }

  /// Reads an int16, from -32,768 to 32,767.
  func int16(at offset: Int) throws(FontError) -> Int {
    Int(Int16(truncatingIfNeeded: try unsigned(at: offset, size: 2)))
  }

  /// Reads a uint32, which also is an Offset32.
  func uint32(at offset: Int) throws(FontError) -> Int { Int(try unsigned(at: offset, size: 4)) }

  /// Reads an int32.
  func int32(at offset: Int) throws(FontError) -> Int {
    Int(Int32(truncatingIfNeeded: try unsigned(at: offset, size: 4)))
  }

  /// Reads an unsigned integer of 1 to 4 bytes.
  func unsigned(at offset: Int, size: Int) throws(FontError) -> UInt64 {
    guard offset >= 0, size <= count, offset <= count - size else {
      throw error(.truncated, at: offset)
    }
    var value: UInt64 = 0
    for index in range.lowerBound + offset..<range.lowerBound + offset + size {
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }

  /// Reads an F2DOT14: 16 bits, of which 14 are the fraction, from -2 to just below 2.
  func f2dot14(at offset: Int) throws(FontError) -> Double {
    Double(try int16(at: offset)) / 16_384
  }

  /// Reads a Fixed: 32 bits, of which 16 are the fraction.
  func fixed(at offset: Int) throws(FontError) -> Double {
    Double(try int32(at: offset)) / 65_536
  }

  /// Reads a Tag of four bytes, as in "kern".
  func tag(at offset: Int) throws(FontError) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }

  /// Reads `count` bytes.
  func bytes(at offset: Int, count byteCount: Int) throws(FontError) -> ArraySlice<UInt8> {
    guard offset >= 0, byteCount >= 0, byteCount <= count, offset <= count - byteCount else {
      throw error(.truncated, at: offset)
    }
    return bytes[range.lowerBound + offset..<range.lowerBound + offset + byteCount]
  }

  /// Finds, by binary search in records sorted by key, the first one whose key is at least `value`.
  ///
  /// - Parameters:
  ///   - count: The number of records.
  ///   - value: The key to find.
  ///   - key: Reads the key of the record at an index.
  /// - Returns: The index of the record; `count` if all keys are smaller.
  /// - Throws: ``FontError`` where the table ends too early.
  func lowerBound(
    count: Int,
    of value: Int,
    key: (Int) throws(FontError) -> Int
  ) throws(FontError) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try key(middle) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
