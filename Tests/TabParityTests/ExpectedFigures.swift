import Foundation

@testable import TabParity

/// The figures of the stand-in in `Tools/Parity/Expected`, with a file for each case.
enum ExpectedFigures {
  /// The major versions whose figures are recorded: those with an available simulator that the
  /// stand-in draws.
  static let systems = [15, 16, 17, 18, 26, 27]

  /// The reasons why the figures of some of the systems are inferred, by major version.
  static let inferred = ["27": "as on iOS 26"]

  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Tools/Parity/Expected").standardized

  /// Whether this run writes the files; tests that only read them are skipped then.
  static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD"] == "all" && environment["CI"] == nil
  }

  static func file(of name: String) -> URL {
    folder.appending(path: "\(name.fileName).json")
  }

  /// Reads the recorded figures of a case.
  static func recorded(_ name: String) throws -> [ParityRecord] {
    try JSONDecoder().decode([ParityRecord].self, from: Data(contentsOf: file(of: name)))
  }

  /// Returns the stand-in's current figures of a case; systems with equal figures share a record.
  @MainActor static func current(_ parityCase: ParityCase) -> [ParityRecord] {
    var records = systems.reduce(into: [ParityRecord]()) { records, system in
      let record = StandInHost.record(parityCase, os: system)
      let same = records.lastIndex {
        $0.figures == record.figures && $0.environment == record.environment
      }
      if let same {
        records[same].systems += record.systems
      } else {
        records.append(record)
      }
    }
    for index in records.indices {
      let reasons = inferred.filter { records[index].systems.contains($0.key) }
      if !reasons.isEmpty { records[index].inferred = reasons }
    }
    return records
  }
}
