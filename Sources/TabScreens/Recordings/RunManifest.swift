/// The list of the recordings that one process of a test run has compared.
///
/// The text has a line for each path, after a first line about the run and before a last line with
/// their number, so that a truncated file is detected. A recording has a line with `*` for its format
/// before it is made, since a test that fails then compares it another time:
///
///     whole run, shard 0 of 1
///     Tests/BarTests/__Snapshots__/BarTests/bar.*
///     Tests/BarTests/__Snapshots__/BarTests/bar.txt
///     end of 2
///
/// The last line of a run with a failed test is `end of 2, failed`.
package struct RunManifest: Hashable, Sendable {
  /// Whether the tests of a process have passed.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case passed = ""
    case failed = ", failed"

    /// The system doesn't let a process know its own exit status.
    case unknown = ", outcome unknown"
  }

  /// Whether the tests of the process have passed.
  package var outcome: Outcome

  /// Whether the process ran all tests of its shard.
  package var isWhole: Bool

  /// The shard of the recordings that the process compared.
  package var shard: Shard

  /// The paths of the recordings, as written in the text.
  package var paths: [String]

  /// Returns the first line of the text.
  package static func head(isWhole: Bool, shard: Shard?) -> String {
    "\(isWhole ? "whole" : "filtered") run, shard \(shard?.index ?? 0) of \(shard?.total ?? 1)\n"
  }

  /// Returns the last line of the text.
  package static func end(count: Int, outcome: Outcome) -> String {
    "end of \(count)\(outcome.rawValue)\n"
  }

  /// A problem of the text of a manifest.
  package struct Damage: Error, Hashable {
    /// The line number, from 1.
    package var line: Int
    package var message: String
  }

  /// Parses the text of a manifest.
  ///
  /// - Throws: ``Damage`` if the text isn't a manifest, or is truncated.
  package init(_ text: String) throws(Damage) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last == "" { lines.removeLast() }
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 6, words[1...2] == ["run,", "shard"], words[4] == "of",
      words[0] == "whole" || words[0] == "filtered"
    else { throw Damage(line: 1, message: "this isn't the first line of a manifest") }
    guard let index = Int(words[3]), let total = Int(words[5]),
      let shard = Shard(index: index, total: total)
    else {
      throw Damage(line: 1, message: "there is no shard \(words[3]) of \(words[5])")
    }
    let paths = lines.dropFirst().dropLast().map { String($0) }
    guard lines.count > 1, lines[lines.count - 1].hasPrefix("end of ") else {
      throw Damage(
        line: lines.count,
        message: "the manifest has no end: its process was stopped, or still runs"
      )
    }
    let end = lines[lines.count - 1]
    let outcome = Outcome.allCases.first { end == "end of \(paths.count)\($0.rawValue)" }
    guard let outcome else {
      throw Damage(
        line: lines.count,
        message: "the manifest lists \(paths.count), not the number after 'end of'"
      )
    }
    if let empty = paths.firstIndex(of: "") {
      throw Damage(line: empty + 2, message: "there is no path in this line")
    }
    (isWhole, self.shard, self.paths) = (words[0] == "whole", shard, paths)
    self.outcome = outcome
  }
}
