import Foundation
import TabFiles
import TabScreens
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests that names in files of others neither move the cursor nor begin a line.
@MainActor
struct EscapedOutputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An end of the title of a terminal, line ends, a control character of two bytes, and marks that
  /// change the direction of text.
  private static let name =
    "\u{1B}]0;t\u{07}\n::error::x\r\u{85}\u{9B}\u{2028}\u{202E}\u{2066}\u{61C}"

  /// Returns whether text has nothing but glyphs, spaces and line feeds, and no line that begins as
  /// the name's second one does.
  private func isClean(_ text: String) -> Bool {
    let marks: Set<Unicode.Scalar> = ["\u{202E}", "\u{2066}", "\u{61C}", "\u{2028}"]
    return text.unicodeScalars.allSatisfy {
      ($0 == "\n" || $0.properties.generalCategory != .control) && !marks.contains($0)
    } && !text.split(separator: "\n").contains { $0.hasPrefix("::error::x") }
  }

  private func expectClean(_ run: ToolRun) {
    #expect(isClean(run.output), "\(run.output.debugDescription)")
    #expect(isClean(run.errors), "\(run.errors.debugDescription)")
  }

  @Test(arguments: LintReport.allCases)
  func `names of files in every format of check`(format: LintReport) throws {
    let path = try folder.file("\(Self.name).tabtheme.json", "{ \"x\": 1 }")
    let words = ["check", folder.path, "--format", format.rawValue]
    let run = ToolRun(words)
    #expect(isClean(run.output), "\(run.output.debugDescription)")
    #expect(run.output.split(separator: "\n").allSatisfy { !$0.hasPrefix("::error::") })
    #expect(run.code == .findings)
    expectClean(ToolRun("show", path))
    expectClean(ToolRun("check", "\(path)none"))
  }

  @Test func `texts of a theme, of titles and of arguments`() throws {
    let name = JSON.string(Self.name).line
    let theme = try folder.file("a.json", ##"{ "name": \##(name), "tintColor": "#00F" }"##)
    expectClean(ToolRun("show", theme))
    expectClean(ToolRun("check", theme, "--titles", Self.name))
    expectClean(ToolRun("render", theme, "--titles", Self.name, "--output", folder.path))
    expectClean(ToolRun(Self.name))
    expectClean(ToolRun("show", "Ocean", "--\(Self.name)"))
  }

  @Test(arguments: ["check", "accept", "review", "report", "reject"])
  func `names and sources of inline recordings`(action: String) throws {
    try FileAccess.createFolder("\(folder.path)/__Snapshots__/T")
    let damaged = "__Snapshots__/T/\(Self.name).inline"
    _ = try folder.file(damaged, "damaged")
    expectClean(ToolRun("snapshots", action, folder.path))
    try FileAccess.remove("\(folder.path)/\(damaged)")
    let source = JSON.string("V\(Self.name)").line
    _ = try folder.file(
      "__Snapshots__/T/line-2-3.inline",
      #"{ "column": 3, "line": 2, "new": "x", "old": "y", "source": \#(source) }"#
    )
    let run = ToolRun("snapshots", action, folder.path)
    #expect(isClean(run.output) && isClean(run.errors), "\(run)")
  }

  /// Writes the manifest of a run that compared one snapshot, and runs the command that reads it.
  private func check(manifestOf path: String) throws -> ToolRun {
    let text =
      RunManifest.head(isWhole: true, shard: nil) + "\(path)\n"
      + RunManifest.end(count: 1, outcome: .passed)
    _ = try folder.file("manifest-0.txt", text)
    return ToolRun("snapshots", "check", folder.path, "--manifests", folder.path)
  }

  @Test func `paths in manifests of runs`() throws {
    // Line ends separate the paths of a manifest.
    let run = try check(manifestOf: "/none/\u{1B}]0;t\u{07}\u{202E}")
    #expect(run.code == .failed)
    expectClean(run)
  }

  @Test func `a missing snapshot is named in full, however long its path is`() throws {
    let path = "Tests/\(String(repeating: "folder/", count: 30))looks-as-recorded.1.png"
    #expect(try check(manifestOf: path).errors.contains("there is no snapshot at '\(path)'"))
  }
}
