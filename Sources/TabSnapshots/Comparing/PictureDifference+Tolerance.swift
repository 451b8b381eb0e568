import TabAppearance
import TabRaster
import TabScreens

extension PictureDifference {
  private typealias Color = TabBarTheme.Color.Components

  /// Returns whether the difference is within a tolerance.
  func passes(_ tolerance: TabSnapshotTolerance) -> Bool {
    densest(tolerance).count <= tolerance.pixels
  }

  /// Returns the window with the most pixels whose colors differ by more than the tolerance.
  func densest(_ tolerance: TabSnapshotTolerance) -> (count: Int, column: Int, row: Int) {
    let different = changed.filter { index in
      let (old, new) = (Color(onWhite: old.pixels[index]), Color(onWhite: new.pixels[index]))
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

extension TabBarTheme.Color.Components {
  /// Creates the color of a pixel on white.
  ///
  /// - Parameter pixel: `0xAARRGGBB`, premultiplied.
  fileprivate init(onWhite pixel: UInt32) {
    let white = 255 - pixel >> 24
    func component(_ shift: UInt32) -> Double {
      Double((pixel >> shift & 0xFF) + white) / 255
    }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
