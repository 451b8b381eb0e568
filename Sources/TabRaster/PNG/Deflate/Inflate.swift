/// A reader of DEFLATE data (RFC 1951) in a zlib wrapper (RFC 1950), which stops at the expected size.
struct Inflate {
  /// The number of bytes of a match that are copied at a time; the last copy may go past the match.
  private static let chunk = 16

  private var reader: BitReader

  /// The bytes inflated so far, then `room - count` free bytes, then one chunk for copies past the end.
  private var output: ContiguousArray<UInt8>
  private let room: Int
  private let expected: Int

  /// The number of bytes inflated so far.
  private var count = 0

  /// Inflates zlib data to exactly `expected` bytes.
  static func zlib(
    _ data: ContiguousArray<UInt8>,
    expected: Int
  ) throws(PNGError) -> ContiguousArray<UInt8> {
    var inflate = Inflate(data, expected: expected)
    try inflate.readHeader()
    while try inflate.readBlock() {}
    guard inflate.count == expected else { throw .wrongDataLength(expected: expected, .less) }
    try inflate.readChecksum()
    inflate.output.removeLast(chunk)
    return inflate.output
  }

  private init(_ data: ContiguousArray<UInt8>, expected: Int) {
    reader = BitReader(data)
    self.expected = expected
    // A byte inflates to at most 1,032 bytes, so a small file can't demand much memory.
    let most = data.count.multipliedReportingOverflow(by: 1_032)
    room = most.overflow ? expected : min(expected, most.partialValue)
    output = ContiguousArray(repeating: 0, count: room + Inflate.chunk)
  }

  private mutating func readHeader() throws(PNGError) {
    let method = try reader.take(8)
    let flags = try reader.take(8)
    // Method 8, a window of at most 32,768 bytes, no dictionary, and the header a multiple of 31 (RFC 1950, 2.2).
    guard method & 15 == 8, method >> 4 <= 7, flags & 32 == 0, (method << 8 | flags) % 31 == 0
    else { throw .damagedData(.zlibHeader) }
  }

  private mutating func readChecksum() throws(PNGError) {
    reader.align()
    var found: UInt32 = 0
    for _ in 0..<4 { found = found << 8 | UInt32(try reader.take(8)) }
    var checksum = Adler32()
    checksum.update(output[..<count])
    guard checksum.value == found else { throw .damagedData(.checksum) }
  }

  /// Reads a block, and returns whether another follows.
  private mutating func readBlock() throws(PNGError) -> Bool {
    let isLast = try reader.take(1) == 1
    switch try reader.take(2) {
    case 0: try readStored()
    case 1:
      guard let literals = HuffmanTable(lengths: DeflateSymbol.fixedLiteralLengths[...]),
        // The fixed distance code has 32 codes, of which 30 and 31 are never used.
        let distances = HuffmanTable(lengths: [Int](repeating: 5, count: 32)[...])
      else { throw .damagedData(.codeLengths) }
      try readCompressed(literals: literals, distances: distances)
    case 2:
      let (literals, distances) = try readCodes()
      try readCompressed(literals: literals, distances: distances)
    default: throw .damagedData(.blockType)
    }
    return !isLast
  }

  private mutating func readStored() throws(PNGError) {
    reader.align()
    let length = try reader.take(16)
    guard try reader.take(16) == ~length & 0xFFFF else { throw .damagedData(.storedLength) }
    try checkRoom(for: length)
    for _ in 0..<length {
      output[count] = UInt8(truncatingIfNeeded: try reader.take(8))
      count += 1
    }
  }

