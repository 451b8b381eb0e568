import Foundation
import TabAppearance
import TabScreens
import Testing

@testable import TabSnapshots

@MainActor
struct InlineSnapshotTests {
  private let folder = SnapshotFolder()

  private func difference<Value>(
    of value: Value,
    as strategy: TabSnapshotting<Value>,
    from expected: String?,
    _ record: TabSnapshotRecord? = nil,
    registry: SnapshotRegistry = SnapshotRegistry()
  ) -> [Substring]? {
    SnapshotComparison(
      name: nil,
      record: record,
      path: folder.path("BarTests.swift"),
      test: "bar()",
      line: 12,
      column: 5,
      module: "BrandTests",
      environment: [:],
      registry: registry
    )
    .inlineDifference(of: { value }, as: strategy, traits: nil, from: expected)?
    .description.split(separator: "\n")
  }

  private var recording: InlineRecording? {
    get throws {
      let path = folder.path("__Snapshots__/BarTests/line-12-5.inline")
      return try FileManager.default.contents(atPath: path).map { try InlineRecording($0) }
    }
  }

  @Test func `is compared with the text in the source, without the end of its last line`() {
    assertInlineTabSnapshot(
      of: TabBarTheme(name: "A", tintColor: "#FF0000"),
      as: .json,
      matches: """
        {
          "name": "A",
          "tintColor": "#FF0000"
        }
        """
    )
    #expect(difference(of: "a\n", as: .lines, from: "a") == nil)
    #expect(difference(of: "a", as: .lines, from: "a") == nil)
    #expect(folder.files == [])
  }

  @Test func `leaves a text for the source where there is none, and takes it away again`() throws {
    defer { folder.remove() }
    #expect(
      difference(of: "a\nb\n", as: .lines, from: nil) == [
        "there is no text at BarTests.swift:12", "a", "b",
        "fix: 'tabtheme snapshots accept' writes it into the source, if it is meant",
      ]
    )
    #expect(
      try recording
        == InlineRecording(
          source: "../../BarTests.swift",
          line: 12,
          column: 5,
          old: nil,
          new: "a\nb"
        )
    )
    #expect(difference(of: "a\nb\n", as: .lines, from: "a\nb") == nil)
    #expect(folder.files == [])
  }

  @Test func `tells what differs, and leaves nothing where nothing may be written`() throws {
    defer { folder.remove() }
    let failure = difference(of: "color: red\n", as: .lines, from: "color: blue", .never)
    #expect(
      failure == [
        "text differs from that at BarTests.swift:12", "color: blue → red",
        "fix: RECORD=pending swift test --filter bar, then tabtheme snapshots accept",
      ]
    )
    #expect(folder.files == [])
    _ = difference(of: "color: red\n", as: .lines, from: "color: blue", .missing)
    #expect(try recording?.old == "color: blue")
    #expect(try recording?.new == "color: red")
  }

  @Test func `a picture, or two texts in one place, are refused`() {
    defer { folder.remove() }
    let picture = difference(of: TabBarTheme(name: "A"), as: .image, from: "")
    #expect(picture?.first == "a picture can't be in the source of a test")
    let registry = SnapshotRegistry()
    #expect(difference(of: "a", as: .lines, from: "a", registry: registry) == nil)
    let second = difference(of: "b", as: .lines, from: "a", registry: registry)
    #expect(
      second?.first == "BarTests.swift:12: two different texts would be in one place of the source"
    )
    #expect(folder.files == [])
  }
}
