import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of themes that refer to design tokens, and of the compiled themes for apps.
@MainActor
struct CompileCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("light.tokens.json", Self.tokens(blue: "[0, 0.4, 0.8]", size: 11))
    _ = try folder.file("dark.tokens.json", Self.tokens(blue: "[0.4, 0.8, 1]", size: 11))
  }

  private static func tokens(blue: String, size: Int) -> String {
    """
    {
      "color": {
        "$type": "color",
        "blue": { "$value": { "colorSpace": "srgb", "components": \(blue) } },
        "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5 } },
        "brand": { "$value": "{color.blue}" },
        "wrong": { "$value": { "colorSpace": "srgb", "components": [0, 0] } }
      },
      "space": { "$type": "dimension", "small": { "$value": { "value": 0.5, "unit": "rem" } } },
      "weight": { "$type": "fontWeight", "strong": { "$value": "extra-bold" } },
      "family": { "$type": "fontFamily", "text": { "$value": ["Inter", "sans-serif"] } },
      "type": {
        "tab": {
          "$type": "typography",
          "$value": {
            "fontFamily": "system-ui", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": 600,
            "letterSpacing": { "value": 0.2, "unit": "px" }, "lineHeight": 1.2
          }
        }
      },
      "shadow": {
        "$type": "shadow",
        "title": {
          "$value": {
            "color": "{color.blue}", "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" },
            "spread": { "value": 0, "unit": "px" }
          }
        }
      }
    }
    """
  }

  /// Writes a theme and other files into the folder, and compiles the theme.
  private func compile(_ theme: String, files: [String: String] = [:]) throws -> ToolRun {
    for (name, text) in files {
      let parts = name.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(parts)",
        withIntermediateDirectories: true
      )
      _ = try folder.file(name, text)
    }
    return ToolRun("compile", try folder.file("t.tabtheme.json", theme))
  }

  /// Returns the lines with errors, notes and fixes, without the folder.
  private func messages(of run: ToolRun) -> [String] {
    run.errors.replacingOccurrences(of: folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.hasPrefix("  fix: ") || $0.contains(": note: ") }
  }

  private let both = #""tokens": { "light": "light.tokens.json", "dark": "dark.tokens.json" }"#

  @Test func `a color of a token is a named color with a value for each appearance`() throws {
    let run = try compile(
      #"{ "name": "T", \#(both), "tintColor": "{color.brand}", "bar": { "shadowColor": "{color.wide}" } }"#
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        {
          "name": "T",
          "colors": {
            "color.brand": { "light": "#0066CC", "dark": "#66CCFF" },
            "color.wide": "p3(1 0 0 / 50%)"
          },
          "tintColor": "{color.brand}",
          "bar": { "shadowColor": "{color.wide}" }
        }

        """
    )
  }

  @Test func `dimensions, weights, families, typography and shadows are values`() throws {
    let run = try compile(
      """
      {
        "name": "T", "tokens": "light.tokens.json",
        "bar": { "stackedItemSpacing": "{space.small}" },
        "item": {
          "normal": {
            "title": { "weight": "{weight.strong}", "family": "{family.text}", "shadow": "{shadow.title}" },
            "badgeText": "{type.tab}"
          }
        },
        "layout": { "landscape": { "itemWidths": ["{space.small}", 20] } }
      }
      """
    )
    #expect(
      messages(of: run) == [
        "t.tabtheme.json:7:20: note: 'item.normal.badgeText' drops the line height of the token 'type.tab', "
          + "which bars don't have"
      ]
    )
    let output = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    for part in [
      #""stackedItemSpacing": 8"#, #""family": "Inter", "weight": "heavy""#,
      ##""shadow": { "color": "#0066CC", "offset": { "leading": 0, "vertical": 1 }, "blur": 2 }"##,
      #""badgeText": { "family": null, "size": 11, "weight": "semibold", "kern": 0.2 }"#,
      #""itemWidths": [8, 20]"#,
    ] {
      #expect(output.contains(part), "\(part) isn't in \(output)")
    }
  }

  @Test func `a theme gives the theme that it extends its tokens`() throws {
    let run = try compile(
      #"{ "name": "T", "extends": "Base", \#(both) }"#,
      files: ["base.tabtheme.json": #"{ "name": "Base", "tintColor": "{color.brand}" }"#]
    )
    #expect(run.errors == "")
    #expect(run.output.contains(##""color.brand": { "light": "#0066CC", "dark": "#66CCFF" }"##))
  }

  @Test func `a theme refers to tokens of the theme that it extends`() throws {
    let run = try compile(
      #"{ "name": "T", "extends": "sub/base.json", "tintColor": "{color.brand}" }"#,
      files: [
        "sub/base.json": #"{ "name": "Base", "tokens": "own.json" }"#,
        "sub/own.json": Self.tokens(blue: "[1, 0, 0]", size: 9),
      ]
    )
    #expect(run.errors == "")
    #expect(run.output.contains(##""color.brand": "#FF0000""##))
  }

  @Test func `a variation and the colors of the theme can refer to tokens`() throws {
    let run = try compile(
      """
      {
        "name": "T", "tokens": "light.tokens.json",
        "colors": { "accent": { "light": "{color.blue}", "dark": "#FFFFFF" } },
        "when": [{ "iOS": ">=26", "colors": { "local": "{accent}" }, "tintColor": "{local}" }]
      }
      """
    )
    #expect(run.errors == "")
    #expect(run.output.contains(##""accent": { "light": "{color.blue}", "dark": "#FFFFFF" }"##))
    #expect(run.output.contains(##""color.blue": "#0066CC""##))
  }

  /// Values of `tokens` for files with modes and contexts, each with the resulting color in light
  /// and in dark style.
  nonisolated private static let forms: [(String, String, String)] = [
    (#"["light.tokens.json", "dark.tokens.json"]"#, "#66CCFF", "#66CCFF"),
    (#"{ "light": "light.tokens.json" }"#, "#0066CC", "#0066CC"),
    (#"["Light.json", "Dark.json"]"#, "#111111", "#EEEEEE"),
    (
      #"{ "files": ["Light.json", "Dark.json"], "light": "Dark", "dark": "light" }"#, "#EEEEEE",
      "#111111"
    ),
    (#""app.resolver.json""#, "#0066CC", "#66CCFF"),
    (
      #"{ "files": "app.resolver.json", "light": { "style": "dark" }, "dark": { "style": "light" } }"#,
      "#66CCFF", "#0066CC"
    ),
  ]

  @Test(arguments: forms)
  func `files, modes and contexts are chosen for appearances`(
    tokens: String,
    light: String,
    dark: String
  ) throws {
    func figma(_ mode: String, _ part: Double) -> String {
      """
      {
        "color": { "brand": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [\(part), \(part), \(part)], "alpha": 1, "hex": "#000000" } } },
        "$extensions": { "com.figma.modeName": "\(mode)" }
      }
      """
    }
    let resolver = """
      {
        "version": "2025.10",
        "modifiers": { "style": { "contexts": {
          "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/style" }]
      }
      """
    let run = try compile(
      #"{ "name": "T", "tokens": \#(tokens), "tintColor": "{color.brand}" }"#,
      files: [
        "Light.json": figma("Light", 17 / 255), "Dark.json": figma("Dark", 238 / 255),
        "app.resolver.json": resolver,
      ]
    )
    let color =
      light == dark ? "\"\(light)\"" : "{ \"light\": \"\(light)\", \"dark\": \"\(dark)\" }"
    #expect(run.output.contains("\"color.brand\": \(color)"), "\(run.output)\(run.errors)")
  }

  /// Members of a theme, each with the expected diagnostics.
  nonisolated private static let faults: [(String, [String])] = [
    (
      #""tokens": "light.tokens.json", "tintColor": "{color.brnd}""#,
      [
        "t.tabtheme.json:1:64: error: 'tintColor' refers to '{color.brnd}', which neither 'colors' nor a file of 'tokens' has",
        "  fix: write '{color.brand}'",
      ]
    ),
    (
      #""tokens": "light.tokens.json", "bar": { "stackedItemSpacing": "{space.smal}" }"#,
      [
        "t.tabtheme.json:1:82: error: 'bar.stackedItemSpacing' refers to '{space.smal}', which no file of 'tokens' has",
        "  fix: write '{space.small}'",
      ]
    ),
    (
      #""tokens": "light.tokens.json", "tintColor": "{space.small}""#,
      [
        "t.tabtheme.json:1:64: error: 'tintColor' refers to the token 'space.small' of type 'dimension'; it must be a color"
      ]
    ),
    (
      #""tokens": "light.tokens.json", "tintColor": "{color.wrong}""#,
      [
        "t.tabtheme.json:1:64: error: the value of the token 'color.wrong' is wrong",
        "light.tokens.json:7:64: error: 'components' is a list of three numbers for 'srgb' [value.color]",
      ]
    ),
    (
      #""tokens": { "light": "light.tokens.json", "dark": "big.json" }, "bar": { "stackedItemSpacing": "{space.small}" }"#,
      [
        "t.tabtheme.json:1:115: error: 'bar.stackedItemSpacing' refers to the token 'space.small', which differs between appearances; only colors can",
        "  fix: write a value, or refer to a token that is the same in all of them",
      ]
    ),
    (
      #""tokens": "light.tokens.json", "colors": { "color.blue": "system:label" }"#,
      [
        "t.tabtheme.json:1:63: error: 'color.blue' is both in 'colors' and a token",
        "  note: the token is at light.tokens.json:4",
        "  fix: give the color another name, or leave it to the token",
      ]
    ),
    (
      #""tokens": "none.json", "tintColor": "{color.brand}", "bar": { "stackedItemSpacing": "{a.b}" }"#,
      ["t.tabtheme.json:1:30: error: 'tokens' is 'none.json'; there is no such file"]
    ),
    (
      #""tokens": "../none.json""#,
      [
        "t.tabtheme.json:1:30: error: 'tokens' is '../none.json'; a theme reads files in its folder or below it",
        "  fix: put the file there and write 'none.json'",
      ]
    ),
    (
      #""tokens": 3"#,
      [
        "t.tabtheme.json:1:30: error: 'tokens' is a number; it must be text, a list or an object",
        #"  fix: write a file, as in '"brand.tokens.json"'"#,
      ]
    ),
    (
      #""tokens": { "ligt": "light.tokens.json" }"#,
      ["t.tabtheme.json:1:32: error: unknown key 'tokens.ligt'", "  fix: write 'light'"]
    ),
    (
      #""tokens": ["Day.json", "Night.json"]"#,
      [
        "t.tabtheme.json:1:30: error: the files of 'tokens' have several modes: 'Day', 'Night'",
        "  fix: write '{ \"files\": …, \"light\": … }' with a mode for each appearance, such as 'Day'",
      ]
    ),
    (
      #""tokens": { "files": "Day.json", "light": "Dy" }"#,
      [
        "t.tabtheme.json:1:62: error: the files of 'tokens' have no mode 'Dy'",
        "  fix: write 'Day'",
      ]
    ),
    (
      #""tokens": "broken.json""#,
      [
        "broken.json:1:3: error: the key 'x' has no quotes [document.json]", "  fix: write \"x\"",
        "broken.json:1:4: error: the object isn't closed [document.json]",
        "  note: '{' is at broken.json:1:1", "  fix: write '}' here",
      ]
    ),
  ]

  @Test(arguments: faults)
  func `mistakes have a place and a fix`(members: String, expected: [String]) throws {
    func mode(_ name: String) -> String {
      #"{ "$extensions": { "com.figma.modeName": "\#(name)" } }"#
    }
    let run = try compile(
      #"{ "name": "TTTTT", \#(members) }"#,
      files: [
        "big.json": Self.tokens(blue: "[0, 0, 0]", size: 9).replacingOccurrences(
          of: #""value": 0.5"#,
          with: #""value": 1"#
        ),
        "Day.json": mode("Day"), "Night.json": mode("Night"), "broken.json": "{ x",
      ]
    )
    let found = run.errors.replacingOccurrences(of: folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
      .filter { !$0.contains(" | ") && $0.contains(":") && !$0.hasPrefix("    ") }
    #expect(found == expected, "\(run.errors)")
    #expect(run.code == .failed && run.output == "")
  }

  @Test func `a group of tokens is neither a color nor a number`() throws {
    let run = try compile(
      #"""
      { "name": "T", "tokens": "t.json", "tintColor": "{g}",
        "layout": { "portrait": { "height": "{g}" } } }
      """#,
      files: ["t.json": #"{ "g": { "a": { "$type": "number", "$value": 1 } } }"#]
    )
    #expect(run.code == .failed)
    for key in ["tintColor", "layout.portrait.height"] {
      #expect(run.errors.contains("'\(key)' refers to '{g}', which is a group of tokens\n"))
    }
    #expect(run.errors.contains("fix: write the path of a token in it, as in '{g.a}'"))
    #expect(!run.errors.contains("to 'colors'"))
  }

  @Test func `warns of an old value from another collection of Figma, where it is used`() throws {
    func file(_ name: String, _ mode: String, _ tokens: [String]) throws {
      let members = tokens + [#""$extensions": { "com.figma.modeName": "\#(mode)" }"#]
      _ = try folder.file("\(name).json", "{ \(members.joined(separator: ",\n")) }")
    }
    func color(_ name: String, _ red: Double, _ more: String = "") -> String {
      #""\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0.4, 0.6] }\#(more) }"#
    }
    let alias = #", "$extensions": { "com.figma.aliasData": { "targetVariableName": "Blue" } }"#
    try file("palette", "Value", [color("Blue", 0)])
    try file("light", "Light", [color("Icon", 0.2, alias), color("Other", 0.2, alias)])
    try file("dark", "Dark", [color("Icon", 0, alias), color("Other", 0.2, alias)])
    let theme = try folder.file(
      "t.tabtheme.json",
      #"{ "name": "T", "tokens": ["palette.json", "light.json", "dark.json"], "tintColor": "{Icon}", "item": { "selected": { "color": "{Icon}" } } }"#
    )
    let run = ToolRun("compile", theme)
    #expect(run.code == .done)
    let warnings = run.errors.split(separator: "\n").filter { $0.contains(" warning: ") }
    #expect(
      warnings.map { $0.dropFirst(folder.path.count + 1) } == [
        "light.json:1:3: warning: 'Icon' is an alias of 'Blue' in Figma, which has another value now [dialect.staleAlias]"
      ],
      "\(run.errors)"
    )
  }

  @Test func `an app refuses a theme with tokens, and says how to compile it`() throws {
    let run = ToolRun("check", "-", input: #"{ "name": "T", "tokens": "a.json" }"#)
    #expect(run.output.contains("'tokens' names files of design tokens, which apps don't read"))
    #expect(run.output.contains("fix: compile the theme with 'tabtheme compile'"))
  }

  @Test func `the build plugin's command compiles tokens`() throws {
    let theme = try folder.file(
      "t.tabtheme.json",
      #"{ "name": "T", "tokens": "light.tokens.json", "tintColor": "{color.blue}" }"#
    )
    let run = ToolRun("generate", theme, "--output", folder.path + "/out")
    #expect(run.code == .done, "\(run.errors)")
    let written = try String(contentsOfFile: folder.path + "/out/t.tabtheme.json", encoding: .utf8)
    #expect(written.contains(##""color.blue": "#0066CC""##) && !written.contains("tokens"))
  }

  @Test func `where Xcode copies themes, the build plugin's command refuses tokens`() throws {
    let theme = try folder.file(
      "t.tabtheme.json",
      #"{ "name": "T", "tokens": "light.tokens.json", "tintColor": "{color.blue}" }"#
    )
    let run = ToolRun("generate", "--swift-only", theme, "--output", folder.path + "/out")
    #expect(run.code == .failed && run.output == "")
    #expect(
      run.errors.contains(
        "t.tabtheme.json:1:26: error: 'tokens' names files of design tokens, which apps don't read"
      ),
      "\(run.errors)"
    )
  }
}
