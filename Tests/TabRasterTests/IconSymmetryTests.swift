import TabRaster
import Testing

struct IconSymmetryTests {
  static let symmetric = [
    "arrow.down.circle", "bag", "bell", "book", "bookmark", "briefcase", "camera", "circle",
    "ellipsis", "ellipsis.circle", "eye", "gearshape", "gift", "globe", "headphones", "heart",
    "house",
    "info.circle", "line.3.horizontal", "lock", "mappin.circle", "mic", "person", "person.circle",
    "person.crop.circle", "plus",
    "plus.circle", "record.circle", "rectangle.stack", "square", "square.grid.2x2", "star",
    "sun.max", "trash", "tray", "trophy",
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
