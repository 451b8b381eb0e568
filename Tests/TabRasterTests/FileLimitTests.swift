import Foundation
import Testing

@testable import TabRaster

/// Tests that the documentation lists the limits of files that the code has.
struct FileLimitTests {
  private static let svg: [(String, Int)] =
    [("bytes of the file", SVGLimits.fileBytes), ("points of a side", Int(SVGLimits.side))]
    + SVGError.Limited.allCases.map { ($0.rawValue, $0.limit) } + [
      ("segments of a path filled by `evenodd`", SVGLimits.evenOddLines),
      ("largest coordinate", Int(SVGLimits.coordinate)),
      ("largest coordinate after transforms", Int(SVGLimits.drawnCoordinate)),
    ]

  private static let png = [
    ("bytes of the file", PNGLimits.fileBytes), ("pixels of a side", PNGLimits.dimension),
    ("pixels", PNGLimits.pixels),
  ]

  private static let font = [
    ("bytes of the file", FontLimits.fileBytes), ("faces", FontLimits.faces),
    ("tables of a face", FontLimits.tables), ("axes", FontLimits.axes),
    ("points of a glyph", FontLimits.points), ("components of a glyph", FontLimits.components),
    ("components or subroutines in each other", FontLimits.depth),
    ("operations of a glyph", FontLimits.operations),
    ("changes of a glyph", FontLimits.deltas), ("features of a script", FontLimits.features),
    ("lookups of a feature", FontLimits.lookups), ("rules of a feature", FontLimits.subtables),
    ("rules of all faces", FontLimits.rules), ("ligatures of a letter", FontLimits.ligatures),
    ("glyphs for a letter", FontLimits.parts),
  ]

  @Test func `the documentation has every limit with its figure`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(
        path: "../../Sources/TabSnapshots/TabSnapshots.docc/TabSnapshots.md"
      ),
      encoding: .utf8
    )
    let rows = [("SVG", Self.svg), ("PNG", Self.png), ("font", Self.font)].flatMap { file, limits in
      limits.map { "| \(file) | \($0.0) | \(grouped($0.1)) |" }
    }
    let table = ["| file | what | at most |", "|---|---|---|"] + rows
    #expect(
      page.contains(table.joined(separator: "\n") + "\n\n"),
      "\(table.joined(separator: "\n"))"
    )
  }

  /// Returns a number with commas between groups of three digits.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digits[index])
    }
  }
}
