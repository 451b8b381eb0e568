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

/// A linear map from one color space into another.
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
