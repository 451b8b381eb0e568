/// Why bytes aren't a font that can be read, and where.
package struct FontError: Error, Hashable, Sendable {
  /// The table with the problem, as in "glyf"; "file" for what comes before tables.
  package var table: String

  /// The place of the problem, in bytes from the start of the table.
  package var offset: Int

  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    /// The table ends before what it should have there.
    case truncated

    /// The file has another signature than fonts have.
    case wrongSignature

    /// The file has no table of this name, which it needs.
    case missing

    /// What is there can't be, as it is said.
    case damaged(String)

    /// A kind of font or table that isn't read.
    case unsupported(String)

    /// There is more of something than the limit.
    case tooMany(String, limit: Int)
  }

  init(_ table: String, at offset: Int, _ problem: Problem) {
    self.table = table
    self.offset = offset
    self.problem = problem
  }
}

extension FontError: CustomStringConvertible {
  /// How to fix it.
  package static let fix = "use another TrueType or OpenType file (.ttf, .otf, .ttc)"

  /// What is wrong in words, and where.
  package var description: String {
    switch problem {
    case .truncated: "the font is damaged: \(place) ends too early"
    case .wrongSignature: "the file isn't a font: it begins as none does"
    case .missing: "the font has no table '\(table)', which it needs"
    case .damaged(let what): "the font is damaged: \(place) has \(what)"
    case .unsupported(let what): "the font has \(what), which isn't read; \(place)"
    case .tooMany(let what, let limit):
      "the font has more \(what) than the limit of \(limit); \(place)"
    }
  }

  private var place: String {
    table == "file" ? "the file at byte \(offset)" : "table '\(table)' at byte \(offset)"
  }
}
