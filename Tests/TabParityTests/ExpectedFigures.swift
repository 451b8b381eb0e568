import Foundation

@testable import TabParity

/// The figures of the stand-in that stand in `Parity/Expected`, a file for each case.
enum ExpectedFigures {
  /// The systems of which the figures are recorded: those whose simulators can be had, and the
  /// stand-in knows.
  static let systems = [15, 16, 17, 18, 26, 27]

  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Parity/Expected").standardized

  /// Whether the files are to be written anew; those that read them wait for the next run.
  static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD"] == "all" && environment["CI"] == nil
  }

  static func file(of name: String) -> URL {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return folder.appending(path: "\(words.joined(separator: "-")).json")
  }

  /// The file of a case, read anew.
  static func recorded(_ name: String) throws -> [ParityRecord] {
    try JSONDecoder().decode([ParityRecord].self, from: Data(contentsOf: file(of: name)))
  }

  /// What the stand-in makes of a case now; systems that agree are one record.
  @MainActor static func current(_ parityCase: ParityCase) -> [ParityRecord] {
    systems.reduce(into: []) { records, system in
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
  }
}
