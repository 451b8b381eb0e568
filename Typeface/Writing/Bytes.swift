/// Numbers as font files have them, with their highest byte first.
extension [UInt8] {
  init(words: [Int]) {
    self = words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  init(longs: [Int]) {
    self.init(words: longs.flatMap { [$0 >> 16, $0] })
  }

  mutating func add(words: Int...) { self += [UInt8](words: words) }

  mutating func add(longs: Int...) { self += [UInt8](longs: longs) }
}
