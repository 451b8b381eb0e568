import Foundation
import TabRaster

/// The files of the cells of a matrix: what several systems show alike is drawn once.
struct PictureFiles {
  private var theme: MatrixCell.SharedTheme?
  private var device: String?
  private var files: [BarPicture: PictureFile] = [:]

  /// The file of a picture, that of a cell before if it has the same.
  mutating func file(of picture: BarPicture, in cell: MatrixCell) -> PictureFile {
    let device = cell.request.device
    // Those of other themes and devices would only take memory.
    if theme !== cell.theme || self.device != device { files = [:] }
    (theme, self.device) = (cell.theme, device)
    if let file = files[picture] { return file }
    let file = PictureFile(picture)
    files[picture] = file
    return file
  }
}

/// A picture as PNG, drawn when it is asked for first; the lock guards it.
final class PictureFile: @unchecked Sendable {
  private let picture: BarPicture
  private let lock = NSLock()
  private var drawn: [UInt8]?

  init(_ picture: BarPicture) {
    self.picture = picture
  }

  var png: [UInt8] {
    lock.withLock {
      let png = drawn ?? picture.bitmap().png()
      drawn = png
      return png
    }
  }
}
