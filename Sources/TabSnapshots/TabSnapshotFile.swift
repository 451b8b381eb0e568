import Foundation

/// Where a snapshot is kept: `__Snapshots__/<test file>/<name>.<extension>` beside the test's file.
struct TabSnapshotFile {
  let url: URL

  /// - Returns: `nil` if the name has no letter or digit.
  init?(name: String, format: TabSnapshot.Format, testFile: String) {
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let test = URL(fileURLWithPath: testFile)
    url = test.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(Self.escaped(name)).\(format.rawValue)")
  }

  /// The name with percent escapes for all but letters, digits and `-_.`, so that no two names have one file.
  private static func escaped(_ name: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
    return name.unicodeScalars.map { scalar in
      if plain.contains(scalar) { return String(scalar) }
      return String(scalar).utf8
        .map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    .joined()
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
