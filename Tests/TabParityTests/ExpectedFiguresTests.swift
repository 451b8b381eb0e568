import Foundation
import Testing

@testable import TabParity

/// Tests that `Tools/Parity/Expected` has the stand-in's current figures.
@MainActor struct ExpectedFiguresTests {
  /// Compares the first system of each record; another test compares the other systems.
  @Test(arguments: ParityCase.all)
  func `the stand-in is as recorded`(parityCase: ParityCase) throws {
    if ExpectedFigures.isRecording {
      let records = ExpectedFigures.current(parityCase)
      try Data(records.json.utf8).write(to: ExpectedFigures.file(of: parityCase.name))
    }
    let recorded = try ExpectedFigures.recorded(parityCase.name)
    let systems = recorded.flatMap(\.systems).compactMap(Int.init)
    #expect(systems.sorted() == ExpectedFigures.systems)
    #expect(recorded.compactMap(\.inferred) == [ExpectedFigures.inferred])
    for record in recorded {
      let os = try #require(record.systems.first.flatMap(Int.init))
      hold(StandInHost.record(parityCase, os: os), as: record)
    }
  }

  @Test(
    .disabled(if: ExpectedFigures.isRecording),
    arguments: ["five items", "bold text", "landscape", "iPad", "theme"]
  )
  func `systems that agree are recorded as one`(name: String) throws {
    let parityCase = try #require(ParityCase.all.first { $0.name == name })
    #expect(try ExpectedFigures.current(parityCase) == ExpectedFigures.recorded(name))
  }

  @Test(arguments: SwiftUICase.allCases)
  func `what the modifier promises is as recorded`(swiftUICase: SwiftUICase) throws {
    let (name, expected) = (swiftUICase.rawValue, swiftUICase.expected)
    if ExpectedFigures.isRecording {
      try Data([expected].json.utf8).write(to: ExpectedFigures.file(of: name))
    }
    #expect(try ExpectedFigures.recorded(name) == [expected])
  }

  @Test(.disabled(if: ExpectedFigures.isRecording))
  func `each case has a name and a file of its own, and no file is left over`() throws {
    let names = ParityCase.all.map(\.name) + SwiftUICase.allCases.map(\.rawValue)
    let files = Set(names.map { ExpectedFigures.file(of: $0).lastPathComponent })
    #expect(names.count >= 40)
    #expect(files.count == names.count)
    let folder = ExpectedFigures.folder.path
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == files)
  }

  @Test(.disabled(if: ExpectedFigures.isRecording))
  func `no two cases are the same`() throws {
    let records = try ParityCase.all.map { try ExpectedFigures.recorded($0.name) }
    for (index, record) in records.enumerated() {
      let twin = records[..<index].firstIndex { other in
        other.map(\.figures) == record.map(\.figures)
          && other.map(\.environment) == record.map(\.environment)
      }
      #expect(twin == nil, "'\(record[0].name)' says nothing of its own")
    }
  }

  /// Records an issue for each figure that differs from the recorded one.
  private func hold(_ now: ParityRecord, as recorded: ParityRecord) {
    #expect(now.environment == recorded.environment, "\(now.name)")
    let comparison = ParityComparison([now], expected: [recorded], rows: [])
    for difference in comparison.deviations {
      Issue.record(
        """
        \(now.name), iOS \(recorded.systems.joined(separator: ", ")): \(difference.figure): \
        \(difference.standIn) → \(difference.iOS)
        fix: 'RECORD=all swift test --filter TabParityTests' if it is meant
        """
      )
    }
  }
}
