/// How often each symbol stands in a block, and how many extra bits there are.
struct TokenFrequencies: Sendable {
  private(set) var literals = [Int](repeating: 0, count: DeflateSymbol.literalCount)
  private(set) var distances = [Int](repeating: 0, count: DeflateSymbol.distanceCount)
  private(set) var extraBits = 0

  init(_ tokens: Span<DeflateToken>) {
    var lengths = ContiguousArray<Int>(repeating: 0, count: 259)
    // A count for each of three bytes, so that counting one needn't wait for another.
    var bytes = ContiguousArray<Int>(repeating: 0, count: 3 * 256)
    count(tokens, bytes: &bytes, lengths: &lengths)
    for byte in 0..<256 { literals[byte] = bytes[byte] + bytes[byte + 256] + bytes[byte + 512] }
    for length in 3..<259 where lengths[length] > 0 {
      let symbol = DeflateSymbol(length: length)
      literals[symbol.symbol] += lengths[length]
      extraBits += symbol.extraBits * lengths[length]
    }
    literals[DeflateSymbol.endOfBlock] = 1
  }

  private mutating func count(
    _ tokens: Span<DeflateToken>,
    bytes: inout ContiguousArray<Int>,
    lengths: inout ContiguousArray<Int>
  ) {
    var bytes = bytes.mutableSpan
    var lengths = lengths.mutableSpan
    // Most matches are as far back as the one before.
    var (distance, times) = (1, 0)
    for index in 0..<tokens.count {
      let token = tokens[index]
      guard token.isMatch else {
        if token.isPixel {
          let (first, second) = token.firstBytes
          bytes[first &+ 512] &+= 1
          bytes[second &+ 256] &+= 1
        }
        bytes[token.byte] &+= 1
        continue
      }
      if token.distance != distance {
        add(distance: distance, times: times)
        (distance, times) = (token.distance, 0)
      }
      var rest = token.length
      if rest > DeflateSymbol.longest {
        let whole = DeflateSymbol.wholeMatches(in: rest)
        lengths[DeflateSymbol.longest] &+= whole
        times &+= whole
        rest &-= whole &* DeflateSymbol.longest
      }
      let first = DeflateSymbol.firstPart(of: rest)
      lengths[first] &+= 1
      times &+= 1
      if first < rest {
        lengths[rest &- first] &+= 1
        times &+= 1
      }
    }
    add(distance: distance, times: times)
  }

  private mutating func add(distance: Int, times: Int) {
    let symbol = DeflateSymbol(distance: distance)
    distances[symbol.symbol] += times
    extraBits += symbol.extraBits * times
  }

  /// The size of the block in two codes, in bits, without its header.
  func bitCount(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    extraBits + literalCode.bitCount(literals) + distanceCode.bitCount(distances)
  }
}

/// The bits of every byte and every match length, and of the distances as they come.
struct TokenCode: Sendable {
  private let distanceCode: HuffmanCode

  /// The bits of each byte, and from entry 256 on of each length with its extra bits; how many there are is in the
  /// highest byte.
  private var entries = ContiguousArray<UInt64>(repeating: 0, count: 256 + 259)

  /// The bits of the end of a block, in the same form.
  private let end: UInt64

  init(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    self.distanceCode = distanceCode
    end = literalCode.entry(DeflateSymbol.endOfBlock)
    for byte in 0..<256 { entries[byte] = literalCode.entry(byte) }
    for length in 3..<259 {
      entries[256 + length] = literalCode.entry(DeflateSymbol(length: length))
    }
  }

  /// Writes a block's tokens and its end.
  func write(_ tokens: Span<DeflateToken>, to writer: inout BitWriter) {
    let entries = entries.span
    var output = BitWriter()
    swap(&output, &writer)
    var distance = 0
    var distanceEntry: UInt64 = 0
    for index in 0..<tokens.count {
      let token = tokens[index]
      guard token.isMatch else {
        if token.isPixel {
          let (first, second) = token.firstBytes
          output.append(entry: entries[first], entries[second], entries[token.byte])
        } else {
          output.append(entry: entries[token.byte])
        }
        continue
      }
      if token.distance != distance {
        distance = token.distance
        distanceEntry = distanceCode.entry(DeflateSymbol(distance: distance))
      }
      var rest = token.length
      while rest > 0 {
        let length =
          rest > DeflateSymbol.longest + 2
          ? DeflateSymbol.longest : DeflateSymbol.firstPart(of: rest)
        output.append(entry: entries[256 &+ length], distanceEntry)
        rest &-= length
      }
    }
    output.append(entry: end)
    swap(&output, &writer)
  }
}

extension HuffmanCode {
  /// The bits of a symbol, and how many there are in the highest byte.
  fileprivate func entry(_ symbol: Int) -> UInt64 {
    UInt64(codes[symbol]) | UInt64(lengths[symbol]) << 56
  }

  /// The bits of a symbol with its extra bits, and how many there are in the highest byte.
  fileprivate func entry(_ symbol: DeflateSymbol) -> UInt64 {
    let length = lengths[symbol.symbol]
    return UInt64(codes[symbol.symbol]) | UInt64(symbol.extra) << UInt64(length)
      | UInt64(length + symbol.extraBits) << 56
  }

  /// The size of symbols with these frequencies, in bits.
  fileprivate func bitCount(_ frequencies: [Int]) -> Int {
    frequencies.indices.reduce(0) { $0 + frequencies[$1] * lengths[$1] }
  }
}

extension BitWriter {
  @inline(__always)
  fileprivate mutating func append(entry: UInt64) {
    append(entry & BitWriter.entryBits, count: entry &>> 56)
  }

  /// Two entries of 48 bits together at most.
  @inline(__always)
  fileprivate mutating func append(entry first: UInt64, _ second: UInt64) {
    let bits = first & BitWriter.entryBits | (second & BitWriter.entryBits) &<< (first &>> 56)
    append(bits, count: first &>> 56 &+ second &>> 56)
  }

  /// Three entries of 45 bits together at most.
  @inline(__always)
  fileprivate mutating func append(entry first: UInt64, _ second: UInt64, _ third: UInt64) {
    let count = first &>> 56 &+ second &>> 56
    let bits =
      first & BitWriter.entryBits | (second & BitWriter.entryBits) &<< (first &>> 56)
      | (third & BitWriter.entryBits) &<< count
    append(bits, count: count &+ third &>> 56)
  }

  private static var entryBits: UInt64 { 0xFF_FFFF_FFFF_FFFF }
}
