import TabRaster
import TabTestSupport
import Testing

/// Tests of coverage against exact areas, which cutting polygons at the borders of pixels gives.
struct ExactAreaTests {
  private typealias Corner = (x: Double, y: Double)

  private func path(_ corners: [Corner]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      if index == 0 {
        path.move(to: Point(corner.x, corner.y))
      } else {
        path.line(to: Point(corner.x, corner.y))
      }
    }
    path.close()
    return path
  }

  /// Returns the part of a polygon where `distance`, a linear function, isn't negative.
  private func cut(_ corners: [Corner], by distance: (Corner) -> Double) -> [Corner] {
    var result: [Corner] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (distance(corner), distance(next))
      if here >= 0 { result.append(corner) }
      if here * there < 0 {
        let part = here / (here - there)
        result.append(
          (corner.x + (next.x - corner.x) * part, corner.y + (next.y - corner.y) * part)
        )
      }
    }
    return result
  }

  private func area(_ corners: [Corner]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return abs(sum) / 2
  }

  private func area(_ corners: [Corner], inPixel x: Int, _ y: Int) -> Double {
    var rest = cut(corners) { $0.x - Double(x) }
    rest = cut(rest) { Double(x + 1) - $0.x }
    rest = cut(rest) { $0.y - Double(y) }
    return area(cut(rest) { Double(y + 1) - $0.y })
  }

  /// Returns the largest difference of a pixel from its exact coverage, 0 to 255.
  private func largestError(_ path: Path, parts: [[Corner]], side: Int = 12) -> Double {
    var bitmap = Bitmap(width: side, height: side)
    bitmap.fill(path, color: RGBA(0, 0, 0))
    var largest = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let exact = parts.reduce(0) { $0 + area($1, inPixel: x, y) } * 255
        largest = max(largest, abs(Double(bitmap.pixels[y * side + x] >> 24) - exact))
      }
    }
    return largest
  }

  @Test func `triangles cover their exact area`() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<60 {
      let corners: [Corner] = (0..<3).map { _ in
        (
          Double.random(in: -3...15, using: &generator),
          Double.random(in: -3...15, using: &generator)
        )
      }
      #expect(largestError(path(corners), parts: [corners]) <= 1, "seed 5, round \(round)")
    }
  }

  @Test func `a fan of many narrow triangles covers as much as its outline`() {
    // Points along a square's border; the triangles share a corner away from the square's center.
    let border: [Corner] =
      (0..<40).map { (1 + Double($0) / 4, 1) } + (0..<40).map { (11, 1 + Double($0) / 4) }
      + (0..<40).map { (11 - Double($0) / 4, 11) } + (0..<40).map { (1, 11 - Double($0) / 4) }
    var fan = Path()
    for (index, corner) in border.enumerated() {
      fan.append(path([(5.3, 6.1), corner, border[(index + 1) % border.count]]))
    }
    #expect(largestError(fan, parts: [[(1, 1), (11, 1), (11, 11), (1, 11)]]) <= 1)
  }

  @Test func `slopes of every steepness cover their exact area`() {
    for step in 0...40 {
      let end = 12.0 * Double(step) / 40
      let corners: [Corner] = [(0, 0), (12, 12 - end), (end, 12)]
      #expect(largestError(path(corners), parts: [corners]) <= 1, "step \(step)")
    }
  }

  @Test func `triangles with corners far outside cover their exact area`() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<60 {
      let reach = [50.0, 5_000, 200_000, 1_000_000][round % 4]
      let corners: [Corner] = (0..<3).map { _ in
        (
          Double.random(in: -reach...reach, using: &generator),
          Double.random(in: -reach...reach, using: &generator)
        )
      }
      #expect(largestError(path(corners), parts: [corners]) <= 1, "seed 6, round \(round)")
    }
  }

  @Test(arguments: [(40, 1.0), (2_000, 2.0)])
  func `more triangles than a row has time for cover nearly their area`(
    count: Int,
    tolerance: Double
  ) {
    // Triangles on the same base, with tips at random places of the top edge, and a square over
    // all.
    var generator = SeededGenerator(seed: 7)
    var comb = Path()
    for _ in 0..<count {
      let top = Double.random(in: 1...11, using: &generator)
      comb.append(path([(top, 1), (11, 11), (1, 11)]))
    }
    comb.append(path([(1, 1), (11, 1), (11, 11), (1, 11)]))
    #expect(
      largestError(comb, parts: [[(1, 1), (11, 1), (11, 11), (1, 11)]]) <= tolerance
    )
  }
}
