/// How much closer pairs of glyphs stand: table "GPOS" with one rule of one feature, "kern".
struct PairTable {
  let bytes: [UInt8]

  /// - Parameter pairs: The changes of distances, by the first glyph and the second one.
  init(_ pairs: [Int: [Int: Int]]) {
    let firsts = pairs.sorted { $0.key < $1.key }
    let coverage = [UInt8](words: [1, firsts.count] + firsts.map(\.key))
    let head = 10 + 2 * firsts.count
    var offsets: [Int] = []
    var sets: [UInt8] = []
    for (_, seconds) in firsts {
      offsets.append(head + coverage.count + sets.count)
      sets.add(words: seconds.count)
      for (second, distance) in seconds.sorted(by: { $0.key < $1.key }) {
        sets.add(words: second, distance)
      }
    }
    // Scripts: the default one, whose language has feature 0. Features: "kern", with lookup 0. Lookups: one of kind 2.
    let scripts =
      [UInt8](words: [1]) + Array("DFLT".utf8)
      + [UInt8](words: [8, 4, 0, 0, 0xFFFF, 1, 0])
    let features = [UInt8](words: [1]) + Array("kern".utf8) + [UInt8](words: [8, 0, 1, 0])
    let lookups = [UInt8](words: [1, 4, 2, 0, 1, 8])
    let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    bytes =
      [UInt8](words: [1, 0] + places) + scripts + features + lookups
      // Pairs one by one; all that changes is how far the first glyph moves on.
      + [UInt8](words: [1, head, 4, 0, firsts.count] + offsets) + coverage + sets
  }
}
