/// Text that Git, or a tool of it, leaves in place of the contents of a file.
package enum GitLeftover: Hashable, Sendable {
  /// A pointer of Git Large File Storage: the file itself hasn't been downloaded.
  case pointer

  /// A merge conflict, with the range of the first line that is one of its markers.
  case conflict(Range<Int>)

  /// Finds what Git left in the bytes of a file; `nil` if it left nothing.
  ///
  /// Git writes the markers `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>` at the start of lines. In
  /// JSON each of them is one. In other texts `=======` can be a line of its own, as below a
  /// heading, so only a conflict with its first or its last marker counts there.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - isJSON: Whether the file is JSON.
  package init?(in bytes: [UInt8], isJSON: Bool = false) {
    // The specification of Git LFS requires the version first, and fewer than 1,024 bytes.
    if bytes.count < 1_024, bytes.starts(with: "version https://git-lfs.".utf8) {
      self = .pointer
      return
    }
    // Git merges no file with a zero in its first 8,000 bytes, which it takes for binary.
    guard !bytes.prefix(8_000).contains(0) else { return nil }
    let signs: [UInt8] = isJSON ? Array("<>=|".utf8) : Array("<>".utf8)
    var start = 0
    while start < bytes.count {
      let sign = bytes[start]
      if signs.contains(sign), bytes[start...].prefix(Self.length).allSatisfy({ $0 == sign }),
        Self.endsMarker(at: start + Self.length, of: bytes)
      {
        let end = bytes[start...].firstIndex(where: Self.isLineEnd) ?? bytes.count
        self = .conflict(start..<end)
        return
      }
      guard let end = bytes[start...].firstIndex(where: Self.isLineEnd) else { return nil }
      start = end + 1
    }
    return nil
  }

  /// The number of signs in a marker.
  private static let length = 7

  /// Returns whether a marker ends at an offset: a space and a label follow, or the line ends.
  private static func endsMarker(at offset: Int, of bytes: [UInt8]) -> Bool {
    guard offset < bytes.count else { return offset == bytes.count }
    return bytes[offset] == UInt8(ascii: " ") || isLineEnd(bytes[offset])
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension GitLeftover: CustomStringConvertible {
  /// The problem in words.
  package var description: String {
    switch self {
    case .pointer: "the file is a pointer of Git LFS; its contents aren't there"
    case .conflict: "the file has the markers of a conflict in Git"
    }
  }

  /// The fix in words.
  package var fix: String {
    switch self {
    case .pointer: "run 'git lfs pull'"
    case .conflict: "resolve the conflict, and remove the lines with its markers"
    }
  }

  /// The range of the bytes that show the problem.
  package var range: Range<Int> {
    switch self {
    case .pointer: 0..<1
    case .conflict(let range): range
    }
  }
}
