import Testing

@testable import TabRaster

/// Tests of the map from glyphs to rows in the table "HVAR" of a variable font.
struct AdvanceVariationsTests {
  /// A table for four glyphs: the map assigns rows 2, 0, 1 and 2 of the deltas 10, 20 and -30 to
  /// them, on one axis whose region is from 0 to 1.
  private let table: [UInt8] = {
    func uint16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
    func uint32(_ number: Int) -> [UInt8] { uint16(number >> 16) + uint16(number) }
    let regions = uint16(1) + uint16(1) + uint16(0) + uint16(0x4000) + uint16(0x4000)
    let deltas = [10, 20, -30].flatMap(uint16)
    let data = uint16(3) + uint16(1) + uint16(1) + uint16(0) + deltas
    let store = uint16(1) + uint32(12) + uint16(1) + uint32(12 + regions.count) + regions + data
    // Each entry is one byte: one bit for the index of the only ItemVariationData, and two for the
    // row.
    let map: [UInt8] = [0, 0x01] + uint16(4) + [2, 0, 1, 2]
    return uint16(1) + uint16(0) + uint32(20) + uint32(20 + store.count) + uint32(0) + uint32(0)
      + store + map
  }()

  @Test(arguments: [(0, -30.0), (1, 10), (2, 20), (3, -30), (4, -30), (1_000, -30)])
  func `the map leads a glyph to its delta, and those after the last entry to its delta`(
    glyph: Int,
    delta: Double
  ) throws {
    let whole = try AdvanceVariations(FontTable(file: table), coordinates: [1])
    #expect(try whole.delta(of: glyph) == delta)
    let half = try AdvanceVariations(FontTable(file: table), coordinates: [0.5])
    #expect(try half.delta(of: glyph) == delta / 2)
  }
}
