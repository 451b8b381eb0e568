import Foundation
import TabAppearance
import Testing

struct ThemeNameTests {
  @Test func `every built-in theme is a value`() throws {
    let themes: [TabBarTheme] = [
      .admiral, .arcade, .atelier, .aurora, .beacon, .blossom, .blueprint, .broadsheet, .candy,
      .chalkboard, .citrus, .clear, .clinic, .contrast, .forest, .foundry, .frost, .graphite,
      .harvest, .iris, .midnight, .observatory, .ocean, .paper, .pop, .sunset, .system, .terminal,
    ]
    #expect(themes.map(\.name) == TabBarTheme.builtInNames)
    for theme in themes { #expect(try TabBarTheme.named(theme.name) == theme) }
  }

  @Test func `a name stands for its theme`() throws {
    #expect(try TabBarTheme.named("Midnight") == .midnight)
    let error = #expect(throws: TabBarThemeNameError.self) {
      try TabBarTheme.named("Midnihgt")
    }
    #expect(error?.nearest == "Midnight")
  }

  /// Runs a closure with a bundle of theme files: one has another name than its theme, and one is
  /// invalid.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Night": ##"{ "name": "Night", "tintColor": "#010203" }"##,
      "other": ##"{ "name": "Deep Sea", "tintColor": "#040506" }"##,
      "Midnight": ##"{ "name": "Midnight", "tintColor": "#070809" }"##,
      "Broken": #"{ "name": "Broken", "#,
    ]
    for (stem, text) in files {
      let file = folder.appendingPathComponent("\(stem).tabtheme.json")
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }

  @Test func `a bundle's themes come before those of the package`() throws {
    try withBundle { bundle in
      #expect(try TabBarTheme.named("Night", in: bundle).tintColor == "#010203")
      #expect(try TabBarTheme.named("Deep Sea", in: bundle).tintColor == "#040506")
      #expect(try TabBarTheme.named("Midnight", in: bundle).tintColor == "#070809")
      let ocean = try TabBarTheme.named("Ocean", in: bundle)
      #expect(ocean == .ocean)
    }
  }

  @Test func `what is wrong with a bundle's themes is said when they are asked for`() throws {
    try withBundle { bundle in
      #expect(throws: TabBarThemeError.self) { try TabBarTheme.named("Broken", in: bundle) }
      let error = #expect(throws: TabBarThemeNameError.self) {
        try TabBarTheme.named("Nihgt", in: bundle)
      }
      #expect(error?.nearest == "Night")
    }
  }
}
