import TabAppearance
import TabColors
import Testing

/// A color in some color space, with its components in sRGB and Display P3.
///
/// Computed with coloraide 8.13.1, which follows CSS Color 4, and checked with two independent
/// programs, to six digits.
struct ColorVector: Sendable, CustomTestStringConvertible {
  let text: String

  /// The components in sRGB, outside of 0...1 if the color is outside of the gamut.
  let sRGB: ColorTriple
  let displayP3: ColorTriple
  let isInSRGB: Bool
  let isInDisplayP3: Bool

  /// The components in sRGB after gamut mapping.
  let mappedSRGB: ColorTriple
  let mappedDisplayP3: ColorTriple

  var testDescription: String { text }

  private init(
    _ text: String,
    _ sRGB: (Double, Double, Double),
    _ displayP3: (Double, Double, Double),
    _ gamut: Gamut,
    mapped: (Double, Double, Double)? = nil,
    mappedP3: (Double, Double, Double)? = nil
  ) {
    self.text = text
    self.sRGB = ColorTriple(sRGB.0, sRGB.1, sRGB.2)
    self.displayP3 = ColorTriple(displayP3.0, displayP3.1, displayP3.2)
    isInSRGB = gamut == .both
    isInDisplayP3 = gamut != .none
    mappedSRGB = mapped.map { ColorTriple($0.0, $0.1, $0.2) } ?? self.sRGB
    mappedDisplayP3 = mappedP3.map { ColorTriple($0.0, $0.1, $0.2) } ?? self.displayP3
  }

  private enum Gamut {
    case both
    case p3
    case none
  }

