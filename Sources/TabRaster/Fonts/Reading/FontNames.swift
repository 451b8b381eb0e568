/// The names of a face, from table "name".
package struct FontNames: Hashable, Sendable {
  /// The name of the family, as in "Noto Sans".
  package var family: String

  /// The name of the face within the family, as in "Bold Italic".
  package var face: String

  /// The name of family and face, as in "Noto Sans Bold Italic".
  package var full: String

  /// The PostScript name, as in "NotoSans-BoldItalic".
  package var postScript: String

  init(_ table: FontTable) throws(FontError) {
    // The typographic names (16, 17) come before the older ones (1, 2), which allow four faces a family.
    let records = try NameRecords(table)
    let family = try records.text(16, 1) ?? ""
    let face = try records.text(17, 2) ?? "Regular"
    self.family = family
    self.face = face
    full = try records.text(4) ?? "\(family) \(face)"
    postScript = try records.text(6) ?? Self.postScript(family: family, face: face)
  }

  /// Sets the names of a named instance of a variable font, which keeps the family.
  mutating func set(face: String, postScript: String?) {
    self.face = face
    full = "\(family) \(face)"
    self.postScript = postScript ?? Self.postScript(family: family, face: face)
  }

  private static func postScript(family: String, face: String) -> String {
    "\(family.filter { $0 != " " })-\(face.filter { $0 != " " })"
  }
}

/// The records of table "name", by their name IDs.
struct NameRecords {
  private let table: FontTable
  private let count: Int
  private let storage: Int

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    count = try table.uint16(at: 2)
    storage = try table.uint16(at: 4)
  }

  /// Returns the text of the first name ID that has one: in English if possible, otherwise in any language.
  func text(_ nameIDs: Int...) throws(FontError) -> String? {
    for nameID in nameIDs {
      if let text = try text(of: nameID) { return text }
    }
    return nil
  }

  private func text(of nameID: Int) throws(FontError) -> String? {
    var best: (rank: Int, record: Int)?
    for index in 0..<count {
      let record = 6 + 12 * index
      guard try table.uint16(at: record + 6) == nameID else { continue }
      // Platform, encoding and language: Windows English, Unicode, other Windows, Macintosh Roman.
      let rank: Int? =
        switch (
          try table.uint16(at: record), try table.uint16(at: record + 2),
          try table.uint16(at: record + 4)
        ) {
        case (3, 1, 0x409), (3, 10, 0x409): 0
        case (0, _, _): 1
        case (3, 0...1, _), (3, 10, _): 2
        case (1, 0, 0): 3
        default: nil
        }
      if let rank, rank < best?.rank ?? .max { best = (rank, record) }
    }
    guard let best else { return nil }
    let bytes = try table.bytes(
      at: storage + table.uint16(at: best.record + 10),
      count: table.uint16(at: best.record + 8)
    )
    // Macintosh Roman names are ASCII in practice; the others are UTF-16.
    let text =
      best.rank == 3
      ? String(decoding: bytes, as: UTF8.self)
      : String(
        decoding: stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        },
        as: UTF16.self
      )
    return text.isEmpty ? nil : text
  }
}
