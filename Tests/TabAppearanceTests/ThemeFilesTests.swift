import Foundation
import TabAppearance
import TabUIKit
import Testing

/// Tests that `extends` finds the same theme for a file and in a catalog.
@MainActor
struct ThemeFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("parts"),
      withIntermediateDirectories: true
    )
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func tint(_ url: URL, parents: TabBarThemeParents = .builtIn) throws -> String {
    let theme = try TabBarTheme(contentsOf: url, parents: parents)
    return theme.json()
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a theme extends one beside its file by name, in any case, as in a catalog`() throws {
    defer { remove() }
    _ = try file("corporate.tabtheme.json", ##"{ "name": "Corporate", "tintColor": "#112233" }"##)
    let team = try file("team.tabtheme.json", ##"{ "name": "Team", "extends": "corporate" }"##)
    #expect(try tint(team).contains("112233"))
    let catalog = TabBarThemeCatalog(.folder(folder))
    #expect(try catalog.theme(named: "Team") == TabBarTheme(contentsOf: team))
    let files = TabBarThemeParents.folder(folder)
    #expect(
      try TabBarTheme(json: #"{"name":"X","extends":"Corporate"}"#, parents: files)
        .tintColor == TabBarTheme(contentsOf: team).tintColor
    )
  }

  @Test func `a theme with the name of a built-in one extends that, and others extend it`() throws {
    defer { remove() }
    let own = try file(
      "midnight.tabtheme.json",
      ##"{ "name": "Midnight", "extends": "Midnight", "tintColor": "#112233" }"##
    )
    let theme = try TabBarTheme(contentsOf: own)
    #expect(try theme == theme.extending(TabBarTheme.named("Midnight")))
    let child = try file("child.tabtheme.json", ##"{ "name": "Child", "extends": "Midnight" }"##)
    #expect(try tint(child).contains("112233"))
  }

  @Test func `files below name themes beside the first one, and what leads back is told`() throws {
    defer { remove() }
    _ = try file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#112233" }"##)
    _ = try file("parts/base.json", ##"{ "name": "Base", "extends": "A" }"##)
    let child = try file("c.tabtheme.json", ##"{ "name": "C", "extends": "parts/base.json" }"##)
    #expect(try tint(child).contains("112233"))

    let first = try file("d.tabtheme.json", ##"{ "name": "D", "extends": "E" }"##)
    _ = try file("e.tabtheme.json", ##"{ "name": "E", "extends": "D" }"##)
    let error = #expect(throws: TabBarThemeError.self) { try TabBarTheme(contentsOf: first) }
    #expect(error?.diagnostics.first?.message.contains("which leads back") == true)
    #expect(error?.diagnostics.first?.location?.file == first.path)
  }

  @Test func `an error is told in the sibling's file, and a name near by is proposed`() throws {
    defer { remove() }
    let broken = try file("broken.tabtheme.json", ##"{ "name": "Broken", "tintColor": 1 }"##)
    let child = try file("child.tabtheme.json", ##"{ "name": "Child", "extends": "Broken" }"##)
    let error = #expect(throws: TabBarThemeError.self) { try TabBarTheme(contentsOf: child) }
    #expect(error?.diagnostics.map(\.location?.file) == [broken.path])

    let typo = try file("typo.tabtheme.json", ##"{ "name": "Typo", "extends": "Chidl" }"##)
    let near = #expect(throws: TabBarThemeError.self) { try TabBarTheme(contentsOf: typo) }
    #expect(near?.diagnostics.first?.fix == "write 'Child'")
  }

  @Test(arguments: [200, 201])
  func `a name is told up to 200 characters`(count: Int) throws {
    defer { remove() }
    let name = String(repeating: "n", count: count)
    let child = try file("child.tabtheme.json", #"{ "name": "Child", "extends": "\#(name)" }"#)
    let error = #expect(throws: TabBarThemeError.self) { try TabBarTheme(contentsOf: child) }
    let told = count > 200 ? "\(name.prefix(200))…" : name
    #expect(error?.diagnostics.first?.message.hasPrefix("'extends' is '\(told)'; ") == true)
  }

  @Test func `what is beside the file comes before other sources`() throws {
    defer { remove() }
    _ = try file("corporate.tabtheme.json", ##"{ "name": "Corporate", "tintColor": "#112233" }"##)
    let team = try file("team.tabtheme.json", ##"{ "name": "Team", "extends": "Corporate" }"##)
    let others = TabBarThemeParents.files([
      "Corporate": ##"{ "name": "Corporate", "tintColor": "#445566" }"##,
      "Other": ##"{ "name": "Other", "tintColor": "#778899" }"##,
    ])
    #expect(try tint(team, parents: others).contains("112233"))
    let other = try file("other.tabtheme.json", ##"{ "name": "O", "extends": "Other" }"##)
    #expect(try tint(other, parents: others).contains("778899"))
  }
}
