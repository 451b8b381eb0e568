import Foundation
import TabBarExamples
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct RenderExampleTests {
  private static let pictures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/Bars/Pictures").standardizedFileURL

  @Test(arguments: BarExample.all.map(\.name))
  func `the pictures in Examples are what the tool draws`(name: String) throws {
    let folder = try TemporaryFolder()
    let isSystemBar = ["accent", "raised-center"].contains(name)
    let systems = isSystemBar ? [[], ["--ios", "26", "--backdrop", "landscape"]] : [[]]
    for options in systems {
      let run = ToolRun(["render", "--example", name, "--output", folder.path] + options)
      #expect(run.code == .done, "\(run.errors)")
      for path in run.output.split(separator: "\n") {
        let drawn = try Data(contentsOf: URL(filePath: String(path)))
        let file = try #require(path.split(separator: "/").last)
        let committed = Self.pictures.appending(path: file)
        if ProcessInfo.processInfo.environment["RECORD"] == "all" {
          try drawn.write(to: committed)
        }
        #expect(try Data(contentsOf: committed) == drawn, "RECORD=all writes \(file)")
      }
    }
  }

  @Test(arguments: BarExample.all.map(\.name), ["15", "18", "26"])
  func `an example is drawn on every system, in landscape too`(name: String, ios: String) throws {
    let folder = try TemporaryFolder()
    for options in [["--orientation=landscape"], ["--device=iPad"], ["--direction=rtl"]] {
      // Those are the system's bar, of which some is inferred.
      let strict = ["accent", "raised-center"].contains(name) ? [] : ["--strict"]
      let words = ["render", "--example", name, "--ios", ios, "--style=dark"] + strict
      let run = ToolRun(words + ["--scale=2", "--output", folder.path] + options)
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.errors.isEmpty || strict.isEmpty)
    }
  }

  @Test func `an example is drawn in the theme that is given, and with other items`() throws {
    let folder = try TemporaryFolder()
    let same = ["--style=light", "--scale=2", "--output", folder.path]
    let themed = ToolRun(["render", "Ocean", "--example", "Raised-Centre"] + same)
    #expect(themed.output == "\(folder.path)/Ocean-raised-center-light.png\n")
    _ = ToolRun(["render", "--example", "raised-center", "--titles=A,B,C,D,E"] + same)
    #expect(
      try folder.picture("raised-center-light.png")
        != folder.picture("Ocean-raised-center-light.png")
    )
  }

  @Test func `an example that there isn't is named with those that there are`() {
    #expect(
      ToolRun("render", "--example", "scroling")
        == ToolRun(
          code: .usage,
          errors: """
            error: unknown example 'scroling'
              fix: write 'scrolling'
              help: tabtheme render --help

            """
        )
    )
    #expect(ToolRun("render").errors.hasPrefix("error: no THEME is given\n"))
  }

  @Test func `what a theme's layout leaves out is said once`() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.file(
      "high.json",
      #"{ "name": "High", "layout": { "landscape": { "height": 80 } } }"#
    )
    let options = ["--orientation=landscape", "--scale=2", "--output", folder.path]
    let classic = ToolRun(["render", theme, "--style=light"] + options)
    #expect(classic.errors == "")
    // The heights of a row of content, the bar of the theme, and the bottom safe area, in points.
    #expect(try folder.picture("High-landscape-light.png").height == (64 + 80 + 21) * 2)
    let glass = ToolRun(["render", theme, "--ios=26"] + options)
    let left = "'layout.landscape' is left out: there is no public way to size a bar or its items"
    #expect(glass.errors.hasPrefix("warning: \(left) on glass\n"))
    #expect(glass.errors.components(separatedBy: "left out").count == 2)
    let example = ToolRun(["render", theme, "--ios=26", "--example=floating"] + options)
    #expect(example.errors == "")
  }
}
