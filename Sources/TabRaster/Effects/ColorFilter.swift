/// The color part of a backdrop filter, without its blur, in fixed point.
///
/// Saturation preserves the luma of Rec. 709, computed on gamma-encoded sRGB components, as in Core Animation and CSS.
struct ColorFilter: Sendable {
  /// The luma weights of red, green and blue, in 65,536ths.
  private static let luma: (red: Int, green: Int, blue: Int) = (13_933, 46_871, 4_732)

  /// The saturation factor, in 65,536ths.
  private let saturation: Int

  private let tint: (red: Int, green: Int, blue: Int, alpha: Int)

  private let saturatesTint: Bool

  private let matrix: FixedColorMatrix?

  /// Whether the matrix is applied to straight colors made opaque.
  private let isOpaque: Bool

  /// - Parameters:
  ///   - filter: The filter, of which the blur is ignored.
  ///   - isOpaque: Whether the matrix makes pixels opaque, clear ones included.
  init(_ filter: BackdropFilter, isOpaque: Bool = false) {
    matrix = filter.matrix.map(FixedColorMatrix.init)
    self.isOpaque = isOpaque
    saturation = Int((filter.saturation * 65_536).rounded())
    saturatesTint = filter.saturatesTint
    let color = filter.tint
    tint = (Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
  }

  /// Filters colors in place, and computes a run of equal colors once.
  func apply(to colors: inout ContiguousArray<GaussianBlur.Pixel>) {
    var colors = colors.mutableSpan
    var last = GaussianBlur.Pixel.zero
    var result = filtered(last)
    for index in 0..<colors.count {
      if colors[index] != last {
        last = colors[index]
        result = filtered(last)
      }
      colors[index] = result
    }
  }

  /// Filters a range of pixels, and writes them to a row from its start.
  func write(
    _ pixels: borrowing ContiguousArray<UInt32>,
    at indices: Range<Int>,
    to row: inout ContiguousArray<UInt32>
  ) {
    let pixels = pixels.span.extracting(indices)
    var row = row.mutableSpan
    var last: UInt32 = 0
    var result = filtered(last)
    for index in 0..<pixels.count {
      if pixels[index] != last {
        last = pixels[index]
        result = filtered(last)
      }
      row[index] = result
    }
  }

  /// Applies saturation, tint and matrix to a premultiplied pixel, `0xAARRGGBB`.
  func filtered(_ pixel: UInt32) -> UInt32 {
    let bytes = SIMD4(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 0xFF
    return filtered(GaussianBlur.Pixel(truncatingIfNeeded: bytes &<< 8)).premultiplied
  }

  /// Applies saturation, tint and matrix to a premultiplied pixel.
  private func filtered(_ pixel: GaussianBlur.Pixel) -> GaussianBlur.Pixel {
    let color = saturatesTint ? saturated(tinted(pixel)) : tinted(saturated(pixel))
    guard let matrix else { return color }
    return matrix.applied(to: isOpaque ? opaque(color) : color)
  }

  /// The pixel's straight color, opaque; black for a clear pixel.
  private func opaque(_ pixel: GaussianBlur.Pixel) -> GaussianBlur.Pixel {
    let (alpha, most) = (Int(pixel.w), 255 << 8)
    guard alpha < most else { return pixel }
    func component(_ value: UInt16) -> UInt16 {
      alpha == 0 ? 0 : UInt16(min(Int(value) * most / alpha, most))
    }
    return GaussianBlur.Pixel(
      component(pixel.x),
      component(pixel.y),
      component(pixel.z),
      UInt16(most)
    )
  }

  private func saturated(_ pixel: GaussianBlur.Pixel) -> GaussianBlur.Pixel {
    let (red, green, blue, alpha) = (Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w))
    let (weightRed, weightGreen, weightBlue) = ColorFilter.luma
    let gray = weightRed &* red &+ weightGreen &* green &+ weightBlue &* blue
    return GaussianBlur.Pixel(
      UInt16(truncatingIfNeeded: saturated(red, gray: gray, alpha: alpha)),
      UInt16(truncatingIfNeeded: saturated(green, gray: gray, alpha: alpha)),
      UInt16(truncatingIfNeeded: saturated(blue, gray: gray, alpha: alpha)),
      pixel.w
    )
  }

  private func tinted(_ pixel: GaussianBlur.Pixel) -> GaussianBlur.Pixel {
    GaussianBlur.Pixel(
      tinted(pixel.x, with: tint.red),
      tinted(pixel.y, with: tint.green),
      tinted(pixel.z, with: tint.blue),
      tinted(pixel.w, with: 255)
    )
  }

  /// Scales a component's difference from the luma, which has 16 more fractional bits, and clamps the result to the
  /// alpha.
  @inline(__always)
  private func saturated(_ component: Int, gray: Int, alpha: Int) -> Int {
    let difference = component << 16 &- gray
    let moved = (gray &+ (difference &* saturation) >> 16 &+ 0x8000) >> 16
    return min(max(moved, 0), alpha)
  }

  /// Blends the tint over a component.
  @inline(__always)
  private func tinted(_ component: UInt16, with color: Int) -> UInt16 {
    let sum = Int(component) &* (255 &- tint.alpha) &+ (color &* tint.alpha) << 8
    return UInt16(truncatingIfNeeded: (sum &+ 127) / 255)
  }
}
