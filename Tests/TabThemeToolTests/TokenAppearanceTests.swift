import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of tokens without a value for one of the appearances: no other value takes its place in silence.
@MainActor
struct TokenAppearanceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String {
    let parts = name.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(parts)",
      withIntermediateDirectories: true
    )
    return try folder.file(name, text)
  }

  /// Compiles a theme with two colors and a number from a file of tokens for each appearance.
  private func compile(light: String, dark: String, uses: String = Self.color) throws -> ToolRun {
    _ = try file("L.json", light)
    _ = try file("D.json", dark)
    return ToolRun("compile", try theme(#"{ "light": "L.json", "dark": "D.json" }"#, uses))
  }

  private func theme(_ tokens: String, _ uses: String = Self.color) throws -> String {
    try file("t.tabtheme.json", #"{ "name": "T", "tokens": \#(tokens), \#(uses) }"#)
  }

  private static let color = #""tintColor": "{accent}""#

  private func messages(of run: ToolRun) -> [String] {
    run.errors.replacingOccurrences(of: folder.path + "/", with: "")
      .split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") || $0.contains(": note: ") }
  }

  private static func accent(_ value: String, type: String = "color") -> String {
    ##"{ "accent": { "$type": "\##(type)", "$value": \##(value) } }"##
  }

  /// A value that is wrong in the file for dark style, with its error.
  private nonisolated static let wrong: [(value: String, message: String)] = [
    (##""#12345""##, "isn't a color: it has 5 digits"),
    (#""{nope}""#, "'{nope}' names no token"),
    (#""{accent}""#, "'accent' refers to itself"),
    ("null", "'accent' has no value"),
    (#"{ "colorSpace": "srgb", "components": [0, 0] }"#, "'components' is a list of three numbers"),
  ]

  @Test(arguments: wrong)
  func `a value that is wrong in one appearance is an error`(
    _ row: (value: String, message: String)
  ) throws {
    let (good, bad) = (Self.accent(##""#767676""##), Self.accent(row.value))
    for (light, dark, file) in [(good, bad, "D"), (bad, good, "L")] {
      let run = try compile(light: light, dark: dark)
      #expect(run.code != .done && run.output == "")
      let messages = messages(of: run)
      let name = file == "D" ? "dark" : "light"
      #expect(
        messages.contains(
          "t.tabtheme.json:1:80: error: the value of the token 'accent' is wrong for '\(name)'"
        )
      )
      #expect(messages.contains { $0.hasPrefix("\(file).json:1:") && $0.contains(row.message) })
      #expect(ToolRun("check", "\(folder.path)/t.tabtheme.json").code != .done)
    }
  }

  @Test func `a number that is wrong in one appearance is an error`() throws {
    let run = try compile(
      light: Self.accent("12", type: "number"),
      dark: Self.accent(#""twelve""#, type: "number"),
      uses: #""bar": { "stackedItemSpacing": "{accent}" }"#
    )
    #expect(run.code != .done)
    #expect(messages(of: run).contains { $0.hasSuffix("is wrong for 'dark'") })
  }

  @Test func `the error of a token that an alias leads to is reported`() throws {
    let text = { (value: String) in
      ##"{ "base": { "$type": "color", "$value": \##(value) }, "accent": { "$value": "{base}" } }"##
    }
    let run = try compile(light: text(##""#767676""##), dark: text(##""#7676""##))
    #expect(run.code == .done)
    let wrong = try compile(light: text(##""#767676""##), dark: text(##""#76767""##))
    #expect(wrong.code != .done)
    #expect(messages(of: wrong).contains { $0.contains("it has 5 digits") })
  }

  @Test func `a token that one appearance lacks is a warning`() throws {
    let run = try compile(
      light: Self.accent(##""#767676""##),
      dark: ##"{ "other": { "$type": "color", "$value": "#123456" } }"##
    )
    #expect(run.code == .done)
    #expect(run.output.contains(##""accent": "#767676""##))
    #expect(
      messages(of: run).contains {
        $0.hasSuffix(
          "warning: the tokens for 'dark' lack 'accent', so its value for 'light' is used"
        )
      }
    )
  }

  @Test func `a color of the system in a catalog stays the system's`() throws {
    let set = { (reference: String) in
      """
      { "info": { "author": "xcode", "version": 1 }, "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0xEE", "green": "0xEE", "blue": "0xEE", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "platform": "ios", "reference": "\(reference)" } } ] }
      """
    }
    _ = try file("B.xcassets/accent.colorset/Contents.json", set("systemGray6Color"))
    let path = try theme(#""B.xcassets""#)
    let run = ToolRun("compile", path)
    #expect(run.errors == "" && run.code == .done)
    let expected = ##""accent": { "light": "#EEEEEE", "dark": "system:systemGray6" }"##
    #expect(run.output.contains(expected))
    _ = try file("B.xcassets/accent.colorset/Contents.json", set("controlAccentColor"))
    let unknown = ToolRun("compile", path)
    #expect(unknown.code != .done)
    #expect(
      messages(of: unknown).first?.contains("the system color 'controlAccentColor'") == true
    )
  }
}
