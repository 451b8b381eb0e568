/// Big-endian numbers, as in font files.
extension [UInt8] {
  /// Creates two bytes for each number; higher bits are dropped.
  init(words: [Int]) {
    self = words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// Creates four bytes for each number; higher bits are dropped.
  init(longs: [Int]) {
    self.init(words: longs.flatMap { [$0 >> 16, $0] })
  }

  mutating func add(words: Int...) { self += [UInt8](words: words) }

  mutating func add(longs: Int...) { self += [UInt8](longs: longs) }
}
