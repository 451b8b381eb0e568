import TabRaster
import Testing

struct IconTests {
  @Test func `names are sorted, unique and all known`() {
    #expect(Icon.names == Set(Icon.names).sorted())
    #expect(Icon.names.compactMap { Icon.named($0)?.name } == Icon.names)
  }

  @Test func `a hundred and fifty icons and more, most of them with a filled partner`() {
    let filled = Icon.names.filter { $0.hasSuffix(".fill") }
    #expect(Icon.names.count - filled.count >= 200)
    #expect(filled.count >= 150)
    #expect(filled.allSatisfy { Icon.names.contains(String($0.dropLast(5))) })
  }

  // The icons of UITabBarItem.SystemItem and of the tool's default bar.
  @Test(arguments: [
    "arrow.down.circle", "bell", "book", "clock", "ellipsis", "gearshape", "heart", "house",
    "list.number", "magnifyingglass", "person", "person.crop.circle", "star",
  ])
  func `the names that bars need are there`(name: String) {
    #expect(Icon.named(name) != nil)
  }

  // The icons that tab bars of apps show most, by the names of SF Symbols.
  @Test(arguments: [
    "airplane", "archivebox", "arrow.left.arrow.right", "at", "bag", "barcode.viewfinder",
    "bed.double", "bell", "bell.badge", "bicycle", "bolt", "book", "bookmark", "brain", "briefcase",
    "bubble.left", "bubble.left.and.bubble.right", "building.2", "bus", "calendar", "camera", "car",
    "cart", "chart.bar", "chart.line.uptrend.xyaxis", "chart.pie", "clock", "cloud", "creditcard",
    "cross.case", "cup.and.saucer", "doc.text", "dollarsign.circle", "drop", "dumbbell", "ellipsis",
    "envelope", "figure.run", "flame", "folder", "fork.knife", "gamecontroller", "gearshape",
    "gift",
    "globe", "graduationcap", "hammer", "headphones", "heart", "house", "info.circle", "key",
    "leaf",
    "list.bullet", "location", "lock", "magnifyingglass", "map", "message", "mic", "moon",
    "music.note", "newspaper", "number", "paintbrush", "paperplane", "pawprint", "person",
    "person.2", "person.3", "person.crop.circle", "phone", "photo", "pills", "play.circle",
    "plus.circle", "qrcode", "questionmark.circle", "safari", "shield", "sparkles",
    "square.and.arrow.up", "square.grid.2x2", "star", "stethoscope", "storefront", "sun.max", "tag",
    "ticket", "tray", "trophy", "tv", "umbrella", "video", "wallet.pass", "wand.and.stars",
    "waveform", "wifi", "wrench",
  ])
  func `the names that apps use are there`(name: String) {
    #expect(Icon.names.contains(name))
  }

  @Test(arguments: ["", "no.such.icon", "House", "house.fill.fill", "magnifyingglass.fill"])
  func `an unknown name is no icon`(name: String) {
    #expect(Icon.named(name) == nil)
  }

  // The height was measured on record.circle.fill of iOS 17 and play.circle.fill of iOS 18.
  @Test(arguments: ["circle.fill", "record.circle.fill", "play.circle.fill"])
  func `discs are as high as measured`(name: String) throws {
    let icon = try #require(Icon.named(name))
    #expect(abs(icon.height - 23.33) < 0.01)
    #expect(abs(icon.width - 23.33) < 0.01)
  }

  @Test(arguments: Icon.names)
  func `the box is the ink`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let points = icon.path.samples(perCurve: 24)
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    #expect(abs(try #require(xs.min())) < 0.05)
    #expect(abs(try #require(ys.min())) < 0.05)
    #expect(abs(try #require(xs.max()) - icon.width) < 0.05)
    #expect(abs(try #require(ys.max()) - icon.height) < 0.05)
  }

  @Test(arguments: Icon.names)
  func `ink reaches every side of the box and fits a tab bar`(name: String) throws {
    let icon = try #require(Icon.named(name))
    let grid = AlphaGrid(icon)
    #expect(grid.touchesEverySide)
    #expect(icon.width <= 30)
    #expect(icon.height <= 26)
    #expect(max(icon.width, icon.height) >= 18)
  }

  @Test(arguments: Icon.names.filter { $0.hasSuffix(".fill") })
  func `a fill covers more than its outline`(name: String) throws {
    let fill = try #require(Icon.named(name))
    let outline = try #require(Icon.named(String(name.dropLast(5))))
    #expect(AlphaGrid(fill).area > AlphaGrid(outline).area * 1.1)
  }
}
