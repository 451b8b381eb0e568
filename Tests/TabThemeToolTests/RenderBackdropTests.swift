import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of pictures and colors behind a bar that `render` draws.
@MainActor
struct RenderBackdropTests {
  @Test func `puts a picture behind the bar`() throws {
    let folder = try TemporaryFolder()
    let red = Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFFFF_0000])
    let file = "\(folder.path)/red.png"
    try Data(red.png()).write(to: URL(fileURLWithPath: file))
    let options = ["--style=light", "--scale=2", "--output", folder.path, "--backdrop", file]
    let run = ToolRun(["render", "System"] + options)
    #expect(run == ToolRun(code: .done, output: "\(folder.path)/System-light-backdrop.png\n"))
    let picture = try folder.picture("System-light-backdrop.png")
    #expect(picture.pixels.first == 0xFFFF_0000)
    // The material shows a paler red.
    let end = try #require(picture.pixels.last)
    #expect(end != 0xFFFF_0000 && end >> 16 & 0xFF > end & 0xFF)
  }

  @Test func `draws text in a size and a color behind the bar`() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.file(
      "t.json",
      ##"""
      { "name": "T", "item": { "normal": { "title": { "size": 10, "scaledBy": "caption2" } } } }
      """##
    )
    let options = ["--style=light", "--scale=2", "--output", folder.path, "--backdrop=#FF8800"]
    let usual = ToolRun(["render", theme] + options)
    #expect(usual == ToolRun(code: .done, output: "\(folder.path)/T-light-FF8800.png\n"))
    let picture = try folder.picture("T-light-FF8800.png")
    #expect(picture.pixels.first == 0xFFFF_8800)
    let large = ToolRun(["render", theme, "--text-size=accessibilityl"] + options)
    #expect(large.output == "\(folder.path)/T-light-AccessibilityL-FF8800.png\n")
    #expect(try folder.picture("T-light-AccessibilityL-FF8800.png") != picture)
    let wrong = ToolRun(["render", theme, "--text-size=huge"] + options)
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("AccessibilityXXXL"))
  }
}
