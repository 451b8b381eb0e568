package import Foundation
package import TabRaster

/// What an image will show; it can be drawn on every thread.
package struct ImageRecording: Hashable, Sendable {
  package let picture: Picture

  /// The size of the image, in points: whole pixels.
  package var size: CGSize { CGSize(width: picture.size.width, height: picture.size.height) }

  private var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The image, which is drawn anew each time.
  package var image: UIImage {
    guard !isEmpty else { return UIImage() }
    let scale = CGFloat(picture.scale)
    return UIImage(values: ImageValues(content: .bitmap(picture.bitmap()), scale: scale))
  }

  /// The pixels of the image, which are drawn anew each time; `nil` if the image has no size.
  package var bitmap: Bitmap? { isEmpty ? nil : picture.bitmap() }

  /// The image as a PNG file, a large one drawn on all cores; no bytes if it has no size.
  package var png: [UInt8] {
    guard !isEmpty else { return [] }
    let pixels = size.width * size.height * CGFloat(picture.scale * picture.scale)
    return picture.png(concurrently: pixels > 4_000_000)
  }

  /// The image as a PNG file; no bytes if it has no size.
  package func png(_ compression: PNGCompression) -> [UInt8] {
    switch compression {
    case .fast: png
    case .smallest: isEmpty ? [] : picture.bitmap().png(.smallest)
    }
  }

  /// The image as an SVG file; no text if it has no size.
  package func svg(_ textForm: SVGWriter.TextForm) -> String {
    isEmpty ? "" : SVGWriter.text(of: picture, textForm: textForm)
  }

  /// Draws the image into a rectangle of the renderer whose actions run, once that draws.
  package func draw(in rect: CGRect) {
    guard let context = CurrentContext.value, !isEmpty, !rect.isEmpty else { return }
    context.drawing.append(.picture(picture, context.drawing.rect(rect)))
  }
}
