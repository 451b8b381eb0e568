import Foundation
import TabAppearance
import Testing

@testable import TabSnapshots

@MainActor
struct SnapshotRemarksTests {
  private let folder = SnapshotFolder()

  private func lines(
    _ theme: TabBarTheme,
    as strategy: TabSnapshotting<TabBarTheme>,
    _ record: TabSnapshotRecord
  ) -> [Substring] {
    folder.difference(of: theme, as: strategy, record)?.description.split(separator: "\n") ?? []
  }

  @Test func `a failure and a recording name a font that isn't available, and a fix`() {
    defer { folder.remove() }
    var theme = TabBarTheme(
      name: "Brand",
      item: .init(normal: .init(title: .init(family: "Brand Sans", size: 10)))
    )
    let remark: [Substring] = [
      "warning: the font 'Brand Sans' isn't available; another font is drawn in its place",
      "  fix: register a file of the font with withTabSnapshotFonts",
    ]
    #expect(lines(theme, as: .image, .never)[1...2] == remark[...])
    #expect(lines(theme, as: .image, .missing)[1...] == remark[...])
    theme.tintColor = "#FF0000"
    let failure = lines(theme, as: .image, .never)
    #expect(failure.first?.hasPrefix("snapshot differs from") == true)
    #expect(failure.filter { remark.contains($0) } == remark)
  }

  @Test func `what is only inferred is told of pictures, sheets and layouts`() throws {
    let theme = try TabBarTheme.named("Ocean")
    let place = TabSnapshotConfiguration.iPhone16(os: 27)
    let strategies: [(String, TabSnapshotting<TabBarTheme>)] = [
      ("image", .image(on: place)), ("sheet", .sheet(on: place)), ("layout", .layout(on: place)),
    ]
    defer { folder.remove() }
    for (name, strategy) in strategies {
      let difference = folder.difference(of: theme, as: strategy, named: name, .missing)
      let lines = difference?.description.split(separator: "\n").dropFirst()
      let note = "note: bars of iOS 27 are drawn as those of iOS 26, but for the tints of items"
      #expect(lines == [note[...]], "\(name)")
    }
  }

  #if !canImport(UIKit)
  @Test func `names that an app's code gets nothing for are warnings, unless found later`() throws {
    defer { folder.remove() }
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "A", image: UIImage(systemName: "no.symbol"), tag: 0)]
    _ = (UIImage(named: "No image"), UIColor(named: "No color"), UIFont(name: "No-Font", size: 9))
    _ = UIImage(systemName: "no.symbol")
    let warnings = [
      "warning: UIImage(systemName:) returned nil: the stand-in doesn't have the symbol 'no.symbol'",
      "warning: UIImage(named:) returned nil: the bundle doesn't have the image 'No image'",
      "warning: UIColor(named:) returned nil: the bundle doesn't have the color 'No color'",
      "warning: UIFont(name:size:) returned nil: the font 'No-Font' isn't available",
    ]
    func found(_ strategy: TabSnapshotting<UITabBar>, _ name: String) -> [String] {
      let difference = folder.difference(of: bar, as: strategy, named: name, .missing)
      let lines = difference?.description.split(separator: "\n").map(String.init) ?? []
      return lines.filter { $0.hasPrefix("warning") }
    }
    #expect(found(.image, "a") == warnings)
    #expect(found(.dump, "b") == warnings)
    #expect(UIFont(name: "Compact-BoldItalic", size: 9) == nil)
    #expect(found(.image, "c").count == warnings.count + 1)
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TabRasterTests/Fixtures/Compact.otf")
    try withTabSnapshotFonts([fonts]) {
      #expect(UIFont(name: "Compact-BoldItalic", size: 9) != nil)
    }
    #expect(found(.image, "d") == warnings)
  }

  @Test func `another test's missing names aren't told of`() {
    defer { folder.remove() }
    let difference = folder.difference(of: UITabBar(), as: .dump, .missing)
    #expect(difference?.description.contains("returned nil") == false)
  }
  #endif

  @Test func `nothing is told of what is known`() throws {
    defer { folder.remove() }
    let theme = try TabBarTheme.named("Ocean")
    #expect(lines(theme, as: .image, .missing).count == 1)
  }
}
