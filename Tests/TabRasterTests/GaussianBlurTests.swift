import Foundation
import TabTestSupport
import Testing

@testable import TabRaster

struct GaussianBlurTests {
  /// Returns a picture after a blur of all its pixels.
  private func blurred(_ bitmap: Bitmap, sigma: Double) -> Bitmap {
    let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let filter = BackdropFilter(radius: sigma, saturation: 1, tint: RGBA(0, 0, 0, 0))
    return DisplayList([.image(bitmap, whole), .backdrop(.rectangle(whole), filter)])
      .rendered(size: Size(width: whole.width, height: whole.height), scale: 1)
  }

  /// Returns a bitmap of opaque squares with random colors; `side` is in pixels.
  private func squares(side: Int, width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let columns = (width + side - 1) / side
    let colors = (0..<columns * ((height + side - 1) / side)).map { _ in
      UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
    }
    var bitmap = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        bitmap.pixels[row * width + column] = colors[row / side * columns + column / side]
      }
    }
    return bitmap
  }

  /// Returns one component of each pixel, 0 to 255.
  private func component(_ shift: UInt32, of bitmap: Bitmap) -> [Double] {
    bitmap.pixels.map { Double($0 >> shift & 0xFF) }
  }

  /// Returns, for each pixel of a line, the weights that a gaussian around it gives to all pixels.
  private func weights(_ count: Int, sigma: Double) -> [[Double]] {
    (0..<count).map { middle in
      let weights = (0..<count).map { exp(-pow(Double($0 - middle), 2) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      return weights.map { $0 / sum }
    }
  }

  /// Returns values blurred by a true gaussian, in which pixels outside of the picture don't count.
  private func reference(_ values: [Double], width: Int, height: Int, sigma: Double) -> [Double] {
    let across = weights(width, sigma: sigma)
    let down = weights(height, sigma: sigma)
    var half = values
    for row in 0..<height {
      for column in 0..<width {
        half[row * width + column] = zip(across[column], values[(row * width)...])
          .reduce(0) { $0 + $1.0 * $1.1 }
      }
    }
    var result = values
    for column in 0..<width {
      let line = (0..<height).map { half[$0 * width + column] }
      for row in 0..<height {
        result[row * width + column] = zip(down[row], line).reduce(0) { $0 + $1.0 * $1.1 }
      }
    }
    return result
  }

  @Test(arguments: [0, 0.4, 1, 2.7, 20, 60, 256])
  func `one color stays that color`(sigma: Double) {
    for pixel in [0xFF12_F0A1, 0x8040_8001, 0x0000_0000, 0xFFFF_FFFF] as [UInt32] {
      let pixels = ContiguousArray(repeating: pixel, count: 37 * 11)
      let bitmap = Bitmap(width: 37, height: 11, pixels: pixels)
      #expect(blurred(bitmap, sigma: sigma) == bitmap)
    }
  }

  @Test func `no radius leaves every pixel as it is`() {
    let bitmap = squares(side: 1, width: 17, height: 9, seed: 1)
    #expect(blurred(bitmap, sigma: 0) == bitmap)
  }

  // The picture is a step from black to white; below one pixel, three boxes are too pointed.
  @Test(arguments: [
    (0.5, 2.1), (0.7, 8.1), (1.0, 1.7), (2.0, 2.5), (3.3, 3.1), (8.0, 3.1), (20.0, 3.1),
    (60.0, 3.1),
  ])
  func `a step differs little from that of a true gaussian`(sigma: Double, most: Double) {
    let half = Int(5 * sigma) + 10
    let colors = [0xFF00_0000, 0xFFFF_FFFF].flatMap { [UInt32](repeating: $0, count: half) }
    let bitmap = Bitmap(width: 2 * half, height: 1, pixels: ContiguousArray(colors))
    let found = component(0, of: blurred(bitmap, sigma: sigma))
    let expected = reference(component(0, of: bitmap), width: 2 * half, height: 1, sigma: sigma)
    let error = zip(found, expected).map { abs($0 - $1) }.max() ?? 255
    #expect(error <= most)
  }

  @Test(arguments: [1, 2, 5.5, 12, 40])
  func `random squares are blurred as by a true gaussian`(sigma: Double) {
    let bitmap = squares(side: 6, width: 64, height: 45, seed: 7)
    let result = blurred(bitmap, sigma: sigma)
    for shift in [0, 8, 16] as [UInt32] {
      let expected = reference(component(shift, of: bitmap), width: 64, height: 45, sigma: sigma)
      let errors = zip(component(shift, of: result), expected).map { abs($0 - $1) }
      #expect((errors.max() ?? 255) <= 5)
      #expect(errors.reduce(0, +) / Double(errors.count) <= 1.5)
    }
  }

  @Test(arguments: [1.3, 6, 31])
  func `a mirrored picture is blurred into a mirrored one`(sigma: Double) {
    let bitmap = squares(side: 3, width: 50, height: 23, seed: 3)
    func turned(_ bitmap: Bitmap) -> Bitmap {
      Bitmap(
        width: bitmap.width,
        height: bitmap.height,
        pixels: ContiguousArray(bitmap.pixels.reversed())
      )
    }
    let mirrored = component(0, of: blurred(turned(bitmap), sigma: sigma))
    let expected = component(0, of: turned(blurred(bitmap, sigma: sigma)))
    // Cells begin at the left and at the top, so a wide blur is slightly asymmetric.
    let most = sigma < 6.5 ? 0.0 : 1
    #expect(zip(mirrored, expected).allSatisfy { abs($0 - $1) <= most })
  }

  @Test(arguments: [1.3, 6, 9])
  func `light away from the edges is spread, not made or lost`(sigma: Double) {
    var bitmap = Bitmap(
      width: 120,
      height: 100,
      pixels: ContiguousArray(repeating: 0xFF00_0000, count: 12_000)
    )
    for row in 40..<60 {
      for column in 50..<70 { bitmap.pixels[row * 120 + column] = 0xFFFF_FFFF }
    }
    let before = component(8, of: bitmap).reduce(0, +)
    let after = component(8, of: blurred(bitmap, sigma: sigma)).reduce(0, +)
    #expect(abs(after - before) < before * 0.004)
  }

  @Test(arguments: [0, 0.4, 2, 7, 14, 30])
  func `a shape is blurred like the alpha of a picture, whichever columns are asked for`(
    sigma: Double
  ) {
    for (side, width, height) in [(1, 83, 9), (5, 83, 33), (40, 64, 97), (3, 1, 1)] {
      let colors = squares(side: side, width: width, height: height, seed: 23).pixels
      let drawn = ContiguousArray(colors.map { $0 << 24 })
      let whole = PixelBounds(columns: 0..<width, rows: 0..<height)
      let blur = GaussianBlur(sigma: sigma)
      var picture = blur.blurred(drawn, in: whole, of: whole)
      var shape = blur.blurredShape(of: Surface(bounds: whole, pixels: drawn))
      var pixels = ContiguousArray<UInt32>(repeating: 0, count: width)
      var alphas = ContiguousArray<UInt8>(repeating: 0, count: width + 7)
      for row in 0..<height {
        picture.write(row: row, to: &pixels)
        for columns in [0..<width, width / 3..<width, 0..<width / 2, width / 3..<width / 2] {
          for shift in [7, -3] {
            let start = max(columns.lowerBound + shift, 0)
            let moved = start..<max(columns.upperBound + shift, start)
            for index in alphas.indices { alphas[index] = 99 }
            shape.write(row: row, movedBy: shift, columns: moved, times: 255, to: &alphas)
            for (column, alpha) in alphas.enumerated() {
              let expected = moved.contains(column) ? pixels[column - shift] >> 24 : 99
              #expect(UInt32(alpha) == expected)
            }
          }
        }
      }
    }
  }

  // Cells grow at the radii 6.5, 13 and 26; the arguments are these and radii just below them.
  @Test(arguments: [6.5, 12.99, 13, 25.99, 26, 60])
  func `cells of several pixels move no component by more than 3 of 255`(sigma: Double) {
    for (side, width, height) in [(1, 173, 61), (16, 173, 61), (40, 64, 97), (90, 301, 203)] {
      let bitmap = squares(side: side, width: width, height: height, seed: 19)
      let whole = PixelBounds(columns: 0..<width, rows: 0..<height)
      func pixels(_ blur: GaussianBlur) -> [UInt32] {
        var picture = blur.blurred(bitmap.pixels, in: whole, of: whole)
        var line = ContiguousArray<UInt32>(repeating: 0, count: width)
        return (0..<height).flatMap { row in
          picture.write(row: row, to: &line)
          return line
        }
      }
      let cells = pixels(GaussianBlur(sigma: sigma))
      let exact = pixels(GaussianBlur(sigma: sigma, cellShift: 0))
      for shift in [0, 8, 16, 24] as [UInt32] {
        let errors = zip(cells, exact).map {
          abs(Int($0 >> shift & 0xFF) - Int($1 >> shift & 0xFF))
        }
        #expect((errors.max() ?? 255) <= 3)
      }
    }
  }
}
