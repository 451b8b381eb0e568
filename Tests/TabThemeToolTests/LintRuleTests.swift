import Foundation
import TabAppearance
import Testing

@testable import TabThemeTool

/// Tests of each rule with a file that violates it, next to a file with the expected findings, and
/// a file that doesn't.
@MainActor
struct LintRuleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "Fixtures/Lint")

  private func check(_ name: String) throws -> ToolRun {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: "\(name).tabtheme.json")))
    let titles = name.hasSuffix("-sound") ? "Home,Search,News" : "Home,Benachrichtigungen,News"
    let options = name.hasPrefix(LintRule.longTitle.rawValue) ? ["--titles", titles] : []
    return ToolRun(["check", "-", "--level", "note"] + options, input: bytes)
  }

  @Test(arguments: LintRule.allCases.map(\.rawValue) + ["allowed"])
  func `says where a file goes against a rule, and how to fix it`(name: String) throws {
    let said = try check(name).output
    let expectation = Self.folder.appending(path: "\(name).txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "all", environment["CI"] == nil {
      try said.write(to: expectation, atomically: true, encoding: .utf8)
    }
    #expect(said == (try String(contentsOf: expectation, encoding: .utf8)))
    #expect(said.contains(" [\(name)]\n") == (LintRule(rawValue: name) != nil))
  }

  @Test(arguments: LintRule.allCases)
  func `is silent where a file keeps to a rule`(rule: LintRule) throws {
    let run = try check("\(rule.rawValue)-sound")
    #expect(!run.output.contains("[\(rule.rawValue)]"), "\(run.output)")
    #expect(run.code == .done, "\(run.output)")
  }
}
