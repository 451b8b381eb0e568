/// A point, or a vector, in a plane whose y axis points down.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }
}

/// A width and a height.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle: the top left corner and the size.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
}

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a transform that scales about the origin, then moves by `offset`.
  package static func scale(_ factor: Double, thenMoveBy offset: Point = Point(0, 0)) -> Transform {
    Transform(a: factor, b: 0, c: 0, d: factor, tx: offset.x, ty: offset.y)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies `first`, then this one.
  package func callAsFunction(_ first: Transform) -> Transform {
    let origin = self(Point(first.tx, first.ty))
    return Transform(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      tx: origin.x,
      ty: origin.y
    )
  }

  /// Transforms a vector: as a point, without the translation.
  package func callAsFunction(vector: Point) -> Point {
    Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }

  /// The factor by which areas grow; negative if the transform mirrors.
  package var determinant: Double { a * d - b * c }

  /// The factor by which lengths grow; the geometric mean if directions differ.
  package var scale: Double { abs(determinant).squareRoot() }

  /// Whether the transform only scales by positive factors and moves, so that rows stay rows.
  package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
