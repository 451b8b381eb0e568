import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the places of findings in themes that extend others.
@MainActor
struct ExtendedThemeFindingTests {
  private static let base = ##"""
    {
      "name": "Base",
      "colors": { "text": "#222222" },
      "bar": { "background": "opaque", "backgroundColor": "#FFFFFF" },
      "item": { "normal": { "color": "{text}" } },
      "glass": "system"
    }
    """##

  private func check(_ child: String, _ options: String...) throws -> ToolRun {
    let folder = try TemporaryFolder()
    let base = try folder.file("Base.tabtheme.json", Self.base)
    let path = try folder.file("Child.tabtheme.json", "{ \"name\": \"Child\",\n\(child) }")
    #expect(ToolRun("check", base).output == "")
    let run = ToolRun(["check", path] + options)
    let output = run.output.replacing("\(folder.path)/", with: "")
      .replacing(
        folder.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "" + "/",
        with: ""
      )
    return ToolRun(code: run.code, output: output)
  }

  private static let color =
    ##""extends": "./Base.tabtheme.json", "colors": { "text": "#F0F0F0" }"##

  @Test func `a color of the child is told there, with the key of the parent`() throws {
    #expect(
      try check(Self.color).output == ##"""
        Child.tabtheme.json:2:48: error: 'item.normal.color' is nearly the color behind the title: \##
        contrast 1.13; text needs 4.5 [invisible]
          2 | "extends": "./Base.tabtheme.json", "colors": { "text": "#F0F0F0" } }
            |                                                ^~~~~~
          note: 'item.normal.color' is set in Base.tabtheme.json:5:25
          note: icon 1.13 in dark; light
          note: title 1.13 in dark; light
          fix: write another color, as in '#6C6C6C'

        """##
    )
  }

  @Test(arguments: ["github", "xcode", "json", "sarif"])
  func `every format names the child first, and the line of the parent`(format: String) throws {
    let output = try check(Self.color, "--format", format).output
    let child = try #require(output.firstRange(of: "Child.tabtheme.json"))
    let parent = try #require(output.firstRange(of: "is set in Base.tabtheme.json:5:25"))
    // In SARIF the message is before the location.
    #expect(format == "sarif" || child.lowerBound < parent.lowerBound)
    #expect(output.ranges(of: "Base.tabtheme.json").count == 1, "\(output)")
  }

  @Test func `without a color of the child, the name of the parent is marked`() throws {
    let output = try check(
      ##""extends": "./Base.tabtheme.json", "bar": { "backgroundColor": "#303030" }"##
    ).output
    #expect(output.hasPrefix("Child.tabtheme.json:2:12: "), "\(output)")
    #expect(output.contains("note: 'item.normal.color' is set in Base.tabtheme.json:5:25"))
  }

  @Test func `colors that lead to a color of the child are followed`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "Base.tabtheme.json",
      Self.base.replacing("\"text\": \"#222222\"", with: ##""ink": "#222222", "text": "{ink}""##)
    )
    let path = try folder.file(
      "Child.tabtheme.json",
      ##"{ "name": "C", "extends": "./Base.tabtheme.json", "colors": { "ink": "#F0F0F0" } }"##
    )
    #expect(ToolRun("check", path).output.hasPrefix("\(path):1:63: error: 'item.normal.color'"))
  }

  @Test func `a built-in parent is named`() throws {
    let output = try check(
      ##""extends": "Ocean", "bar": { "backgroundColor": "#808080" }"##
    ).output
    #expect(output.contains("Child.tabtheme.json:2:12: warning: 'item.normal.color' has contrast"))
    #expect(output.contains("note: 'item.normal.color' is set in the theme 'Ocean'"))
  }

  @Test(arguments: ["*", "item.normal.color", "item", "colors.text", "colors"])
  func `the child can allow it`(path: String) throws {
    let allow = "\"allow\": { \"\(path)\": { \"invisible\": \"on purpose\" } }, "
    #expect(try check(allow + Self.color) == ToolRun(code: .done))
  }
}
