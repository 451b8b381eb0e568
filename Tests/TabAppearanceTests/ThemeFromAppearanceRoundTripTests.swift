import TabAppearance
import TabImport
import TabTestSupport
import TabUIKit
import Testing

@MainActor
struct ThemeFromAppearanceRoundTripTests {
  let environment = TabBarEnvironment(os: 18)

  @Test(arguments: TabBarTheme.builtInNames)
  func `a built-in theme that was compiled and read looks the same`(name: String) throws {
    let theme = try TabBarTheme.named(name)
    let read = reread(theme)
    #expect(descriptions(of: read) == descriptions(of: theme))
  }

  @Test func `any theme that was compiled and read looks the same`() {
    var generator = SeededGenerator(seed: 15_926)
    for round in 0..<15 {
      let theme = TabBarTheme.random(using: &generator)
      let read = reread(theme)
      let (expected, found) = (descriptions(of: theme), descriptions(of: read))
      #expect(found == expected, "round \(round): \(difference(expected, found))")
      // Reading the result again gives an equal theme.
      #expect(reread(read) == read, "round \(round)")
      #expect(TabBarTheme.read(json: read.json()).theme == read, "round \(round)")
    }
  }

  // Covers keys of every kind except `when` and `extends`, which ThemeFileTableTests covers.
  @Test nonisolated func `any theme that was written and read is the same`() throws {
    var generator = SeededGenerator(seed: 58_979)
    for round in 0..<15 {
      let theme = TabBarTheme.random(using: &generator)
      #expect(try TabBarTheme(json: theme.json()) == theme, "round \(round)")
      let parent = TabBarTheme.random(using: &generator)
      let child = theme.extending(parent)
      #expect(try TabBarTheme(json: child.json()) == child, "round \(round)")
      #expect(child.extending(parent) == child, "round \(round)")
    }
  }

  private func reread(_ theme: TabBarTheme) -> TabBarTheme {
    let compiled = theme.compiled(for: environment)
    return TabBarTheme(
      appearance: compiled.standard,
      scrollEdge: compiled.scrollEdge,
      tintColor: compiled.tintColor,
      unselectedItemTintColor: compiled.unselectedItemTintColor,
      name: theme.name
    )
  }

  /// Returns the descriptions of the theme's appearances in light and dark, in both contrasts.
  private func descriptions(of theme: TabBarTheme) -> [[String]] {
    let compiled = theme.compiled(for: environment)
    return [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map { contrast in
        compiled.importedLines(
          in: UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
          ])
        )
      }
    }
  }

  private func difference(
    _ left: [[String]],
    _ right: [[String]]
  ) -> String {
    let (left, right) = (Set(left.joined()), Set(right.joined()))
    return "missing \(left.subtracting(right)), found \(right.subtracting(left))"
  }
}

extension CompiledTabBarTheme {
  /// Returns the lines of the description without the bytes of images, which importing encodes again.
  func importedLines(in traits: UITraitCollection) -> [String] {
    descriptionLines(in: traits).map { line in
      let hasImage = line.value.contains("png ")
      let value = hasImage ? line.value.replacing(/png [0-9a-f]+/, with: "png") : line.value
      return "\(line.path): \(value)"
    }
  }
}
