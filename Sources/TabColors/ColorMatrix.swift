/// The three components of a color in some color space.
package struct ColorTriple: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package func map(_ transform: (Double) -> Double) -> ColorTriple {
    ColorTriple(transform(x), transform(y), transform(z))
  }

  package var components: [Double] { [x, y, z] }
}

/// A linear map from one color space to another.
package struct ColorMatrix: Sendable {
  let rows: (ColorTriple, ColorTriple, ColorTriple)

  package init(_ first: ColorTriple, _ second: ColorTriple, _ third: ColorTriple) {
    rows = (first, second, third)
  }

  package static func * (matrix: ColorMatrix, triple: ColorTriple) -> ColorTriple {
    func product(_ row: ColorTriple) -> Double {
      row.x * triple.x + row.y * triple.y + row.z * triple.z
    }
    return ColorTriple(product(matrix.rows.0), product(matrix.rows.1), product(matrix.rows.2))
  }
}

// The matrices between RGB and XYZ follow from the primaries and the white point of each space. Those of Oklab are
// Ottosson's, recomputed in CSS Color 4 for the same white point as the others.

extension ColorMatrix {
  /// The map from linear sRGB to XYZ under D65.
  static let sRGBToXYZ = ColorMatrix(
    ColorTriple(0.4123907992659594, 0.35758433938387796, 0.1804807884018343),
    ColorTriple(0.2126390058715103, 0.7151686787677559, 0.07219231536073371),
    ColorTriple(0.019330818715591825, 0.11919477979462596, 0.9505321522496607)
  )

  static let xyzToSRGB = ColorMatrix(
    ColorTriple(3.2409699419045213, -1.5373831775700932, -0.4986107602930032),
    ColorTriple(-0.9692436362808794, 1.8759675015077202, 0.04155505740717556),
    ColorTriple(0.055630079696993594, -0.20397695888897646, 1.0569715142428784)
  )

  static let displayP3ToXYZ = ColorMatrix(
    ColorTriple(0.4865709486482161, 0.26566769316909306, 0.19821728523436247),
    ColorTriple(0.22897456406974875, 0.6917385218365063, 0.07928691409374498),
    ColorTriple(0, 0.04511338185890263, 1.0439443689009757)
  )

  static let xyzToDisplayP3 = ColorMatrix(
    ColorTriple(2.4934969119414254, -0.9313836179191242, -0.4027107844507169),
    ColorTriple(-0.8294889695615747, 1.7626640603183465, 0.023624685841943563),
    ColorTriple(0.03584583024378446, -0.07617238926804183, 0.9568845240076874)
  )

  static let a98ToXYZ = ColorMatrix(
    ColorTriple(0.5766690429101307, 0.18555823790654627, 0.18822864623499472),
    ColorTriple(0.2973449752505361, 0.627363566255466, 0.07529145849399789),
    ColorTriple(0.027031361386412343, 0.07068885253582721, 0.9913375368376389)
  )

  static let rec2020ToXYZ = ColorMatrix(
    ColorTriple(0.6369580483012911, 0.14461690358620838, 0.16888097516417208),
    ColorTriple(0.262700212011267, 0.677998071518871, 0.05930171646986195),
    ColorTriple(0, 0.028072693049087438, 1.0609850577107909)
  )

  /// The map from linear ProPhoto RGB to XYZ under D50, its white point.
  static let proPhotoToXYZD50 = ColorMatrix(
    ColorTriple(0.7977666449006424, 0.1351812974005331, 0.0313477341283922),
    ColorTriple(0.28807482881940133, 0.7118352342418731, 0.0000899369387256457),
    ColorTriple(0, 0, 0.8251046025104602)
  )

  /// The Bradford chromatic adaptation from D50 to D65, in XYZ.
  static let d50ToD65 = ColorMatrix(
    ColorTriple(0.9554734214880751, -0.023098454948764575, 0.06325924320057066),
    ColorTriple(-0.028369709333863676, 1.009995398081304, 0.02104144119191732),
    ColorTriple(0.012314014864481984, -0.02050764929889896, 1.330365926242124)
  )

  /// The Bradford chromatic adaptation from D65 to D50, in XYZ.
  static let d65ToD50 = ColorMatrix(
    ColorTriple(1.0479297925449969, 0.02294687060160967, -0.05019226628920522),
    ColorTriple(0.0296278087700558, 0.9904344267538798, -0.017073799063418806),
    ColorTriple(-0.009243040646204514, 0.01505519149029815, 0.7518742814281371)
  )

  /// The map from XYZ under D65 to LMS, the cone responses of Oklab.
  static let xyzToLMS = ColorMatrix(
    ColorTriple(0.819022437996703, 0.3619062600528904, -0.1288737815209879),
    ColorTriple(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    ColorTriple(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )

  static let lmsToXYZ = ColorMatrix(
    ColorTriple(1.226879875845924, -0.5578149944602171, 0.2813910456659647),
    ColorTriple(-0.04057574521480083, 1.112286803280317, -0.07171105806551635),
    ColorTriple(-0.07637293667466008, -0.42149333240224324, 1.5869240198367818)
  )

  /// The map from the cube roots of the LMS cone responses to Oklab.
  static let lmsRootsToOklab = ColorMatrix(
    ColorTriple(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    ColorTriple(1.9779985324311684, -2.42859224204858, 0.450593709617411),
    ColorTriple(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )

  static let oklabToLMSRoots = ColorMatrix(
    ColorTriple(1, 0.3963377773761749, 0.21580375730991364),
    ColorTriple(1, -0.10556134581565857, -0.0638541728258133),
    ColorTriple(1, -0.08948417752981186, -1.2914855480194092)
  )
}
