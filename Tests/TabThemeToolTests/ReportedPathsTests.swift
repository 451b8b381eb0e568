import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the paths by which code scanning and annotations know files.
@MainActor
struct ReportedPathsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.createFolder("\(folder.path)/App/Brand Themes")
    _ = try folder.file("App/Brand Themes/x:y.tabtheme.json", ##"{ "name": 1, "nmae": "A" }"##)
  }

  /// The path of the folder, relative to the current folder.
  private var relativeFolder: String {
    let parts = FileAccess.absolute(".").split(separator: "/")
    return parts.map { _ in ".." }.joined(separator: "/") + FileAccess.absolute(folder.path)
  }

  private func uris(_ words: String...) throws -> Set<String> {
    let run = ToolRun(["check", "--format", "sarif"] + words)
    return try Set(Log(run.output).runs[0].results.map(\.uri))
  }

  @Test func `are relative to the root of the repository, whatever folder one runs in`() throws {
    try FileAccess.createFolder("\(folder.path)/.git")
    let expected: Set = ["App/Brand%20Themes/x%3Ay.tabtheme.json"]
    #expect(try uris(folder.path) == expected)
    #expect(try uris("\(folder.path)/App/../App/Brand Themes") == expected)
    #expect(try uris(relativeFolder) == expected)
    let output = ToolRun("check", relativeFolder, "--format", "github").output
    #expect(output.contains(" file=App/Brand Themes/x%3Ay.tabtheme.json,line=1,"))
    // A note has the place of an open brace.
    let open = try folder.file("App/open.tabtheme.json", "{")
    let message = ToolRun("check", open, "--format", "github").output
    #expect(message.contains("'{' is at App/open.tabtheme.json:1:1"), "\(message)")
    try FileAccess.remove(open)
    // A submodule, or a worktree, has a file '.git'.
    _ = try folder.file("App/.git", "gitdir: elsewhere")
    #expect(try uris(folder.path) == ["Brand%20Themes/x%3Ay.tabtheme.json"])
  }

  @Test func `are relative to the configuration where there is no repository`() throws {
    let path = try folder.file("App/tabtheme.config.json", ##"{ "files": ["Brand Themes"] }"##)
    let expected: Set = ["Brand%20Themes/x%3Ay.tabtheme.json"]
    #expect(try uris("--config", path) == expected)
    #expect(try uris("--config", "\(relativeFolder)/App/tabtheme.config.json") == expected)
  }

  @Test func `are URLs outside of all folders`() throws {
    let folder = FileAccess.absolute(folder.path)
    #expect(try uris(folder) == ["file://\(folder)/App/Brand%20Themes/x%3Ay.tabtheme.json"])
  }

  @Test func `the standard input has a name of its own`() {
    let output = ToolRun("check", "-", "--format", "sarif", input: "{").output
    #expect(output.contains(##""uri": "stdin""##))
  }

  @Test(arguments: [
    ("{", "syntax"), (##"{ "name": "A", "x": 1 }"##, "unknown-key"), (##"{ "name": 1 }"##, "value"),
    (##"{ "name": "A", "extends": "none.tabtheme.json" }"##, "value"),
    (##"{ "name": "A", "colors": { "a": "#123456" } }"##, "unused-color"),
    (##"{ "name": "A", "tokens": "t.json", "tintColor": "{a.b}" }"##, "alias.syntax"),
  ])
  func `every result has a rule, which is listed`(theme: String, rule: String) throws {
    _ = try folder.file("App/t.json", ##"{ "a": { "b": { "$type": "color", "$value": "{" } } }"##)
    let path = try folder.file("App/t.tabtheme.json", theme)
    let run = ToolRun("check", path, "--format", "sarif").output
    let log = try Log(run).runs[0]
    #expect(log.results.map(\.ruleId).contains(rule), "\(log.results)")
    #expect(Set(log.results.map(\.ruleId)).isSubset(of: log.tool.driver.rules.map(\.id)))
    let missing = ToolRun("check", "\(folder.path)/none.json", "--format", "sarif").output
    #expect(try Log(missing).runs[0].results.map(\.ruleId) == ["unreadable"])
  }
}

/// The parts of a SARIF log that the tests compare.
private struct Log: Decodable {
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }

  struct Tool: Decodable {
    struct Driver: Decodable { var rules: [Rule] }
    struct Rule: Decodable { var id: String }

    var driver: Driver
  }

  struct Result: Decodable {
    struct Location: Decodable { var physicalLocation: Physical }
    struct Physical: Decodable { var artifactLocation: Artifact }
    struct Artifact: Decodable { var uri: String }

    var ruleId: String
    var locations: [Location]
    var uri: String { locations[0].physicalLocation.artifactLocation.uri }
  }

  var runs: [Run]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
  }
}
