/// The problem that makes a font file unreadable, with its table and offset.
package struct FontError: Error, Hashable, Sendable {
  /// The tag of the table with the problem, as in "glyf"; "file" for the header and the table directory.
  package var table: String

  /// The offset of the problem, in bytes from the start of the table.
  package var offset: Int

  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    /// The table or the file ends before the value at the offset.
    case truncated

    /// The file doesn't begin with the signature of a TrueType or OpenType font.
    case wrongSignature

    /// A required table is missing.
    case missing

    /// A value that breaks the specification, with its description, as in "contours out of order".
    case damaged(String)

    /// A valid font feature that isn't supported, with its description.
    case unsupported(String)

    /// A number above one of ``FontLimits``, with the plural of the counted things, as in "tables".
    case tooMany(String, limit: Int)
  }

  init(_ table: String, at offset: Int, problem: Problem) {
    self.table = table
    self.offset = offset
    self.problem = problem
  }
}

extension FontError: CustomStringConvertible {
  /// The fix for every font error, as an imperative.
  package static let fix = "use another TrueType or OpenType file (.ttf, .otf, .ttc)"

  /// The problem as a sentence, with its table and offset.
  package var description: String {
    switch problem {
    case .truncated: "the font is damaged: \(location) ends too early"
    case .wrongSignature: "the file isn't a font: it begins as none does"
    case .missing: "the font has no table '\(table)', which it needs"
    case .damaged(let what): "the font is damaged: \(location) has \(what)"
    case .unsupported(let what): "the font has \(what), which isn't read; \(location)"
    case .tooMany(let what, let limit):
      "the font has more \(what) than the limit of \(limit); \(location)"
    }
  }

  private var location: String {
    table == "file" ? "the file at byte \(offset)" : "table '\(table)' at byte \(offset)"
  }
}
