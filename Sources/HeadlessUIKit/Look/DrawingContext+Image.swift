import Foundation
import TabRaster

extension DrawingContext {
  /// Draws an image into a rectangle of the view; a color makes it a shape of that color.
  mutating func draw(_ image: UIImage, in frame: CGRect, color: UIColor? = nil) {
    let image = image.imageAsset?.image(with: traitCollection) ?? image
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection && traitCollection.layoutDirection == .rightToLeft
    switch image.values.content {
    case .empty:
      break
    case .bitmap(let upright):
      let bitmap = isMirrored ? upright.mirrored : upright
      if let color = color ?? image.values.tintColor {
        append(.template(bitmap, rect(frame), self.color(color)))
      } else {
        append(.image(bitmap, rect(frame)))
      }
    case .symbol(let icon):
      let stretch = frame.width / icon.width
      let place = Transform(
        a: isMirrored ? -stretch : stretch,
        b: 0,
        c: 0,
        d: frame.height / icon.height,
        tx: isMirrored ? frame.maxX : frame.minX,
        ty: frame.minY
      )
      let color = color ?? image.values.tintColor ?? .black
      append(.fill(path(icon.path.transformed(by: place)), self.color(color)))
    }
  }

  /// Draws a decoration; `shape` is what UIKit draws where there is a color and no image.
  mutating func draw(_ decoration: Decoration, in frame: CGRect, shape: Path) {
    switch decoration {
    case .none: break
    case .plain(let color): append(.fill(path(shape), self.color(color)))
    case .template(let image, let color): draw(image, in: frame, color: color)
    case .original(let image): draw(image, in: frame)
    }
  }
}

extension Bitmap {
  /// The bitmap with left and right exchanged.
  fileprivate var mirrored: Bitmap {
    var result = self
    for row in stride(from: 0, to: pixels.count, by: max(width, 1)) {
      for x in 0..<width { result.pixels[row + x] = pixels[row + width - 1 - x] }
    }
    return result
  }
}
