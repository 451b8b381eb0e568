/// A canonical prefix code for writing: a length and a bit pattern for each symbol.
struct HuffmanCode: Sendable {
  /// The length of each symbol's code, in bits; 0 for a symbol without one.
  let lengths: [Int]

  /// The bits of each symbol's code, to be written from the lowest.
  let codes: [Int]

  /// The codes that a decoder knows without being told.
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

  /// The shortest code for these frequencies with no length over the limit, or very nearly.
  ///
  /// There are always two codes at least: some decoders refuse a code with only one.
  init(frequencies: [Int], limit: Int) {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where used.count < 2 && !used.contains(symbol) {
      used.append(symbol)
    }
    // Equal frequencies go by symbol, so that the code never depends on how the sort works.
    var keys = used.map { UInt64(frequencies[$0]) << 16 | UInt64($0) }
    keys.sort()
    used = keys.map { Int($0 & 0xFFFF) }
    var counts = HuffmanCode.counts(of: used.map { max(frequencies[$0], 1) })
    HuffmanCode.shorten(&counts, to: limit)

    var lengths = [Int](repeating: 0, count: frequencies.count)
    var remaining = used[...]
    for length in stride(from: limit, to: 0, by: -1) {
      for symbol in remaining.prefix(counts[length]) { lengths[symbol] = length }
      remaining = remaining.dropFirst(counts[length])
    }
    self.init(lengths: lengths)
  }

  /// How many codes of each length Huffman's construction gives for sorted frequencies.
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
    while weights.count < 2 * leaves - 1 {
      let first = takeLightest()
      let second = takeLightest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var counts = [Int](repeating: 0, count: leaves + 1)
    for node in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Moves codes that are too long up, and lengthens others until the code fits again.
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
