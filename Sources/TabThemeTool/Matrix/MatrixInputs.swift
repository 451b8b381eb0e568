import Foundation
import TabScreens

/// The hashes of the inputs of a folder's pictures, so that pictures with equal inputs aren't drawn
/// again.
///
/// The file has a line for each picture: the hash of its inputs and its name. Each shard has a
/// separate file, since shards can run in parallel.
struct MatrixInputs {
  /// The build date of the tool: another build may draw the same inputs differently.
  private static let toolDate = Bundle.main.executablePath.flatMap(FileAccess.date) ?? .distantPast

  private let folder: String
  private let path: String

  /// The hash of each picture by its name, in this shard.
  private var shardHashes: [String: String] = [:]
  private var otherHashes: [String: String] = [:]

  /// Reads the files of all shards in a folder.
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
        if file == path {
          shardHashes[parts[1]] = parts[0]
        } else {
          otherHashes[parts[1]] = parts[0]
        }
      }
    }
  }

  /// Returns whether a picture exists that was drawn from equal inputs and isn't older than the
  /// tool.
  func has(_ cell: MatrixCell) -> Bool {
    guard cell.hash == shardHashes[cell.name] ?? otherHashes[cell.name],
      let date = FileAccess.date(of: "\(folder)/\(cell.name)")
    else { return false }
    return date >= MatrixInputs.toolDate
  }

  mutating func add(_ cell: MatrixCell) {
    shardHashes[cell.name] = cell.hash
  }

  /// Writes the file of this shard, sorted by name.
  func write() throws(ToolFailure) {
    let lines = shardHashes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try FileAccess.write(Array(lines.joined().utf8), to: path)
  }
}

extension MatrixCell {
  fileprivate var hash: String { String(inputs, radix: 16) }
}
