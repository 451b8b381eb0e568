/// Colors that go over into each other along a line or around a point.
///
///     Gradient(
///       .linear(from: Point(0, 0), to: Point(0, 49)),
///       stops: [Gradient.Stop(0, RGBA(255, 255, 255)), Gradient.Stop(1, RGBA(0, 0, 0))]
///     )  // white at the top of a bar, black at its bottom
///
/// Beyond the first and the last stop their colors go on. Between two stops premultiplied components are in proportion,
/// so that a color fades to clear without turning gray.
package struct Gradient: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// From one point to another, in points; the same along every line across.
    case linear(from: Point, to: Point)

    /// From a center to a circle, in points.
    case radial(center: Point, radius: Double)
  }

  /// A color and where it is, from 0 at the beginning to 1 at the end.
  package struct Stop: Hashable, Sendable {
    package var place: Double
    package var color: RGBA

    package init(_ place: Double, _ color: RGBA) {
      self.place = place
      self.color = color
    }
  }

  package var shape: Shape
  package var stops: [Stop]

  /// - Parameters:
  ///   - shape: Where it goes.
  ///   - stops: One color at least, in the order of their places.
  package init(_ shape: Shape, stops: [Stop]) {
    precondition(!stops.isEmpty, "Gradient.stops must not be empty")
    precondition(
      zip(stops, stops.dropFirst()).allSatisfy { $0.place <= $1.place },
      "Gradient.stops must be in order (were \(stops.map(\.place)))"
    )
    self.shape = shape
    self.stops = stops
  }

  /// The premultiplied pixels at 256 places from 0 to 1.
  var ramp: ContiguousArray<UInt32> {
    ContiguousArray(
      (0..<256).map { step in
        let place = Double(step) / 255
        guard let next = stops.firstIndex(where: { $0.place > place }) else {
          return stops[stops.count - 1].color.premultiplied()
        }
        guard next > 0 else { return stops[0].color.premultiplied() }
        let (first, second) = (stops[next - 1], stops[next])
        let part = UInt32(((place - first.place) / (second.place - first.place) * 255).rounded())
        return RowBlending.mix(first.color.premultiplied(), second.color.premultiplied(), part)
      }
    )
  }
}

/// Where pixels lie in a gradient.
struct GradientMap: Sendable {
  /// Pixel centers in a plane where a gradient begins at zero and ends at 1: to the right, or on the circle around it.
  private let place: Transform

  private let isRadial: Bool

  /// Nil if it has no length, or if no pixel has a place that is finite.
  init?(_ shape: Gradient.Shape, transform: Transform) {
    let plane: Transform
    switch shape {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      plane = Transform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
      isRadial = false
    case .radial(let center, let radius):
      plane = Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      isRadial = true
    }
    let map = transform(plane)
    let determinant = map.determinant
    guard determinant != 0, determinant.isFinite, map.tx.isFinite, map.ty.isFinite else {
      return nil
    }
    place = Transform(
      a: map.d / determinant,
      b: -map.b / determinant,
      c: -map.c / determinant,
      d: map.a / determinant,
      tx: (map.c * map.ty - map.d * map.tx) / determinant,
      ty: (map.b * map.tx - map.a * map.ty) / determinant
    )
  }

  /// Writes the pixels of a row.
  func write(
    _ ramp: borrowing ContiguousArray<UInt32>,
    to samples: inout ContiguousArray<UInt32>,
    columns: Range<Int>,
    row: Int
  ) {
    let ramp = ramp.span
    var samples = samples.mutableSpan
    for column in columns {
      let point = place(Point(Double(column) + 0.5, Double(row) + 0.5))
      let distance =
        isRadial ? (point.x * point.x + point.y * point.y).squareRoot() : point.x
      samples[column] = ramp[Int(min(max(distance, 0), 1) * 255 + 0.5)]
    }
  }
}

extension Canvas {
  /// Fills a path with a gradient, by the nonzero winding rule.
  ///
  /// A gradient without a length draws nothing.
  mutating func fill(_ path: Path, transform: Transform, gradient: Gradient) {
    guard let map = GradientMap(gradient.shape, transform: transform) else { return }
    let ramp = gradient.ramp
    let visible = visible
    let shape = rasterizer.coverage(of: path, transform: transform, rows: visible.rows)
    for row in shape.rows {
      let columns = shape.write(row: row, to: &coverage, in: visible.columns)
      map.write(ramp, to: &samples, columns: columns, row: row)
      blendSamples(columns: columns, row: row)
    }
  }
}

extension Gradient: CustomStringConvertible {
  package var description: String {
    let shape =
      switch shape {
      case .linear(let start, let end): "linear \(start.numbers) to \(end.numbers)"
      case .radial(let center, let radius): "radial \(center.numbers) radius \(radius.short)"
      }
    return stops.reduce(shape) { $0 + " \($1.color) at \($1.place.short)" }
  }
}
