/// Big-endian numbers, as in font files.
extension [UInt8] {
  /// Creates two bytes for each number; higher bits are dropped.
  init(uint16s numbers: [Int]) {
    self = numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// Creates four bytes for each number; higher bits are dropped.
  init(uint32s numbers: [Int]) {
    self.init(uint16s: numbers.flatMap { [$0 >> 16, $0] })
  }

  mutating func add(uint16s numbers: Int...) { self += [UInt8](uint16s: numbers) }

  mutating func add(uint32s numbers: Int...) { self += [UInt8](uint32s: numbers) }
}
