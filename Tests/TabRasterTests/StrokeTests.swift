import TabRaster
import Testing

struct StrokeTests {
  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 {
        path.move(to: Point(point.0, point.1))
      } else {
        path.line(to: Point(point.0, point.1))
      }
    }
    if closed { path.close() }
    return path
  }

  /// Returns the area that a path covers by the nonzero rule, in the 40 by 40 units from (-10,
  /// -10).
  private func area(_ path: Path, scale: Double = 8) -> Double {
    let side = Int(40 * scale)
    var bitmap = Bitmap(width: side, height: side)
    let place = Transform.scale(scale, thenMoveBy: Point(10 * scale, 10 * scale))
    bitmap.fill(path, color: RGBA(0, 0, 0), transform: place)
    let alpha = bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
    return Double(alpha) / (255 * scale * scale)
  }

  @Test(arguments: [(LineCap.butt, 20.0), (.square, 24), (.round, 20 + Double.pi)])
  func `a line covers its length times its width, and its caps`(cap: LineCap, expected: Double) {
    let straight = line([(0, 5), (10, 5)]).stroked(width: 2, cap: cap)
    let slanted = line([(1, 1), (7, 9)]).stroked(width: 2, cap: cap)
    #expect(abs(area(straight) - expected) < 0.03)
    #expect(abs(area(slanted) - expected) < 0.03)
  }

  @Test(arguments: [(LineJoin.miter, 80.0), (.bevel, 78), (.round, 76 + Double.pi)])
  func `a closed rectangle becomes a ring`(join: LineJoin, expected: Double) {
    let clockwise = line([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)
    let counterclockwise = line([(0, 0), (0, 10), (10, 10), (10, 0)], closed: true)
    #expect(abs(area(clockwise.stroked(width: 2, join: join)) - expected) < 0.03)
    #expect(abs(area(counterclockwise.stroked(width: 2, join: join)) - expected) < 0.03)
  }

  @Test func `a stroked circle is a ring of even width`() {
    let circle = Path.circle(center: Point(5, 5), radius: 6)
    #expect(abs(area(circle.stroked(width: 2)) - 24 * Double.pi) < 0.1)
  }

  @Test func `a circle smaller than the line has no hole`() {
    let circle = Path.circle(center: Point(5, 5), radius: 2)
    #expect(abs(area(circle.stroked(width: 6)) - 25 * Double.pi) < 0.15)
  }

  @Test func `a line that goes back over itself covers the same area once`() {
    let line = line([(0, 5), (10, 5), (0, 5)])
    #expect(abs(area(line.stroked(width: 2, join: .bevel)) - 20) < 0.03)
    #expect(abs(area(line.stroked(width: 2, cap: .round, join: .round)) - 20 - Double.pi) < 0.03)
  }

  @Test func `crossing strokes do not cut holes into each other`() {
    var cross = line([(0, 5), (10, 5)])
    cross.append(line([(5, 0), (5, 10)]))
    #expect(abs(area(cross.stroked(width: 2)) - 36) < 0.03)
  }

  @Test func `a corner sharper than the miter limit is beveled`() {
    let sharp = line([(0, 5), (10, 5), (0, 5.5)]).stroked(width: 1)
    let points = sharp.elements.compactMap { element -> Double? in
      if case .line(let point) = element { point.x } else { nil }
    }
    #expect(points.allSatisfy { $0 <= 10.6 })
  }

  @Test(arguments: [(LineCap.butt, 0.0), (.square, 4), (.round, Double.pi)])
  func `a subpath of no length is a dot`(cap: LineCap, expected: Double) {
    let dot = line([(5, 5), (5, 5)])
    #expect(abs(area(dot.stroked(width: 2, cap: cap)) - expected) < 0.02)
  }

  @Test func `nothing is stroked without a segment`() {
    #expect(Path().stroked(width: 2, cap: .round).elements.isEmpty)
    #expect(line([(5, 5)]).stroked(width: 2, cap: .round).elements.isEmpty)
  }

  @Test func `curves with controls on their ends are stroked along their chord`() {
    var path = Path()
    path.move(to: Point(0, 5))
    path.curve(Point(0, 5), Point(10, 5), to: Point(10, 5))
    #expect(abs(area(path.stroked(width: 2)) - 20) < 0.03)
  }
}
