import Foundation
import HeadlessUIKit

/// The PNG files of a theme's cells, to encode pictures that are equal on several systems and
/// devices only once; guarded by the lock.
final class PictureFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [ImageRecording: PictureFile] = [:]

  /// Returns a picture as PNG, reusing that of an equal picture.
  func png(of picture: ImageRecording) -> [UInt8] {
    let file = lock.withLock {
      let file = files[picture] ?? PictureFile()
      files[picture] = file
      return file
    }
    return file.png(of: picture)
  }
}

/// A picture as PNG, drawn on first use; guarded by the lock.
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
