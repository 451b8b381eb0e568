import Testing

@testable import TabRaster

struct PathHashTests {
  @Test func `paths that differ in one point alone have different hashes`() {
    let hashes = (0..<1000).map { place in
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      for step in 1...9 { path.line(to: Point(x: Double(step), y: step == 5 ? Double(place) : 0)) }
      path.close()
      return path.hashValue
    }
    #expect(Set(hashes).count == 1000)
  }

  @Test func `equal paths have equal hashes`() {
    var (path, other) = (Path(), Path())
    path.move(to: Point(x: 0, y: 1))
    other.move(to: Point(x: -0.0, y: 1))
    path.curve(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5, y: 6))
    other.curve(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5, y: 6))
    #expect(path == other)
    #expect(path.hashValue == other.hashValue)
  }
}
