/// The tables of one face in a font file.
struct FontDirectory: Sendable {
  private let tables: [String: FontTable]

  /// Reads the table directories of a file: one for each face of a collection, or one for a single font.
  static func all(in bytes: [UInt8]) throws(FontError) -> [FontDirectory] {
    let file = FontTable(file: bytes)
    guard bytes.count <= FontLimits.fileBytes else {
      throw file.error(.tooMany("bytes", limit: FontLimits.fileBytes))
    }
    guard bytes.count >= 4, try file.tag(at: 0) == "ttcf" else {
      return [try FontDirectory(file, at: 0)]
    }
    let count = try file.uint32(at: 8)
    guard count <= FontLimits.faces else {
      throw file.error(.tooMany("faces", limit: FontLimits.faces), at: 8)
    }
    var faces: [FontDirectory] = []
    for index in 0..<count {
      faces.append(try FontDirectory(file, at: file.uint32(at: 12 + 4 * index)))
    }
    return faces
  }

  private init(_ file: FontTable, at offset: Int) throws(FontError) {
    guard file.count >= 4 else { throw file.error(.wrongSignature) }
    // Version 1.0 for TrueType outlines, "OTTO" for CFF, "true" for Apple's fonts.
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(try file.uint32(at: offset)) else {
      throw file.error(.wrongSignature, at: offset)
    }
    var tables: [String: FontTable] = [:]
    let count = try file.uint16(at: offset + 4)
    guard count <= FontLimits.tables else {
      throw file.error(.tooMany("tables", limit: FontLimits.tables), at: offset + 4)
    }
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      let name = try file.tag(at: record)
      tables[name] = try file.table(
        name,
        at: file.uint32(at: record + 8),
        count: file.uint32(at: record + 12)
      )
    }
    self.tables = tables
  }

  /// The table with a tag, as in "GPOS", or nil if the face has none.
  subscript(_ name: String) -> FontTable? { tables[name] }

  /// Returns the table with a tag, or throws `missing` if the face has none.
  func required(_ name: String) throws(FontError) -> FontTable {
    guard let table = tables[name] else { throw FontError(name, at: 0, problem: .missing) }
    return table
  }
}
