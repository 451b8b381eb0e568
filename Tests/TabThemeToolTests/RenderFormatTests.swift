import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the files that `render` writes, by format.
@MainActor
struct RenderFormatTests {
  @Test func `writes SVG files beside the PNG files, with letters as paths`() throws {
    let folder = try TemporaryFolder()
    let options = ["render", "Ocean", "--style=light", "--output", folder.path]
    #expect(ToolRun(options).output == "\(folder.path)/Ocean-light.png\n")
    #expect(ToolRun(options + ["--format=svg"]).output == "\(folder.path)/Ocean-light.svg\n")
    let text = try String(contentsOfFile: "\(folder.path)/Ocean-light.svg", encoding: .utf8)
    #expect(text.hasPrefix("<svg xmlns=") && !text.contains("<text"))
    #expect(try folder.files == ["Ocean-light.png", "Ocean-light.svg"])
  }
}
