/// The bit patterns of all token entries in a block's two codes.
struct TokenCode: Sendable {
  /// The bits of each entry, with a length's extra bits; their number is in the highest byte.
  private var entries = ContiguousArray<UInt64>(repeating: 0, count: DeflateToken.entryCount)

  /// The bits of the end-of-block symbol, in the same form.
  private let end: UInt64

  init(literals literalCode: HuffmanCode, distances distanceCode: HuffmanCode) {
    end = literalCode.entry(DeflateSymbol.endOfBlock)
    for byte in 0..<256 { entries[byte] = literalCode.entry(byte) }
    for length in 3...DeflateSymbol.longest {
      entries[DeflateToken.lengths + length] = literalCode.entry(DeflateSymbol(length: length))
    }
    for symbol in 0..<DeflateSymbol.distanceCount {
      entries[DeflateToken.distances + symbol] = distanceCode.entry(symbol)
    }
  }

  /// Writes a block's tokens and the end-of-block symbol.
  func write(_ tokens: Span<DeflateToken>, to writer: inout BitWriter) {
    let entries = entries.span
    var output = BitWriter()
    swap(&output, &writer)
    for index in 0..<tokens.count {
      let token = tokens[index]
      let (first, second) = (entries[token.first], entries[token.second])
      let (third, extra) = (entries[token.third], token.extra)
      // At most 63 bits: 15 of a literal, 20 of a length, 15 of a distance and 13 extra.
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

  /// The mask that leaves an entry's bits without their number.
  private static let bits: UInt64 = 0xFF_FFFF_FFFF_FFFF
}

extension HuffmanCode {
  /// The bits of a symbol, with their number in the highest byte.
  fileprivate func entry(_ symbol: Int) -> UInt64 {
    UInt64(codes[symbol]) | UInt64(lengths[symbol]) << 56
  }

  /// The bits of a symbol and its extra bits, with their number in the highest byte.
  fileprivate func entry(_ symbol: DeflateSymbol) -> UInt64 {
    let length = lengths[symbol.symbol]
    return UInt64(codes[symbol.symbol]) | UInt64(symbol.extra) << UInt64(length)
      | UInt64(length + symbol.extraBits) << 56
  }
}
