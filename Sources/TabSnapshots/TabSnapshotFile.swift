import Foundation

/// Where a snapshot is kept: `__Snapshots__/<test file>/<name>.<extension>` beside the test's file.
struct TabSnapshotFile {
  let url: URL

  /// - Returns: `nil` if nothing of the name can stand in a file name.
  init?(name: String, format: TabSnapshot.Format, testFile: String) {
    let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    guard safe.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let test = URL(fileURLWithPath: testFile)
    url = test.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(String(safe)).\(format.rawValue)")
  }

  var recorded: [UInt8]? { (try? Data(contentsOf: url)).map { Array($0) } }

  func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url, options: .atomic)
  }
}
