/// A reduced image of an interlaced file, or the full image of another.
///
/// An interlaced file has seven passes: every eighth pixel of every eighth row first, then the pixels between (Adam7,
/// PNG specification, 8.2).
struct PNGPass: Hashable, Sendable {
  /// The column of the first pixel, and the distance to the next, in columns.
  var column: Int
  var columnStep: Int

  /// The row of the first pixel, and the distance to the next, in rows.
  var row: Int
  var rowStep: Int

  /// The number of pixels per row.
  var width = 0

  /// The number of rows.
  var height = 0

  /// Returns the passes of a picture in order; passes without pixels, as in small pictures, are left out.
  static func all(width: Int, height: Int, isInterlaced: Bool) -> [PNGPass] {
    (isInterlaced ? adam7 : [PNGPass(column: 0, columnStep: 1, row: 0, rowStep: 1)])
      .map { pass in
        var pass = pass
        pass.width = (width - pass.column + pass.columnStep - 1) / pass.columnStep
        pass.height = (height - pass.row + pass.rowStep - 1) / pass.rowStep
        return pass
      }
      .filter { $0.width > 0 && $0.height > 0 }
  }

  private static let adam7 = [
    PNGPass(column: 0, columnStep: 8, row: 0, rowStep: 8),
    PNGPass(column: 4, columnStep: 8, row: 0, rowStep: 8),
    PNGPass(column: 0, columnStep: 4, row: 4, rowStep: 8),
    PNGPass(column: 2, columnStep: 4, row: 0, rowStep: 4),
    PNGPass(column: 0, columnStep: 2, row: 2, rowStep: 4),
    PNGPass(column: 1, columnStep: 2, row: 0, rowStep: 2),
    PNGPass(column: 0, columnStep: 1, row: 1, rowStep: 2),
  ]
}
