import Foundation
import TabScreens

/// What the pictures in a folder were drawn from, so that those that are there needn't be drawn again.
///
/// A line for each picture: the hash of its inputs and its name. Each shard has a file of its own, since they can run at
/// the same time.
struct MatrixInputs {
  /// When the tool was built: another build may draw the same in another way.
  private static let toolDate = Bundle.main.executablePath.flatMap(FileAccess.date) ?? .distantPast

  private let folder: String
  private let path: String

  /// The hash of each picture by its name.
  private var own: [String: String] = [:]
  private var others: [String: String] = [:]

  /// Reads what a folder says.
  init(in folder: String, _ shard: Shard?) throws(ToolFailure) {
    self.folder = folder
    path = "\(folder)/inputs\(shard.map { "-\($0.index + 1)-of-\($0.total)" } ?? "").txt"
    for file in FileAccess.files(in: folder, suffix: ".txt") {
      let name = file.split(separator: "/").last ?? ""
      guard name.hasPrefix("inputs") else { continue }
      let bytes = try FileAccess.read(file, limit: 64 << 20)
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        if file == path { own[parts[1]] = parts[0] } else { others[parts[1]] = parts[0] }
      }
    }
  }

  /// Whether a picture is there that was drawn from what the cell has, and that isn't older than the tool.
  func has(_ cell: MatrixCell) -> Bool {
    guard cell.hash == own[cell.name] ?? others[cell.name],
      let date = FileAccess.date(of: "\(folder)/\(cell.name)")
    else { return false }
    return date >= MatrixInputs.toolDate
  }

  mutating func add(_ cell: MatrixCell) {
    own[cell.name] = cell.hash
  }

  /// Writes the file, its lines in the order of names.
  func write() throws(ToolFailure) {
    let lines = own.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try FileAccess.write(Array(lines.joined().utf8), to: path)
  }
}

extension MatrixCell {
  fileprivate var hash: String { String(inputs, radix: 16) }
}
