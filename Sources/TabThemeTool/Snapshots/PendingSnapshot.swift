import Foundation

/// A snapshot that a test wrote beside its place, as `name.new.png`, for somebody to accept.
struct PendingSnapshot: Hashable, Sendable {
  /// The path of the file that is pending.
  let path: String

  /// The path that the snapshot has once it is accepted.
  let accepted: String

  /// The snapshot at a path, or `nil` if the file there isn't pending.
  init?(path: String) {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 2] == "new",
      ["txt", "json", "png"].contains(parts[parts.count - 1])
    else { return nil }
    self.path = path
    accepted = (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
  }

  /// Whether there is no snapshot yet that this one would replace.
  var isNew: Bool { !FileManager.default.fileExists(atPath: accepted) }

  /// Puts the snapshot in its place.
  func accept() throws(ToolFailure) {
    // At once, as a whole: nobody sees a half of it. A link stays, and what it leads to is replaced.
    try FileAccess.move(path, to: URL(fileURLWithPath: accepted).resolvingSymlinksInPath().path)
  }

  /// Removes the file that is pending.
  func reject() throws(ToolFailure) {
    try FileAccess.remove(path)
  }
}
