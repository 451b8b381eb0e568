extension GaussianBlur {
  /// Blurs the alpha of a surface.
  func blurredShape(of drawn: borrowing Surface) -> BlurredShape {
    let cells = cells(of: drawn.pixels, in: drawn.bounds, of: drawn.bounds)
    return blurredShape(ContiguousArray(cells.map(\.w)), in: drawn.bounds)
  }

  /// Blurs a shape drawn at one pixel per cell; `part` has its bounds in pixels of the picture.
  func blurredShape(_ cells: borrowing Surface, inPlaceOf part: PixelBounds) -> BlurredShape {
    let alphas = cells.pixels.map { ($0 >> 24) << GaussianBlur.fractionBits }
    return blurredShape(ContiguousArray(alphas), in: part)
  }

  /// Blurs alphas, four rows at a time, then four columns at a time.
  private func blurredShape(
    _ alphas: ContiguousArray<UInt32>,
    in part: PixelBounds
  ) -> BlurredShape {
    let bounds = cellBounds(of: part)
    let (width, height) = (bounds.columns.count, bounds.rows.count)
    let (across, down) = ((width + 3) / 4, (height + 3) / 4)
    // Each vector has four cells: horizontal neighbors in `beside`, vertical neighbors in `below`.
    var beside = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: across * down * 4)
    for row in 0..<height {
      for column in 0..<width {
        beside[row * across + column / 4][column % 4] = alphas[row * width + column]
      }
    }
    if !changesNothing {
      var below = GaussianBlur.transposed(beside, width: across, height: down)
      blur(&below, lines: down, apart: 1, count: width, step: down, pixels: part.columns.count)
      beside = GaussianBlur.transposed(below, width: down, height: across)
      blur(&beside, lines: across, apart: 1, count: height, step: across, pixels: part.rows.count)
    }
    var results: [UInt32] = []
    results.reserveCapacity(4 * across * height)
    for row in 0..<height {
      for cells in beside[row * across..<(row + 1) * across] {
        let cells = GaussianBlur.rounded(cells)
        for index in 0..<4 { results.append(cells[index]) }
      }
      results.removeLast(4 * across - width)
    }
    return BlurredShape(alphas: results, width: width, height: height, cellShift: cellShift)
  }

  /// Transposes rows and columns of cells, where each vector has four horizontal neighbors.
  ///
  /// - Parameters:
  ///   - cells: The cells, row by row.
  ///   - width: The number of vectors per row.
  ///   - height: The number of rows, divided by four.
  /// - Returns: The cells column by column.
  private static func transposed(
    _ cells: borrowing ContiguousArray<SIMD4<UInt32>>,
    width: Int,
    height: Int
  ) -> ContiguousArray<SIMD4<UInt32>> {
    var result = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: cells.count)
    for down in 0..<height {
      for across in 0..<width {
        let start = 4 * down * width + across
        let (first, second) = (cells[start], cells[start + width])
        let (third, fourth) = (cells[start + 2 * width], cells[start + 3 * width])
        for index in 0..<4 {
          result[(4 * across + index) * height + down] =
            SIMD4(first[index], second[index], third[index], fourth[index])
        }
      }
    }
    return result
  }
}
