import Foundation
import TabRaster

extension DrawingContext {
  /// Draws an image into a rectangle of the view; with a color, as a template of that color.
  mutating func draw(_ image: UIImage, in frame: CGRect, color: UIColor? = nil) {
    let image = UIImage(values: image.values(for: traitCollection))
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection && traitCollection.layoutDirection == .rightToLeft
    let color = color ?? image.values.tintColor
    switch image.values.content {
    case .empty:
      break
    case .bitmap(let bitmap):
      let parts = image.values.resizing?.parts(scale: image.scale, isMirrored: isMirrored)
      draw(isMirrored ? bitmap.mirrored : bitmap, parts, in: frame, color: color)
    case .symbol(let icon):
      if let resizing = image.values.resizing {
        // A path can't be cut for resizing, so the picture of the icon is cut.
        let parts = resizing.parts(scale: max(1, scale.rounded()), isMirrored: isMirrored)
        let shown = isMirrored ? icon.mirrored : icon
        append(.icon(shown, rect(frame), self.color(color ?? .black), parts))
      } else {
        draw(icon, in: frame, isMirrored: isMirrored, color: color ?? .black)
      }
    case .vectors(let picture):
      if let resizing = image.values.resizing {
        let scale = max(1, scale.rounded())
        let bitmap = picture.bitmap(pixelsPerPoint: Int(scale))
        let parts = resizing.parts(scale: scale, isMirrored: isMirrored)
        draw(isMirrored ? bitmap.mirrored : bitmap, parts, in: frame, color: color)
      } else {
        let map = mapping(image.size, to: frame, isMirrored: isMirrored)
        let commands = color.map { picture.commands(inColor: self.color($0)) } ?? picture.commands
        let translation = Transform.scale(1, thenMoveBy: point(.zero))
        append(.group(translation(map), commands))
      }
    }
  }

  private mutating func draw(
    _ bitmap: Bitmap,
    _ parts: NineSlice?,
    in frame: CGRect,
    color: UIColor?
  ) {
    if let color {
      append(.template(bitmap, rect(frame), self.color(color), parts))
    } else {
      append(.image(bitmap, rect(frame), parts))
    }
  }

  private mutating func draw(_ icon: Icon, in frame: CGRect, isMirrored: Bool, color: UIColor) {
    let size = CGSize(width: icon.width, height: icon.height)
    let map = mapping(size, to: frame, isMirrored: isMirrored)
    append(.fill(path(icon.path.transformed(by: map)), self.color(color)))
  }

  /// Returns the map from a picture of a size to a rectangle of the view, mirrored if required.
  private func mapping(_ size: CGSize, to frame: CGRect, isMirrored: Bool) -> Transform {
    let stretch = frame.width / size.width
    return Transform(
      a: isMirrored ? -stretch : stretch,
      b: 0,
      c: 0,
      d: frame.height / size.height,
      tx: isMirrored ? frame.maxX : frame.minX,
      ty: frame.minY
    )
  }

  /// Draws a decoration into a frame; `shape` is filled if it has a color and no image.
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
  /// The bitmap, mirrored from left to right.
  fileprivate var mirrored: Bitmap {
    var result = self
    for row in stride(from: 0, to: pixels.count, by: max(width, 1)) {
      for x in 0..<width { result.pixels[row + x] = pixels[row + width - 1 - x] }
    }
    return result
  }
}
