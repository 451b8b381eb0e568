import TabAppearance
import Testing

struct ThemeFileCatalogTests {
  @Test func `the themes of the package read without a remark and are written back the same`()
    throws
  {
    for file in BuiltInThemeFiles.all {
      let (theme, diagnostics) = TabBarTheme.read(json: file.json, file: file.name)
      #expect(diagnostics.map(\.description) == [])
      let written = try TabBarTheme(json: #require(theme).json())
      #expect(written == theme)
      #expect(theme?.name == file.name)
    }
  }

  @Test func `the theme named System leaves everything to UIKit`() throws {
    let json = try #require(BuiltInThemeFiles.all.first { $0.name == "System" }?.json)
    #expect(try TabBarTheme(json: json) == TabBarTheme(name: "System", scrollEdge: nil))
  }
}
