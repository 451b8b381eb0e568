import Foundation
import TabFiles
import Testing

@testable import TabAppearance
@testable import TabThemeTool

struct ThemeSchemaTests {
  /// The files in `Fixtures/Sound`, which together have every key and every notation;
  /// `Scripts/schema` validates them, too.
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".tabtheme.json") }.sorted()
  }()

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "Fixtures/Sound")

  @Test(arguments: files)
  func `the files that the schema is tried with read without a remark`(file: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file)))
    let (theme, diagnostics) = TabBarTheme.read(json: bytes, file: file)
    #expect(theme != nil)
    #expect(diagnostics.map(\.description) == [])
  }

  @Test func `every key of the table is tried`() throws {
    var seen: Set<String> = []
    guard case .object(var members) = Self.theme(of: TabBarTheme.shape, seen: &seen) else { return }
    // `extends` would require a theme with the name, and only the tool reads `tokens` and `map`.
    members.removeAll { ["extends", "tokens", "map"].contains($0.key) }
    let text = JSON.object(members).text()
    let file = Self.folder.appending(path: "every-key.tabtheme.json")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "all", environment["CI"] == nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "run RECORD=all swift test --filter ThemeSchemaTests")
  }

  @Test func `every property has a description and every reference a definition`() {
    var parts: [JSON] = [TabBarTheme.schema]
    var references: Set<String> = []
    var definitions: [String] = []
    while let part = parts.popLast() {
      switch part {
      case .array(let values): parts += values
      case .object(let members):
        for member in members {
          parts.append(member.value)
          switch (member.key, member.value) {
          case ("properties", .object(let properties)):
            for property in properties {
              guard case .object(let members) = property.value else {
                Issue.record("\(property.key) has no schema")
                continue
              }
              #expect(members.first?.key == "description", "\(property.key)")
              #expect(members.count > 1, "\(property.key)")
            }
          case ("$ref", .string(let reference)): references.insert(reference)
          case ("definitions", .object(let members)):
            definitions = members.map { "#/definitions/\($0.key)" }
          default: break
          }
        }
      default: break
      }
    }
    #expect(references.sorted() == definitions)
  }

  /// Returns an object with a value for each key; an empty object if its kind was returned before.
  private static func theme(of object: ObjectSchema, seen: inout Set<String>) -> JSON {
    if !seen.insert(object.noun).inserted { return [:] }
    return .object(
      object.rows.map { row in
        switch row.shape {
        case .object(let inner) where !inner.isValue:
          .init(row.name, theme(of: inner, seen: &seen))
        case .items(let inner):
          .init(row.name, .object([.init("0", theme(of: inner, seen: &seen))]))
        case .list(let inner, _): .init(row.name, .array([theme(of: inner, seen: &seen)]))
        default: .init(row.name, ThemeFileTableTests.sample(of: row.shape))
        }
      }
    )
  }
}
