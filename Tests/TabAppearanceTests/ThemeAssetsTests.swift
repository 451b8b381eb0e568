#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabAppearance
import Testing

/// Tests of colors and images that a theme names and that are in the theme's bundle.
@MainActor
struct ThemeAssetsTests {
  let theme = TabBarTheme(
    name: "Assets",
    tintColor: "asset:Brand",
    bar: .init(backgroundColor: "asset:Brand", shadowImage: .value(.init(.asset("line")))),
    item: .init(selected: .init(color: .dynamic(light: "asset:Brand", dark: "#00FF00"))),
    items: [0: .init(image: .value(.init(.asset("line"))), badgeColor: "asset:Brand")]
  )

  /// Runs a closure with a bundle that has the theme, the color Brand, which is red, and the image
  /// line, which is 6 pixels wide.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } } ] }
      """
    try Data(color.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    try image.pngData()?.write(to: folder.appendingPathComponent("line.png"))
    try Data(theme.json().utf8).write(to: folder.appendingPathComponent("a.tabtheme.json"))
    try body(try #require(Bundle(url: folder)))
  }

  @Test func `a catalog knows the bundle, and what is compiled with it has its assets`() throws {
    try withBundle { bundle in
      let catalog = TabBarThemeCatalog(.bundle(bundle), .builtIn)
      let read = try catalog.theme(named: "Assets")
      #expect(read == theme)
      #expect(catalog.assets(ofThemeNamed: "assets") == bundle)
      #expect(catalog.assets(ofThemeNamed: "Midnight") == nil)
      let compiled = theme.compiled(for: .init(os: 18), assets: bundle)
      #expect(red(compiled.tintColor) == 1)
      #expect(red(compiled.standard.backgroundColor) == 1)
      #expect(compiled.standard.shadowImage?.size.width == 6)
      #expect(red(compiled.standard.stackedLayoutAppearance.selected.iconColor) == 1)
      let alone = theme.compiled(for: .init(os: 18))
      #expect(red(alone.tintColor) != 1 && alone.standard.shadowImage == nil)
    }
  }

  @Test func `a store gives bars the assets of the theme's bundle`() throws {
    try withBundle { bundle in
      let store = TabBarThemeStore(catalog: TabBarThemeCatalog(.bundle(bundle)))
      let controller = UITabBarController.fixture()
      store.attach(controller)
      try store.select("Assets")
      let item = try #require(controller.tabBar.items?.first)
      #expect(red(controller.tabBar.tintColor) == 1 && red(item.badgeColor) == 1)
      #expect(item.image?.size.width == 6)
      store.select(theme)
      #expect(red(controller.tabBar.tintColor) != 1 && item.image == nil)
      store.select(theme, assets: bundle)
      #expect(red(controller.tabBar.tintColor) == 1)
    }
  }

  private func red(_ color: UIColor?) -> CGFloat? {
    var red: CGFloat = 0
    let light = UITraitCollection(userInterfaceStyle: .light)
    let resolved = color?.resolvedColor(with: light)
    guard resolved?.getRed(&red, green: nil, blue: nil, alpha: nil) == true else { return nil }
    return red
  }
}
#endif
