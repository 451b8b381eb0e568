/// The color type in a PNG header (PNG specification, 11.2.2).
enum PNGColorType: UInt8, Hashable, Sendable {
  case gray = 0
  case rgb = 2

  /// One sample per pixel: an index into the palette.
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  /// The number of samples per pixel.
  var sampleCount: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bit depths that the PNG specification allows with the color type.
  var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}
