/// The header of a dynamic block: the code lengths of its two codes, themselves Huffman-coded (RFC 1951, 3.2.7).
struct DynamicHeader: Sendable {
  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode

  /// The number of lengths of the code length code that are written (HCLEN + 4).
  private let orderCount: Int

  /// A code length, or a repetition with its count in extra bits.
  private struct Item {
    var symbol: Int
    var extraBits = 0
    var extra = 0
  }

  init(literals: [Int], distances: [Int]) {
    literalCount = max(literals.count - literals.reversed().prefix { $0 == 0 }.count, 257)
    distanceCount = max(distances.count - distances.reversed().prefix { $0 == 0 }.count, 1)
    let lengths = literals.prefix(literalCount) + distances.prefix(distanceCount)
    let items = DynamicHeader.items(for: Array(lengths))
    var frequencies = [Int](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let unused = DeflateSymbol.codeLengthOrder.reversed().prefix { code.lengths[$0] == 0 }.count
    orderCount = max(19 - unused, 4)
    self.items = items
    self.code = code
  }

  /// The size of the header, in bits.
  var bitCount: Int {
    items.reduce(14 + 3 * orderCount) { $0 + code.lengths[$1.symbol] + $1.extraBits }
  }

  func write(to writer: inout BitWriter) {
    func append(_ value: Int, count: Int) { writer.append(UInt64(value), count: UInt64(count)) }
    append(literalCount - 257, count: 5)
    append(distanceCount - 1, count: 5)
    append(orderCount - 4, count: 4)
    for symbol in DeflateSymbol.codeLengthOrder.prefix(orderCount) {
      append(code.lengths[symbol], count: 3)
    }
    for item in items {
      append(code.codes[item.symbol], count: code.lengths[item.symbol])
      append(item.extra, count: item.extraBits)
    }
  }

  private static func items(for lengths: [Int]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var run = lengths[start...].prefix { $0 == length }.count
      start += run
      if length == 0 {
        // Symbol 18 repeats a zero 11 to 138 times, 17 repeats it 3 to 10 times.
        while run >= 11 {
          let count = min(run, 138)
          items.append(Item(symbol: 18, extraBits: 7, extra: count - 11))
          run -= count
        }
        if run >= 3 {
          items.append(Item(symbol: 17, extraBits: 3, extra: run - 3))
          run = 0
        }
      } else if run > 3 {
        // Symbol 16 repeats the length before it 3 to 6 times.
        items.append(Item(symbol: length))
        run -= 1
        while run >= 3 {
          let count = min(run, 6)
          items.append(Item(symbol: 16, extraBits: 2, extra: count - 3))
          run -= count
        }
      }
      for _ in 0..<run { items.append(Item(symbol: length)) }
    }
    return items
  }
}
