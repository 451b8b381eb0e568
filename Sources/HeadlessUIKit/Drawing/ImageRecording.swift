package import Foundation
package import TabRaster

/// The recorded drawing of an image, which can be rendered on any thread.
package struct ImageRecording: Hashable, Sendable {
  package let picture: Picture

  /// The size of the image, in points, a whole number of pixels.
  package var size: CGSize { CGSize(width: picture.size.width, height: picture.size.height) }

  private var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The image, rendered on each access.
  package var image: UIImage {
    guard !isEmpty else { return UIImage() }
    let scale = CGFloat(picture.scale)
    return UIImage(values: ImageValues(content: .bitmap(picture.bitmap()), scale: scale))
  }

  /// The pixels of the image, rendered on each access; nil if the image has no size.
  package var bitmap: Bitmap? { isEmpty ? nil : picture.bitmap() }

  /// The image as a PNG file, empty if the image has no size; a large image is rendered on all cores.
  package var png: [UInt8] {
    guard !isEmpty else { return [] }
    let pixels = size.width * size.height * CGFloat(picture.scale * picture.scale)
    return picture.png(concurrently: pixels > 4_000_000)
  }

  /// The image as an SVG file, empty if the image has no size.
  package var svg: String { isEmpty ? "" : SVGWriter.text(of: picture) }

  /// Draws the image into a rectangle of the current renderer; it is rendered with the renderer's image.
  package func draw(in rect: CGRect) {
    guard let context = CurrentContext.value, !isEmpty, !rect.isEmpty else { return }
    context.drawing.append(.picture(picture, context.drawing.rect(rect)))
  }
}
