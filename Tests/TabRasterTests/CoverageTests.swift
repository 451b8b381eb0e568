import TabRaster
import Testing

struct CoverageTests {
  /// Returns the alpha of each pixel, 0 to 255, after filling a path with opaque black.
  private func coverage(_ path: Path, width: Int, height: Int) -> [[Int]] {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.fill(path, color: RGBA(0, 0, 0))
    return (0..<height).map { y in
      (0..<width).map { x in Int(bitmap.pixels[y * width + x] >> 24) }
    }
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.move(to: Point(points[0].0, points[0].1))
    for point in points.dropFirst() { path.line(to: Point(point.0, point.1)) }
    path.close()
    return path
  }

  @Test func `a rectangle covers its share of each pixel`() {
    let path = Path.rectangle(Rect(x: 0.5, y: 1, width: 2, height: 1.5))
    #expect(
      coverage(path, width: 4, height: 4) == [
        [0, 0, 0, 0], [128, 255, 128, 0], [64, 128, 64, 0], [0, 0, 0, 0],
      ]
    )
  }

  @Test func `a triangle covers half of the pixels on its diagonal`() {
    let path = polygon([(0, 0), (4, 4), (0, 4)])
    #expect(
      coverage(path, width: 4, height: 4) == [
        [128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128],
      ]
    )
  }

  @Test(arguments: [3.0, 10.0, 25.3, 60.0])
  func `the coverage of a circle adds up to its area`(radius: Double) {
    let circle = Path.circle(center: Point(64.3, 63.8), radius: radius)
    let rows = coverage(circle, width: 128, height: 128)
    let area = Double(rows.joined().reduce(0, +)) / 255
    let exact = Double.pi * radius * radius
    #expect(abs(area - exact) < 0.03 * radius + 0.001 * exact)
  }

  @Test func `overlapping contours of one direction are counted once`() {
    var path = Path.rectangle(Rect(x: 0.25, y: 0.25, width: 2, height: 2))
    path.append(.rectangle(Rect(x: 0.25, y: 0.25, width: 2, height: 2)))
    let once = Path.rectangle(Rect(x: 0.25, y: 0.25, width: 2, height: 2))
    #expect(coverage(path, width: 3, height: 3) == coverage(once, width: 3, height: 3))
  }
}
