/// A table of a font file, or a part of one; numbers are read at offsets that are checked.
struct FontTable: Sendable {
  /// The name of the table, as in "glyf".
  let name: String

  /// The whole file.
  private let bytes: [UInt8]

  /// Where the table begins in the file.
  private let start: Int

  /// What can be read, as places in the file.
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

  /// The error of a problem at an offset.
  func error(_ problem: FontError.Problem, at offset: Int = 0) -> FontError {
    FontError(name, at: range.lowerBound - start + offset, problem)
  }

  /// The part from an offset, up to the end of this one unless a count of bytes is given.
  func part(at offset: Int, count: Int? = nil) throws(FontError) -> FontTable {
    guard
      offset >= 0, offset <= self.count, (count ?? 0) >= 0,
      (count ?? 0) <= self.count - offset
    else { throw error(.truncated, at: offset) }
    let lower = range.lowerBound + offset
    let upper = count.map { lower + $0 } ?? range.upperBound
    return FontTable(name: name, bytes: bytes, start: start, range: lower..<upper)
  }

  /// A table of a name, which begins at an offset of the file and ends at the file's end at the latest.
  func table(_ name: String, at offset: Int, count: Int) throws(FontError) -> FontTable {
    guard offset <= bytes.count else { throw FontError(name, at: 0, .truncated) }
    let end = min(offset + count, bytes.count)
    return FontTable(name: name, bytes: bytes, start: offset, range: offset..<end)
  }

  /// One byte.
  func byte(_ offset: Int) throws(FontError) -> Int {
    guard offset >= 0, offset < count else { throw error(.truncated, at: offset) }
    return Int(bytes[range.lowerBound + offset])
  }

  /// Two bytes as a number from 0 to 65,535.
  func word(_ offset: Int) throws(FontError) -> Int { Int(try number(offset, 2)) }

  /// Two bytes as a number from -32,768 to 32,767.
  func short(_ offset: Int) throws(FontError) -> Int {
    Int(Int16(truncatingIfNeeded: try number(offset, 2)))
  }

  /// Four bytes as a number from 0 on.
  func long(_ offset: Int) throws(FontError) -> Int { Int(try number(offset, 4)) }

  /// Four bytes as a number below or above 0.
  func signedLong(_ offset: Int) throws(FontError) -> Int {
    Int(Int32(truncatingIfNeeded: try number(offset, 4)))
  }

  /// A number of 1 to 4 bytes, from 0 on.
  func number(_ offset: Int, _ size: Int) throws(FontError) -> UInt64 {
    guard offset >= 0, size <= count, offset <= count - size else {
      throw error(.truncated, at: offset)
    }
    var value: UInt64 = 0
    for place in range.lowerBound + offset..<range.lowerBound + offset + size {
      value = value << 8 | UInt64(bytes[place])
    }
    return value
  }

  /// A number of 16 bits with 14 after the point: from -2 to 2.
  func fraction(_ offset: Int) throws(FontError) -> Double {
    Double(try short(offset)) / 16_384
  }

  /// A number of 32 bits with 16 after the point.
  func fixed(_ offset: Int) throws(FontError) -> Double {
    Double(try signedLong(offset)) / 65_536
  }

  /// Four bytes as characters, as in "kern".
  func tag(_ offset: Int) throws(FontError) -> String {
    String(decoding: try bytes(at: offset, 4), as: UTF8.self)
  }

  /// Bytes as they are.
  func bytes(at offset: Int, _ size: Int) throws(FontError) -> ArraySlice<UInt8> {
    guard offset >= 0, size >= 0, size <= count, offset <= count - size else {
      throw error(.truncated, at: offset)
    }
    return bytes[range.lowerBound + offset..<range.lowerBound + offset + size]
  }

  /// The place of the first of some records, sorted by a number, whose number isn't below the one that is looked for.
  ///
  /// - Parameters:
  ///   - count: How many records there are.
  ///   - value: What is looked for.
  ///   - key: Reads the number of a record by its index.
  /// - Returns: The index of the record; the count if there is none.
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
