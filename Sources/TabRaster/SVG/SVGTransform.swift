import TabColors

/// The `transform` attribute.
extension Transform {
  /// Reads a transform list, as "translate(2) rotate(45 12 12)", of which the last one applies first.
  static func svg(_ attribute: XMLAttribute) throws(UnlocatedSVGError) -> Transform {
    var scanner = SVGScanner(attribute)
    var result = Transform.identity
    while !scanner.isAtEnd {
      let before = scanner
      let name = scanner.word()
      scanner.skipSpace()
      var numbers: [Double] = []
      if scanner.skip("(") {
        scanner.skipSpace()
        while scanner.isAtNumber {
          numbers.append(try scanner.number())
          scanner.skipComma()
        }
      }
      guard scanner.skip(")"), let transform = svg(name, arguments: numbers) else {
        throw before.error(
          expected: "translate, scale, rotate, skewX, skewY or matrix, with numbers in ()"
        )
      }
      result = result(transform)
      scanner.skipComma()
    }
    return result
  }

  /// Returns the transform of a function with its arguments, or nil for an unknown name or number of arguments.
  private static func svg(_ name: String, arguments n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("translate", 1), ("translate", 2):
      return .scale(1, thenMoveBy: Point(n[0], n.count == 2 ? n[1] : 0))
    case ("scale", 1), ("scale", 2):
      return Transform(a: n[0], b: 0, c: 0, d: n[n.count - 1], tx: 0, ty: 0)
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      let center = Point(n[1], n[2])
      return .scale(1, thenMoveBy: center)(rotation(n[0]))(.scale(1, thenMoveBy: center * -1))
    case ("skewX", 1): return Transform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return Transform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    case ("matrix", 6): return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> Transform {
    // Multiples of 90 degrees are exact, so that vertical and horizontal edges stay sharp.
    let (cosine, sine) = PortableMath.direction(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (cosine, sine) = PortableMath.direction(degrees: degrees)
    return sine / cosine
  }

  /// The inverse transform, or nil if the determinant is 0 or not finite.
  var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}
