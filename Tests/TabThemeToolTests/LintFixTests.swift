import Foundation
import TabAppearance
import TabJSON
import Testing

@testable import TabThemeTool

@MainActor
struct LintFixTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (##"{ "name": "T", "tintColour": null }"##, ##"{ "name": "T", "tintColor": null }"##, 1),
    (##"{ "name": "T", "tintColor": "{b}", "colors": { "a\u0062": "system:label" } }"##, nil, 0),
    (
      ##"{ "name": "T", "tintColor": "{blu}", "colors": { "blue": "system:systemBlue" } }"##,
      ##"{ "name": "T", "tintColor": "{blue}", "colors": { "blue": "system:systemBlue" } }"##, 1
    ),
    (
      ##"{ "name": "T", "layout": { "landscape": { "height": "44" } } }"##,
      ##"{ "name": "T", "layout": { "landscape": { "height": 44 } } }"##, 1
    ),
    (##"{ "name": "T", "tintsContent": True }"##, ##"{ "name": "T", "tintsContent": true }"##, 1),
    (##"{ "name": "T", "tintColor": null, }"##, ##"{ "name": "T", "tintColor": null }"##, 1),
    (
      "{\r\n \"name\": \"T\",\r\n \"glas\": null }", "{\r\n \"name\": \"T\",\r\n \"glass\": null }",
      1
    ),
    (
      ##"{ "name": "Ü", "itme": { "nromal": { "colour": null } } }"##,
      ##"{ "name": "Ü", "item": { "normal": { "color": null } } }"##, 3
    ),
    (##"{ "name": "T", "tintColor": "#33GG66" }"##, nil, 0),
  ])
  func `writes what a diagnostic says to write`(text: String, fixed: String?, count: Int) throws {
    let path = try folder.file("a.json", text)
    let run = ToolRun("check", path, "--fix")
    let now = try String(contentsOfFile: path, encoding: .utf8)
    #expect(now == fixed ?? text, "\(run.output)")
    let words = count == 0 ? "" : "\(count) \(count == 1 ? "fix" : "fixes") applied"
    #expect(run.errors.hasPrefix(words))
  }

  @Test func `removes keys that come to nothing, each with its comma`() throws {
    let text = ##"""
      {
        "name": "T",
        "item": { "selected": { "iconColor": "system:label", "color": "system:label" } },
        "stacked": { "selected": { "color": "system:red" } },
        "inline": { "selected": { "color": "system:red" } },
        "compactInline": { "selected": { "color": "system:red" } }
      }
      """##.replacing("system:red", with: "system:systemBlue")
    let path = try folder.file("a.json", text)
    let before = try #require(try ThemeInput(path: path, in: .silent).read().theme)
    let run = ToolRun("check", path, "--fix")
    let after = try #require(try ThemeInput(path: path, in: .silent).read().theme)
    #expect(run.errors.contains("applied"))
    #expect(!ToolRun("check", path).output.contains("[dead-key]"))
    for environment in LintSystems.known.environments(for: before) {
      #expect(after.resolved(for: environment) == before.resolved(for: environment))
    }
  }

  /// Every fixture that something is said of.
  nonisolated static let fixtures: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Lint").path
    return FileAccess.files(in: folder, suffix: ".tabtheme.json").filter { !$0.contains("-sound") }
  }()

  @Test(arguments: fixtures)
  func `never makes a file worse`(fixture: String) throws {
    let input = try ThemeInput(path: fixture, in: .silent)
    let systems = try LintSystems("26")
    let before = Linter.check(input, for: systems)
    let (fixed, after, count) = LintFix(systems: systems, titles: []).applied(to: input)
    #expect(after == Linter.check(fixed, for: systems))
    #expect(after.count { $0.severity == .error } <= before.count { $0.severity == .error })
    #expect(count == 0 ? fixed.bytes == input.bytes : after.count < before.count)
    #expect(JSONDocument(parsing: fixed.bytes, file: "").diagnostics.isEmpty)
  }
}

extension Terminal {
  fileprivate static var silent: Terminal { Terminal(write: { _ in }, writeError: { _ in }) }
}
