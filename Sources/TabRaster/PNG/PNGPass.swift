/// The pixels whose rows follow each other in the data: every one, or those of one of seven passes.
///
/// An interlaced file holds every eighth pixel of every eighth row first, then what lies between (Adam7, PNG
/// specification, 8.2).
struct PNGPass: Hashable, Sendable {
  /// The column of the first pixel, and how far the next is to the right.
  var column: Int
  var columnStep: Int

  /// The row of the first pixel, and how far the next is below.
  var row: Int
  var rowStep: Int

  /// The pixels of a row.
  var width = 0

  /// The rows.
  var height = 0

  /// The passes of a picture in order, without those that have no pixels in so small a picture.
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
