import TabRaster
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct BarFeaturesTests {
  @Test(arguments: [
    (["--search", "--ios", "17"], "'--search' needs iOS 18 or later"),
    (["--accessory", "Playing"], "'--accessory' needs iOS 26 or later"),
    (["--minimized", "--ios", "18"], "'--minimized' needs iOS 26 or later"),
    (
      ["--accessory", "Playing", "--ios", "26", "--device", "iPad"],
      "'--accessory' is for an iPhone"
    ),
    (
      ["--minimized", "--ios", "26", "--orientation", "landscape"],
      "'--minimized' is for an iPhone in portrait"
    ),
  ])
  func `refuses what the system or the device doesn't have`(words: [String], message: String) throws
  {
    let arguments = try Arguments(["Ocean"] + words, for: .render)
    let error = #expect(throws: UsageError.self) { try PictureRequest(arguments) }
    #expect(error?.description.split(separator: "\n").first == "error: \(message)")
  }

  @Test func `tells that of a small bar only the circles are known`() throws {
    let folder = try TemporaryFolder()
    let words = ["render", "Ocean", "--ios", "26", "--minimized", "--style", "light"]
    let output = ["--output", folder.path]
    let note = "note: icon and badge of a minimized bar are inferred: its circles are known"
    #expect(ToolRun(words + output).errors.contains(note))
    #expect(try folder.picture("Ocean-minimized-ios26-light.png").height == (64 + 83) * 3)
    #expect(ToolRun(words + output + ["--strict"]).code != .done)
  }
}
