import Foundation
import TabRaster

/// Returns the difference of two sRGB colors by CIEDE2000 (CIE 142-2001); about 1 is just noticeable.
func difference(_ first: RGBA, _ second: RGBA) -> Double {
  let (a, b) = (CIELAB(first), CIELAB(second))
  let mean = (hypot(a.a, a.b) + hypot(b.a, b.b)) / 2
  let stretch = 1 + 0.5 * (1 - (pow(mean, 7) / (pow(mean, 7) + pow(25, 7))).squareRoot())
  let (c1, c2) = (hypot(a.a * stretch, a.b), hypot(b.a * stretch, b.b))
  func hue(_ lab: CIELAB) -> Double {
    let degrees = atan2(lab.b, lab.a * stretch) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
  let (h1, h2) = (hue(a), hue(b))
  let isGray = c1 * c2 == 0
  var turn = isGray ? 0 : h2 - h1
  if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
  func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  let (light, chroma) = ((a.l + b.l) / 2, (c1 + c2) / 2)
  let middle =
    isGray || abs(h1 - h2) <= 180
    ? (h1 + h2) / (isGray ? 1 : 2) : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2
  let t =
    1 - 0.17 * cosine(middle - 30) + 0.24 * cosine(2 * middle) + 0.32 * cosine(3 * middle + 6)
    - 0.2 * cosine(4 * middle - 63)
  let square = (light - 50) * (light - 50)
  let lightness = (b.l - a.l) / (1 + 0.015 * square / (20 + square).squareRoot())
  let saturation = (c2 - c1) / (1 + 0.045 * chroma)
  let tone = 2 * (c1 * c2).squareRoot() * sine(turn / 2) / (1 + 0.015 * chroma * t)
  let rotation =
    -sine(60 * exp(-pow((middle - 275) / 25, 2)))
    * 2 * (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
  return
    (lightness * lightness + saturation * saturation + tone * tone + rotation * saturation * tone)
    .squareRoot()
}

/// A color in CIELAB with the white point D65.
private struct CIELAB {
  var l: Double
  var a: Double
  var b: Double

  init(_ color: RGBA) {
    func linear(_ component: UInt8) -> Double {
      let part = Double(component) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func curve(_ part: Double) -> Double {
      part > 216.0 / 24_389 ? cbrt(part) : (24_389.0 / 27 * part + 16) / 116
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let x = curve((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
    let y = curve(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue)
    let z = curve((0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83)
    (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
