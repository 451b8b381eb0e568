/// The colors of a backdrop filter, quantized.
///
/// Saturation keeps the luma of Rec. 709, computed on sRGB components as they are, as in Core Animation and CSS.
struct ColorFilter: Sendable {
  /// The luma of red, green and blue, in parts of 65,536.
  private static let luma: (red: Int, green: Int, blue: Int) = (13_933, 46_871, 4_732)

  /// In parts of 65,536.
  private let saturation: Int

  private let tint: (red: Int, green: Int, blue: Int, alpha: Int)

  private let saturatesTint: Bool

  init(_ filter: BackdropFilter) {
    saturation = Int((filter.saturation * 65_536).rounded())
    saturatesTint = filter.saturatesTint
    let color = filter.tint
    tint = (Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
  }

  /// Saturates and tints premultiplied pixels, and rounds them to 8 bits.
  func pixels(_ pixels: borrowing ContiguousArray<GaussianBlur.Pixel>) -> ContiguousArray<UInt32> {
    saturatesTint ? tintedAndSaturated(pixels) : saturatedAndTinted(pixels)
  }

  private func saturatedAndTinted(
    _ pixels: borrowing ContiguousArray<GaussianBlur.Pixel>
  ) -> ContiguousArray<UInt32> {
    var result = ContiguousArray<UInt32>()
    result.reserveCapacity(pixels.count)
    let pixels = pixels.span
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      let (red, green, blue, alpha) = (Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w))
      let (weightRed, weightGreen, weightBlue) = ColorFilter.luma
      let gray = weightRed &* red &+ weightGreen &* green &+ weightBlue &* blue
      let parts =
        tinted(saturated(red, gray, alpha), tint.red) << 16
        | tinted(saturated(green, gray, alpha), tint.green) << 8
        | tinted(saturated(blue, gray, alpha), tint.blue)
        | tinted(alpha, 255) << 24
      result.append(UInt32(truncatingIfNeeded: parts))
    }
    return result
  }

  private func tintedAndSaturated(
    _ pixels: borrowing ContiguousArray<GaussianBlur.Pixel>
  ) -> ContiguousArray<UInt32> {
    var result = ContiguousArray<UInt32>()
    result.reserveCapacity(pixels.count)
    let pixels = pixels.span
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      let red = precisely(Int(pixel.x), tint.red)
      let green = precisely(Int(pixel.y), tint.green)
      let blue = precisely(Int(pixel.z), tint.blue)
      let alpha = precisely(Int(pixel.w), 255)
      let (weightRed, weightGreen, weightBlue) = ColorFilter.luma
      let gray = weightRed &* red &+ weightGreen &* green &+ weightBlue &* blue
      // All are rounded alike, so that no component comes to more than its alpha.
      let parts =
        rounded(saturated(red, gray, alpha)) << 16
        | rounded(saturated(green, gray, alpha)) << 8
        | rounded(saturated(blue, gray, alpha))
        | rounded(alpha) << 24
      result.append(UInt32(truncatingIfNeeded: parts))
    }
    return result
  }

  @inline(__always)
  private func rounded(_ component: Int) -> Int { (component &+ 128) >> 8 }

  /// Source-over of the tint, with 8 bits behind the point.
  @inline(__always)
  private func precisely(_ component: Int, _ color: Int) -> Int {
    let sum = component &* (255 &- tint.alpha) &+ (color &* tint.alpha) << 8
    return (sum &+ 127) / 255
  }

  /// Moves a component away from the luma, which has 16 bits more, but not beyond what its alpha allows.
  @inline(__always)
  private func saturated(_ component: Int, _ gray: Int, _ alpha: Int) -> Int {
    let difference = component << 16 &- gray
    let moved = (gray &+ (difference &* saturation) >> 16 &+ 0x8000) >> 16
    return min(max(moved, 0), alpha)
  }

  /// Source-over of the tint.
  @inline(__always)
  private func tinted(_ component: Int, _ color: Int) -> Int {
    let sum = component &* (255 &- tint.alpha) &+ (color &* tint.alpha) << 8
    return (sum &+ 255 * 128) / (255 * 256)
  }
}
