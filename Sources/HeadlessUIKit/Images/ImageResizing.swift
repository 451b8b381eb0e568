import Foundation
import TabRaster

/// How an image fills a rectangle of another size in nine parts.
package struct ImageResizing: Hashable, Sendable {
  package var capInsets: UIEdgeInsets
  package var mode: UIImage.ResizingMode

  package init(capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
    self.capInsets = capInsets
    self.mode = mode
  }

  // UIKit's insets aren't hashable.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(capInsets.top)
    hasher.combine(capInsets.left)
    hasher.combine(capInsets.bottom)
    hasher.combine(capInsets.right)
    hasher.combine(mode)
  }

  /// The parts of a bitmap with so many pixels in a point.
  func parts(scale: CGFloat, isMirrored: Bool) -> NineParts {
    let left = Self.pixels(capInsets.left, scale)
    let right = Self.pixels(capInsets.right, scale)
    return NineParts(
      left: isMirrored ? right : left,
      top: Self.pixels(capInsets.top, scale),
      right: isMirrored ? left : right,
      bottom: Self.pixels(capInsets.bottom, scale),
      pixelsPerPoint: Double(scale),
      middle: mode == .tile ? .tiled : .stretched
    )
  }

  /// The nearest number of pixels; what isn't a number counts as none.
  private static func pixels(_ inset: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (inset * scale).rounded()
    guard !pixels.isNaN else { return 0 }
    return Int(min(max(pixels, 0), CGFloat(Bitmap.maximumDimension)))
  }
}
