import Foundation
import TabAppearance
import TabFiles
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Themes whose colors are exported, as tokens or as an asset catalog, and read again.
@MainActor
struct ColorRoundTripTests {
  private enum Form: CaseIterable {
    case resolver, files, assetCatalog

    /// The files of an export by their paths, and what a theme writes for `tokens`.
    func files(_ export: ColorExport) throws -> (files: [String: String], tokens: JSON) {
      switch self {
      case .resolver: return (["c.resolver.json": export.tokens.text()], "c.resolver.json")
      case .files:
        let files = texts(of: export.tokenFiles, in: "C")
        let members = files.keys.sorted().map { path in
          let name = path.dropFirst(2).prefix { $0 != "." }
          return JSON.Member(name == "colors" ? "light" : String(name), .string(path))
        }
        return (files, .object(members))
      case .assetCatalog:
        return (texts(of: try export.colorSets(), in: "C.xcassets"), "C.xcassets")
      }
    }

    private func texts(
      of files: [(path: String, contents: JSON)],
      in folder: String
    ) -> [String: String] {
      Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.path)", $0.contents.text()) })
    }
  }

  /// Reads a theme without its colors, which it has from the export of the theme instead.
  private func imported(_ theme: TabBarTheme, _ form: Form) throws -> TabBarTheme {
    let (files, tokens) = try form.files(ColorExport(theme))
    let fixed = Set(theme.fixedNames)
    var other = theme
    other.colors = theme.colors.filter { !fixed.contains($0.key) }
    let root = try #require(JSONDocument(parsing: other.json(), file: "").root)
    guard case .object(let members) = JSON(root) else { throw TabBarThemeError(diagnostics: []) }
    let text = JSON.object(members + [.init("tokens", tokens)]).text()
    let source = ThemeFiles(
      names: { [] },
      read: { path, _ in files[path].map { Array($0.utf8) } },
      contents: { folder in files.keys.filter { $0.hasPrefix("\(folder)/") }.sorted() }
    )
    let (read, diagnostics) = ThemeInput(
      file: "t.tabtheme.json",
      bytes: Array(text.utf8),
      parents: TabBarThemeParents(source.withTokens)
    )
    .read()
    return try #require(read, "\(diagnostics.map(\.description).joined(separator: "\n"))\(text)")
  }

  private func check(_ theme: TabBarTheme, _ form: Form) throws {
    let other = try imported(theme, form)
    let (old, new) = (ColorTable(theme.colors), ColorTable(other.colors))
    for name in theme.fixedNames where other.colors[name] != nil {
      for variant in TabBarTheme.Color.Variant.allCases {
        #expect(
          new[name].value(for: variant) == old[name].value(for: variant),
          "\(form), \(name), \(variant)\n\(theme.json())"
        )
      }
    }
    let scopes = try ThemeScopes(
      try Arguments(["A", "B", "--ios", "18"], for: .diff),
      for: [theme, other]
    )
    #expect(ThemeComparison(theme, other, in: scopes).lines == [], "\(form)\n\(theme.json())")
  }

  @Test(arguments: TabBarTheme.builtInNames)
  func `a built-in theme has the same appearance after an export`(name: String) throws {
    let file = try #require(BuiltInThemeFiles.all.first { $0.name == name })
    for form in Form.allCases { try check(try TabBarTheme(json: file.json), form) }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a theme made at random has the same appearance after an export`(seed: UInt64) throws {
    var random = RandomColors(seed: seed)
    try check(random.theme(), Form.allCases[Int(seed % 3)])
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `themes made at random keep their colors in an export`(batch: UInt64) throws {
    let count = UInt64(rounds(10))
    for seed in batch * count..<(batch + 1) * count {
      var random = RandomColors(seed: seed)
      let theme = random.theme()
      let form = Form.allCases[Int(seed % 3)]
      let other = try imported(theme, form)
      let (old, new) = (ColorTable(theme.colors), ColorTable(other.colors))
      let isEqual = TabBarTheme.Color.Variant.allCases.allSatisfy { variant in
        theme.fixedNames.allSatisfy { name in
          other.colors[name] != nil
            && new[name].value(for: variant) == old[name].value(for: variant)
        }
      }
      #expect(isEqual, "seed \(seed)")
    }
  }
}

extension TabBarTheme {
  /// The names of the colors that have components in each appearance, which an export has.
  fileprivate var fixedNames: [String] {
    let table = ColorTable(self.colors)
    return self.colors.keys.filter { name in
      Color.Variant.allCases.allSatisfy { variant in
        switch table[name].value(for: variant) {
        case .rgb, .p3: true
        default: false
        }
      }
    }
  }
}

/// Random themes with named colors, all of which the bar has.
private struct RandomColors {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func theme() -> TabBarTheme {
    let names = ["brand", "brand.main", "brand.main.é", "Bar Line", "x-1", "Item.Selected"]
    let colors = names.map { JSON.Member($0, color()) }
    func item(_ index: Int) -> JSON {
      [
        "color": .string("{\(names[index])}"),
        "badgeBackgroundColor": .string("{\(names[index + 1])}"),
      ]
    }
    let theme: JSON = [
      "name": "Random", "colors": .object(colors), "tintColor": "{brand}",
      "bar": ["backgroundColor": "{brand.main}", "shadowColor": "{Bar Line}"],
      "item": ["normal": item(2), "selected": item(4)],
    ]
    guard let theme = try? TabBarTheme(json: theme.text()) else {
      preconditionFailure(theme.text())
    }
    return theme
  }

  private mutating func color() -> JSON {
    switch number(0...3) {
    case 0: return .string(value())
    case 1: return ["light": .string(value()), "dark": .string(value())]
    case 2: return ["light": .string(value()), "darkHighContrast": .string(value())]
    default:
      let members = TabBarTheme.Color.Variant.allCases.map {
        JSON.Member($0.rawValue, .string(value()))
      }
      return .object(members)
    }
  }

  private mutating func value() -> String {
    let parts = (0..<4).map { _ in Double(number(0...10_000)) / 10_000 }
    let alpha = number(0...1) == 0 ? "" : " / \(parts[3])"
    switch number(0...4) {
    case 0: return "color(srgb \(parts[0]) \(parts[1]) \(parts[2])\(alpha))"
    case 1: return "p3(\(parts[0]) \(parts[1]) \(parts[2])\(alpha))"
    case 2: return "oklch(\(parts[0]) \(parts[1] * 0.4) \(number(0...359))\(alpha))"
    default:
      let digits = String(number(0...0xFF_FFFF) + 0x100_0000, radix: 16).dropFirst()
      return "#\(digits)" + (alpha.isEmpty ? "" : "80")
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
