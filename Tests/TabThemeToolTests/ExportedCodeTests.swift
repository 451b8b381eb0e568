import Foundation
import TabAppearance
import TabUIKit
import Testing

@testable import TabThemeTool

@MainActor
struct ExportedCodeTests {
  @Test(arguments: ExportedTheme.allCases)
  func `is the code that is compiled with these tests`(theme: ExportedTheme) throws {
    let (word, json) = try theme.source
    let run = ToolRun("export", word, input: json)
    let code = theme.adapted(run.output)
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "all", environment["CI"] == nil {
      try Data(code.utf8).write(to: theme.file)
    }
    let file = try String(contentsOf: theme.file, encoding: .utf8)
    #expect(code == file, "run RECORD=all swift test --filter ExportedCodeTests")
  }

  @Test(arguments: ExportedTheme.allCases)
  func `makes what the theme compiles into`(theme: ExportedTheme) throws {
    let compiled = try compiled(theme)
    let made = theme.make()
    for traits in allTraits {
      #expect(
        made.standard.themeDescription(in: traits)
          == compiled.standard.themeDescription(in: traits)
      )
      #expect(
        made.scrollEdge?.themeDescription(in: traits)
          == compiled.scrollEdge?.themeDescription(in: traits)
      )
    }
  }

  @Test(arguments: ExportedTheme.allCases)
  func `gives a bar what the theme gives it`(theme: ExportedTheme) throws {
    let compiled = try compiled(theme)
    let bar = UITabBar()
    theme.style(bar)
    #expect(bar.standardAppearance == theme.make().standard)
    #expect(bar.scrollEdgeAppearance == theme.make().scrollEdge)
    for traits in allTraits {
      #expect(
        bar.tintColor?.resolvedColor(with: traits)
          == compiled.tintColor?.resolvedColor(with: traits)
      )
      #expect(
        bar.unselectedItemTintColor?.resolvedColor(with: traits)
          == compiled.unselectedItemTintColor?.resolvedColor(with: traits)
      )
    }
  }

  private func compiled(_ theme: ExportedTheme) throws -> CompiledTabBarTheme {
    let (word, json) = try theme.source
    let value = try word == "-" ? TabBarTheme(json: json) : .named(word)
    return value.compiled(for: TabBarEnvironment(os: 18))
  }

  /// The traits of light and dark style, in both contrasts.
  private var allTraits: [UITraitCollection] {
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map { contrast in
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
  }
}
