import Foundation
import HeadlessUIKit
import TabTestSupport
import Testing

@testable import TabAppearance
@testable import TabThemeTool

/// Tests of colors that are exported for other tools, and read again.
@MainActor
struct ColorExportTests {
  private typealias Variant = TabBarTheme.Color.Variant

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let theme = """
    {
      "name": "T",
      "colors": {
        "brand.main": { "light": "#0066CC", "dark": "#64B5FF80" },
        "brand": "#123456",
        "wide": "p3(1 0.25 0)",
        "four": {
          "light": "#111111", "dark": "#222222", "lightHighContrast": "#333333",
          "darkHighContrast": "#444444"
        },
        "alias": "{brand.main}",
        "label": "system:label"
      }
    }
    """

  @Test func `tokens have a context for each appearance, and groups for periods`() throws {
    let run = ToolRun("export", try folder.file("t.tabtheme.json", theme), "--dtcg")
    #expect(
      run.errors == "note: the color 'label' isn't exported: it is the system's, or an asset's\n"
    )
    let file = try folder.file("t.resolver.json", run.output)
    #expect(ToolRun("tokens", "check", file, "--strict").code == .done)
    let list = ToolRun("tokens", "list", file, "--mode", "appearance=dark").output
    let lines = list.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      lines == [
        "appearance=dark:", "alias color #64b5ff80", "brand.$root color #123456ff",
        "brand.main color #64b5ff80", "four color #222222ff", "wide color #ff4004ff,",
      ],
      "\(lines)"
    )
  }

  @Test func `a file for each appearance is read again as tokens`() throws {
    let file = try folder.file("t.tabtheme.json", theme)
    let run = ToolRun("export", file, "--dtcg-files", folder.path + "/tokens")
    #expect(run.code == .done && run.output == "")
    let names = Variant.allCases.map { "tokens/\($0.rawValue).tokens.json" }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tokens")
    #expect(found.map { "tokens/\($0)" }.sorted() == names.sorted())
    for name in names {
      let check = ToolRun("tokens", "check", "\(folder.path)/\(name)", "--strict")
      #expect(check.code == .done, "\(check.output)")
    }
    let files = zip(Variant.allCases, names).map { "\"\($0.rawValue)\": \"\($1)\"" }.joined(
      separator: ", "
    )
    let user = try folder.file(
      "user.tabtheme.json",
      """
      { "name": "U", "tokens": { \(files) }, "colors": { "a": "{brand.main}", "b": "{four}", "c": "{wide}" } }
      """
    )
    let new = ColorTable(try TabBarTheme(json: ToolRun("compile", user).output).colors)
    let old = ColorTable(try TabBarTheme(json: theme).colors)
    for variant in Variant.allCases {
      for (name, original) in [("a", "brand.main"), ("b", "four"), ("c", "wide")] {
        #expect(new[name].value(for: variant) == old[original].value(for: variant), "\(name)")
      }
    }
  }

  @Test func `colors that are equal in all appearances are one file`() throws {
    let json = ##"{ "name": "T", "colors": { "ink": "#112233" } }"##
    let file = try folder.file("t.tabtheme.json", json)
    _ = ToolRun("export", file, "--dtcg-files", folder.path)
    #expect(try folder.files.contains("colors.tokens.json"))
    let list = ToolRun("tokens", "list", folder.path + "/colors.tokens.json").output
    #expect(list.contains("#112233ff"), "\(list)")
  }

  /// Names of color sets are folders, on disks that may ignore case.
  @Test(arguments: [("in/k", "in-k"), ("Ink", "ink")])
  func `colors of one folder aren't exported to a catalog`(first: String, second: String) throws {
    let json = ##"{ "name": "T", "colors": { "\##(first)": "#111", "\##(second)": "#222" } }"##
    let file = try folder.file("t.tabtheme.json", json)
    let run = ToolRun("export", file, "--xcassets", folder.path + "/A.xcassets")
    #expect(run.code == .failed)
    #expect(run.errors.contains("would have the same folder"), "\(run.errors)")
    #expect(try folder.files == ["t.tabtheme.json"])
  }

  /// Exports the colors of a built-in theme and reads them again: fixed colors must be equal.
  @Test(arguments: TabBarTheme.builtInNames)
  func `colors of a theme survive tokens`(name: String) throws {
    let original = try TabBarTheme.named(name)
    let export = ToolRun("export", name, "--dtcg")
    _ = try folder.file("colors.resolver.json", export.output)
    let names = original.colors.keys.filter { ColorTable(original.colors)[$0].isFixed }.sorted()
    let members = names.enumerated().map { "\"c\($0)\": \"{\($1)}\"" }.joined(separator: ", ")
    let theme = try folder.file(
      "t.tabtheme.json",
      #"{ "name": "T", "tokens": "colors.resolver.json", "colors": { \#(members) } }"#
    )
    let compiled = ToolRun("compile", theme)
    #expect(compiled.code == .done, "\(compiled.errors)")
    let colors = ColorTable(try TabBarTheme(json: compiled.output).colors)
    for (index, name) in names.enumerated() {
      let (new, old) = (colors["c\(index)"], ColorTable(original.colors)[name])
      for variant in Variant.allCases {
        #expect(new.value(for: variant) == old.value(for: variant), "\(name), \(variant)")
      }
    }
  }

  @Test(arguments: ["Brand.xcassets", "./Brand.xcassets/", "."])
  func `an asset catalog is read as tokens`(path: String) throws {
    let catalog = folder.path + "/Brand.xcassets"
    let file = try folder.file("t.tabtheme.json", theme)
    _ = ToolRun("export", file, "--xcassets", catalog)
    let list = ToolRun("tokens", "list", catalog, "--mode", "dark")
    let lines = list.output.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      lines == [
        "dark:", "alias color #64b5ff80", "brand color #123456ff", "brand.main color #64b5ff80",
        "four color #222222ff", "wide color #ff4004ff,",
      ],
      "\(list)"
    )
    let user = try folder.file(
      "user.tabtheme.json",
      #"{ "name": "U", "tokens": "\#(path)", "tintColor": "{brand.main}", "bar": { "shadowColor": "{wide}" } }"#
    )
    let output = ToolRun("compile", user).output
    for part in [
      ##""light": "#0066CC", "dark": "#64B5FF80""##, ##""wide": "p3(1 0.25 0)""##,
    ] {
      #expect(output.contains(part), "\(output)")
    }
  }

  @Test func `components near zero are written without an exponent`() throws {
    let json = ##"{ "name": "T", "colors": { "dim": "color(srgb 0.00001 0 1)" } }"##
    let catalog = folder.path + "/Dim.xcassets"
    _ = ToolRun("export", try folder.file("t.tabtheme.json", json), "--xcassets", catalog)
    let contents = try String(
      contentsOfFile: catalog + "/dim.colorset/Contents.json",
      encoding: .utf8
    )
    #expect(
      contents.contains(#""red": "0.000010000000", "green": "0.0", "blue": "1.0""#),
      "\(contents)"
    )
  }

  @Test func `an asset catalog has the colors in each appearance`() throws {
    let catalog = folder.path + "/Brand.xcassets"
    let run = ToolRun(
      "export",
      try folder.file("t.tabtheme.json", theme),
      "--xcassets",
      catalog
    )
    #expect(run.code == .done && run.output == "")
    let bundle = try #require(Bundle(path: folder.path))
    let colors = ColorTable(try TabBarTheme(json: theme).colors)
    for name in ["brand.main", "brand", "wide", "four", "alias"] {
      let asset = try #require(UIColor(named: name, in: bundle, compatibleWith: nil), "\(name)")
      for variant in Variant.allCases {
        let isDark = variant == .dark || variant == .darkHighContrast
        let isHigh = variant == .lightHighContrast || variant == .darkHighContrast
        let traits = UITraitCollection {
          $0.userInterfaceStyle = isDark ? .dark : .light
          $0.accessibilityContrast = isHigh ? .high : .normal
        }
        let expected = UIColor.make(colors[name]).resolvedColor(with: traits)
        #expect(asset.resolvedColor(with: traits) == expected, "\(name), \(variant)")
      }
    }
  }
}

extension TabBarTheme.Color {
  /// Whether all values of the color have components.
  fileprivate var isFixed: Bool {
    Variant.allCases.allSatisfy { variant in
      switch value(for: variant) {
      case .rgb, .p3: true
      default: false
      }
    }
  }
}