  private mutating func readCodes() throws(PNGError) -> (HuffmanTable, HuffmanTable) {
    let literalCount = try reader.take(5) + 257
    let distanceCount = try reader.take(5) + 1
    let orderCount = try reader.take(4) + 4
    guard literalCount <= DeflateSymbol.literalCount, distanceCount <= DeflateSymbol.distanceCount
    else { throw .damagedData(.codeLengths) }
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in DeflateSymbol.codeLengthOrder.prefix(orderCount) {
      lengths[symbol] = try reader.take(3)
    }
    guard let code = HuffmanTable(lengths: lengths[...]) else { throw .damagedData(.codeLengths) }
    let all = try readLengths(count: literalCount + distanceCount, code: code)
    guard all[DeflateSymbol.endOfBlock] > 0,
      let literals = HuffmanTable(lengths: all[..<literalCount]),
      let distances = HuffmanTable(lengths: all[literalCount...])
    else { throw .damagedData(.codeLengths) }
    return (literals, distances)
  }

  private mutating func readLengths(
    count: Int,
    code: HuffmanTable
  ) throws(PNGError) -> [Int] {
    var lengths: [Int] = []
    while lengths.count < count {
      let symbol = try code.next(from: &reader)
      var (length, repeats) = (symbol, 1)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damagedData(.codeLengths) }
        (length, repeats) = (last, try reader.take(2) + 3)
      case 17: (length, repeats) = (0, try reader.take(3) + 3)
      case 18: (length, repeats) = (0, try reader.take(7) + 11)
      default: break
      }
      guard lengths.count + repeats <= count else { throw .damagedData(.codeLengths) }
      lengths += repeatElement(length, count: repeats)
    }
    return lengths
  }

  private mutating func readCompressed(
    literals: HuffmanTable,
    distances: HuffmanTable
  ) throws(PNGError) {
    var reader = reader
    var count = count
    defer {
      self.reader = reader
      self.count = count
    }
    let (room, expected) = (room, expected)
    var output = output.mutableSpan
    while true {
      let symbol = try literals.next(from: &reader)
      if symbol < DeflateSymbol.endOfBlock {
        guard count < room else { throw .wrongDataLength(expected: expected, .more) }
        output[count] = UInt8(truncatingIfNeeded: symbol)
        count &+= 1
        continue
      }
      if symbol == DeflateSymbol.endOfBlock { return }
      guard let (shortest, lengthBits) = DeflateSymbol.length(of: symbol) else {
        throw .damagedData(.symbol)
      }
      let length = shortest + (try reader.take(lengthBits))
      let distanceSymbol = try distances.next(from: &reader)
      guard let (nearest, distanceBits) = DeflateSymbol.distance(of: distanceSymbol) else {
        throw .damagedData(.symbol)
      }
      let distance = nearest + (try reader.take(distanceBits))
      guard distance <= count else { throw .damagedData(.distance) }
      guard length <= room &- count else {
        throw .wrongDataLength(expected: expected, .more)
      }
      Inflate.copy(in: &output, from: count &- distance, to: count, count: length)
      count &+= length
    }
  }

  /// Copies bytes to a later offset, in chunks; source and target may overlap, and up to one chunk after the target
  /// changes.
  @inline(__always)
  private static func copy(
    in bytes: inout MutableSpan<UInt8>,
    from source: Int,
    to target: Int,
    count: Int
  ) {
    precondition(source >= 0 && source < target && target &+ count &+ chunk <= bytes.count)
    var distance = target &- source
    var done = 0
    if distance < chunk {
      // An overlapping copy repeats every `period` bytes, so it may read several periods back, a chunk at a time.
      let period = distance
      while distance < chunk { distance &+= period }
      let first = min(count, distance)
      while done < first {
        bytes[target &+ done] = bytes[source &+ done]
        done &+= 1
      }
    }
    while done < count {
      let offset = target &+ done
      let bytesToCopy = bytes.span.simd16(at: offset &- distance)
      // One check here lets the compiler drop those of the loop.
      precondition(offset >= 0 && offset <= bytes.count - chunk)
      for index in 0..<chunk { bytes[offset + index] = bytesToCopy[index] }
      done &+= chunk
    }
  }

  private func checkRoom(for count: Int) throws(PNGError) {
    guard count <= room - self.count else {
      throw .wrongDataLength(expected: expected, .more)
    }
  }
}
