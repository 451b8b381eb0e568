import Foundation
import Testing

/// Tests that README and documentation agree with the package.
///
/// `Scripts/steps/snippets` compiles the code of the pages, and `Scripts/steps/transcripts` runs the commands.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let catalog = "Sources/TabAppearance/TabAppearance.docc"

  @Test(
    arguments: [
      ("Snippets/Lagoon.swift", "README.md"),
      ("Snippets/Switching.swift", "\(ReadmeTests.catalog)/switching-at-run-time.md"),
    ]
  )
  func `a page shows the snippet that is built`(snippet: String, page: String) throws {
    #expect(try text(page).contains("```swift\n\(text(snippet))```\n"))
  }

  @Test func `the documentation shows the theme that its pictures are drawn with`() throws {
    let theme = try text("Examples/Themes/lagoon.tabtheme.json")
    #expect(try text("\(Self.catalog)/theme-files.md").contains("```json\n\(theme)```\n"))
  }

  @Test func `the page of the built-in themes says of each, once, what it is for`() throws {
    let suffix = ".tabtheme.json"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Themes/Catalog").path
    )
    let tables = try text("\(Self.catalog)/built-in-themes.md").components(separatedBy: "| theme |")
    let names = tables.dropFirst().flatMap { table in
      table.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst(2).flatMap { row in
        row.split(separator: "|")[0].split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
    }
    #expect(
      names.sorted()
        == files.filter { $0.hasSuffix(suffix) }.map { $0.dropLast(suffix.count) }
        .map(String.init).sorted()
    )
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
