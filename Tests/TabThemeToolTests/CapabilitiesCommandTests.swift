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

  @Test func `prints a table for terminals, what is known first`() {
    let text = ToolRun("capabilities", "--format", "text").output
    #expect(
      text.hasPrefix(
        """
        tintColor
          iPad with iOS 18 and later, bar at the top       ignored
            the bar at the top has the tint of the controller's view
          iOS 27 and later                                 honored

        """
      )
    )
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let colored = ToolRun("capabilities", "--format", "text", "--color", "always").output
    #expect(colored.hasPrefix("\u{1B}[1mtintColor\u{1B}[0m\n"))
  }
}
