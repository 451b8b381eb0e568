import Foundation
import TabScreens
import TabUIKit

extension SnapshotComparison {
  /// Returns the difference between the text of a value and the text in the test's source, or `nil`
  /// if they are equal.
  func inlineDifference<Value>(
    of value: () throws -> Value,
    as strategy: TabSnapshotting<Value>,
    traits: UITraitCollection?,
    from expected: String?
  ) -> TabSnapshotDifference? {
    do {
      guard try isInShard else { return nil }
      FailedSnapshot.beginRun(environment: environment)
      guard let snapshot = try snapshot(of: value, as: strategy, traits: traits) else { return nil }
      if snapshot.format == .png {
        throw TabSnapshotError(
          "a picture can't be in the source of a test",
          fix: "write assertTabSnapshot, or a strategy that makes text"
        )
      }
      if registry.register(assertion(of: snapshot), at: "\(path):\(line):\(column)") != nil {
        throw TabSnapshotError(
          "\(location): two different texts would be in one place of the source",
          fix: "write a test for each, or assertTabSnapshot with a name"
        )
      }
      return try inlineDifference(of: snapshot, from: expected)
    } catch {
      return TabSnapshotDifference(["\(error)"])
    }
  }

  /// The name of the test's file, with the line of the assertion.
  private var location: String { "\(URL(fileURLWithPath: path).lastPathComponent):\(line)" }

  private func inlineDifference(
    of snapshot: TabSnapshot,
    from expected: String?
  ) throws -> TabSnapshotDifference? {
    var text = String(decoding: snapshot.bytes, as: UTF8.self)
    // A string literal of several lines has no line feed at its end either.
    if text.last == "\n" { text.removeLast() }
    let place = "\(path):\(line)"
    if text == expected {
      FailedSnapshot.remove(place, environment: environment)
      return nil
    }
    let mode = try mode
    let difference = expected.map { TextDifference(from: $0, to: text).summary } ?? text
    let problem = expected == nil ? "there is no text" : "text differs from that"
    let words = ["\(problem) at \(location)", difference] + snapshot.remarks
    if mode == .all || mode == .failed || mode == .missing && expected == nil {
      let problems = unwritten { try record(text, over: expected) }
      if !problems.isEmpty { return TabSnapshotDifference(problems + words) }
      FailedSnapshot.remove(place, environment: environment)
      if mode == .all {
        print("recorded \(place)")
        return nil
      }
      return TabSnapshotDifference(
        words + ["recorded in the source; the next run compares with it"]
      )
    }
    let problems = unwritten {
      try keep(text, over: expected, words: [difference] + snapshot.remarks, of: place)
    }
    let fix = "fix: \(command(recording: expected == nil ? .missing : .failed)), if it is meant"
    let end = problems.isEmpty ? ["see: tabtheme snapshots report"] : problems
    return TabSnapshotDifference(words + [fix] + end)
  }

  private func record(_ text: String, over expected: String?) throws {
    let recording = InlineRecording(
      line: Int(line),
      column: Int(column),
      old: expected,
      new: text
    )
    try recorder.write(recording, to: path)
  }

  /// Keeps both texts for the report.
  private func keep(
    _ text: String,
    over expected: String?,
    words: [String],
    of place: String
  ) throws {
    let file = try TabSnapshotFile(
      suites: suites,
      test: test,
      name: "line \(line)",
      format: .text,
      path: path
    )
    func artifact(_ text: String, _ kind: String) throws -> String {
      try file.writeArtifact(
        Array(text.utf8),
        kind: kind,
        module: module,
        environment: environment
      ).path
    }
    try keep(
      words,
      before: expected.map { try artifact($0, "before") },
      after: artifact(text, "after"),
      of: place
    )
  }
}
