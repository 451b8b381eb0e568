import TabRaster
import Testing

struct GradientTests {
  private let size = Size(width: 60, height: 40)
  private let black = RGBA(0, 0, 0)
  private let white = RGBA(255, 255, 255)

  private func rendered(_ gradient: Gradient, in path: Path? = nil, scale: Int = 1) -> Bitmap {
    let whole = Path.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return DisplayList([.gradient(path ?? whole, gradient)]).rendered(size: size, scale: scale)
  }

  private func gray(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> Int {
    Int(bitmap.pixels[row * bitmap.width + column] & 0xFF)
  }

  @Test(arguments: [1, 2, 3])
  func `a linear gradient is in proportion to the way from its start`(scale: Int) {
    let gradient = Gradient(
      .linear(from: Point(10, 0), to: Point(50, 0)),
      stops: [Gradient.Stop(offset: 0, color: black), Gradient.Stop(offset: 1, color: white)]
    )
    let bitmap = rendered(gradient, scale: scale)
    for column in 0..<bitmap.width {
      let place = ((Double(column) + 0.5) / Double(scale) - 10) / 40
      let expected = min(max(place, 0), 1) * 255
      #expect(abs(Double(gray(bitmap, column, 7)) - expected) <= 1, "column \(column)")
    }
  }

  @Test func `a slanted gradient is the same along every line across`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(30, 40)),
      stops: [Gradient.Stop(offset: 0, color: black), Gradient.Stop(offset: 1, color: white)]
    )
    let bitmap = rendered(gradient)
    for (column, row) in [(4, 20), (20, 8), (36, 1)] {
      // Four pixels to the right and three up, a line across the gradient has the same color.
      #expect(gray(bitmap, column, row + 3) == gray(bitmap, column + 4, row))
    }
  }

  @Test func `a radial gradient goes by the distance from its center`() {
    let gradient = Gradient(
      .radial(center: Point(30, 20), radius: 20),
      stops: [Gradient.Stop(offset: 0, color: white), Gradient.Stop(offset: 1, color: black)]
    )
    let bitmap = rendered(gradient)
    for column in 0..<60 {
      for row in 0..<40 {
        let (x, y) = (Double(column) - 29.5, Double(row) - 19.5)
        let expected = max(1 - (x * x + y * y).squareRoot() / 20, 0) * 255
        #expect(abs(Double(gray(bitmap, column, row)) - expected) <= 1)
      }
    }
  }

  @Test func `a stop between others has its own color at its place`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(60, 0)),
      stops: [
        Gradient.Stop(offset: 0, color: black), Gradient.Stop(offset: 0.25, color: white),
        Gradient.Stop(offset: 1, color: black),
      ]
    )
    let bitmap = rendered(gradient)
    #expect(gray(bitmap, 15, 3) > 245)
    #expect(gray(bitmap, 0, 3) < 20)
    #expect(gray(bitmap, 59, 3) < 10)
  }

  @Test func `a color fades to clear without turning gray`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(60, 0)),
      stops: [
        Gradient.Stop(offset: 0, color: RGBA(255, 0, 0)),
        Gradient.Stop(offset: 1, color: RGBA(0, 0, 0, 0)),
      ]
    )
    for pixel in rendered(gradient).pixels { #expect(pixel >> 16 & 0xFF == pixel >> 24) }
  }

  @Test func `only the inside of the path is painted`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(60, 0)),
      stops: [Gradient.Stop(offset: 0, color: white)]
    )
    let path = Path.circle(center: Point(30, 20), radius: 11.3)
    let filled = DisplayList([.fill(path, white)]).rendered(size: size, scale: 2)
    #expect(rendered(gradient, in: path, scale: 2) == filled)
  }

  @Test func `a gradient without a length draws nothing`() {
    let stops = [Gradient.Stop(offset: 0, color: black), Gradient.Stop(offset: 1, color: white)]
    for shape in [
      Gradient.Shape.linear(from: Point(3, 3), to: Point(3, 3)),
      .radial(center: Point(3, 3), radius: 0), .radial(center: Point(.nan, 3), radius: 1),
    ] {
      #expect(rendered(Gradient(shape, stops: stops)).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func `a gradient is printed with its stops`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(0, 49)),
      stops: [
        Gradient.Stop(offset: 0, color: white),
        Gradient.Stop(offset: 0.5, color: RGBA(0, 0, 0, 128)),
      ]
    )
    let path = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
    let text = DisplayList([.gradient(path, gradient)]).description
    #expect(text.hasPrefix("gradient linear 0 0 to 0 49 #FFFFFF at 0 #00000080 at 0.5 M"))
  }

  @Test func `stops that are missing or out of order are refused`() async {
    let shape = Gradient.Shape.radial(center: Point(0, 0), radius: 1)
    await #expect(processExitsWith: .failure) {
      _ = Gradient(.radial(center: Point(0, 0), radius: 1), stops: [])
    }
    await #expect(processExitsWith: .failure) {
      let color = RGBA(0, 0, 0)
      _ = Gradient(
        .radial(center: Point(0, 0), radius: 1),
        stops: [Gradient.Stop(offset: 1, color: color), Gradient.Stop(offset: 0, color: color)]
      )
    }
    #expect(Gradient(shape, stops: [Gradient.Stop(offset: 0, color: black)]).stops.count == 1)
  }
}
