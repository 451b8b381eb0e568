extension ColorTriple {
  /// Converts XYZ under D65 to CIE LCH: lightness and chroma from 0 to 100 or more, and the hue in degrees.
  package static func lch(xyz: ColorTriple) -> ColorTriple {
    let adapted = ColorMatrix.d65ToD50 * xyz
    // CIE's f, the cube root above the cube of 6/29; the divisors are the white point D50.
    func root(_ part: Double) -> Double {
      part > 216.0 / 24389 ? PortableMath.cubeRoot(part) : (part * 24389 / 27 + 16) / 116
    }
    let (x, y, z) = (
      root(adapted.x / 0.9642956764295677), root(adapted.y), root(adapted.z / 0.8251046025104602)
    )
    let (a, b) = (500 * (x - y), 200 * (y - z))
    let hue = PortableMath.degrees(cosine: a, sine: b)
    return ColorTriple(116 * y - 16, (a * a + b * b).squareRoot(), hue)
  }

  /// Converts sRGB components from 0 to 1 to HSL: the hue in degrees, 0 for gray, and saturation and lightness from 0 to
  /// 1.
  package static func hsl(sRGB color: ColorTriple) -> ColorTriple {
    let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
    let (sum, chroma) = (high + low, high - low)
    guard chroma > 0 else { return ColorTriple(0, 0, high) }
    let sixth =
      if high == color.x {
        (color.y - color.z) / chroma
      } else if high == color.y {
        (color.z - color.x) / chroma + 2
      } else {
        (color.x - color.y) / chroma + 4
      }
    return ColorTriple(
      (sixth < 0 ? sixth + 6 : sixth) * 60,
      chroma / (sum > 1 ? 2 - sum : sum),
      sum / 2
    )
  }
}
