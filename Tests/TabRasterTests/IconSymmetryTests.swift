import TabRaster
import Testing

struct IconSymmetryTests {
  static let symmetric = [
    "arrow.down.circle", "bag", "bell", "book", "bookmark", "brain", "briefcase",
    "building.columns",
    "bus", "camera", "car", "circle", "circle.grid.2x2", "cpu", "crown",
    "die.face.5", "drop", "ellipsis", "ellipsis.circle", "exclamationmark.triangle", "eye",
    "gearshape", "gift", "globe", "headphones", "heart", "hourglass", "info.circle", "iphone",
    "lightbulb", "line.3.horizontal", "lock", "mappin.circle", "medal", "mic", "person", "person.3",
    "person.circle", "person.crop.circle", "person.crop.square", "pin", "plus", "plus.circle",
    "record.circle", "rectangle.stack", "rosette", "shield", "soccerball", "square",
    "square.grid.2x2", "star", "suitcase", "sun.max", "tram", "trash", "tray", "tree", "trophy",
    "tshirt", "tv", "viewfinder", "wallet.pass", "wifi", "wineglass", "xmark.circle",
  ]

  @Test(arguments: symmetric.flatMap { [$0, $0 + ".fill"] }.filter { Icon.names.contains($0) })
  func `left and right are mirror images`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: icon.width, ty: 0)
    let difference = AlphaGrid(icon).largestDifference(from: AlphaGrid(icon, transform: mirror))
    #expect(difference <= 2)
  }
}
