import Foundation
import TabFiles
import TabTestSupport
import TabTokens
import Testing

@testable import TabThemeTool

@MainActor
struct TokensCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let brand = """
    {
      "color": {
        "$type": "color",
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8] } },
        "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } },
        "brand": { "$value": "{color.blue}", "$description": "Of the logo", "$deprecated": "use accent" }
      },
      "space": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } }
    }
    """

  /// Returns a resolver document with a set and modifiers of three contexts each.
  private func resolver(modifiers: Int, set: String) -> String {
    let contexts = #""contexts": { "a": [], "b": [], "c": [] }"#
    let items = (0..<modifiers).map { #"{ "type": "modifier", "name": "m\#($0)", \#(contexts) }"# }
    let order = (["{ \"type\": \"set\", \"name\": \"s\", \"sources\": [\(set)] }"] + items)
    return #"{ "version": "2025.10", "resolutionOrder": [\#(order.joined(separator: ", "))] }"#
  }

  @Test(
    arguments: [
      (6, 1_458, nil), (7, 3_000, "the contexts have more than 1000 combinations"),
      (6, 1_457, "the combinations of contexts have more than 1457 tokens together"),
    ] as [(Int, Int, String?)]
  )
  func `tells what it doesn't read of a document with many contexts`(
    modifiers: Int,
    limit: Int,
    message: String?
  ) throws {
    let set = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"#
    let text = resolver(modifiers: modifiers, set: set)
    let document = JSONDocument(parsing: Array(text.utf8), file: "many.resolver.json")
    let files = TokenFiles([document], mode: .strict, combinedTokens: limit) { _ in nil }
    let messages = files.diagnostics.map(\.description)
    #expect(messages.count == (message == nil ? 0 : 1), "\(messages)")
    if let message {
      #expect(
        messages[0].hasPrefix("many.resolver.json:1:1: warning: \(message); the rest")
      )
    }
  }

  @Test func `lists tokens with types, values and lines`() throws {
    let file = try folder.file("brand.tokens.json", brand)
    let run = ToolRun("tokens", "list", file)
    #expect(run.code == .done && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map { line in
      line.replacingOccurrences(of: folder.path + "/", with: "").split(
        separator: " ",
        omittingEmptySubsequences: true
      ).joined(separator: " ")
    }
    #expect(
      lines == [
        "color.blue color #0066ccff brand.tokens.json:4",
        "color.wide color #ff0b0cff, p3(1 0 0) brand.tokens.json:5",
        "color.brand color #0066ccff brand.tokens.json:6",
        "space.small dimension 8px brand.tokens.json:8",
      ],
      "\(lines)"
    )
  }

  @Test func `prints JSON with hexadecimal colors, references and places`() throws {
    let file = try folder.file("brand.tokens.json", brand)
    let run = ToolRun("tokens", "list", file, "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let modes = try #require(object["modes"] as? [[String: Any]])
    let tokens = try #require(modes.first?["tokens"] as? [[String: Any]])
    #expect(modes.count == 1 && modes[0]["mode"] == nil && tokens.count == 4)
    #expect(tokens[2]["hex"] as? String == "#0066ccff")
    #expect(tokens[2]["aliases"] as? [String] == ["color.blue"])
    #expect(tokens[2]["deprecated"] as? String == "use accent")
    #expect(tokens[1]["displayP3"] as? [Double] == [1, 0, 0])
    #expect(tokens[3]["line"] as? Int == 8 && tokens[3]["hex"] == nil)
  }

  @Test func `checks, with codes and places, and exits with 1 for errors`() throws {
    let sound = try folder.file("brand.tokens.json", brand)
    #expect(
      ToolRun("tokens", "check", sound) == ToolRun(code: .done, output: "4 tokens, no errors\n")
    )
    let broken = try folder.file(
      "broken.tokens.json",
      #"{ "a": { "$type": "color", "$value": "{b.c}" } }"#
    )
    let run = ToolRun("tokens", "check", broken)
    #expect(run.code == .findings && run.output.isEmpty)
    #expect(run.errors.contains("broken.tokens.json:1:"))
    #expect(run.errors.contains("[alias.unresolved]"), "\(run.errors)")
  }

  @Test func `checks in the formats and from the level of the checks of themes`() throws {
    let file = try folder.file(
      "old.tokens.json",
      ##"{ "a": { "$type": "color", "$value": "#0055FF" }, "b": { "$type": "color", "$value": "{c}" } }"##
    )
    let text = ToolRun("tokens", "check", file)
    #expect(text.errors.contains(": note: ") && text.errors.contains(": error: "))
    let severe = ToolRun("tokens", "check", file, "--level", "error")
    #expect(!severe.errors.contains(": note: ") && severe.errors.contains(": error: "))
    #expect(severe.code == .findings)
    let github = ToolRun("tokens", "check", file, "--level", "error", "--format", "github")
    #expect(github.output.hasPrefix("::error file="), "\(github)")
    #expect(github.output.split(separator: "\n").count == 1 && github.errors.isEmpty)
    let json = ToolRun("tokens", "check", file, "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 2)
    // An error of another token doesn't matter to the one that is explained.
    let explained = ToolRun("tokens", "explain", "a", file, "--format", "json")
    #expect(explained.code == .done && explained.output.contains(##""hex": "#0055ffff""##))
    let wrong = ToolRun("tokens", "explain", "b", file)
    #expect(wrong.code == .failed && wrong.errors.contains("[alias.unresolved]"), "\(wrong)")
    let list = ToolRun("tokens", "list", file, "--format", "github")
    #expect(list.errors.hasPrefix("error: 'github' isn't a value of '--format'"), "\(list)")
  }

  @Test func `tells what a theme reads in each appearance, and what is wrong with that`() throws {
    _ = try folder.file(
      "L.json",
      ##"{ "ink": { "$type": "color", "$value": "#000000" }, "x": { "$type": "number", "$value": 1 } }"##
    )
    _ = try folder.file("D.json", ##"{ "ink": { "$type": "color", "$value": "#FFFFFF" } }"##)
    let theme = try folder.file(
      "t.tabtheme.json",
      ##"""
      { "name": "T", "tokens": { "light": "L.json", "dark": "D.json" },
        "tintColor": "{ink}", "bar": { "stackedItemWidth": "{x}" } }
      """##
    )
    let run = ToolRun("tokens", "check", theme)
    #expect(run.code == .done)
    #expect(
      run.output == """
        token  light (2 tokens)  dark (1 token)
        ink    #000000ff         #ffffffff
        x      1                 –

        """
    )
    #expect(run.errors.contains("the tokens for 'dark' lack 'x'"), "\(run.errors)")
    _ = try folder.file("D.json", ##"{ "ink": { "$type": "color", "$value": "#12345" } }"##)
    let broken = ToolRun("tokens", "check", theme, "--format", "github")
    #expect(broken.code == .findings && broken.output.hasPrefix("::error "), "\(broken)")
  }

  @Test func `reads a file for each mode, and those of all modes with each`() throws {
    let base = try folder.file(
      "Base.json",
      ##"{ "size": { "$type": "number", "$value": 2 } }"##
    )
    let files = try [("Light", "#FFFFFF"), ("Dark", "#000000")].map { mode, color in
      try folder.file(
        "\(mode).json",
        """
        { "page": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(mode == "Light" ? "1, 1, 1" : "0, 0, 0")], "hex": "\(color)" } },
          "$extensions": { "com.figma.modeName": "\(mode)" } }
        """
      )
    }
    let run = ToolRun(["tokens", "list", base] + files)
    #expect(run.code == .done, "\(run.errors)")
    let parts = run.output.components(separatedBy: "\nDark:\n")
    #expect(parts.count == 2 && parts[0].hasPrefix("Light:\n"))
    #expect(parts[0].contains("#ffffffff") && parts[1].contains("#000000ff"))
    #expect(parts.allSatisfy { $0.contains("size") })
    let dark = ToolRun(["tokens", "list", base] + files + ["--mode", "dark"])
    #expect(dark.output == "Dark:\n" + parts[1])
    let none = ToolRun(["tokens", "list", base] + files + ["--mode", "drak"])
    #expect(none.code == .failed && none.errors.contains("fix: write 'Dark'"))
  }

  @Test func `reads the sets that Tokens Studio syncs to a folder, for each theme`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tokens/mode",
      withIntermediateDirectories: true
    )
    _ = try folder.file(
      "tokens/$themes.json",
      """
      [{ "id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "mode/light": "enabled" } },
       { "id": "2", "name": "Dark", "group": "Mode",
         "selectedTokenSets": { "core": "source", "mode/dark": "enabled", "mode/dim": "enabled" } }]
      """
    )
    _ = try folder.file(
      "tokens/$metadata.json",
      #"{ "tokenSetOrder": ["core", "mode/light", "mode/dark"] }"#
    )
    _ = try folder.file(
      "tokens/core.json",
      ##"{ "blue": { "value": "#336699", "type": "color" }, "gap": { "value": "4", "type": "spacing" } }"##
    )
    _ = try folder.file(
      "tokens/mode/light.json",
      #"{ "icon": { "value": "{blue}", "type": "color" } }"#
    )
    _ = try folder.file(
      "tokens/mode/dark.json",
      ##"{ "icon": { "value": "#FFFFFF", "type": "color" }, "gap": { "value": "8", "type": "spacing" } }"##
    )
    let path = folder.path + "/tokens"
    let lines = ToolRun("tokens", "list", path).output.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      lines == [
        "Light:", "blue color #336699ff", "gap dimension 4px", "icon color #336699ff",
        "Dark:", "blue color #336699ff", "gap dimension 8px", "icon color #ffffffff",
      ]
    )
    let checked = ToolRun("tokens", "check", path)
    #expect(
      checked.errors.contains(
        "$themes.json:3:69: warning: the theme 'Dark' has a set 'mode/dim', which isn't among the token sets [dialect]"
      ),
      "\(checked.errors)"
    )
  }

  /// A collection in Figma's form whose colors come from variables of other collections.
  private static let semantic = """
    { "Brand": { "Tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 1, "hex": "#0066CC" } } },
      "Icon": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 1, "hex": "#336699" },
        "$extensions": { "com.figma.aliasData": { "targetVariableName": "Blue/500", "targetVariableSetName": "Palette" } } },
      "Faint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.30000001192092896, "hex": "#0066CC" },
        "$extensions": { "com.figma.composedColor": {
          "colorArg": { "type": "alias", "alias": { "targetVariableName": "Brand/Tint" } },
          "opacityArg": { "type": "number", "value": 30 } } } },
      "Line": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#336699" },
        "$extensions": { "com.figma.composedColor": {
          "colorArg": { "type": "alias", "alias": { "targetVariableName": "Blue/500", "targetVariableSetName": "Palette" } },
          "opacityArg": { "type": "number", "value": 50 } } } },
      "$extensions": { "com.figma.modeName": "Light" } }
    """

  /// Components of the other collection's color, with the warnings.
  nonisolated private static let changes: [(String, [String])] = [
    ("0.2, 0.4, 0.6", []),
    (
      "0.2, 0.4, 0.7",
      [
        "2:3: warning: 'Icon' is an alias of 'Blue.500' in Figma, which has another value now [dialect.staleAlias]",
        "8:3: warning: 'Line' is 'Blue.500' with an opacity of 50% in Figma, which has another value now [dialect.staleAlias]",
      ]
    ),
  ]

  /// On plans of Figma with one mode, all collections have a mode of the same name.
  @Test(arguments: changes, ["Value", "Light"])
  func `warns of values of Figma that another collection no longer has`(
    change: (components: String, warnings: [String]),
    mode: String
  ) throws {
    let files = [
      try folder.file("Light.tokens.json", Self.semantic),
      try folder.file(
        "Palette.tokens.json",
        """
        { "Blue": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(change.components)], "alpha": 1 } } },
          "$extensions": { "com.figma.modeName": "\(mode)" } }
        """
      ),
    ]
    let run = ToolRun(["tokens", "check"] + files)
    #expect(run.code == .done)
    let found = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(found.map(String.init) == change.warnings.map { "\(files[0]):\($0)" }, "\(run.errors)")
    let explained = ToolRun(["tokens", "explain", "Line"] + files)
    #expect(explained.output.contains("  Blue.500 in Figma, with an opacity of 50%\n"))
  }

  @Test func `reads a resolver document and the files in its folder`() throws {
    _ = try folder.file("light.json", ##"{ "page": { "$type": "number", "$value": 1 } }"##)
    _ = try folder.file("dark.json", ##"{ "page": { "$type": "number", "$value": 0 } }"##)
    let resolver = try folder.file(
      "app.resolver.json",
      ##"""
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "modifier", "name": "theme", "default": "light",
            "contexts": { "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] } }
        ]
      }
      """##
    )
    let run = ToolRun("tokens", "list", resolver)
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.hasPrefix("theme=light:\npage  number  1"))
    #expect(run.output.contains("\ntheme=dark:\npage  number  0"))
  }

  @Test func `explains a token by its references`() throws {
    let file = try folder.file("brand.tokens.json", brand)
    let run = ToolRun("tokens", "explain", "{color.brand}", file)
    #expect(
      run.output.replacingOccurrences(of: folder.path + "/", with: "") == """
        color.brand, color, #0066ccff
          color.brand at brand.tokens.json:6
          color.blue at brand.tokens.json:4
          deprecated: use accent
          Of the logo

        """
    )
    let misspelt = ToolRun("tokens", "explain", "color.brnad", file)
    #expect(misspelt.code == .failed && misspelt.errors.contains("fix: write 'color.brand'"))
  }

  private func theme(_ members: String) throws -> String {
    _ = try folder.file("brand.tokens.json", brand)
    let text = #"{ "name": "T", "tokens": "brand.tokens.json", \#(members) }"#
    return try folder.file("t.tabtheme.json", text)
  }

  private func lines(_ run: ToolRun) -> [String] {
    run.output.replacingOccurrences(of: folder.path + "/", with: "").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a token is used if the theme refers to it, or to one that refers to it`() throws {
    let file = try theme(#""tintColor": "{color.brand}""#)
    #expect(
      lines(ToolRun("tokens", "unused", file)) == [
        "color.wide color #ff0b0cff, p3(1 0 0) brand.tokens.json:5",
        "space.small dimension 8px brand.tokens.json:8",
      ]
    )
    let json = ToolRun("tokens", "unused", file, "--format", "json").output
    #expect(json.contains(#""path": "color.wide""#) && !json.contains(#""path": "color.blue""#))
    let all = try theme(
      #""tintColor": "{color.brand}", "bar": { "shadowColor": "{color.wide}", "stackedItemSpacing": "{space.small}" }"#
    )
    #expect(ToolRun("tokens", "unused", all).output == "all tokens are used\n")
  }

  @Test func `suggests the nearest token of each literal color`() throws {
    let file = try theme(
      ##"""
      "tintColor": "#0066CC", "colors": { "own": { "light": "#0066CD", "dark": "p3(1 0 0)" } },
      "bar": { "shadowColor": "{own}", "backgroundColor": "system:label" },
      "when": [{ "iOS": ">=26", "item": { "selected": { "color": "p3(1 0 0)" } } }]
      """##
    )
    let run = ToolRun("tokens", "suggest", file)
    #expect(
      lines(run).map { $0.replacing(/0\.\d+ away/, with: "away") } == [
        "t.tabtheme.json:1:60: tintColor #0066CC {color.blue} same",
        "t.tabtheme.json:1:90: colors.own { light: #0066CD, dark: p3(1 0 0) } {color.blue} away",
        "t.tabtheme.json:3:60: when[0].item.selected.color p3(1 0 0) {color.wide} same",
      ],
      "\(run)"
    )
    let json = ToolRun("tokens", "suggest", file, "--format", "json").output
    #expect(json.contains(#""token": "color.blue""#) && json.contains(#""isSame": true"#))
  }

  @Test(arguments: ["check", "unused", "suggest"])
  func `a theme without tokens is an error`(action: String) throws {
    let file = try folder.file("t.tabtheme.json", #"{ "name": "T" }"#)
    let run = ToolRun("tokens", action, file)
    #expect(run.code == .failed)
    #expect(run.errors.contains("t.tabtheme.json' has no 'tokens'"), "\(run.errors)")
  }

  @Test(arguments: [
    (["tokens", "unused"], "error: no THEME is given"),
    (["tokens", "suggest", "Ocean", "Koi"], "error: unexpected argument 'Koi'"),
    (["tokens", "unused", "Ocean", "--strict"], "error: '--strict' is for files of tokens"),
    (["tokens", "lst", "a.json"], "error: unknown action 'lst'"),
    (["tokens", "list"], "error: no FILE is given"),
    (["tokens", "explain", "a"], "error: no FILE after the token is given"),
    (["tokens", "list", "none.json"], "error: can't read 'none.json'"),
    (["tokens", "list", "a.yaml"], "error: 'a.yaml' is YAML, which isn't read"),
    (["tokens", "list", "A.JSON5"], "error: 'A.JSON5' is JSON5, which isn't read"),
  ])
  func `tells what makes no sense`(words: [String], error: String) {
    let run = ToolRun(words)
    #expect(run.code != .done && run.errors.hasPrefix(error), "\(run.errors)")
  }
}
