import Foundation
import Testing

/// What the README shows is what is there.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the Swift code is the snippets that are built`() throws {
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
    let code = blocks.compactMap { $0.components(separatedBy: "```").first }
    let snippets = try ["Ocean", "Switching"].map { try text("Snippets/\($0).swift") }
    #expect(code.map { "import TabAppearance\nimport TabUIKit\n\n" + $0 } == snippets)
  }

  @Test func `every link to a file leads to one`() throws {
    for name in ["README.md", "CONTRIBUTING.md", "FIDELITY.md"] {
      let links = try text(name).split(separator: "](").dropFirst().compactMap { part in
        part.split(separator: ")").first.map(String.init)
      }
      let files = links.filter { !$0.hasPrefix("http") && !$0.hasPrefix("#") }
      for file in files {
        let path = Self.root.appendingPathComponent(file).path
        #expect(FileManager.default.fileExists(atPath: path), "\(name) links to \(file)")
      }
      if name == "README.md" { #expect(files.count >= 5) }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }
}
