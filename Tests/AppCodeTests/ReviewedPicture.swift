import TabRaster
import Testing
import UIKit

/// A recorded picture of a window, which was reviewed.
enum ReviewedPicture {
  /// Compares a window with its picture; `RECORD=all` writes the picture again.
  ///
  /// Look at the pictures before you commit them.
  @MainActor static func compare(_ window: UIWindow, with name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(name.split(separator: " ").joined(separator: "-")).png")
    let picture = window.rendered(scale: 1)
    if ProcessInfo.processInfo.environment["RECORD"] == "all" {
      try Data(picture.png(.smallest)).write(to: file)
    }
    let isTheSame = try Bitmap(png: Array(Data(contentsOf: file))) == picture
    #expect(isTheSame, "\(name)")
  }
}
