import Foundation
import TabJSON
import TabLint
import Testing

@testable import TabAppearance

struct ThemeSchemaTests {
  /// The files in `Fixtures/Sound`, which together have every key and every notation.
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

  @Test func `every key of the files is tried`() throws {
    var missing = Self.keys(of: TabBarTheme.shape)
    for file in Self.files {
      let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file)))
      let root = try #require(JSONDocument(parsing: bytes, file: file).root)
      missing.subtract(Self.keys(in: root))
    }
    #expect(missing == [])
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

  private static func keys(of shape: ObjectShape) -> Set<String> {
    shape.rows.reduce(into: []) { keys, key in
      keys.insert(key.name)
      switch key.shape {
      case .object(let inner), .either(_, let inner), .list(let inner, _), .items(let inner):
        keys.formUnion(Self.keys(of: inner))
      default: break
      }
    }
  }

  private static func keys(in value: JSONValue) -> Set<String> {
    switch value.kind {
    case .array(let values): values.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    case .object(let members):
      members.reduce(into: []) { keys, member in
        keys.insert(member.key)
        keys.formUnion(Self.keys(in: member.value))
      }
    default: []
    }
  }
}