  static let all: [ColorVector] = [
    .init("color(srgb 1 0 0)", (1, 0, 0), (0.917488, 0.200287, 0.138561), .both),
    .init("color(srgb 0.2 0.4 0.6 / 0.5)", (0.2, 0.4, 0.6), (0.249851, 0.39524, 0.584034), .both),
    .init(
      "color(srgb-linear 0.5 0.25 0.1)",
      (0.735357, 0.537099, 0.34919),
      (0.705329, 0.54521, 0.377578),
      .both
    ),
    .init("hsl(330 100% 50%)", (1, 0, 0.5), (0.917488, 0.200287, 0.497757), .both),
    .init("hsl(none 0% 100%)", (1, 1, 1), (1, 1, 1), .both),
    .init("hwb(150 20% 10%)", (0.2, 0.9, 0.55), (0.445506, 0.887227, 0.581419), .both),
    .init("hwb(90 60% 60%)", (0.5, 0.5, 0.5), (0.5, 0.5, 0.5), .both),
    .init(
      "lab(60.17 93.54 -60.5)",
      (1.000017, 0.000038, 1.000007),
      (0.917504, 0.2003, 0.967483),
      .both,
      mapped: (1, 0.000038, 1)
    ),
    .init(
      "lab(50 -80 40)",
      (-0.367966, 0.574667, 0.155181),
      (-0.221689, 0.562441, 0.215166),
      .none,
      mapped: (0, 0.53868, 0.270206),
      mappedP3: (0, 0.553298, 0.240984)
    ),
    .init(
      "lch(60.17 111.4 327.11)",
      (1.000058, -0.000214, 0.99996),
      (0.917539, 0.200249, 0.967439),
      .both,
      mapped: (1, 0, 0.99996)
    ),
    .init(
      "lch(52.2345 72.2 56.2)",
      (0.776174, 0.36339, 0.024548),
      (0.724278, 0.386738, 0.148366),
      .both
    ),
    .init(
      "oklab(0.701 0.2746 -0.169)",
      (0.999167, -0.004691, 0.998714),
      (0.916688, 0.198956, 0.966226),
      .p3,
      mapped: (0.999167, 0, 0.998714)
    ),
    .init(
      "oklab(0.4 0.1 -0.1)",
      (0.388914, 0.156497, 0.480518),
      (0.36034, 0.170273, 0.46438),
      .both
    ),
    .init(
      "oklch(0.7016 0.3225 328.363)",
      (0.999901, -0.000661, 0.999914),
      (0.917391, 0.200104, 0.967391),
      .p3,
      mapped: (0.999901, 0, 0.999914)
    ),
    .init(
      "oklch(0.65 0.18 264)",
      (0.333716, 0.534867, 0.986173),
      (0.379383, 0.529675, 0.95545),
      .both
    ),
    .init(
      "oklch(0.7 0.4 145)",
      (-0.532715, 0.823447, -0.388333),
      (-0.327474, 0.806437, -0.295878),
      .none,
      mapped: (0, 0.766084, 0),
      mappedP3: (0, 0.780448, 0)
    ),
    .init("oklch(0.9999999935 3.727399554e-08 89.8755631)", (1, 1, 1), (1, 1, 1), .both),
    .init(
      "color(display-p3 1 0 0)",
      (1.093066, -0.226742, -0.150135),
      (1, 0, 0),
      .p3,
      mapped: (1, 0.04457, 0.045932)
    ),
    .init(
      "color(display-p3 0 1 0)",
      (-0.511605, 1.018266, -0.310675),
      (0, 1, 0),
      .p3,
      mapped: (0, 0.985764, 0.159742)
    ),
    .init(
      "color(display-p3 0.25 0.5 0.75)",
      (0.124076, 0.507346, 0.771127),
      (0.25, 0.5, 0.75),
      .both
    ),
    .init(
      "color(a98-rgb 0 1 0)",
      (-0.66395, 1, -0.229161),
      (-0.423708, 0.979313, 0.177436),
      .none,
      mapped: (0, 0.926519, 0.408197),
      mappedP3: (0, 0.952857, 0.328157)
    ),
    .init(
      "color(a98-rgb 0.5 0.5 0.5)",
      (0.503993, 0.503993, 0.503993),
      (0.503993, 0.503993, 0.503993),
      .both
    ),
    .init(
      "color(prophoto-rgb 1 0 1)",
      (1.269924, -0.518682, 1.064584),
      (1.151438, -0.445119, 1.02712),
      .none,
      mapped: (1, 0.265213, 0.894434),
      mappedP3: (1, 0, 0.932411)
    ),
    .init(
      "color(prophoto-rgb 0.4 0.5 0.3)",
      (0.419417, 0.59211, 0.327086),
      (0.456229, 0.587386, 0.356615),
      .both
    ),
    .init(
      "color(rec2020 1 0 0)",
      (1.24822, -0.387908, -0.143514),
      (1.138151, -0.283422, 0.036457),
      .none,
      mapped: (1, 0.288023, 0.308861),
      mappedP3: (1, 0.202979, 0.252208)
    ),
    .init(
      "color(rec2020 0.235202 0.431704 0.085432)",
      (0, 0.501955, -0.000001),
      (0.216035, 0.494176, 0.131511),
      .both
    ),
    .init(
      "color(rec2020 0.5 0.5 0.5)",
      (0.546584, 0.546584, 0.546584),
      (0.546584, 0.546584, 0.546584),
      .both
    ),
    .init(
      "color(xyz-d65 0.5929 0.2848 0.9699)",
      (1.000054, -0.001095, 1.000021),
      (0.917529, 0.200037, 0.967494),
      .p3,
      mapped: (1, 0, 1)
    ),
    .init("color(xyz-d65 0.9504559270516716 1 1.0890577507598784)", (1, 1, 1), (1, 1, 1), .both),
    .init(
      "color(xyz-d50 0.5791 0.2831 0.728)",
      (0.999953, 0.000227, 0.999986),
      (0.917446, 0.20033, 0.967462),
      .both
    ),
    .init(
      "oklch(0.75 none 50)",
      (0.681341, 0.681341, 0.681341),
      (0.681341, 0.681341, 0.681341),
      .both
    ),
    .init(
      "oklch(0.6 0.1 none)",
      (0.692324, 0.39884, 0.492791),
      (0.652249, 0.413029, 0.491101),
      .both
    ),
  ]
}
