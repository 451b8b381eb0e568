/// A canonical Huffman code for encoding: a length and a bit pattern for each symbol (RFC 1951, 3.2.2).
struct HuffmanCode: Sendable {
  /// The length of each symbol's code, in bits; 0 if the symbol has no code.
  let lengths: [Int]

  /// The bits of each symbol's code, reversed for a writer that begins with the lowest bit.
  let codes: [Int]

  /// The fixed Huffman codes (RFC 1951, 3.2.6).
  static let fixedLiterals = HuffmanCode(lengths: DeflateSymbol.fixedLiteralLengths)
  static let fixedDistances = HuffmanCode(lengths: DeflateSymbol.fixedDistanceLengths)

  init(lengths: [Int]) {
    self.lengths = lengths
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [Int](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      var (code, reversed) = (next[length], 0)
      next[length] += 1
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }

  /// Creates a nearly optimal code for symbol frequencies, with no code longer than `limit` bits.
  ///
  /// At least two symbols get a code: some decoders refuse a code with only one.
  init(frequencies: [Int], limit: Int) {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where used.count < 2 && !used.contains(symbol) {
      used.append(symbol)
    }
    // Order equal frequencies by symbol, so that the code doesn't depend on the sorting algorithm.
    var keys = used.map { UInt64(frequencies[$0]) << 16 | UInt64($0) }
    keys.sort()
    used = keys.map { Int($0 & 0xFFFF) }
    var counts = HuffmanCode.counts(of: used.map { max(frequencies[$0], 1) })
    HuffmanCode.shorten(&counts, to: limit)

    // The rarest symbols get the longest codes.
    var lengths = [Int](repeating: 0, count: frequencies.count)
    var remaining = used[...]
    for length in stride(from: limit, to: 0, by: -1) {
      for symbol in remaining.prefix(counts[length]) { lengths[symbol] = length }
      remaining = remaining.dropFirst(counts[length])
    }
    self.init(lengths: lengths)
  }

  /// Builds a Huffman tree for frequencies in ascending order, and returns the number of leaves at each depth.
  private static func counts(of sorted: [Int]) -> [Int] {
    let leaves = sorted.count
    var weights = sorted
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var (nextLeaf, nextNode) = (0, leaves)
    func takeLightest() -> Int {
      if nextLeaf < leaves, nextNode >= weights.count || weights[nextLeaf] <= weights[nextNode] {
        nextLeaf += 1
        return nextLeaf - 1
      }
      nextNode += 1
      return nextNode - 1
    }
    // Leaves and inner nodes are both in order of weight, so that the two lightest are always at the front of a queue.
    while weights.count < 2 * leaves - 1 {
      let first = takeLightest()
      let second = takeLightest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    // Parents come after their children, so that a pass from the root down finds all depths.
    var depths = [Int](repeating: 0, count: weights.count)
    var counts = [Int](repeating: 0, count: leaves + 1)
    for node in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Shortens codes over `limit` to it, then lengthens others until the code satisfies Kraft's inequality again.
  private static func shorten(_ counts: inout [Int], to limit: Int) {
    let tooLong = counts.dropFirst(limit + 1).reduce(0, +)
    counts = (0...limit).map { $0 < counts.count ? counts[$0] : 0 }
    counts[limit] += tooLong
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      counts[limit] -= 1
      for length in stride(from: limit - 1, to: 0, by: -1) where counts[length] > 0 {
        counts[length] -= 1
        counts[length + 1] += 2
        break
      }
      total -= 1
    }
  }
}
