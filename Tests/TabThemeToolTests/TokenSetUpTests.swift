import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// A theme of six tokens in four appearances, over the folders that teams commonly have.
@MainActor
struct TokenSetUpTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  nonisolated private static let appearances = [
    "light", "dark", "lightHighContrast", "darkHighContrast",
  ]

  /// The tokens that differ between appearances; `text` is white in all of them.
  nonisolated private static let names = ["accent", "page", "line", "muted", "badge"]

  /// The components of a token in an appearance, from 0 to 255.
  nonisolated private static func components(_ name: String, _ appearance: String) -> [Int] {
    let (token, place) = (
      names.firstIndex(of: name) ?? 0, appearances.firstIndex(of: appearance) ?? 0
    )
    return [token * 20, place * 64 + 10, 250 - token * 8]
  }

  nonisolated private static func hex(_ name: String, _ appearance: String) -> String {
    "#" + components(name, appearance).map { String(format: "%02X", $0) }.joined()
  }

  /// Returns members with a value for each token that differs.
  nonisolated private static func members(
    _ appearance: String,
    _ value: (_ name: String) -> String = { _ in "" }
  ) -> String {
    names.map { #""\#($0)": \#(value($0))"# }.joined(separator: ",\n")
  }

  nonisolated private static func format(_ appearance: String) -> String {
    members(appearance) { ##"{ "$type": "color", "$value": "\##(hex($0, appearance))" }"## }
  }

  nonisolated private static let text = ##""text": { "$type": "color", "$value": "#FFFFFF" }"##

  /// A set-up: the files, and the value of `tokens`.
  struct SetUp: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tokens: String
    let files: [String: String]
  }

  // MARK: - Set-ups

  nonisolated private static let figma: SetUp = {
    func file(_ mode: String, _ members: String) -> String {
      #"{ \#(members), "$extensions": { "com.figma.modeName": "\#(mode)" } }"#
    }
    var files = ["Mode 1": text, "Value": #""gap": { "$type": "number", "$value": 4 }"#]
    let modes = ["Light", "Dark", "Light High Contrast", "Dark High Contrast"]
    for (mode, appearance) in zip(modes, appearances) { files[mode] = format(appearance) }
    return SetUp(
      testDescription: "Figma, three collections",
      tokens: #""figma""#,
      files: Dictionary(
        uniqueKeysWithValues: files.map { ("figma/\($0).tokens.json", file($0, $1)) }
      )
    )
  }()

  nonisolated private static let studio: SetUp = {
    var files = [
      "studio/core.json": "{ \(text) }", "studio/parts.json": "{ \(reference("tab", "accent")) }",
    ]
    var themes = [
      #"{ "name": "All", "group": "Core", "selectedTokenSets": { "core": "enabled" } }"#
    ]
    for appearance in appearances {
      files["studio/\(appearance).json"] = "{ \(format(appearance)) }"
      themes.append(
        #"{ "name": "\#(appearance)", "group": "Mode", "selectedTokenSets": { "\#(appearance)": "enabled" } }"#
      )
    }
    themes.append(
      #"{ "name": "All", "group": "Parts", "selectedTokenSets": { "parts": "enabled" } }"#
    )
    files["studio/$themes.json"] = "[ \(themes.joined(separator: ",\n")) ]"
    return SetUp(
      testDescription: "Tokens Studio, three groups, two themes of one name",
      tokens: #""studio""#,
      files: files
    )
  }()

  nonisolated private static func reference(_ name: String, _ token: String) -> String {
    #""\#(name)": { "$type": "color", "$value": "{\#(token)}" }"#
  }

  nonisolated private static let dictionary: SetUp = {
    var files = [
      "sd/base.json": """
      // The colors of all appearances.
      { "comment": "generated", "text": { "value": "hsl(0, 0%, 100%)" }, }
      """
    ]
    for appearance in appearances {
      let values = members(appearance) { name in
        let parts = components(name, appearance).map(String.init).joined(separator: " ")
        return #"{ "value": "rgb(\#(parts) / 100%)", "docs": { "category": "bar" } }"#
      }
      files["sd/\(appearance).json"] = "\u{FEFF}{ /* \(appearance) */ \(values) }"
    }
    let lists = appearances.map { #""\#($0)": ["sd/base.json", "sd/\#($0).json"]"# }
    return SetUp(
      testDescription: "Style Dictionary, comments and CSS colors",
      tokens: "{ \(lists.joined(separator: ", ")) }",
      files: files
    )
  }()

  nonisolated private static let catalog: SetUp = {
    let conditions = [
      "", #""appearances": [\#(dark)],"#, #""appearances": [\#(high)],"#,
      #""appearances": [\#(dark), \#(high)],"#,
    ]
    func set(_ colors: [String]) -> String {
      #"{ "info": { "author": "xcode", "version": 1 }, "colors": [\#(colors.joined(separator: ","))] }"#
    }
    func color(_ condition: String, _ parts: [Int]) -> String {
      let bytes = zip(["red", "green", "blue"], parts).map { #""\#($0)": "\#($1)""# }
      return #"""
        { \#(condition) "idiom": "universal", "color": { "color-space": "srgb",
          "components": { \#(bytes.joined(separator: ", ")), "alpha": "1.000" } } }
        """#
    }
    var files = [
      "A.xcassets/icon.imageset/Contents.json": #"{ "images": [{ "idiom": "universal", }] }"#,
      "A.xcassets/watch.colorset/Contents.json": set([#"{ "idiom": "watch" }"#]),
      "A.xcassets/broken.colorset/Contents.json": set([
        #"{ "idiom": "universal", "color": { "components": { "red": "x" } } }"#
      ]),
      "A.xcassets/text.colorset/Contents.json": set([color("", [255, 255, 255])]),
    ]
    for name in names {
      let colors = zip(conditions, appearances).map { color($0, components(name, $1)) }
      files["A.xcassets/\(name).colorset/Contents.json"] = set(colors)
    }
    return SetUp(
      testDescription: "asset catalog, broken neighbors",
      tokens: #""A.xcassets""#,
      files: files
    )
  }()

  nonisolated private static let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
  nonisolated private static let high = #"{ "appearance": "contrast", "value": "high" }"#

  nonisolated private static let groups: SetUp = {
    let themes = appearances.map { #""\#($0)-theme": { \#(format($0)), \#(text) }"# }
    let chosen = appearances.map { #""\#($0)": { "group": "brand.\#($0)-theme" }"# }
    return SetUp(
      testDescription: "one file, themes as groups",
      tokens: #"{ "files": "all.json", \#(chosen.joined(separator: ", ")) }"#,
      files: ["all.json": #"{ "brand": { \#(themes.joined(separator: ",\n")) } }"#]
    )
  }()

  // MARK: - Colors

  @Test(arguments: [figma, studio, dictionary, catalog, groups])
  func `a theme has the color of each token in each appearance`(setUp: SetUp) throws {
    for (name, text) in setUp.files {
      let parts = name.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(parts)",
        withIntermediateDirectories: true
      )
      _ = try folder.file(name, text)
    }
    let theme = try folder.file(
      "t.tabtheme.json",
      #"""
      { "name": "T", "tokens": \#(setUp.tokens), "tintColor": "{accent}",
        "bar": { "backgroundColor": "{page}", "shadowColor": "{line}" },
        "item": { "normal": { "color": "{muted}" }, "selected": { "color": "{badge}" },
          "disabled": { "color": "{text}" } } }
      """#
    )
    let run = ToolRun("compile", theme)
    #expect(run.code == .done && !run.errors.contains(": error: "), "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let colors = try #require(object?["colors"] as? [String: Any])
    #expect(Set(colors.keys) == Set(Self.names + ["text"]))
    #expect(colors["text"] as? String == "#FFFFFF")
    for name in Self.names {
      let expected = Self.appearances.map { ($0, Self.hex(name, $0)) }
      #expect(
        colors[name] as? [String: String] == Dictionary(uniqueKeysWithValues: expected),
        "\(name)"
      )
    }
  }
}
