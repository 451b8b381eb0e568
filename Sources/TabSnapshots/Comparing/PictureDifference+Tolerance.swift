import Foundation
import TabRaster
import TabScreens

extension PictureDifference {
  /// Returns whether the difference is within a tolerance.
  func passes(_ tolerance: TabSnapshotTolerance) -> Bool {
    densest(tolerance).count <= tolerance.pixels
  }

  /// Returns the window with the most pixels whose colors differ by more than the tolerance.
  func densest(_ tolerance: TabSnapshotTolerance) -> (count: Int, column: Int, row: Int) {
    let different = changed.filter { index in
      let (old, new) = (OKLab(old.pixels[index]), OKLab(new.pixels[index]))
      return old.distance(to: new) > tolerance.distance
    }
    // A summed-area table: sums over the rectangle from the top left corner to each pixel.
    let (width, height) = (new.width, new.height)
    let stride = width + 1
    var sums = [Int](repeating: 0, count: stride * (height + 1))
    var next = 0
    for row in 0..<height {
      var sum = 0
      for column in 0..<width {
        if next < different.count, different[next] == row * width + column {
          sum += 1
          next += 1
        }
        sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1] + sum
      }
    }
    let side = (width: min(tolerance.window, width), height: min(tolerance.window, height))
    var densest = (count: 0, column: 0, row: 0)
    for row in 0...(height - side.height) {
      for column in 0...(width - side.width) {
        let (above, below) = (row * stride + column, (row + side.height) * stride + column)
        let count = sums[below + side.width] - sums[below] - sums[above + side.width] + sums[above]
        if count > densest.count { densest = (count, column, row) }
      }
    }
    return densest
  }

  /// Returns the difference as text: the regions that changed, then the number of pixels and their
  /// bounds.
  func text(regions: [TabSnapshot.Region], tolerance: TabSnapshotTolerance) -> String {
    guard !changed.isEmpty else { return summary }
    var lines = owners(among: regions).map { "\($0.name): \($0.count) pixels" } + [summary]
    if tolerance != .exact {
      let densest = densest(tolerance)
      lines.append(
        """
        densest: \(densest.count) pixels farther than \(tolerance.distance) apart in \
        \(tolerance.window) × \(tolerance.window) at (\(densest.column), \(densest.row)); \
        \(tolerance.pixels) may be
        """
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the number of changed pixels per region; each pixel counts for the first region that
  /// contains it.
  private func owners(among regions: [TabSnapshot.Region]) -> [(name: String, count: Int)] {
    var counts = [Int](repeating: 0, count: regions.count)
    for index in changed {
      let (column, row) = (index % new.width, index / new.width)
      let owner = regions.firstIndex { $0.columns.contains(column) && $0.rows.contains(row) }
      if let owner { counts[owner] += 1 }
    }
    return zip(regions, counts).filter { $1 > 0 }.map { (name: $0.name, count: $1) }
  }
}

/// A color on white in OKLab, in which distances correspond to visible differences.
///
/// OKLab is by Björn Ottosson, https://bottosson.github.io/posts/oklab/.
private struct OKLab {
  private let lightness: Double
  private let a: Double
  private let b: Double

  /// Converts a pixel to OKLab, composed over white.
  ///
  /// - Parameter pixel: `0xAARRGGBB`, premultiplied.
  init(_ pixel: UInt32) {
    let white = 255 - pixel >> 24
    func linear(_ shift: UInt32) -> Double {
      let value = Double((pixel >> shift & 0xFF) + white) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func distance(to other: OKLab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }
}
