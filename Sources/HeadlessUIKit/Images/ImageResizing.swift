import Foundation
import TabRaster

/// The division of an image into nine parts, by which it fills rectangles of other sizes.
package struct ImageResizing: Hashable, Sendable {
  package var capInsets: UIEdgeInsets
  package var mode: UIImage.ResizingMode

  package init(capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
    self.capInsets = capInsets
    self.mode = mode
  }

  // Written out, since UIKit's insets aren't `Hashable`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(capInsets.top)
    hasher.combine(capInsets.left)
    hasher.combine(capInsets.bottom)
    hasher.combine(capInsets.right)
    hasher.combine(mode)
  }

  /// Returns the nine parts of a bitmap with `scale` pixels per point.
  func parts(scale: CGFloat, isMirrored: Bool) -> NineSlice {
    let left = Self.pixels(capInsets.left, scale)
    let right = Self.pixels(capInsets.right, scale)
    return NineSlice(
      left: isMirrored ? right : left,
      top: Self.pixels(capInsets.top, scale),
      right: isMirrored ? left : right,
      bottom: Self.pixels(capInsets.bottom, scale),
      pixelsPerPoint: Double(scale),
      middle: mode == .tile ? .tiled : .stretched
    )
  }

  /// Returns an inset in pixels, rounded and limited to the size of a bitmap; NaN is 0.
  private static func pixels(_ inset: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (inset * scale).rounded()
    guard !pixels.isNaN else { return 0 }
    return Int(min(max(pixels, 0), CGFloat(Bitmap.maximumDimension)))
  }
}
