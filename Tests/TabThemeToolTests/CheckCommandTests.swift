import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct CheckCommandTests {
  @Test func `a file that isn't there is told with the nearest name, and names are escaped`() throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.file("Dusk.tabtheme.json", "{")
    let run = ToolRun("check", "\(folder.path)/dusk.tabtheme.json")
    #expect(run.output.contains("  fix: write '\(file)'\n"))
    let evil = try folder.file("a\u{1B}[31m.tabtheme.json", "{")
    #expect(!ToolRun("check", evil).output.contains("\u{1B}"))
    let named = try folder.file("b.json", #"{ "name": "A\u001B[2J\u202E\n::error::x" }"#)
    let shown = ToolRun("show", named).output
    #expect(shown.hasPrefix("A\\u{1B}[2J\\u{202E}\\u{A}::error::x on iOS 18"))
  }

  @Test func `says that files have no problems`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", #"{ "name": "A" }"#)
    let second = try folder.file(
      "b.json",
      #"{ "name": "B", "items": { "0": { "badgeValue": "New" } } }"#
    )
    #expect(
      ToolRun("check", first, second) == ToolRun(code: .done, errors: "2 files, no problems\n")
    )
    #expect(ToolRun("check", first, "--level", "error").errors == "1 file, no errors\n")
    #expect(ToolRun("check", first, "--format", "json").errors.isEmpty)
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
    #expect(run.errors == "2 errors in 2 files\n")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("\(first):3:3: error: ") })
    #expect(lines.contains("  fix: write 'tintColor'"))
    #expect(lines.contains { $0.hasPrefix("\(second):1:29: error: ") })
  }

  @Test func `reads the standard input`() {
    #expect(ToolRun("check", "-", input: #"{ "name": "A" }"#).errors == "1 file, no problems\n")
    let run = ToolRun("check", "-", input: "")
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test func `says why a file can't be read, and checks the others`() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.file("a.json", "[")
    let missing = "\(folder.path)/none.json"
    let run = ToolRun("check", missing, broken)
    #expect(run.code == .failed)
    #expect(run.errors == "3 errors in 2 files\n")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0]
        == "\(missing):1:1: error: can't read '\(missing)': there is no such file or folder"
    )
    #expect(lines[1].hasPrefix("\(broken):1:"))
    let json = ToolRun("check", missing, "--format", "json")
    #expect(json.output.contains(#""file": "\#(missing)","#) && json.errors.isEmpty)
  }

  @Test func `checks the theme files in folders, but for hidden ones`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", ".hidden"] {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let text = #"{ "name": "T", "x": 1 }"#
    for name in ["b/b.tabtheme.json", "a.tabtheme.json", ".hidden/c.tabtheme.json", "d.json"] {
      _ = try folder.file(name, text)
    }
    let run = ToolRun("check", folder.path, "\(folder.path)/a.tabtheme.json")
    let places = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      places.map { $0.prefix { $0 != ":" } } == [
        "\(folder.path)/a.tabtheme.json", "\(folder.path)/b/b.tabtheme.json",
      ]
    )
    #expect(run.errors == "2 errors in 2 files\n")
    let empty = try TemporaryFolder()
    #expect(
      ToolRun("check", empty.path)
        == ToolRun(
          code: .failed,
          errors: "error: no theme files (*.tabtheme.json) are in '\(empty.path)'\n"
        )
    )
  }

  @Test func `says of many files what it says of each alone, in their order`() throws {
    // More files than are checked in parallel, and a file that doesn't exist.
    let folder = try TemporaryFolder()
    let texts = [
      ##"{ "name": "A", "stacked": { "normal": { "color": "#888888" } } }"##, "[",
      #"{ "name": 1 }"#,
    ]
    var paths = try (0..<40).map { try folder.file("\($0).json", texts[$0 % texts.count]) }
    paths.insert("\(folder.path)/none.json", at: 20)
    let alone = paths.map { ToolRun("check", $0, "--ios", "18").output }
    #expect(ToolRun(["check", "--ios", "18"] + paths).output == alone.joined())
    #expect(Set(alone.map { $0.filter(\.isNewline).count }).count > 2)
  }

  @Test func `finds the same, however many files are checked at the same time`() throws {
    let systems = try LintSystems("26")
    let inputs = try LintFixTests.fixtures.prefix(12).map { path in
      ThemeInput(file: path, bytes: try FileAccess.read(path, limit: .max))
    }
    let alone = inputs.map { Linter.check($0, for: systems) }
    for count in [2, 5, 12] {
      let groups = stride(from: 0, to: inputs.count, by: count).map { inputs[$0...].prefix(count) }
      #expect(groups.flatMap { Linter.check(Array($0), for: systems) } == alone)
    }
  }

  @Test func `shows progress to somebody who watches`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", #"{ "name": "A" }"#)
    #expect(ToolRun("check", path, showsProgress: true).errors == "1 file, no problems\n")
    // Files are checked 32 at a time.
    let paths = try (10..<50).map { try folder.file("\($0).json", #"{ "name": "A" }"#) }
    let clear = "\r\u{1B}[2K"
    #expect(
      ToolRun(["check"] + paths, showsProgress: true).errors
        == "\(clear)checking \(paths[0]), 1 of 40\(clear)"
        + "\(clear)checking \(paths[32]), 33 of 40\(clear)40 files, no problems\n"
    )
  }

  @Test func `checks again when a file changes`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.tabtheme.json", #"{ "name": "A" }"#)
    var pauses = 0
    var (output, errors) = ("", "")
    let code = ThemeTool.run(
      ["check", path, "--watch"],
      in: Terminal(
        write: { output += $0 },
        writeError: { errors += $0 },
        pause: {
          pauses += 1
          // The file doesn't change in the second pause.
          let text = pauses < 3 ? #"{ "name": "A", "first": 1 }"# : #"{ "name": "A", "second": 1 }"#
          if pauses != 2 { _ = try? folder.file("a.tabtheme.json", text) }
          return pauses < 4
        }
      )
    )
    #expect(code == .findings)
    let found = output.split(separator: "\n").filter { $0.contains("unknown key") }
    #expect(found.map { $0.split(separator: " ").last } == ["'first'", "'second'"])
    #expect(errors.hasPrefix("1 file, no problems\nwatching 1 file; Ctrl-C ends it\n"))
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
    #expect(ToolRun("check", path).errors == "1 file, no problems\n")
    #expect(ToolRun("show", path).output.contains("#123456"))
  }

  @Test func `a theme from the standard input extends built-in themes alone`() {
    let sound = ToolRun(
      "check",
      "-",
      input: #"{ "name": "A", "extends": "Midnight", "glass": "system" }"#
    )
    #expect(sound.errors == "1 file, no problems; 1 note isn't shown, --level note shows all\n")
    let run = ToolRun("check", "-", input: #"{ "name": "A", "extends": "base.json" }"#)
    #expect(run.code == .findings)
    #expect(
      run.output.hasPrefix("<stdin>:1:27: error: 'extends' is 'base.json'; there is no such file\n")
    )
  }
}
