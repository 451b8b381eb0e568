import Foundation
import Testing

/// The files that GitHub and the Swift Package Index read.
struct ReleaseTests {
  @Test func `workflows name actions by commit, the same one everywhere`() throws {
    let workflows = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: ".github/workflows").path)
      .map { ".github/workflows/\($0)" }
    var commits: [String: String] = [:]
    for file in workflows + ["action.yml"] {
      for line in try text(of: file).split(separator: "\n") {
        // Those in comments are examples.
        guard let use = line.wholeMatch(of: /[- ]*uses: (\S+)@(.*)/) else { continue }
        let (action, commit) = (String(use.1), String(use.2))
        #expect(commit.wholeMatch(of: /[0-9a-f]{40} # v[0-9.]+/) != nil, "\(file): \(action)")
        #expect(commits.updateValue(commit, forKey: action) ?? commit == commit, "\(file)")
      }
    }
    #expect(commits.count > 4)
  }

  @Test func `the action finds the version in the sources that it is in`() throws {
    let action = try text(of: "action.yml")
    let script = try #require(action.firstMatch(of: /\$\(sed -n '(.*)' "\$sources"\)/)).1
    let pattern = try #require(script.wholeMatch(of: /s\/\.\*(.*)\\\(\.\*\\\)"\/\\1\/p/)).1
    let sources = try text(of: "Sources/TabThemeTool/ThemeTool.swift")
    #expect(action.contains("$GITHUB_ACTION_PATH/Sources/TabThemeTool/ThemeTool.swift"))
    #expect(sources.components(separatedBy: pattern).count == 2)
  }

  @Test func `the changelog has a section for the version of the tool`() throws {
    let sources = try text(of: "Sources/TabThemeTool/ThemeTool.swift")
    let version = try #require(sources.firstMatch(of: /static let version = "(.*)"/)).1
    #expect(try text(of: "CHANGELOG.md").contains("\n## \(version) ("))
  }

  @Test func `the Swift Package Index documents each library`() throws {
    let listed = try text(of: ".spi.yml").matches(of: /(?m)^ +- (Tab\w+)$/).map { String($0.1) }
    let products = try text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/)
    #expect(listed == products.map { String($0.1) })
  }

  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }
}
