/// What the samples of a pixel are; the numbers are those of the header (PNG specification, 11.2.2).
enum PNGColorType: UInt8, Hashable, Sendable {
  case gray = 0
  case rgb = 2

  /// One sample, the number of a color in the palette.
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  /// The samples of a pixel.
  var sampleCount: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bits that a sample may have.
  var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}
