import TabAppearance
import TabUIKit
import Testing

/// Tests of themes that reproduce the looks of bars in well-known apps and libraries.
@MainActor
struct ReferenceThemeTests {
  private func compiled(
    _ json: String,
    os: TabBarEnvironment.Version = 18
  ) throws -> CompiledTabBarTheme {
    try TabBarTheme(json: json).compiled(for: .init(os: os))
  }

  // S0-21, S1-03: their colors.
  @Test(arguments: [("#FF0000", UIColor.red), ("#0000FF", UIColor.blue)])
  func `gray items, and a selected one in a color, in every layout`(
    color: String,
    selected: UIColor
  ) throws {
    let theme = try compiled(
      """
      { "name": "T", "item": { "normal": { "color": "system:gray" },
        "selected": { "color": "\(color)" } } }
      """
    )
    for appearance in [theme.standard, try #require(theme.scrollEdge)] {
      for item in [
        appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
        appearance.compactInlineLayoutAppearance,
      ] {
        #expect(item.normal.iconColor == .gray)
        #expect(item.normal.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
        #expect(item.selected.iconColor == selected)
        #expect(item.selected.titleTextAttributes[.foregroundColor] as? UIColor == selected)
      }
    }
  }

  // S1-04
  @Test func `S1-04: white at 0.7 without a material, which glass doesn't take`() throws {
    let json = """
      { "name": "T", "bar": { "background": "transparent", "backgroundColor": "rgb(100% 100% 100% / 70%)" } }
      """
    let classic = try compiled(json).standard
    #expect(classic.backgroundEffect == nil && classic.shadowColor == nil)
    #expect(classic.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 0.7))
    #expect(try compiled(json, os: 26).standard == UITabBarAppearance())
  }

  // S3-05, S2-02, and complaint 14 about other libraries: images that keep their own colors.
  @Test
  func `S3-05: images in their own colors, all items moved down and aside, a title red or gray`()
    throws
  {
    let original = """
      { "image": { "image": "symbol:plus", "renderingMode": "alwaysOriginal" },
        "selectedImage": { "image": "symbol:plus", "renderingMode": "alwaysOriginal" } }
      """
    let theme = try TabBarTheme(
      json: """
        {
          "name": "Center",
          "tintColor": "#FF0000",
          "bar": { "background": "opaque", "backgroundColor": "#FFF" },
          "item": { "normal": { "title": { "color": "#FF0000" } },
                    "selected": { "title": { "color": "system:gray" } } },
          "items": {
            "*": { "imageInsets": { "top": 5, "leading": 5, "bottom": -5, "trailing": -5 } },
            "0": \(original), "1": \(original), "3": \(original), "4": \(original)
          }
        }
        """
    )
    let controller = UITabBarController.fixture(["", "", "Home", "", ""])
    controller.viewControllers?[2].tabBarItem.image = nil
    controller.applyTheme(theme)
    let items = try #require(controller.tabBar.items)
    let plus = UIImage(systemName: "plus")?.withRenderingMode(.alwaysOriginal)
    for index in [0, 1, 3, 4] {
      #expect(items[index].image == plus && items[index].selectedImage == plus)
    }
    #expect(items[2].image == nil)
    #expect(items.map(\.title) == ["", "", "Home", "", ""])
    let insets = UIEdgeInsets(top: 5, left: 5, bottom: -5, right: -5)
    #expect(items.map(\.imageInsets) == Array(repeating: insets, count: 5))
    #expect(items.allSatisfy { $0.standardAppearance == nil && $0.badgeColor == nil })
    let stacked = theme.compiled(for: .init(os: 18)).standard.stackedLayoutAppearance
    #expect(stacked.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(stacked.selected.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
    #expect(stacked.selected.iconColor == nil)
  }
}
