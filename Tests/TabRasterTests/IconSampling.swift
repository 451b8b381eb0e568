import TabRaster

/// The alpha of an icon's pixels, 0 to 255, in a bitmap of the size of its box.
struct AlphaGrid {
  static let scale = 4.0

  let width: Int
  let height: Int
  let alpha: [Int]

  init(_ icon: Icon, transform: Transform = .identity) {
    // A remainder of less than a tenth of a pixel adds no column or row.
    width = Int((icon.width * Self.scale - 0.1).rounded(.up))
    height = Int((icon.height * Self.scale - 0.1).rounded(.up))
    var bitmap = Bitmap(width: width, height: height)
    let path = icon.path.transformed(by: transform)
    bitmap.fill(path.transformed(by: .scale(Self.scale)), color: RGBA(0, 0, 0))
    alpha = bitmap.pixels.map { Int($0 >> 24) }
  }

  /// Returns the alpha of the pixel at a point of the icon, 0 to 255.
  func alpha(at point: Point) -> Int {
    alpha[Int(point.y * Self.scale) * width + Int(point.x * Self.scale)]
  }

  /// The area of the ink, in square points.
  var area: Double { Double(alpha.reduce(0, +)) / (255 * Self.scale * Self.scale) }

  var touchesEverySide: Bool {
    let columns = [0, width - 1].allSatisfy { x in
      (0..<height).contains { alpha[$0 * width + x] > 0 }
    }
    let rows = [0, height - 1].allSatisfy { y in
      (0..<width).contains { alpha[y * width + $0] > 0 }
    }
    return columns && rows
  }

  /// Returns the largest difference in alpha of two pixels at the same position, 0 to 255.
  func largestDifference(from other: AlphaGrid) -> Int {
    zip(alpha, other.alpha).map { abs($0 - $1) }.max() ?? 0
  }
}

extension Path {
  /// Returns points along the path, evenly spaced in the parameter of each curve.
  func samples(perCurve count: Int) -> [Point] {
    var samples: [Point] = []
    var position = Point(0, 0)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        samples.append(point)
        position = point
      case .curve(let control1, let control2, let end):
        for step in 1...count {
          let t = Double(step) / Double(count)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          samples.append(
            Point(
              a * position.x + b * control1.x + c * control2.x + d * end.x,
              a * position.y + b * control1.y + c * control2.y + d * end.y
            )
          )
        }
        position = end
      case .close: break
      }
    }
    return samples
  }
}
