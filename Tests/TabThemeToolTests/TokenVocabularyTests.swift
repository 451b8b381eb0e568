import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Themes whose keys are bound to tokens by the names of a vocabulary.
@MainActor
struct TokenVocabularyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compiles a theme with tokens that have the paths of the colors, and returns the output and the errors.
  private func compile(_ colors: [String: String], _ members: String) throws -> ToolRun {
    let tokens = colors.sorted { $0.key < $1.key }.map { path, color in
      let names = path.split(separator: ".")
      let token = ##"{ "$type": "color", "$value": "\##(color)" }"##
      return names.reversed().reduce(token) { #"{ "\#($1)": \#($0) }"# }
    }
    let files = try tokens.enumerated().map { index, token in
      _ = try folder.file("\(index).json", token)
      return #""\#(index).json""#
    }
    let text = #"{ "name": "T", "tokens": [\#(files.joined(separator: ", "))], \#(members) }"#
    return ToolRun("compile", try folder.file("t.tabtheme.json", text))
  }

  private func words(_ run: ToolRun) -> String {
    run.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  private let material = [
    "md.comp.nav-bar.container.color": "#000001",
    "md.comp.nav-bar.item.inactive.icon.color": "#000002",
    "md.comp.nav-bar.item.inactive.label-text.color": "#000003",
    "md.comp.nav-bar.item.active.icon.color": "#000004",
    "md.comp.nav-bar.item.active-indicator.color": "#000005",
    "md.comp.badge.large.color": "#000006", "md.comp.nav-bar.container.height": "#000007",
  ]

  @Test func `names of Material are bound to keys`() throws {
    let run = try compile(material, #""map": "material3""#)
    #expect(run.errors == "")
    let text = words(run)
    for part in [
      #""bar": { "backgroundColor": "{md.comp.nav-bar.container.color}", "selectionIndicatorTintColor": "{md.comp.nav-bar.item.active-indicator.color}" }"#,
      #""iconColor": "{md.comp.nav-bar.item.inactive.icon.color}""#,
      #""title": { "color": "{md.comp.nav-bar.item.inactive.label-text.color}" }"#,
      #""badgeBackgroundColor": "{md.comp.badge.large.color}""#,
      #""selected": { "iconColor": "{md.comp.nav-bar.item.active.icon.color}" }"#,
      ##""md.comp.badge.large.color": "#000006""##,
    ] {
      #expect(text.contains(part), "\(part) isn't in \(text)")
    }
    #expect(!text.contains("height"))
  }

  @Test func `a key that the theme sets stays as it is`() throws {
    let run = try compile(
      material,
      ##"""
      "map": "material3", "bar": { "backgroundColor": null },
      "item": { "normal": { "color": "#ABCDEF" }, "selected": { "title": { "size": 11 } } }
      """##
    )
    #expect(run.errors == "")
    let text = words(run)
    #expect(text.contains(#""backgroundColor": null"#) && text.contains(##""color": "#ABCDEF""##))
    #expect(!text.contains("inactive"))
  }

  /// A vocabulary with a token, in a group of the design system, and the key that gets it.
  nonisolated private static let names = [
    (
      "fluent", "tabBarItem.selectedColor",
      #""selected": { "color": "{tabBarItem.selectedColor}" }"#
    ),
    ("carbon", "theme.layer01", #""bar": { "backgroundColor": "{theme.layer01}" }"#),
    (
      "ouds", "ouds.bar.colorBgOpaque", #""bar": { "backgroundColor": "{ouds.bar.colorBgOpaque}" }"#
    ),
    ("mistica", "textAppBar", #""normal": { "color": "{textAppBar}" }"#),
    (
      "material3", "md.comp.navigation-bar.active-icon.color",
      #""selected": { "iconColor": "{md.comp.navigation-bar.active-icon.color}" }"#
    ),
    (
      "tabBar", "tabBar.stacked.selected.iconColor",
      #""stacked": { "selected": { "iconColor": "{tabBar.stacked.selected.iconColor}" } }"#
    ),
  ]

  @Test(arguments: names)
  func `each vocabulary has names`(map: String, path: String, expected: String) throws {
    let run = try compile([path: "#010203"], #""map": "\#(map)""#)
    #expect(words(run).contains(expected), "\(run)")
    let without = try compile([path: "#010203"], #""tintColor": "system:label""#)
    #expect(!without.output.contains(path))
  }

  @Test func `code syntax for iOS in Figma names a key`() throws {
    _ = try folder.file(
      "Light.json",
      ##"""
      { "$extensions": { "com.figma.modeName": "Light" },
        "Text": { "Brand": { "$type": "color", "$value": "#336699", "$extensions": {
          "com.figma.codeSyntax": { "iOS": "tabBar.item.selected.color", "WEB": "tabBar.tintColor" } } },
          "Other": { "$type": "color", "$value": "#336699", "$extensions": {
          "com.figma.codeSyntax": { "iOS": "Color.other" } } } } }
      """##
    )
    let file = try folder.file(
      "t.tabtheme.json",
      #"{ "name": "T", "tokens": "Light.json", "map": "codeSyntax" }"#
    )
    let run = ToolRun("compile", file)
    #expect(run.errors == "")
    #expect(words(run).contains(#""item": { "selected": { "color": "{Text.Brand}" } }"#), "\(run)")
    #expect(!run.output.contains("tintColor"))
  }

  @Test func `a theme binds the tokens of the theme that extends it`() throws {
    _ = try folder.file("base.tabtheme.json", #"{ "name": "Base", "map": "mistica" }"#)
    let run = try compile(["textAppBar": "#010203"], #""extends": "Base""#)
    #expect(
      run.errors == "" && words(run).contains(#""normal": { "color": "{textAppBar}" }"#),
      "\(run)"
    )
  }

  /// Members of a theme with what is reported about them.
  nonisolated private static let faults = [
    (#""map": "materal3""#, "'map' is 'materal3', which is no vocabulary", "write 'material3'"),
    (#""map": 3"#, "'map' is a number; it must be text", "write one of 'material3', 'fluent'"),
    (#""map": "carbon""#, "'map' is 'carbon', and no token has a name of it", ""),
    (
      #""map": "tabBar""#,
      "the token 'tabBar.item.normal.colour' is for the key 'item.normal.colour', which themes don't have",
      "name it for 'item.normal.color'"
    ),
    (
      #""map": "mistica""#,
      "'map' binds 'bar.backgroundColor' to 'appBarBackground', which several tokens are named",
      "write one of '{a.appBarBackground}', '{b.appBarBackground}' for the key"
    ),
  ]

  @Test(arguments: faults)
  func `what can't be bound is an error`(members: String, message: String, fix: String) throws {
    let paths = ["a.appBarBackground", "b.appBarBackground", "tabBar.item.normal.colour"]
    let run = try compile(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, "#010203") }),
      members
    )
    #expect(run.code == .failed)
    #expect(run.errors.contains("error: \(message)\n"), "\(run.errors)")
    #expect(run.errors.contains("  fix: \(fix)") || fix.isEmpty, "\(run.errors)")
  }

  @Test func `a key that is bound can't be removed from the file`() throws {
    let layouts = ["stacked", "inline", "compactInline"].map { layout in
      ##""\##(layout)": { "normal": { "iconColor": "#000000" } }"##
    }
    _ = try compile(material, ([#""map": "material3""#] + layouts).joined(separator: ", "))
    let file = folder.path + "/t.tabtheme.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let run = ToolRun("check", file)
    let message = "'item.normal.iconColor' has no effect: other keys replace it everywhere"
    #expect((run.output + run.errors).contains(message), "\(run)")
    #expect(ToolRun("check", file, "--fix").code == run.code)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `a vocabulary without tokens is an error`() throws {
    let file = try folder.file("t.tabtheme.json", #"{ "name": "T", "map": "fluent" }"#)
    let run = ToolRun("compile", file)
    #expect(
      run.errors.contains(
        "t.tabtheme.json:1:23: error: 'map' binds design tokens, and there are none"
      )
    )
    #expect(run.errors.contains("fix: name their files in 'tokens'"), "\(run.errors)")
  }
}
