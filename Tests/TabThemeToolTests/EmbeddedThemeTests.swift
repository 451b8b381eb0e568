import Foundation
import TabAppearance
import TabThemes
import Testing

@testable import TabThemeTool

/// Tests of the built-in themes: apps have them as text that is read without diagnostics.
struct EmbeddedThemeTests {
  @Test(arguments: BuiltInThemeFiles.all.map(\.name))
  func `a theme of the package is that of its file`(name: String) throws {
    let file = try #require(BuiltInThemeFiles.all.first { $0.name == name })
    let (theme, diagnostics) = TabBarTheme.read(json: file.json, file: name)
    #expect(diagnostics.map(\.description) == [])
    #expect(try TabBarTheme.named(name) == theme, "run Scripts/embed")
    #expect(try TabBarTheme(json: #require(theme).json()) == theme)
    #expect(theme?.name == name)
  }

  @Test func `the package has the themes of the files`() {
    #expect(TabBarTheme.builtInNames == BuiltInThemeFiles.all.map(\.name), "run Scripts/embed")
  }

  @Test func `the theme named System leaves everything to UIKit`() {
    #expect(TabBarTheme.system == TabBarTheme(name: "System", scrollEdge: nil))
  }
}
