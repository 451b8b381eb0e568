import TabColors

/// A matrix of 3 × 3 factors and an offset for sRGB components from 0 to 1; results are clamped.
///
/// The components stay gamma-encoded, as in Core Animation's `colorMatrix`.
package struct ColorMatrix: Hashable, Sendable {
  /// The factors of red, green and blue in each component of the result.
  package var red: SIMD3<Double>
  package var green: SIMD3<Double>
  package var blue: SIMD3<Double>

  /// The numbers added to red, green and blue.
  package var offset: SIMD3<Double>

  /// - Precondition: All numbers are finite.
  package init(
    red: SIMD3<Double>,
    green: SIMD3<Double>,
    blue: SIMD3<Double>,
    offset: SIMD3<Double>
  ) {
    for numbers in [red, green, blue, offset] {
      precondition(
        numbers.x.isFinite && numbers.y.isFinite && numbers.z.isFinite,
        "ColorMatrix must have finite numbers (had \(numbers))"
      )
    }
    self.red = red
    self.green = green
    self.blue = blue
    self.offset = offset
  }

  /// Creates a matrix that multiplies a color by `scale`, and adds its BT.709 luma times `luma` and an offset.
  package init(scale: Double, luma: Double = 0, offset: SIMD3<Double>) {
    let row = luma * SIMD3(LuminanceWeights.red, LuminanceWeights.green, LuminanceWeights.blue)
    self.init(
      red: row + SIMD3(scale, 0, 0),
      green: row + SIMD3(0, scale, 0),
      blue: row + SIMD3(0, 0, scale),
      offset: offset
    )
  }

  /// Returns the product with a color plus the offset, each component clamped to 0 through 1.
  package func callAsFunction(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let sums = SIMD3((red * color).sum(), (green * color).sum(), (blue * color).sum()) + offset
    return sums.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }
}

/// A color matrix in fixed point, so that each machine writes the same bytes.
struct FixedColorMatrix: Sendable {
  private let rows: (red: Row, green: Row, blue: Row)

  /// The factors and the offset of one component of the result, in 65,536ths.
  private struct Row: Sendable {
    let red: Int
    let green: Int
    let blue: Int
    let offset: Int

    init(_ factors: SIMD3<Double>, offset: Double) {
      // Large enough not to change a clamped result visibly, and small enough that no sum overflows.
      func fixed(_ number: Double) -> Int {
        Int((min(max(number, -4096), 4096) * 65_536).rounded())
      }
      (red, green, blue) = (fixed(factors.x), fixed(factors.y), fixed(factors.z))
      self.offset = fixed(offset)
    }
  }

  init(_ matrix: ColorMatrix) {
    rows = (
      Row(matrix.red, offset: matrix.offset.x), Row(matrix.green, offset: matrix.offset.y),
      Row(matrix.blue, offset: matrix.offset.z)
    )
  }

  /// Applies the matrix to a premultiplied pixel, whose alpha stays.
  func applied(to pixel: GaussianBlur.Pixel) -> GaussianBlur.Pixel {
    let (red, green, blue, alpha) = (Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w))
    @inline(__always) func component(_ row: Row) -> UInt16 {
      let sum =
        row.red &* red &+ row.green &* green &+ row.blue &* blue &+ row.offset &* alpha &+ 0x8000
      return UInt16(truncatingIfNeeded: min(max(sum >> 16, 0), alpha))
    }
    return GaussianBlur.Pixel(
      component(rows.red),
      component(rows.green),
      component(rows.blue),
      pixel.w
    )
  }
}
