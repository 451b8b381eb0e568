/// A linear or radial color gradient.
///
///     Gradient(
///       .linear(from: Point(0, 0), to: Point(0, 49)),
///       stops: [Gradient.Stop(0, RGBA(255, 255, 255)), Gradient.Stop(1, RGBA(0, 0, 0))]
///     )  // white at the top of a bar, black at its bottom
///
/// The colors of the first and the last stop continue beyond them. Between stops, premultiplied components are
/// interpolated linearly, so that a color fades to clear without turning gray.
package struct Gradient: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// A gradient along the line from a start to an end point, in points; constant perpendicular to the line.
    case linear(from: Point, to: Point)

    /// A gradient from a center to a circle around it, in points.
    case radial(center: Point, radius: Double)
  }

  /// A color at an offset, from 0 at the start to 1 at the end of the gradient.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: RGBA

    package init(offset: Double, color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  package var shape: Shape
  package var stops: [Stop]

  /// - Parameters:
  ///   - shape: The line or the circle of the gradient.
  ///   - stops: At least one stop, in the order of the offsets.
  package init(_ shape: Shape, stops: [Stop]) {
    precondition(!stops.isEmpty, "Gradient.stops must not be empty")
    precondition(
      zip(stops, stops.dropFirst()).allSatisfy { $0.offset <= $1.offset },
      "Gradient.stops must be in order (were \(stops.map(\.offset)))"
    )
    self.shape = shape
    self.stops = stops
  }

  /// The premultiplied pixels at 256 offsets from 0 to 1.
  var ramp: ContiguousArray<UInt32> {
    ContiguousArray(
      (0..<256).map { step in
        let offset = Double(step) / 255
        guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
          return stops[stops.count - 1].color.premultiplied()
        }
        guard next > 0 else { return stops[0].color.premultiplied() }
        let (first, second) = (stops[next - 1], stops[next])
        let part = UInt32(
          ((offset - first.offset) / (second.offset - first.offset) * 255).rounded()
        )
        return Blending.mix(
          first.color.premultiplied(),
          with: second.color.premultiplied(),
          weight: part
        )
      }
    )
  }
}

/// A map from pixels to offsets in a gradient.
struct GradientMap: Sendable {
  /// The transform from pixels to gradient space, in which the offset is x, or for a radial gradient the distance from
  /// the origin.
  private let toGradientSpace: Transform

  private let isRadial: Bool

  /// Creates a map; nil if the gradient has no length, or the transform has no finite inverse.
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
    toGradientSpace = Transform(
      a: map.d / determinant,
      b: -map.b / determinant,
      c: -map.c / determinant,
      d: map.a / determinant,
      tx: (map.c * map.ty - map.d * map.tx) / determinant,
      ty: (map.b * map.tx - map.a * map.ty) / determinant
    )
  }

  /// Writes the gradient's pixels in a row.
  func write(
    _ ramp: borrowing ContiguousArray<UInt32>,
    to samples: inout ContiguousArray<UInt32>,
    columns: Range<Int>,
    row: Int
  ) {
    let ramp = ramp.span
    var samples = samples.mutableSpan
    for column in columns {
      let point = toGradientSpace(Point(Double(column) + 0.5, Double(row) + 0.5))
      let distance =
        isRadial ? (point.x * point.x + point.y * point.y).squareRoot() : point.x
      samples[column] = ramp[Int(min(max(distance, 0), 1) * 255 + 0.5)]
    }
  }
}

extension Canvas {
  /// Fills a path with a gradient, by the nonzero winding rule.
  ///
  /// A gradient of zero length draws nothing.
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
    return stops.reduce(shape) { $0 + " \($1.color) at \($1.offset.short)" }
  }
}
