/// The color spaces of CSS Color 4: those of `color()`, by their names there, and those with functions such as
/// `oklch()`.
package enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  case sRGB = "srgb"
  case linearSRGB = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020 = "rec2020"
  case xyz = "xyz"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch

  /// Converts a color from this space to XYZ under D65.
  ///
  /// Hues are in degrees; saturation, whiteness and blackness from 0 to 1; lightness from 0 to 100 for `lab` and `lch`,
  /// and from 0 to 1 for the other spaces.
  package func xyz(of color: ColorTriple) -> ColorTriple {
    switch self {
    case .sRGB: ColorMatrix.sRGBToXYZ * color.map(TransferCurve.sRGB.decoded)
    case .linearSRGB: ColorMatrix.sRGBToXYZ * color
    case .displayP3: ColorMatrix.displayP3ToXYZ * color.map(TransferCurve.sRGB.decoded)
    case .a98: ColorMatrix.a98ToXYZ * color.map(TransferCurve.a98.decoded)
    case .proPhoto:
      ColorMatrix.d50ToD65
        * (ColorMatrix.proPhotoToXYZD50 * color.map(TransferCurve.proPhoto.decoded))
    case .rec2020: ColorMatrix.rec2020ToXYZ * color.map(TransferCurve.rec2020.decoded)
    case .xyz, .xyzD65: color
    case .xyzD50: ColorMatrix.d50ToD65 * color
    case .hsl: ColorSpace.sRGB.xyz(of: .sRGB(hsl: color))
    case .hwb: ColorSpace.sRGB.xyz(of: .sRGB(hwb: color))
    case .lab: ColorMatrix.d50ToD65 * ColorTriple.xyzD50(lab: color)
    case .lch: ColorSpace.lab.xyz(of: .rectangular(color))
    case .oklab: .xyz(oklab: color)
    case .oklch: .xyz(oklab: .rectangular(color))
    }
  }
}

extension ColorTriple {
  /// Converts lightness, chroma and hue to lightness, a and b, as from LCH to Lab.
  fileprivate static func rectangular(_ polar: ColorTriple) -> ColorTriple {
    let (cosine, sine) = PortableMath.direction(degrees: polar.z)
    return ColorTriple(polar.x, polar.y * cosine, polar.y * sine)
  }

  /// Converts CIE Lab to XYZ under D50.
  fileprivate static func xyzD50(lab: ColorTriple) -> ColorTriple {
    // The inverse of CIE's f, which is linear up to the cube of 6/29; the factors are the white point D50.
    let middle = (lab.x + 16) / 116
    func part(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389
    }
    return ColorTriple(
      part(middle + lab.y / 500) * 0.9642956764295677,
      part(middle),
      part(middle - lab.z / 200) * 0.8251046025104602
    )
  }

  static func xyz(oklab: ColorTriple) -> ColorTriple {
    ColorMatrix.lmsToXYZ * (ColorMatrix.oklabToLMSRoots * oklab).map { $0 * $0 * $0 }
  }

  package static func oklab(xyz: ColorTriple) -> ColorTriple {
    ColorMatrix.lmsRootsToOklab * (ColorMatrix.xyzToLMS * xyz).map(PortableMath.cubeRoot)
  }

  static func sRGB(hsl color: ColorTriple) -> ColorTriple {
    let (saturation, lightness) = (color.y, color.z)
    let turn = color.x.truncatingRemainder(dividingBy: 360)
    let hue = (turn < 0 ? turn + 360 : turn) / 30
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 12)
      let slope = max(-1, min(position - 3, 9 - position, 1))
      return lightness - saturation * min(lightness, 1 - lightness) * slope
    }
    return ColorTriple(component(0), component(8), component(4))
  }

  static func sRGB(hwb color: ColorTriple) -> ColorTriple {
    let (white, black) = (color.y, color.z)
    guard white + black < 1 else {
      return ColorTriple(1, 1, 1).map { $0 * (white / (white + black)) }
    }
    return sRGB(hsl: ColorTriple(color.x, 1, 0.5)).map { $0 * (1 - white - black) + white }
  }
}
