import TabAppearance
import TabThemes
import Testing

struct CatalogTests {
  @Test(arguments: BuiltInThemeFiles.all.map(\.name))
  func `built-in themes have nothing to find fault with`(name: String) {
    let json = BuiltInThemeFiles.all.first { $0.name == name }?.json ?? ""
    let (theme, diagnostics) = TabBarTheme.read(json: json, file: name)
    #expect(diagnostics.map(\.description) == [])
    #expect(theme?.name == name)
  }

  @Test func `the theme named System leaves everything to UIKit`() throws {
    let json = try #require(BuiltInThemeFiles.all.first { $0.name == "System" }?.json)
    #expect(TabBarTheme.read(json: json).theme == TabBarTheme(name: "System", scrollEdge: nil))
  }
}
