import Foundation
import TabAppearance
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct GenerateCommandTests {
  let folder: TemporaryFolder
  var output: String { "\(folder.path)/output" }

  init() throws { folder = try TemporaryFolder() }

  private func written(_ name: String) throws -> String {
    try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
  }

  @Test func `writes a constant for each theme`() throws {
    let files = [
      try folder.file("night.tabtheme.json", #"{ "name": "Deep \"Night\"" }"#),
      try folder.file("Default.tabtheme.json", #"{ "name": "Default" }"#),
      try folder.file("2026.tabtheme.json", #"{ "name": "2026" }"#),
    ]
    let run = ToolRun(["generate", "--output", output] + files)
    #expect(run == ToolRun(code: .done))
    #expect(
      try written("Themes.swift") == ##"""
        // Written by TabThemePlugin from the theme files of the target.

        import TabThemes

        extension TabBarTheme {
          /// The theme 'Deep "Night"'.
          static let deepNight = Self(checked: #"{ "name": "Deep \"Night\"" }"#)

          /// The theme 'Default'.
          static let defaultTheme = Self(checked: #"{ "name": "Default" }"#)

          /// The theme '2026'.
          static let theme2026 = Self(checked: #"{ "name": "2026" }"#)
        }

        """##
    )
  }

  @Test func `writes escapes for what can't be seen, and text that ends no literal`() throws {
    let file = try folder.file("night.tabtheme.json", ##"{ "name": "#Night\u202Ecba" }"##)
    #expect(ToolRun("generate", file, "--output", output) == ToolRun(code: .done))
    #expect(
      try written("Themes.swift").contains(###"(checked: ##"{ "name": "#Night\u202Ecba" }"##)"###)
    )
  }

  @Test func `writes themes that stand alone`() throws {
    _ = try folder.file(
      "base.json",
      ##"{ "name": "Base", "tintColor": { "light": "#123456", "dark": "#ABCDEF" } }"##
    )
    let night = try folder.file(
      "night.tabtheme.json",
      #"{ "name": "Night", "extends": "base.json", "glass": "override" }"#
    )
    #expect(ToolRun("generate", night, "--output", output) == ToolRun(code: .done))
    let alone = try TabBarTheme(json: try written("night.tabtheme.json"))
    let whole = try TabBarTheme(contentsOf: URL(fileURLWithPath: night))
    #expect(alone == whole)
    #expect(alone.tintColor == .dynamic(light: "#123456", dark: "#ABCDEF"))
  }

  @Test func `writes Swift alone, for themes that are copied by others`() throws {
    _ = try folder.file("base.json", #"{ "name": "Base", "glass": "override" }"#)
    let night = try folder.file(
      "night.tabtheme.json",
      #"{ "name": "Night", "extends": "base.json" }"#
    )
    let run = ToolRun("generate", "--swift-only", night, "--output", output)
    #expect(run == ToolRun(code: .done))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["Themes.swift"])
  }

  @Test func `stops at themes that are wrong, and says where`() throws {
    let sound = try folder.file("sound.tabtheme.json", #"{ "name": "Sound" }"#)
    let broken = try folder.file(
      "broken.tabtheme.json",
      "{\n  \"name\": \"Broken\",\n  \"x\": 1\n}"
    )
    let run = ToolRun("generate", sound, broken, "--output", output)
    #expect(run.code == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(broken):3:3: error: unknown key 'x'\n"))
    #expect(try !folder.files.contains("output"))
  }

  @Test(arguments: [
    ("Deep Sea", "deep-sea", "in Swift two themes have the name 'deepSea'"),
    ("Sea", "Sea", "another theme has the name 'Sea'"),
  ])
  func `finds names that are the same`(first: String, second: String, message: String) throws {
    let files = [
      try folder.file("a.tabtheme.json", #"{ "name": "\#(first)" }"#),
      try folder.file("b.tabtheme.json", #"{ "name": "\#(second)" }"#),
    ]
    let run = ToolRun(["generate", "--output", output] + files)
    #expect(run.code == .failed)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "\(files[1]):1:11: error: \(message)")
    #expect(
      lines.suffix(2) == [
        "  note: '\(first)' is in '\(files[0])'", "  fix: change one of the names",
      ]
    )
  }

  @Test func `stops at what 'check' calls an error, and prints what it warns of`() throws {
    let faint = try folder.file(
      "faint.tabtheme.json",
      ##"{ "name": "Faint", "bar": { "background": "opaque" }, "colors": { "old": "#123456" } }"##
    )
    let warned = ToolRun("generate", faint, "--output", output)
    #expect(warned.code == .done)
    #expect(warned.errors.hasPrefix("\(faint):1:67: warning: nothing refers to the color 'old'"))
    #expect(try folder.files.contains("output"))

    let color = ##""backgroundColor": "#FFFFFF" }, "item": { "normal": { "color": "#FFFFFF" } }"##
    let unseen = try folder.file(
      "unseen.tabtheme.json",
      #"{ "name": "Unseen", "bar": { "background": "opaque", \#(color) }"#
    )
    let stopped = ToolRun("generate", unseen, "--output", "\(folder.path)/none")
    #expect(stopped.code == .failed)
    #expect(stopped.errors.contains("error: 'item.normal.color' is nearly the color behind"))
    #expect(try !folder.files.contains("none"))
  }

  @Test func `refuses two files of one name`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/b",
      withIntermediateDirectories: true
    )
    let files = [
      try folder.file("x.tabtheme.json", #"{ "name": "A" }"#),
      try folder.file("b/x.tabtheme.json", #"{ "name": "B" }"#),
    ]
    #expect(
      ToolRun(["generate", "--output", output] + files)
        == ToolRun(
          code: .failed,
          errors: """
            error: two theme files are called 'x.tabtheme.json'
              note: '\(files[0])'
              note: '\(files[1])'
              fix: give one of them another name

            """
        )
    )
    #expect(try !folder.files.contains("output"))
  }

  @Test func `asks for a folder`() {
    #expect(
      ToolRun("generate", "a.json")
        == ToolRun(
          code: .usage,
          errors: "error: no '--output DIR' is given\n  help: tabtheme generate --help\n"
        )
    )
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("generate", "--help").output == """
        Writes themes as constants in Swift, and as resources.

        usage: tabtheme generate FILE… [OPTIONS]

        arguments:
          FILE  The path of a theme file.

        options:
          --output DIR               The folder for the files.
          --swift-only               Write only Swift; Xcode copies the themes.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        This is what TabThemePlugin runs in a build. It writes Themes.swift and,
        under the name of each file, its theme with all that it extends. Errors that
        'check' finds stop it; warnings are printed.

        examples:
          tabtheme generate Themes/*.tabtheme.json --output Generated

        """
    )
  }
}
