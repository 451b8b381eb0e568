import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct TokenThemeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("tabtheme-1.schema.json", "{}")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/tokens",
      withIntermediateDirectories: true
    )
  }

  private func run(_ tokens: String, _ options: String...) -> ToolRun {
    let output = ["--output", "\(folder.path)/brand.tabtheme.json"]
    return ToolRun(["new", "Brand", "--tokens", "\(folder.path)/\(tokens)"] + output + options)
  }

  /// Returns the text of the theme file, without the schema and the name.
  private var theme: String {
    get throws {
      let text = try String(contentsOfFile: "\(folder.path)/brand.tabtheme.json", encoding: .utf8)
      return text.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    }
  }

  private static let white = #""$value": { "colorSpace": "srgb", "components": [1, 1, 1] }"#
  private static let black = #""$value": { "colorSpace": "srgb", "components": [0, 0, 0] }"#

  @Test func `gives keys the tokens whose names have a word for them`() throws {
    _ = try folder.file(
      "tokens/brand.json",
      """
      {
        "blue": { "$type": "color", \(Self.white) }, "ink": { "$type": "color", \(Self.black) },
        "primary": { "size": { "$type": "number", "$value": 1 } },
        "sys": {
          "$type": "color",
          "onPrimary": { "$value": "{blue}" },
          "primaryContainer": { "$value": "{blue}" },
          "primary": { "$value": "{blue}" },
          "surface": { "$value": "{blue}", "$deprecated": true },
          "background": { "$value": "{ink}" },
          "textSecondary": { "$value": "{blue}" }
        }
      }
      """
    )
    let run = run("tokens")
    #expect(run.code == .done)
    #expect(
      run.errors.replacing("\(folder.path)/", with: "") == """
        tokens/brand.json:8:5: note: 'tintColor' is '{sys.primary}', whose name has the word 'primary'
        tokens/brand.json:10:5: note: 'bar.backgroundColor' is '{sys.background}', whose name has the word 'background'
        tokens/brand.json:11:5: note: 'item.normal.color' is '{sys.textSecondary}', whose name has the word 'secondary'
        note: no token has a name for 'bar.shadowColor', or one that can be read on the bar

        """
    )
    #expect(
      try theme == """
          "tokens": "tokens/brand.json",
          "tintColor": "{sys.primary}",
          "bar": { "background": "opaque", "backgroundColor": "{sys.background}" },
          "item": {
            "normal": { "color": "{sys.textSecondary}" },
            "selected": { "color": "{sys.primary}" }
          }
        }
        """
    )
    #expect(ToolRun("compile", "\(folder.path)/brand.tabtheme.json").code == .done)
  }

  @Test func `gives keys the tokens for a bar, and none of a state`() throws {
    let names = [
      ["text", "secondary"], ["border", "focus"], ["brand", "primary"],
      ["searchBar", "background"],
      ["surface", "raised"], ["bar", "background"], ["bar", "line"], ["item", "normal"],
      ["item", "selected"],
    ]
    let groups = names.map { name in
      let isDark = name.contains("background") || name.contains("raised")
      let token = #"{ "$type": "color", \#(isDark ? Self.black : Self.white) }"#
      return #""\#(name[0])-\#(name[1])": { "\#(name[1])": \#(token) }"#
    }
    _ = try folder.file("tokens/brand.json", "{ \(groups.joined(separator: ",\n")) }")
    #expect(run("tokens").code == .done)
    #expect(
      try theme == """
          "tokens": "tokens/brand.json",
          "tintColor": "{item-selected.selected}",
          "bar": {
            "background": "opaque",
            "backgroundColor": "{bar-background.background}",
            "shadowColor": "{bar-line.line}"
          },
          "item": {
            "normal": { "color": "{item-normal.normal}" },
            "selected": { "color": "{item-selected.selected}" }
          }
        }
        """
    )
  }

  @Test func `names the vocabulary that most tokens are of, and the files of the folder`() throws {
    let items = ["inactive", "active"].map { state in
      #""\#(state)": { "icon": { "color": { "$type": "color", \#(Self.white) } } }"#
    }
    let bar =
      #"{ "md": { "comp": { "nav-bar": { "item": { \#(items.joined(separator: ", ")) } } } } }"#
    _ = try folder.file("tokens/bar.json", bar)
    _ = try folder.file("tokens/more.json", #"{ "accent": { "$type": "color", \#(Self.white) } }"#)
    let run = run("tokens")
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(
      try theme == """
          "tokens": "tokens",
          "map": "material3"
        }
        """
    )
    #expect(ToolRun("compile", "\(folder.path)/brand.tabtheme.json").code == .done)
  }

  @Test func `names the files of each appearance by their names, if they have no modes`() throws {
    for name in ["base", "dark", "light"] {
      _ = try folder.file(
        "tokens/\(name).json",
        #"{ "\#(name == "base" ? "page" : "accent")": { "$type": "color", \#(Self.white) } }"#
      )
    }
    #expect(run("tokens").code == .done)
    #expect(
      try theme.hasPrefix(
        """
          "tokens": {
            "light": ["tokens/base.json", "tokens/light.json"],
            "dark": ["tokens/base.json", "tokens/dark.json"]
          },
          "tintColor": "{accent}",
        """
      )
    )
  }

  // Home Assistant's names and grays.
  @Test func `proposes what passes its check: no background as an accent, and none like it`() throws
  {
    let colors = [
      ("primaryBackground", "#FAFAFA"), ("secondaryBackground", "#E5E5E5"), ("brand", "#000000"),
      ("tileBackground", "#0A0A0A"), ("primaryBorder", "#000001"),
    ]
    let members = colors.map { #""\#($0)": { "$type": "color", "$value": "\#($1)" }"# }
    _ = try folder.file("tokens/brand.json", "{ \(members.joined(separator: ",\n")) }")
    #expect(run("tokens").code == .done)
    #expect(
      try theme == """
          "tokens": "tokens/brand.json",
          "tintColor": "{brand}",
          "bar": {
            "background": "opaque",
            "backgroundColor": "{primaryBackground}",
            "shadowColor": "{primaryBorder}"
          },
          "item": { "selected": { "color": "{brand}" } }
        }
        """
    )
    let check = ToolRun("check", "\(folder.path)/brand.tabtheme.json", "--level", "error")
    #expect(check.code == .done, "\(check)")
  }

  @Test(arguments: [
    ("none", "no files of tokens (*.json, *.tokens) are in"),
    ("tokens", "no files of tokens (*.json, *.tokens) are in"),
    ("n.json", "no color in"), ("broken.json", "the object isn't closed"),
  ])
  func `writes nothing where there is nothing to propose`(path: String, error: String) throws {
    _ = try folder.file("n.json", #"{ "n": { "$type": "number", "$value": 1 } }"#)
    _ = try folder.file("broken.json", "{ \"a\": ")
    let run = run(path)
    #expect(run.code == .failed && run.errors.contains("error: \(error)"), "\(run.errors)")
    #expect(!FileAccess.exists("\(folder.path)/brand.tabtheme.json"))
  }

  @Test func `refuses tokens outside of the theme's folder, and a color besides`() throws {
    let other = try TemporaryFolder()
    _ = try other.file("a.json", #"{ "accent": { "$type": "color", \#(Self.white) } }"#)
    let run = ToolRun("new", "B", "--tokens", other.path, "--output", "\(folder.path)/")
    #expect(
      run.code == .failed && run.errors.contains("aren't in the folder of the theme or below")
    )
    #expect(self.run("tokens", "--accent", "red").code == .usage)
  }
}
