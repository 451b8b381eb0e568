#if canImport(UIKit)
import Foundation

/// Records all cases of the running system into one file, and its facts into another.
@MainActor
enum SimulatorRun {
  /// The file for the facts, which `PARITY_FACTS` names; nil if none are wanted.
  nonisolated static var factsFile: URL? {
    ProcessInfo.processInfo.environment["PARITY_FACTS"].map { URL(fileURLWithPath: $0) }
  }

  /// The file for the records: the one that `PARITY_RESULTS` names, or else one in
  /// `Tools/Parity/Results`, since a simulator can write to the disk of its Mac.
  static var file: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["PARITY_RESULTS"] { return URL(fileURLWithPath: path) }
    let host = SimulatorHost()
    let device = host.cases.first?.screen.idiom == .pad ? "iPad" : "iPhone"
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Results/iOS-\(host.system)-\(device).json").standardizedFileURL
  }

  /// Shows every case, and writes the records.
  ///
  /// - Returns: The number of records in the file.
  static func write() async throws -> Int {
    let host = SimulatorHost()
    let probe = ParityProbe(host: host)
    var records = host.cases.map(probe.record)
    #if canImport(SwiftUI)
    for swiftUICase in SwiftUICase.allCases {
      records.append(try await SwiftUIProbe(host: host).record(swiftUICase))
    }
    #endif
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(records.json.utf8).write(to: file, options: .atomic)
    return records.count
  }
}
#endif
