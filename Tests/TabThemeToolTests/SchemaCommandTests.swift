import Foundation
import Testing

@testable import TabThemeTool

@MainActor
struct SchemaCommandTests {
  @Test func `prints the schema that is in the package`() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Themes/tabtheme-1.schema.json")
    let schema = try String(contentsOf: file, encoding: .utf8)
    let isCurrent = ToolRun("schema") == ToolRun(code: .done, output: schema)
    #expect(isCurrent, "run: swift run tabtheme schema > Themes/tabtheme-1.schema.json")
  }

  @Test func `prints its help`() {
    #expect(
      ToolRun("schema", "--help").output == """
        Prints the JSON Schema of theme files, for editors and other checkers.

        usage: tabtheme schema [OPTIONS]

        options:
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        The schema is in draft-07. It has every key that the reader knows. Only 'check'
        finds names of missing colors and duplicate keys.

        examples:
          tabtheme schema > tabtheme-1.schema.json

        """
    )
  }
}
