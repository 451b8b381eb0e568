import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the files that `render` writes, by format and size.
@MainActor
struct RenderFormatTests {
  @Test func `draws the same picture into a smaller file where asked to`() throws {
    let folder = try TemporaryFolder()
    let options = ["render", "Ocean", "--style=light", "--scale=2", "--output"]
    _ = ToolRun(options + ["\(folder.path)/fast"])
    _ = ToolRun(options + ["\(folder.path)/small", "--smallest"])
    let fast = try folder.picture("fast/Ocean-light.png")
    #expect(try folder.picture("small/Ocean-light.png") == fast)
    func size(_ name: String) throws -> Int {
      try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)/Ocean-light.png")).count
    }
    #expect(try size("small") < size("fast"))
  }

  @Test func `writes SVG files beside the PNG files, with letters as paths or as text`() throws {
    let folder = try TemporaryFolder()
    let options = ["render", "Ocean", "--style=light", "--output", folder.path]
    #expect(ToolRun(options + ["--format=svg"]).output == "\(folder.path)/Ocean-light.svg\n")
    let paths = try String(contentsOfFile: "\(folder.path)/Ocean-light.svg", encoding: .utf8)
    #expect(paths.hasPrefix("<svg xmlns=") && !paths.contains("<text"))
    _ = ToolRun(options + ["--format=svg-text"])
    let text = try String(contentsOfFile: "\(folder.path)/Ocean-light.svg", encoding: .utf8)
    #expect(text.contains(">Home</text>") && text.utf8.count < paths.utf8.count)
  }
}
