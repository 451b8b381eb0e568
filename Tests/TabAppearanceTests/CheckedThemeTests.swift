import Foundation
import TabAppearance
import TabTestSupport
import TabThemes
import Testing

/// Tests of reading without diagnostics, which gives the theme that the reader with them gives.
struct CheckedThemeTests {
  @Test(arguments: 0..<200)
  func `a random theme is read as by the reader of files`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = TabBarTheme.random(using: &generator).json()
    #expect(TabBarTheme(checked: text) == (try TabBarTheme(json: text)))
  }

  @Test func `every key of a file is read`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/Sound/every-key.tabtheme.json")
    let text = try TabBarTheme(contentsOf: file).json()
    #expect(TabBarTheme(checked: text) == (try TabBarTheme(json: text)))
  }

  // Regression: such a key was left out without a word.
  @Test(arguments: [
    ##"{ "name": "T", "tintColour": "#FF0000" }"##, #"{ "name": "T", "bar": { "$schema": "" } }"#,
    #"{ "name": "T", "glass": "sytem" }"#, "no JSON",
  ])
  func `a text that isn't a file of this version stops the program`(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in _ = TabBarTheme(checked: text) }
  }
}
