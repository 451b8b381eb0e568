import Foundation
import HeadlessUIKit

/// The files of a theme's cells: what several systems and devices show alike is drawn once; the lock guards it.
final class PictureFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [ImageRecording: PictureFile] = [:]

  /// A picture as PNG, that of a cell before if it has the same.
  func png(of picture: ImageRecording) -> [UInt8] {
    let file = lock.withLock {
      let file = files[picture] ?? PictureFile()
      files[picture] = file
      return file
    }
    return file.png(of: picture)
  }
}

/// A picture as PNG, drawn when it is asked for first; the lock guards it.
private final class PictureFile: @unchecked Sendable {
  private let lock = NSLock()
  private var drawn: [UInt8]?

  func png(of picture: ImageRecording) -> [UInt8] {
    lock.withLock {
      let png = drawn ?? picture.png
      drawn = png
      return png
    }
  }
}
