import Foundation
import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the differences between themes whose images have one size.
@MainActor
struct ImageDiffTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `says that two images of one size differ`() throws {
    func file(_ name: String, _ image: String) throws -> String {
      try folder.file(name, #"{ "name": "T", "bar": { "backgroundImage": \#(image) } }"#)
    }
    func gradient(_ from: String) -> String {
      ##"{ "image": { "from": \##(from), "to": "#0000FF", "axis": "horizontal" } }"##
    }
    func png(_ color: UInt32) -> String {
      let bytes = Bitmap(width: 1, height: 1, pixels: [color]).png()
      return #""data:image/png;base64,\#(Data(bytes).base64EncodedString())""#
    }
    let red = try file("red.json", gradient(##""#F00""##))
    let night = try file("night.json", gradient(##"{ "light": "#F00", "dark": "#000" }"##))
    let run = ToolRun("diff", red, night, "--ios", "18", "--idiom", "phone")
    #expect(
      run.output.hasPrefix(
        "dark.bar.backgroundImage: image 256x1 stretch horizontal gradient #FF0000 #0000FF → "
          + "image 256x1 stretch horizontal gradient #000000 #0000FF\n"
      ),
      "\(run.output)"
    )
    #expect(ToolRun("diff", red, red) == ToolRun(code: .done))
    let images = try [png(0xFFFF_0000), png(0xFF00_FF00), #""asset:Wave""#, #""asset:Sea""#]
      .enumerated().map { try file("\($0).json", $1) }
    #expect(ToolRun("diff", images[0], images[1]).code == .findings)
    #expect(
      ToolRun("diff", images[2], images[3]).output.contains("none asset:Wave → none asset:Sea")
    )
    #expect(ToolRun("diff", images[0], images[0]).code == .done)
  }
}
