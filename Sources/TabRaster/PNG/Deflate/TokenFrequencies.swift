/// The frequencies of the symbols in a block, and the number of its extra bits.
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

  /// Counts how often the tokens have each entry.
  private static func counts(of tokens: Span<DeflateToken>) -> ContiguousArray<Int> {
    // Separate counts for a token's three entries, so that one increment needn't wait for another.
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

  /// The size of the block with the given codes, in bits, without its header.
  func bitCount(literals literalCode: HuffmanCode, distances distanceCode: HuffmanCode) -> Int {
    extraBits + literalCode.bitCount(literals) + distanceCode.bitCount(distances)
  }
}

extension HuffmanCode {
  /// The total size of symbols with the given frequencies, in bits.
  fileprivate func bitCount(_ frequencies: [Int]) -> Int {
    frequencies.indices.reduce(0) { $0 + frequencies[$1] * lengths[$1] }
  }
}
