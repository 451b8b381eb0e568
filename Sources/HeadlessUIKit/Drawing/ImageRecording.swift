package import Foundation
import TabRaster

/// What an image will show; it can be drawn on every thread.
package struct ImageRecording: Sendable {
  let list: DisplayList

  /// The size of the image, in points: whole pixels.
  package let size: CGSize
  let scale: Int
  let background: RGBA?

  /// The image, which is drawn anew each time; a large one on all cores.
  package var image: UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let pixels = size.width * size.height * CGFloat(scale * scale)
    let bitmap = list.rendered(
      size: Size(width: Double(size.width), height: Double(size.height)),
      scale: scale,
      background: background,
      bands: pixels < 4_000_000 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    )
    return UIImage(values: ImageValues(content: .bitmap(bitmap), scale: CGFloat(scale)))
  }
}
