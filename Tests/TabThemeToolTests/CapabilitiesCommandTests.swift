import Foundation
import Testing

@testable import TabThemeTool

@MainActor
struct CapabilitiesCommandTests {
  @Test func `prints the table that is in the package`() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CAPABILITIES.md")
    let table = try String(contentsOf: file, encoding: .utf8)
    let isCurrent = ToolRun("capabilities") == ToolRun(code: .done, output: table)
    #expect(isCurrent, "run: swift run tabtheme capabilities > CAPABILITIES.md")
  }
}
