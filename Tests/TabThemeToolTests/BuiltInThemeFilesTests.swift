import Foundation
import TabAppearance
import Testing

@testable import TabThemeTool

struct BuiltInThemeFilesTests {
  @Test func `hold the files of the catalog, sorted by name`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
      .sorted()
    #expect(names.count >= 8)
    #expect(BuiltInThemeFiles.all.map(\.name) == names, "run Scripts/embed")
  }

  @Test(arguments: BuiltInThemeFiles.all.map(\.name))
  func `hold the text of each file as it is`(name: String) throws {
    let file = try String(
      contentsOf: catalog.appendingPathComponent(name + suffix),
      encoding: .utf8
    )
    let embedded = BuiltInThemeFiles.all.first { $0.name == name }?.json
    #expect(embedded == file, "run Scripts/embed")
  }

  @Test func `each theme has the purpose that the documentation gives it`() throws {
    let page = try String(contentsOf: documentation, encoding: .utf8)
    #expect(Set(ThemePurposes.all.keys) == Set(BuiltInThemeFiles.all.map(\.name)))
    for (name, purpose) in ThemePurposes.all {
      #expect(page.contains("| \(name) | \(purpose) |\n"), "run Scripts/embed")
    }
  }
}

private let suffix = ".tabtheme.json"

private let catalog = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Themes/Catalog")

private let documentation = catalog.deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/TabAppearance/TabAppearance.docc/built-in-themes.md")
