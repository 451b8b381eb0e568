import TabRaster
import TabTestSupport
import Testing

struct BitmapLuminanceTests {
  /// Luminances in which each component has three digits, so that they tell colors apart.
  private let luminance = PixelLuminance(
    red: { Double($0) * 1_000_000 },
    green: { Double($0) * 1_000 },
    blue: { Double($0) }
  )

  private func bitmap(_ rows: [[UInt32]]) -> Bitmap {
    Bitmap(
      width: rows[0].count,
      height: rows.count,
      pixels: ContiguousArray(rows.joined().map { 0xFF00_0000 | $0 })
    )
  }

  private func measured(
    _ bitmap: Bitmap,
    columns: Range<Int>? = nil,
    without covered: [PixelRegion] = [],
    groundIsInside: Bool = false
  ) -> [Double]? {
    bitmap.luminance(
      in: PixelRegion(columns: columns ?? 0..<bitmap.width, rows: 0..<bitmap.height),
      without: covered,
      groundIsInside: groundIsInside,
      by: luminance
    ).map { [$0.ground, $0.darkest, $0.lightest] }
  }

  @Test func `the ground is the color of most pixels at the edge`() {
    let bitmap = bitmap([
      [7, 7, 7, 7, 1],
      [7, 9, 9, 9, 7],
      [7, 9, 9, 9, 7],
      [2, 9, 9, 9, 7],
      [2, 2, 2, 2, 7],
    ])
    #expect(measured(bitmap) == [7, 1, 9])
  }

  @Test func `the ground inside is the color of most pixels`() {
    let bitmap = bitmap([[7, 7, 7, 7], [7, 9, 9, 7], [2, 9, 9, 9], [9, 9, 9, 9]])
    #expect(measured(bitmap, groundIsInside: true) == [9, 2, 9])
    #expect(measured(bitmap) == [7, 2, 9])
  }

  @Test func `of equally frequent colors the ground is the smaller pixel`() {
    #expect(measured(bitmap([[9, 7], [7, 9]])) == [7, 7, 9])
  }

  @Test func `red, green and blue are measured apart`() {
    #expect(measured(bitmap([[0x010203, 0x030201]])) == [1_002_003, 1_002_003, 3_002_001])
  }

  @Test func `covered pixels and pixels outside the bitmap are ignored`() {
    let bitmap = bitmap([[7, 7, 1, 1, 1], [7, 8, 1, 1, 9], [7, 7, 1, 1, 9]])
    let covered = PixelRegion(columns: 2..<4, rows: -1..<9)
    #expect(measured(bitmap, columns: -2..<7, without: [covered]) == [7, 1, 9])
    let more = PixelRegion(columns: 3..<6, rows: 0..<1)
    #expect(measured(bitmap, without: [covered, more]) == [7, 7, 9])
    #expect(measured(bitmap, columns: 2..<4, without: [covered]) == nil)
    #expect(measured(bitmap, columns: 7..<9) == nil)
  }

  @Test(arguments: 1...60)
  func `every pixel counts once`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...12, using: &generator)
    let height = Int.random(in: 1...12, using: &generator)
    let rows = (0..<height).map { _ in
      (0..<width).map { _ in UInt32.random(in: 1...4, using: &generator) }
    }
    var counts: [UInt32: Int] = [:]
    var seen: [UInt32] = []
    let covered = PixelRegion(columns: 3..<5, rows: 2..<6)
    for row in 0..<height {
      for column in 0..<width {
        if covered.columns.contains(column) && covered.rows.contains(row) { continue }
        seen.append(rows[row][column])
        if [0, height - 1].contains(row) || [0, width - 1].contains(column) {
          counts[rows[row][column], default: 0] += 1
        }
      }
    }
    let most = counts.values.max()
    let ground = counts.filter { $0.value == most }.keys.min()
    let expected = [ground, seen.min(), seen.max()].compactMap { $0 }.map(Double.init)
    #expect(measured(bitmap(rows), without: [covered]) == expected)
  }
}
