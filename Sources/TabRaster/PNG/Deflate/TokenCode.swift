/// How often each symbol stands in a block, and how many extra bits there are.
struct TokenFrequencies: Sendable {
  private(set) var literals = [Int](repeating: 0, count: DeflateSymbol.literalCount)
  private(set) var distances = [Int](repeating: 0, count: DeflateSymbol.distanceCount)
  private(set) var extraBits = 0

  init(_ tokens: Span<DeflateToken>) {
    let counts = TokenFrequencies.counts(of: tokens)
    for byte in 0..<256 { literals[byte] = counts[byte] }
    for length in 3...DeflateSymbol.longest {
      let (symbol, count) = (DeflateSymbol(length: length), counts[DeflateToken.lengths + length])
      literals[symbol.symbol] += count
      extraBits += symbol.extraBits * count
    }
    literals[DeflateSymbol.endOfBlock] = 1
    for symbol in 0..<DeflateSymbol.distanceCount {
      distances[symbol] = counts[DeflateToken.distances + symbol]
      extraBits += (DeflateSymbol.distance(of: symbol)?.extraBits ?? 0) * distances[symbol]
    }
  }

  /// How often each entry stands in the tokens.
  private static func counts(of tokens: Span<DeflateToken>) -> ContiguousArray<Int> {
    // A count for each of a token's three, so that counting one needn't wait for another.
    let entries = DeflateToken.entryCount
    var counts = ContiguousArray(repeating: 0, count: 3 * entries)
    var span = counts.mutableSpan
    for index in 0..<tokens.count {
      let token = tokens[index]
      span[token.first] &+= 1
      span[token.second &+ entries] &+= 1
      span[token.third &+ 2 &* entries] &+= 1
    }
    for entry in 0..<entries {
      counts[entry] += counts[entry + entries] + counts[entry + 2 * entries]
    }
    return counts
  }

  /// The size of the block in two codes, in bits, without its header.
  func bitCount(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    extraBits + literalCode.bitCount(literals) + distanceCode.bitCount(distances)
  }
}

/// The bits of every entry of a token.
struct TokenCode: Sendable {
  /// The bits of each entry, of a length with its extra bits; how many there are is in the highest byte.
  private var entries = ContiguousArray<UInt64>(repeating: 0, count: DeflateToken.entryCount)

  /// The bits of the end of a block, in the same form.
  private let end: UInt64

  init(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    end = literalCode.entry(DeflateSymbol.endOfBlock)
    for byte in 0..<256 { entries[byte] = literalCode.entry(byte) }
    for length in 3...DeflateSymbol.longest {
      entries[DeflateToken.lengths + length] = literalCode.entry(DeflateSymbol(length: length))
    }
    for symbol in 0..<DeflateSymbol.distanceCount {
      entries[DeflateToken.distances + symbol] = distanceCode.entry(symbol)
    }
  }

  /// Writes a block's tokens and its end.
  func write(_ tokens: Span<DeflateToken>, to writer: inout BitWriter) {
    let entries = entries.span
    var output = BitWriter()
    swap(&output, &writer)
    for index in 0..<tokens.count {
      let token = tokens[index]
      let (first, second) = (entries[token.first], entries[token.second])
      let (third, extra) = (entries[token.third], token.extra)
      // A byte has 15 bits at most, a length 20, a distance 15 and then 13.
      var bits = first & TokenCode.bits
      var count = first &>> 56
      bits |= (second & TokenCode.bits) &<< count
      count &+= second &>> 56
      bits |= (third & TokenCode.bits) &<< count
      count &+= third &>> 56
      bits |= extra.bits &<< count
      output.append(bits, count: count &+ extra.count)
    }
    output.append(end & TokenCode.bits, count: end &>> 56)
    swap(&output, &writer)
  }

  /// The bits of an entry, without how many there are.
  private static let bits: UInt64 = 0xFF_FFFF_FFFF_FFFF
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
