/// Table "GPOS" with one feature, "kern", and one lookup, of pair adjustments.
struct GPOSTable {
  let bytes: [UInt8]

  /// Creates the table.
  ///
  /// - Parameter pairs: The kerning in font units, by the indices of the left and the right glyph.
  init(_ pairs: [Int: [Int: Int]]) {
    let firsts = pairs.sorted { $0.key < $1.key }
    let coverage = [UInt8](uint16s: [1, firsts.count] + firsts.map(\.key))
    let head = 10 + 2 * firsts.count
    var offsets: [Int] = []
    var sets: [UInt8] = []
    // Letters with accents share the pairs of their base letter.
    var offsetsOfSets: [[Int: Int]: Int] = [:]
    for (_, seconds) in firsts {
      let offset = offsetsOfSets[seconds] ?? head + coverage.count + sets.count
      offsets.append(offset)
      guard offsetsOfSets.updateValue(offset, forKey: seconds) == nil else { continue }
      sets.add(uint16s: seconds.count)
      for (second, distance) in seconds.sorted(by: { $0.key < $1.key }) {
        sets.add(uint16s: second, distance)
      }
    }
    // ScriptList: the default script, whose default language has feature 0. FeatureList: "kern" with lookup 0.
    // LookupList: one lookup of type 2, pair adjustment.
    let scripts =
      [UInt8](uint16s: [1]) + Array("DFLT".utf8)
      + [UInt8](uint16s: [8, 4, 0, 0, 0xFFFF, 1, 0])
    let features = [UInt8](uint16s: [1]) + Array("kern".utf8) + [UInt8](uint16s: [8, 0, 1, 0])
    let lookups = [UInt8](uint16s: [1, 4, 2, 0, 1, 8])
    let listOffsets = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    bytes =
      [UInt8](uint16s: [1, 0] + listOffsets) + scripts + features + lookups
      // PairPos in format 1, single pairs; the value records are XAdvance of the first glyph.
      + [UInt8](uint16s: [1, head, 4, 0, firsts.count] + offsets) + coverage + sets
  }
}
