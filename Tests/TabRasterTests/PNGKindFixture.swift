import Testing

@testable import TabRaster

/// A small PNG file of one color type and depth, with samples that a formula gives.
///
/// Interlaced files have 5 by 5 pixels, so that each of the seven passes has some, and a
/// transparent color or a palette with opacities if their color type has no alpha. The others have
/// 3 by 2 pixels.
struct PNGKindFixture: Sendable, CustomTestStringConvertible {
  var colorType: PNGColorType
  var depth: Int
  var isInterlaced: Bool
  var hexadecimal: String

  var testDescription: String { "\(colorType) \(depth)\(isInterlaced ? " interlaced" : "")" }

  var bytes: [UInt8] { PNGFixture.bytes(hexadecimal) }

  var bitmap: Bitmap {
    var bitmap = isInterlaced ? Bitmap(width: 5, height: 5) : Bitmap(width: 3, height: 2)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = color(samples(x, y))
        bitmap.pixels[y * bitmap.width + x] = color.dropLast().reduce(UInt32(color[3])) {
          $0 << 8 | UInt32((2 * $1 * color[3] + 255) / 510)
        }
      }
    }
    return bitmap
  }

  private var paletteCount: Int { min(1 << depth, 20) }

  /// Returns the samples of a pixel.
  private func samples(_ x: Int, _ y: Int) -> [Int] {
    let range = colorType == .palette ? paletteCount : 1 << depth
    return (0..<colorType.sampleCount).map {
      (x * 5 + y * 3 + $0 * 11 + x * y) * 2_749 % range
    }
  }

  /// Returns red, green, blue and alpha, 0 to 255, for the samples of a pixel.
  private func color(_ samples: [Int]) -> [Int] {
    let largest = 1 << depth - 1
    let bytes = samples.map { (2 * $0 * 255 + largest) / (2 * largest) }
    let isTransparent = isInterlaced && samples == self.samples(1, 1)
    switch colorType {
    case .gray: return [bytes[0], bytes[0], bytes[0], isTransparent ? 0 : 255]
    case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .rgb: return bytes + [isTransparent ? 0 : 255]
    case .rgba: return bytes
    case .palette:
      let index = samples[0]
      let hasOpacity = isInterlaced && index < paletteCount / 2
      return [
        index * 37 % 256, index * 91 % 256, 255 - index * 11 % 256,
        hasOpacity ? index * 40 % 256 : 255,
      ]
    }
  }
}
