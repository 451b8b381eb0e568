import Foundation
import Testing

@testable import TabThemeTool

@MainActor
struct CheckCommandTests {
  @Test func `says nothing of files without problems`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", #"{ "name": "A" }"#)
    let second = try folder.file(
      "b.json",
      #"{ "name": "B", "stacked": { "normal": { "title": { "weight": "bold" } } } }"#
    )
    #expect(ToolRun("check", first, second) == ToolRun(code: .done))
  }

  @Test func `prints all that is wrong with all files`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file(
      "a.json",
      "{\n  \"name\": \"A\",\n  \"tintColour\": \"#0066CC\"\n}\n"
    )
    let second = try folder.file("b.json", #"{ "name": "B", "tintColor": "blue" }"#)
    let run = ToolRun("check", first, second)
    #expect(run.code == .findings)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("\(first):3:3: error: ") })
    #expect(lines.contains("  fix: write 'tintColor'"))
    #expect(lines.contains { $0.hasPrefix("\(second):1:29: error: ") })
  }

  @Test func `reads the standard input`() {
    #expect(ToolRun("check", "-", input: #"{ "name": "A" }"#) == ToolRun(code: .done))
    let run = ToolRun("check", "-", input: "")
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test func `says why a file can't be read, and checks the others`() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.file("a.json", "[")
    let run = ToolRun("check", folder.path, folder.path + "/none.json", broken)
    #expect(run.code == .findings)
    #expect(
      run.errors == """
        error: can't read '\(folder.path)': it is a folder
        error: can't read '\(folder.path)/none.json': there is no such file or folder

        """
    )
    #expect(run.output.hasPrefix("\(broken):1:"))
  }

  @Test func `reads no more of a file than a theme may have`() {
    let huge = [UInt8](repeating: UInt8(ascii: " "), count: 3_000_000)
    let run = ToolRun(["check", "-"], input: huge)
    #expect(run.code == .findings)
    #expect(run.output.contains("error: "))
  }

  @Test func `survives bytes that are no text`() {
    let run = ToolRun(["check", "-"], input: [0xFF, 0xFE, 0x00, 0x7B])
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("<stdin>:1:"))
  }

  @Test func `follows a theme to what it extends`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "base.json",
      "{ \"name\": \"Base\", \"extends\": \"Midnight\",\n \"tint\": 3 }"
    )
    let path = try folder.file("a.json", #"{ "name": "A", "extends": "./base.json" }"#)
    let run = ToolRun("check", path)
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("\(folder.path)/base.json:2:2: error: unknown key 'tint'\n"))

    _ = try folder.file(
      "base.json",
      ##"{ "name": "Base", "tintColor": { "light": "#123456", "dark": "#ABCDEF" } }"##
    )
    #expect(ToolRun("check", path) == ToolRun(code: .done))
    #expect(ToolRun("show", path).output.contains("#123456"))
  }

  @Test func `a theme from the standard input extends built-in themes alone`() {
    let sound = ToolRun("check", "-", input: #"{ "name": "A", "extends": "Midnight" }"#)
    #expect(sound == ToolRun(code: .done))
    let run = ToolRun("check", "-", input: #"{ "name": "A", "extends": "base.json" }"#)
    #expect(run.code == .findings)
    #expect(
      run.output.hasPrefix("<stdin>:1:27: error: 'extends' is 'base.json'; there is no such file\n")
    )
  }
}
