import TabRaster
import TabTestSupport
import Testing

struct PathFillTests {
  private func alphas(_ path: Path, width: Int = 8, height: Int = 8) -> [Int] {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.fill(path, color: RGBA(0, 0, 0))
    return bitmap.pixels.map { Int($0 >> 24) }
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 {
        path.move(to: Point(point.0, point.1))
      } else {
        path.line(to: Point(point.0, point.1))
      }
    }
    path.close()
    return path
  }

  @Test func `rectangles that share a border leave no seam`() {
    var path = Path()
    for index in 0..<7 {
      let x = 0.5 + Double(index)
      path.append(polygon([(x, 0), (x + 1, 0), (x + 1.37, 8), (x + 0.37, 8)]))
    }
    let whole = polygon([(0.5, 0), (7.5, 0), (7.87, 8), (0.87, 8)])
    #expect(alphas(path) == alphas(whole))
  }

  @Test func `overlapping contours that cross inside pixels are counted once`() {
    var cross = polygon([(1.3, 0.6), (2.1, 0.1), (6.9, 7.2), (6.2, 7.8)])
    cross.append(polygon([(6.4, 0.3), (7.2, 0.9), (1.8, 7.7), (0.9, 7.1)]))
    var once = Bitmap(width: 8, height: 8)
    once.fill(cross, color: RGBA(0, 0, 0))

    // The expected coverage is the share of 64 by 64 samples of a pixel inside by the nonzero rule.
    let contours = [
      [(1.3, 0.6), (2.1, 0.1), (6.9, 7.2), (6.2, 7.8)],
      [(6.4, 0.3), (7.2, 0.9), (1.8, 7.7), (0.9, 7.1)],
    ]
    for y in 0..<8 {
      for x in 0..<8 {
        var inside = 0
        for sample in 0..<4_096 {
          let point = (
            Double(x) + (Double(sample % 64) + 0.5) / 64,
            Double(y) + (Double(sample / 64) + 0.5) / 64
          )
          let winding = contours.map { self.winding($0, point) }.reduce(0, +)
          if winding != 0 { inside += 1 }
        }
        let expected = Double(inside) * 255 / 4_096
        let found = Double(once.pixels[y * 8 + x] >> 24)
        #expect(abs(found - expected) < 2.5, "pixel \(x), \(y)")
      }
    }
  }

  private func winding(_ points: [(Double, Double)], _ point: (Double, Double)) -> Int {
    var winding = 0
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      guard (start.1 <= point.1) != (end.1 <= point.1) else { continue }
      let x = start.0 + (end.0 - start.0) * (point.1 - start.1) / (end.1 - start.1)
      if x < point.0 { winding += end.1 > start.1 ? 1 : -1 }
    }
    return winding
  }

  @Test func `a rectangle of whole pixels is filled like the same outline with more corners`() {
    var numbers = SeededGenerator(seed: 31)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &numbers))
    }
    for round in 0..<200 {
      // The rectangles exceed the picture at times; every fourth one ends inside of pixels.
      let (left, top) = (number(-5...22), number(-5...14))
      let (width, height) = (number(0...25), number(0...20))
      let part = round % 4 == 0 ? 0.3 : 0
      let (right, bottom) = (left + width + part, top + height)
      let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      let middle = ((left + right) / 2, top)
      let color = RGBA(UInt8(round), 90, 200, round % 3 == 0 ? 255 : UInt8(255 - round))
      let clip: Path? =
        round % 5 == 0
        ? .circle(center: Point(9, 7), radius: 6.2)
        : round % 5 == 1 ? .rectangle(Rect(x: 3, y: 2, width: 11, height: 7)) : nil
      func drawn(_ path: Path) -> Bitmap {
        let fill: [DisplayList.Command] = [.fill(path, color)]
        return DisplayList(clip.map { [.pushClip($0)] + fill + [.popClip] } ?? fill)
          .rendered(size: Size(width: 20, height: 15), scale: 1, background: RGBA(250, 240, 9))
      }
      let expected = drawn(polygon([corners[0], middle] + corners[1...]))
      #expect(drawn(polygon(corners)) == expected, "round \(round)")
    }
  }

  @Test func `a contour of the other direction cuts a hole`() {
    var path = polygon([(0, 0), (8, 0), (8, 8), (0, 8)])
    path.append(polygon([(2, 2), (2, 6), (6, 6), (6, 2)]))
    let alphas = alphas(path)
    #expect(alphas.reduce(0, +) == 48 * 255)
    #expect(alphas[3 * 8 + 3] == 0)
  }

  @Test func `an open contour is closed`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(3, 1))
    path.line(to: Point(3, 3))
    path.line(to: Point(1, 3))
    #expect(alphas(path) == alphas(.rectangle(Rect(x: 1, y: 1, width: 2, height: 2))))
  }

  @Test(arguments: [
    Path(), .rectangle(Rect(x: 1, y: 1, width: 0, height: 5)),
    .rectangle(Rect(x: 1, y: 1, width: 5, height: 0)),
    .rectangle(Rect(x: .nan, y: 1, width: 5, height: 2)),
    .rectangle(Rect(x: 1, y: 1, width: .infinity, height: 2)),
    .rectangle(Rect(x: 9, y: 0, width: 5, height: 8)),
    .rectangle(Rect(x: -9, y: 0, width: 5, height: 8)),
    .rectangle(Rect(x: 0, y: -9, width: 5, height: 8)),
    .rectangle(Rect(x: 0, y: 8, width: 5, height: 8)),
  ])
  func `a path without an inside in the picture draws nothing`(path: Path) {
    #expect(Set(alphas(path)) == [0])
  }

  @Test(arguments: [1e3, 1e6, 1e9, 1e15, 1e100, 1e307])
  func `a huge path fills what it covers`(size: Double) {
    let left = polygon([(-size, -size), (2.5, -size), (2.5, size), (-size, size)])
    let row = [255, 255, 128, 0, 0, 0, 0, 0]
    #expect(alphas(left, height: 1) == row)

    let below = polygon([(-size, 0.25), (size, 0.25), (size, size), (-size, size)])
    #expect(alphas(below, width: 1, height: 3) == [191, 255, 255])

    let circle = Path.circle(center: Point(4, 4), radius: size)
    #expect(Set(alphas(circle)) == [255])
  }

  @Test func `a slope that leaves the limits keeps its place inside`() {
    let far = 1e7
    let path = polygon([(-far, -far), (far, far), (-far, far)])
    let triangle = polygon([(0, 0), (8, 8), (0, 8)])
    #expect(alphas(path) == alphas(triangle))
  }

  @Test func `random polygons never leave the picture or trap`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 1...30, using: &generator)
      let reach = [1.0, 10, 1e4, 1e8][Int.random(in: 0..<4, using: &generator)]
      let points = (0..<count).map { _ in
        (
          Double.random(in: -reach...reach, using: &generator),
          Double.random(in: -reach...reach, using: &generator)
        )
      }
      var doubled = polygon(points)
      doubled.append(polygon(points))
      #expect(alphas(polygon(points)) == alphas(doubled), "seed 7")
    }
  }

  @Test func `a tangle of crossing edges fills the same twice over`() {
    var generator = SeededGenerator(seed: 31)
    let points = (0..<120).map { _ in
      (
        Double.random(in: 0...64, using: &generator),
        Double.random(in: 0...64, using: &generator)
      )
    }
    var doubled = polygon(points)
    doubled.append(polygon(points))
    #expect(
      alphas(doubled, width: 64, height: 64) == alphas(polygon(points), width: 64, height: 64)
    )

    // Cutting at crossings is symmetric, so the mirrored path has the mirrored picture.
    let mirrored = polygon(points.map { point in (64 - point.0, point.1) })
    let rows = alphas(polygon(points), width: 64, height: 64)
    let other = alphas(mirrored, width: 64, height: 64)
    var largest = 0
    for y in 0..<64 {
      for x in 0..<64 { largest = max(largest, abs(rows[y * 64 + x] - other[y * 64 + 63 - x])) }
    }
    #expect(largest <= 1, "seed 31")
  }
}
