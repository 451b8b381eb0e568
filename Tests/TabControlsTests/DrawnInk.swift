import TabRaster

@testable import HeadlessUIKit

extension UIView {
  /// Returns the bounds, in points, of the pixels of a color in the lowest 130 points; `nil` if
  /// there are none.
  @MainActor
  func ink(of color: UIColor) -> CGRect? {
    let scale = Int(traitCollection.displayScale)
    let first = Int(bounds.height - 130) * scale
    let bitmap = recorded(scale: CGFloat(scale)).rendered(
      size: Size(width: Double(bounds.width), height: Double(bounds.height)),
      scale: scale,
      rows: first..<Int(bounds.height) * scale
    )
    let pixel = UIGraphicsImageRenderer.pixel(of: color, in: traitCollection)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    // A loop by index, since iterators of the standard library are slow in debug builds.
    let pixels = bitmap.pixels
    var index = 0
    while index < pixels.count {
      if pixels[index] == pixel {
        let (y, x) = (index / bitmap.width, index % bitmap.width)
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
      index += 1
    }
    guard right > 0 else { return nil }
    let size = CGFloat(scale)
    return CGRect(
      x: CGFloat(left) / size,
      y: CGFloat(top + first) / size,
      width: CGFloat(right - left) / size,
      height: CGFloat(bottom - top) / size
    )
  }
}

extension UIGraphicsImageRenderer {
  /// Returns the pixel of an opaque color, `0xAARRGGBB`.
  fileprivate static func pixel(of color: UIColor, in traits: UITraitCollection) -> UInt32 {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { UInt32(($0 * 255).rounded()) }
    return 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}

extension UIImage {
  /// Returns a square image of a color, with a side in points.
  @MainActor
  static func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size)
      .image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      .withRenderingMode(.alwaysOriginal)
  }
}
