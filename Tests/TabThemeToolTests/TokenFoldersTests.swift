import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of themes over folders of tokens as tools write them.
@MainActor
struct TokenFoldersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let parts = name.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(parts)",
        withIntermediateDirectories: true
      )
      _ = try folder.file(name, text)
    }
  }

  /// Compiles a theme that has the tint of a token, and a number of another if there is one.
  private func compile(_ tokens: String, tint: String, spacing: String? = nil) throws -> ToolRun {
    let bar = spacing.map { #", "bar": { "stackedItemSpacing": "{\#($0)}" }"# } ?? ""
    let theme =
      ##"{ "name": "T", "tokens": \##(tokens), "tintColor": "{\##(tint)}"\##(bar) }"##
    return ToolRun("compile", try folder.file("t.tabtheme.json", theme))
  }

  private func messages(of run: ToolRun) -> [String] {
    run.errors.replacingOccurrences(of: folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }

  private static func color(_ hex: String, _ name: String = "accent") -> String {
    ##""\##(name)": { "$type": "color", "$value": "\##(hex)" }"##
  }

  // MARK: - Figma

  private static func figma(_ mode: String, _ tokens: String...) -> String {
    #"{ \#(tokens.joined(separator: ", ")), "$extensions": { "com.figma.modeName": "\#(mode)" } }"#
  }

  private static let collections = [
    "f/Light.tokens.json": figma("Light", color("#0055FF")),
    "f/Dark.tokens.json": figma("Dark", color("#88BBFF")),
    "f/Mode 1.tokens.json": figma(
      "Mode 1",
      color("#112233", "ink"),
      #""gap": { "$type": "number", "$value": 11 }"#
    ),
    "f/Value.tokens.json": figma("Value", color("#445566", "line")),
  ]

  @Test(arguments: [
    #""f""#, #"{ "files": "f", "light": "Light", "dark": "Dark" }"#,
    #"{ "light": ["f/Light.tokens.json", "f/Mode 1.tokens.json"], "dark": ["f/Dark.tokens.json", "f/Mode 1.tokens.json"] }"#,
  ])
  func `a mode that is alone in its collection holds in all modes`(tokens: String) throws {
    try write(Self.collections)
    let run = try compile(tokens, tint: "accent", spacing: "gap")
    #expect(messages(of: run) == [] && run.code == .done)
    #expect(run.output.contains(##""accent": { "light": "#0055FF", "dark": "#88BBFF" }"##))
    #expect(run.output.contains(#""stackedItemSpacing": 11"#))
    #expect(try compile(tokens, tint: "ink").output.contains(##""ink": "#112233""##))
  }

  @Test func `modes that refer to another collection stay modes of one collection`() throws {
    try write([
      "f/Light.tokens.json": Self.figma("Light", Self.color("{blue}")),
      "f/Dark.tokens.json": Self.figma("Dark", Self.color("#88BBFF")),
      "f/Mode 1.tokens.json": Self.figma("Mode 1", Self.color("#0055FF", "blue")),
    ])
    let run = try compile(#""f""#, tint: "accent")
    #expect(messages(of: run) == [])
    #expect(run.output.contains(##""accent": { "light": "#0055FF", "dark": "#88BBFF" }"##))
  }

  @Test func `a token of a mode that no appearance reads is told by its mode`() throws {
    try write([
      "f/Light.tokens.json": Self.figma("Light", Self.color("#0055FF")),
      "f/Dark.tokens.json": Self.figma("Dark", Self.color("#88BBFF")),
      "f/Sepia.tokens.json": Self.figma(
        "Sepia",
        Self.color("#AA8855"),
        Self.color("#111111", "ink")
      ),
    ])
    let run = try compile(#""f""#, tint: "ink")
    #expect(run.code != .done)
    #expect(run.errors.contains("'{ink}', which neither 'colors' nor a file of 'tokens' has"))
    #expect(run.errors.contains("the mode 'Sepia' has it, which no appearance reads"), "\(run)")
  }

  @Test func `a text with braces is a text`() throws {
    let text = #""hello": { "$type": "string", "$value": "{amount} sent to {name}." }"#
    try write(["f/Light.tokens.json": Self.figma("Light", Self.color("#0055FF"), text)])
    let run = ToolRun("tokens", "check", "\(folder.path)/f")
    #expect(run.code == .done, "\(run.errors)")
  }

  // MARK: - Tokens Studio

  private static let studio = [
    "s/core.json": "{ \(color("#0055FF", "blue")), \(color("#88BBFF", "sky")) }",
    "s/light.json": ##"{ \##(color("{blue}")) }"##,
    "s/dark.json": ##"{ \##(color("{sky}")) }"##,
    "s/components.json": ##"{ "tab": { \##(color("{accent}", "selected")) } }"##,
    "s/$themes.json": """
    [
      { "name": "All", "group": "Core", "selectedTokenSets": { "core": "enabled" } },
      { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
      { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "dark": "enabled" } },
      { "name": "All", "group": "Components",
        "selectedTokenSets": { "core": "source", "components": "enabled" } }
    ]
    """,
    "s/$metadata.json": #"{ "tokenSetOrder": ["core", "light", "dark", "components"] }"#,
  ]

  /// The sets that the components have as sources.
  @Test(arguments: [
    #""core": "source""#, #""core": "source", "light": "source", "dark": "source""#,
  ])
  func `one theme of each group of Tokens Studio is chosen`(sources: String) throws {
    var files = Self.studio
    let core = #""core": "source", "components""#
    files["s/$themes.json"]?.replace(core, with: #"\#(sources), "components""#)
    try write(files)
    let run = try compile(#""s""#, tint: "tab.selected")
    #expect(messages(of: run) == [])
    #expect(run.output.contains(##""tab.selected": { "light": "#0055FF", "dark": "#88BBFF" }"##))
    let list = ToolRun("tokens", "list", "\(folder.path)/s", "--mode", "Dark").output
    #expect(list.split(separator: "\n").count == 5, "\(list)")
  }

  @Test func `two groups with several themes give combinations`() throws {
    var files = Self.studio
    files["s/compact.json"] = #"{ "gap": { "$type": "number", "$value": 4 } }"#
    files["s/regular.json"] = #"{ "gap": { "$type": "number", "$value": 8 } }"#
    files["s/$themes.json"] = """
      [
        { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
        { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "dark": "enabled" } },
        { "name": "Compact", "group": "Density", "selectedTokenSets": { "compact": "enabled" } },
        { "name": "Regular", "group": "Density", "selectedTokenSets": { "regular": "enabled" } }
      ]
      """
    try write(files)
    let tokens = #"{ "files": "s", "light": "Light, Regular", "dark": "Dark, Regular" }"#
    let run = try compile(tokens, tint: "accent", spacing: "gap")
    #expect(messages(of: run) == [])
    #expect(run.output.contains(##""accent": { "light": "#0055FF", "dark": "#88BBFF" }"##))
    #expect(run.output.contains(#""stackedItemSpacing": 8"#))
  }

  // MARK: - Style Dictionary

  @Test func `blanks in references and members that document are notes`() throws {
    try write([
      "d/color.json": ##"""
      {
        "color": {
          "comment": "All colors of the brand",
          "white": { "value": "#FFFFFF", "docs": { "category": "base" } },
          "bar": { "value": "{ color.white }" },
          "text": { "value": "{color.white.value}" }
        }
      }
      """##
    ])
    let run = ToolRun("tokens", "check", "\(folder.path)/d")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("has blanks inside of its braces"))
    #expect(try compile(#""d""#, tint: "color.bar").output.contains(##""color.bar": "#FFFFFF""##))
  }

  @Test func `references leave out the name of a set`() throws {
    try write([
      "d/all.json": ##"""
      {
        "global": { "palette": { "white": { "value": "#FFFFFF", "type": "color" } } },
        "light": { "bar": { "value": "{palette.white}", "type": "color" } }
      }
      """##
    ])
    let run = try compile(#""d""#, tint: "light.bar")
    #expect(messages(of: run) == [] && run.output.contains(##""light.bar": "#FFFFFF""##))
    let strict = ToolRun("tokens", "check", "--strict", "\(folder.path)/d")
    #expect(strict.code != .done)
    // A theme names the whole path.
    let near = try compile(#""d""#, tint: "palette.white")
    #expect(near.errors.contains("write '{global.palette.white}'"), "\(near.errors)")
  }

  // MARK: - Files of appearances

  @Test func `values that differ between the files of an appearance are a warning`() throws {
    try write([
      "light.json": "{ \(Self.color("#0000AA")) }", "dark.json": "{ \(Self.color("#8888FF")) }",
    ])
    let run = try compile(#"["light.json", "dark.json"]"#, tint: "accent")
    #expect(
      messages(of: run)
        == [
          "dark.json:1:3: warning: 'accent' has another value in '\(folder.path)/light.json'; "
            + "the later file counts [files.overridden]"
        ].map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    )
    let apart = try compile(#"{ "light": "light.json", "dark": "dark.json" }"#, tint: "accent")
    #expect(apart.errors == "")
  }

  @Test(arguments: [
    (
      ["light.json", "dark.json", "highcontrast.json"],
      ##""light": "#0000AA", "dark": "#8888FF", "lightHighContrast": "#FF0000""##
    ),
    (
      ["light/a.json", "dark/a.json", "base.json"], ##""light": "#0000AA", "dark": "#8888FF""##
    ),
    (
      ["semantic.light.json", "semantic.dark.json", "semantic.dark-hc.json"],
      ##""light": "#0000AA", "dark": "#8888FF", "darkHighContrast": "#FF0000""##
    ),
    (
      ["Light.tokens.json", "dark-theme.json", "Dark High Contrast.json"],
      ##""light": "#0000AA", "dark": "#8888FF", "darkHighContrast": "#FF0000""##
    ),
  ])
  func `files and folders are recognized by the names of appearances`(
    files: [String],
    colors: String
  ) throws {
    let values = ["#0000AA", "#8888FF", "#FF0000"]
    for (file, value) in zip(files, values) {
      let name = file == "base.json" ? "other" : "accent"
      try write(["n/\(file)": "{ \(Self.color(value, name)) }"])
    }
    let path = "\(folder.path)/brand.tabtheme.json"
    let new = ToolRun("new", "Brand", "--tokens", "\(folder.path)/n", "--output", path)
    #expect(new.code == .done, "\(new.errors)")
    let run = ToolRun("compile", path)
    #expect(run.output.contains(##""accent": { \##(colors) }"##), "\(run.output)")
  }

  @Test func `sets of images never block a catalog`() throws {
    let components = #"{ "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" }"#
    try write([
      "A.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
      "A.xcassets/tint.colorset/Contents.json": """
      { "info": { "author": "xcode", "version": 1 },
        "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": \(components) } }] }
      """,
      "A.xcassets/pic.imageset/Contents.json": #"{ "images": [{ "idiom": "universal", }] }"#,
    ])
    let run = try compile(#""A.xcassets""#, tint: "tint")
    #expect(run.errors == "" && run.output.contains(##""tint": "#FF0000""##))
  }

  @Test func `files with the extension of the Format are read`() throws {
    try write(["n/brand.tokens": "{ \(Self.color("#0000AA")) }"])
    #expect(try compile(#""n""#, tint: "accent").output.contains(##""accent": "#0000AA""##))
    #expect(ToolRun("tokens", "check", "\(folder.path)/n").output.contains("1 token, no errors"))
  }

  // MARK: - Groups and resolvers

  private static let themes = ##"""
    {
      "carbon": {
        "themes": {
          "white": { "layer": { "$type": "color", "$value": "#F4F4F4" } },
          "g100": { "layer": { "$type": "color", "$value": "#262626" } }
        }
      }
    }
    """##

  @Test func `a group has the tokens of an appearance`() throws {
    try write(["themes.json": Self.themes])
    let tokens = { (light: String) in
      #"{ "files": "themes.json", "light": { "group": "\#(light)" }, "dark": { "group": "carbon.themes.g100" } }"#
    }
    let run = try compile(tokens("carbon.themes.white"), tint: "layer")
    #expect(run.errors == "")
    #expect(run.output.contains(##""layer": { "light": "#F4F4F4", "dark": "#262626" }"##))
    let wrong = try compile(tokens("carbon.themes.whit"), tint: "layer")
    #expect(wrong.code != .done && wrong.errors.contains("write 'carbon.themes.white'"))
  }

  @Test(arguments: [
    (
      ##"{ "modifiers": { "theme": { "contexts": {} } }, "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }"##,
      "contexts"
    ),
    (
      ##"{ "sets": { "b": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/b" }] }"##,
      "resolver.version"
    ),
    (#"{ "version": "2025.10", "sets": { "b": { "sources": [] } } }"#, "resolver.resolutionOrder"),
  ])
  func `mistakes of a resolver document are reported as such`(text: String, word: String) throws {
    try write(["r.resolver.json": text])
    let run = ToolRun("tokens", "check", "\(folder.path)/r.resolver.json")
    #expect(run.code != .done && run.errors.contains(word), "\(run.errors)")
  }

  @Test func `files beside a resolver document are an error`() throws {
    try write([
      "extra.json": "{ \(Self.color("#0000AA", "line")) }",
      "r.resolver.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }],
          "dark": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } } } }
      """##,
    ])
    let run = try compile(#"["r.resolver.json", "extra.json"]"#, tint: "accent")
    #expect(run.code != .done && run.errors.contains("files beside the resolver document"))
    let dark = ToolRun("tokens", "list", "\(folder.path)/r.resolver.json", "--mode", "dark")
    #expect(dark.code == .done && dark.output.contains("#000000ff"), "\(dark.errors)")
  }

  @Test func `a theme with the same colors in all appearances is exported as a set`() throws {
    let theme = try folder.file(
      "one.tabtheme.json",
      ##"{ "name": "One", "colors": { "brand": "#0055FF" }, "tintColor": "{brand}" }"##
    )
    let export = ToolRun("export", theme, "--dtcg").output
    try write(["one.resolver.json": export])
    let check = ToolRun("tokens", "check", "--strict", "\(folder.path)/one.resolver.json")
    #expect(check.errors == "" && check.output == "1 token, no errors\n")
    let run = try compile(#""one.resolver.json""#, tint: "brand")
    #expect(run.output.contains(##""brand": "#0055FF""##))
  }
}
