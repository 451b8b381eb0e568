import TabTestSupport
import Testing

@testable import TabRaster

struct PNGFilterTests {
  @Test(arguments: [1, 2, 3, 4, 6, 8])
  func `rows of all filters are reconstructed, whatever the bytes`(distance: Int) {
    var random = SeededGenerator(seed: UInt64(distance))
    // Ten rows of one pixel, and enough rows that each filter follows each other one.
    for (width, height) in [(1, 10), (7, 200)] {
      let rows = PNGScanlines(start: 3, count: height, byteCount: width * distance)
      var plain = ContiguousArray<UInt8>(repeating: 9, count: rows.end)
      for index in rows.start..<rows.end {
        // Sums and differences overflow at the ends of the range.
        plain[index] =
          [0, 1, 127, 128, 254, 255, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      var data = plain
      for row in 0..<height {
        let filter = UInt8.random(in: 0...4, using: &random)
        let start = rows.start + row * (rows.byteCount + 1)
        (plain[start], data[start]) = (filter, filter)
        for index in 1...rows.byteCount {
          let hasLeft = index > distance
          let left = hasLeft ? Int(plain[start + index - distance]) : 0
          let above = row > 0 ? Int(plain[start + index - rows.byteCount - 1]) : 0
          let corner =
            hasLeft && row > 0 ? Int(plain[start + index - rows.byteCount - 1 - distance]) : 0
          let predicted = [0, left, above, (left + above) / 2, paeth(left, above, corner)]
          data[start + index] = plain[start + index] &- UInt8(predicted[Int(filter)])
        }
      }
      for row in 0..<height {
        #expect(PNGFilter.reconstruct(row, of: rows, in: &data, distance: distance))
      }
      #expect(data == plain)
    }
  }

  /// Returns the Paeth predictor of section 9.4 of the PNG specification.
  private func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let guess = left + above - corner
    let distances = [left, above, corner].map { abs(guess - $0) }
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? above : corner
  }
}
