import TabRaster
import Testing

struct IconSymmetryTests {
  static let symmetric = [
    "arrow.down.circle", "bag", "bell", "book", "bookmark", "camera", "circle",
    "ellipsis", "ellipsis.circle", "gearshape", "gift", "globe", "headphones", "heart", "house",
    "info.circle", "lock", "mappin.circle", "mic", "person", "person.crop.circle", "plus",
    "plus.circle", "record.circle", "square", "square.grid.2x2", "star", "sun.max", "trash", "tray",
    "tv", "xmark.circle",
  ]

  @Test(arguments: symmetric.flatMap { [$0, $0 + ".fill"] }.filter { Icon.names.contains($0) })
  func `left and right are mirror images`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: icon.width, ty: 0)
    let difference = AlphaGrid(icon).largestDifference(from: AlphaGrid(icon, transform: mirror))
    #expect(difference <= 2)
  }
}
