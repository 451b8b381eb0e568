import TabRaster

@testable import HeadlessUIKit

extension UIView {
  /// The pixels in which a solid color is drawn in the lowest 130 points, as a rectangle in points;
  /// `nil` if there are none.
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
    // Iterators of the standard library are slow where nothing is optimized, and pixels are many.
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
  /// The one pixel of a color.
  fileprivate static func pixel(of color: UIColor, in traits: UITraitCollection) -> UInt32 {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { UInt32(($0 * 255).rounded()) }
    return 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}

extension UIImage {
  /// A square of one color, in points.
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
