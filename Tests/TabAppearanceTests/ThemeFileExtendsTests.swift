import Foundation
import TabFiles
import Testing

@testable import TabAppearance

struct ThemeFileExtendsTests {
  private static let base = ##"""
    { "name": "Base", "colors": { "brand": "#0066CC", "line": "{brand}" },
      "tintColor": "{brand}",
      "bar": { "shadowColor": "{line}", "backgroundColor": "#FFF" },
      "item": { "normal": { "title": { "size": 10, "weight": "bold" } } },
      "when": [{ "iOS": "18", "glass": "system" }] }
    """##

  private func problems(_ text: String, _ files: [String: String]) -> [String] {
    let read = TabBarTheme.read(json: text, file: "themes/t.json", parents: .files(files))
    #expect(read.theme == nil)
    return read.diagnostics.map { "\($0.location?.description ?? "?"): \($0.message)" }
  }

  @Test func `a theme takes from its parent what it leaves out`() throws {
    let theme = try TabBarTheme(
      json: ##"""
        { "name": "Child", "extends": "Base", "colors": { "brand": "#C6262E" },
          "bar": { "backgroundColor": null },
          "item": { "normal": { "title": { "size": 11 } } },
          "when": [{ "look": "glass", "tintColor": null }] }
        """##,
      parents: .files(["Base": Self.base])
    )
    #expect(theme.name == "Child")
    #expect(theme.colors == ["brand": "#C6262E", "line": "{brand}"])
    #expect(theme.bar == .init(backgroundColor: nil, shadowColor: "{line}"))
    #expect(theme.item.normal.title == .init(size: 11, weight: .value(.bold)))
    #expect(theme.variations.map(\.iOS) == ["18", nil])
    #expect(theme.variations.map(\.look) == [nil, .glass])
    // A color that the parent names refers to the child's definition.
    let resolved = theme.resolved(for: TabBarEnvironment(os: 18))
    #expect(resolved.tintColor == "#C6262E")
    #expect(resolved.standard.bar.shadowColor == "#C6262E")
    // The written theme doesn't extend another.
    #expect(try TabBarTheme(json: theme.json()) == theme)
  }

  @Test func `reading a file and extending in Swift come to the same`() throws {
    let text = #"{ "name": "Child", @ "bar": null, "glass": "override" }"#
    let child = try TabBarTheme(json: text.replacing("@", with: ""))
    let read = try TabBarTheme(
      json: text.replacing("@", with: #""extends": "Base","#),
      parents: .files(["Base": Self.base])
    )
    #expect(try read == child.extending(TabBarTheme(json: Self.base)))
  }

  @Test(arguments: BuiltInNames.all)
  func `extends built-in themes in any case`(name: String) throws {
    let text = #"{ "name": "Child", "extends": "\#(name.uppercased())" }"#
    var parent = try TabBarTheme.named(name)
    parent.name = "Child"
    #expect(try TabBarTheme(json: text) == parent)
  }

  @Test func `a theme of the source goes before a built-in theme of that name`() throws {
    let theme = try TabBarTheme(
      json: #"{ "name": "Child", "extends": "Ocean" }"#,
      parents: .files(["Ocean": ##"{ "name": "Ocean", "tintColor": "#123" }"##])
    )
    #expect(theme == TabBarTheme(name: "Child", tintColor: "#123"))
  }

  @Test func `finds files from the folder of the file that extends them`() throws {
    let theme = try TabBarTheme(
      json: #"{ "name": "A", "extends": "./sub/b.json" }"#,
      file: "themes/a.json",
      parents: .files([
        "sub/b.json": ##"{ "name": "B", "extends": "deep/./c.json", "tintColor": "#111" }"##,
        "sub/deep/c.json": ##"{ "name": "C", "unselectedItemTintColor": "#222" }"##,
      ])
    )
    #expect(theme == TabBarTheme(name: "A", tintColor: "#111", unselectedItemTintColor: "#222"))
  }

  @Test func `what is wrong with a parent is said where it stands`() {
    #expect(
      problems(
        ##"{ "name": "A", "extends": "sub/b.json", "colors": { "x": "{y}" }, "tint": "#FFF" }"##,
        [
          "sub/b.json": ##"{ "name": "B", "extends": "c.json", "colors": { "y": "{x}" } }"##,
          "sub/c.json": "{\n  \"name\": \"C\",\n  \"tintColor\": \"{z}\" }",
        ]
      ) == [
        "themes/t.json:1:58: 'colors.x' refers to itself: '{x} → {y} → {x}'",
        "themes/t.json:1:67: unknown key 'tint'",
        "themes/sub/c.json:3:16: 'tintColor' refers to '{z}', which isn't in 'colors'",
      ]
    )
  }

  @Test func `a parent can use colors that only its children have`() throws {
    let parents = TabBarThemeParents.files(["P": #"{ "name": "P", "tintColor": "{brand}" }"#])
    let text = ##"{ "name": "A", "extends": "P", "colors": { "brand": "#FFF" } }"##
    let theme = try TabBarTheme(json: text, parents: parents)
    #expect(theme.resolved(for: TabBarEnvironment(os: 18)).tintColor == "#FFF")
  }

  @Test(arguments: [
    "/etc/themes.json", "../base.json", "a/../../base.json", "~/base.json", #"..\base.json"#,
    "sub/..", "/",
  ])
  func `no path leads out of the folder`(path: String) {
    let text = JSON.object([.init("name", "T"), .init("extends", .string(path))]).text()
    let source = TabBarThemeParents { name in
      Issue.record("\(name) was asked for")
      return nil
    }
    let read = TabBarTheme.read(json: text, parents: source)
    #expect(
      read.diagnostics.map(\.message)
        == ["'extends' is \(quoted(path)); a theme extends files in its folder or below it"]
    )
  }

  @Test func `extends as many themes in a row as the limit and no more`() throws {
    func read(_ count: Int) -> [String] {
      var files: [String: String] = [:]
      for index in 1...count {
        let parent = index < count ? #", "extends": "T\#(index + 1)""# : ""
        files["T\(index)"] = #"{ "name": "T"\#(parent) }"#
      }
      let text = #"{ "name": "T", "extends": "T1" }"#
      return TabBarTheme.read(json: text, parents: .files(files)).diagnostics.map(\.message)
    }
    #expect(read(ThemeFileLimits.parents) == [])
    #expect(
      read(ThemeFileLimits.parents + 1)
        == ["'extends' is 'T9'; a theme extends at most 8 others in a row"]
    )
  }

  @Test func `all variations together are no more than the limit`() {
    func variations(_ count: Int) -> String {
      Array(repeating: #"{ "look": "glass" }"#, count: count).joined(separator: ", ")
    }
    func read(_ count: Int) -> [String] {
      let text = #"{ "name": "A", "extends": "P", "when": [\#(variations(count))] }"#
      let parents = TabBarThemeParents.files(["P": #"{ "name": "P", "when": [\#(variations(2))] }"#]
      )
      return TabBarTheme.read(json: text, parents: parents).diagnostics.map(\.message)
    }
    #expect(read(ThemeFileLimits.variations - 2) == [])
    #expect(
      read(ThemeFileLimits.variations - 1)
        == ["'when' has 33 objects together with what the theme extends; at most 32 are read"]
    )
    #expect(read(ThemeFileLimits.variations + 1) == ["'when' has 33 objects; at most 32 are read"])
  }

  @Test func `says why a parent can't be read`() {
    struct Offline: Error, CustomStringConvertible { let description = "the network is down" }
    let source = TabBarThemeParents { _ in throw Offline() }
    #expect(
      TabBarTheme.read(json: #"{ "name": "T", "extends": "Far" }"#, parents: source)
        .diagnostics.map(\.message)
        == ["'extends' is 'Far', which can't be read: the network is down"]
    )
  }
}

/// The names of the built-in themes, as arguments of tests.
enum BuiltInNames {
  static let all = TabBarTheme.builtInNames
}
