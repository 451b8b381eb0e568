import TabRaster
import Testing

struct IconSymmetryTests {
  static let symmetric = [
    "bell", "bookmark", "circle", "ellipsis", "gearshape", "heart", "house", "person",
    "person.crop.circle", "record.circle", "star", "tray",
  ]

  @Test(arguments: symmetric.flatMap { [$0, $0 + ".fill"] }.filter { Icon.names.contains($0) })
  func `left and right are mirror images`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: icon.width, ty: 0)
    let difference = AlphaGrid(icon).largestDifference(from: AlphaGrid(icon, transform: mirror))
    #expect(difference <= 2)
  }
}
