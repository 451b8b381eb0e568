import TabRaster

/// The measures of a weight, in thousandths of the font size: heights, pens and side bearings.
struct Measures {
  static let capHeight = 705.0
  static let xHeight = 526.0
  static let ascender = 738.0
  static let descender = -200.0

  /// The height of a line above the baseline.
  static let lineAscent = 952.0

  /// The depth of a line below the baseline.
  static let lineDescent = 241.0

  /// The advance width of digits in the regular weight.
  static let digitAdvance = 606.0

  /// The distance by which round letters extend beyond straight ones at the top and bottom.
  static let overshoot = 11.0

  /// The pen of small letters.
  let small: Pen

  /// The pen of capitals, digits and signs.
  let capital: Pen

  /// The difference of the vertical strokes' width from that of the regular weight; negative for light.
  let gain: Double

  /// The weight whose advance widths letters get; `nil` for letters that are scaled down afterwards.
  private let weight: Font.Weight?

  /// Returns the advance width that a character must have; `nil` if it follows from its drawing.
  func advance(of character: Character) -> Double? {
    weight.flatMap { SystemFigures.advance(of: character, $0) }
  }

  init(_ weight: Font.Weight) {
    self.weight = weight
    switch weight {
    case .light:
      small = Pen(width: 65, height: 60)
      capital = Pen(width: 69, height: 64)
    case .regular:
      small = Pen(width: 85, height: 76)
      capital = Pen(width: 91, height: 82)
    case .medium:
      small = Pen(width: 99, height: 88)
      capital = Pen(width: 106, height: 94)
    case .semibold:
      small = Pen(width: 114, height: 99)
      capital = Pen(width: 121, height: 105)
    case .bold:
      small = Pen(width: 131, height: 111)
      capital = Pen(width: 139, height: 118)
    }
    gain = small.width - 85
  }

  private init(small: Pen, capital: Pen, gain: Double) {
    self.small = small
    self.capital = capital
    self.gain = gain
    weight = nil
  }

  /// The measures of letters that are scaled down afterwards: heavier, so that their strokes don't get too thin.
  var heavier: Measures {
    Measures(
      small: Pen(width: small.width * 1.3, height: small.height * 1.3),
      capital: Pen(width: capital.width * 1.3, height: capital.height * 1.3),
      gain: gain + small.width * 0.3
    )
  }

  /// Returns the side bearing for the shape of a side; heavier weights have smaller ones.
  func space(_ side: Side) -> Double {
    let base =
      switch side {
      case .stem: 83.0
      case .round: 50.0
      case .open: 37.0
      case .diagonal: 21.0
      case .capitalStem: 92.0
      case .capitalRound: 54.0
      case .exactly(let space): space
      }
    if case .exactly = side { return base }
    return base - gain * (base > 40 ? 0.2 : 0.1)
  }

  /// The shape of a letter's side, which determines its side bearing.
  enum Side {
    case stem
    case round
    case open
    case diagonal
    case capitalStem
    case capitalRound

    /// A side bearing for all weights.
    case exactly(Double)
  }
}
