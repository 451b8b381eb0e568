/// A canonical Huffman code for decoding (RFC 1951, 3.2.2).
struct HuffmanTable: Sendable {
  private static let quickBits = 11
  private static let longest = 15

  /// For each value of the next eleven bits, the symbol and, in the lowest four bits, the length of its code; 0 if the
  /// code is longer or doesn't exist.
  private var quick = ContiguousArray<UInt16>(repeating: 0, count: 1 << quickBits)

  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: longest + 1)

  /// The symbols in the order of their codes.
  private var symbols: [Int] = []

  /// Creates a table from code lengths; nil if they are over-subscribed or incomplete.
  ///
  /// An incomplete code is accepted only with at most one symbol, as RFC 1951 allows for distances.
  init?(lengths: ArraySlice<Int>) {
    for length in lengths where length > 0 { counts[length] += 1 }
    var free = 1
    for length in 1...HuffmanTable.longest {
      free = free << 1 - counts[length]
      guard free >= 0 else { return nil }
    }
    let used = counts.reduce(0, +)
    guard free == 0 || used <= 1 else { return nil }

    // Sort symbols by code length, then by value: the order of canonical codes.
    var nextIndices = [Int](repeating: 0, count: HuffmanTable.longest + 2)
    for length in 1...HuffmanTable.longest {
      nextIndices[length + 1] = nextIndices[length] + counts[length]
    }
    symbols = [Int](repeating: 0, count: used)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[nextIndices[length]] = symbol
      nextIndices[length] += 1
    }
    var code = 0
    var index = 0
    for length in 1...HuffmanTable.longest {
      for _ in 0..<counts[length] {
        if length <= HuffmanTable.quickBits {
          fillQuick(code, length: length, symbol: symbols[index])
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  private mutating func fillQuick(_ code: Int, length: Int, symbol: Int) {
    var (code, reversed) = (code, 0)
    for _ in 0..<length {
      reversed = reversed << 1 | code & 1
      code >>= 1
    }
    for entry in stride(from: reversed, to: quick.count, by: 1 << length) {
      quick[entry] = UInt16(symbol << 4 | length)
    }
  }

  /// Reads the next symbol.
  @inline(__always)
  func next(from reader: inout BitReader) throws(PNGError) -> Int {
    let (bits, available) = reader.peek()
    let entry = Int(quick[Int(bits & (1 << UInt64(HuffmanTable.quickBits) - 1))])
    guard entry != 0, entry & 15 <= available else {
      return try nextLong(bits, available: available, from: &reader)
    }
    reader.drop(entry & 15)
    return entry >> 4
  }

  /// Reads a symbol whose code is longer than eleven bits; throws if there is no such code or too few bits are left.
  @inline(never)
  private func nextLong(
    _ bits: UInt64,
    available: Int,
    from reader: inout BitReader
  ) throws(PNGError) -> Int {
    // The codes of one length are consecutive from `first`; their symbols begin at `index`.
    var (code, first, index) = (0, 0, 0)
    for length in 1...HuffmanTable.longest {
      guard length <= available else { throw .truncated }
      code |= Int(bits >> UInt64(length - 1) & 1)
      if code - first < counts[length] {
        reader.drop(length)
        return symbols[index + code - first]
      }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    throw .damagedData(.symbol)
  }
}
