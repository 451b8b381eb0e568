/// A blurred shape: alphas at the centers of square cells, interpolated bilinearly to pixels.
struct BlurredShape: Sendable {
  /// The alphas with 8 fractional bits, row by row, with a border of one extrapolated cell.
  private(set) var cells: ContiguousArray<UInt32>
  private let width: Int

  /// The binary logarithm of a cell's side, in pixels.
  private let cellShift: Int

  /// A buffer for the row interpolated between the rows of cells above and below a row of pixels.
  private var between: ContiguousArray<UInt32>

  /// - Parameters:
  ///   - alphas: The alphas with 8 fractional bits, row by row.
  ///   - width: The number of cells per row.
  ///   - height: The number of rows.
  ///   - cellShift: The binary logarithm of a cell's side, in pixels.
  init(alphas: [UInt32], width: Int, height: Int, cellShift: Int) {
    self.width = width + 2
    self.cellShift = cellShift
    between = ContiguousArray(repeating: 0, count: self.width)
    cells = ContiguousArray(repeating: 0, count: self.width * (height + 2))
    for row in 0..<height {
      let index = (row + 1) * self.width + 1
      for column in 0..<width { cells[index + column] = alphas[row * width + column] }
      extrapolate(width, from: index, by: 1)
      extrapolate(width, from: index + width - 1, by: -1)
    }
    for column in 0..<self.width {
      extrapolate(height, from: self.width + column, by: self.width)
      extrapolate(height, from: height * self.width + column, by: -self.width)
    }
  }

  /// Sets the cell before a line of `count` cells by linear extrapolation from its first two cells.
  private mutating func extrapolate(_ count: Int, from index: Int, by step: Int) {
    let first = Int32(truncatingIfNeeded: cells[index])
    let second = count > 1 ? Int32(truncatingIfNeeded: cells[index + step]) : first
    cells[index - step] = UInt32(min(max(2 * first - second, 0), 255 << 8))
  }

  /// Writes a row of coverage.
  ///
  /// - Parameters:
  ///   - row: The row, from the top of the shape.
  ///   - shift: The column at which the shape begins.
  ///   - columns: The columns to write, all inside the moved shape.
  ///   - opacity: The opacity by which alphas are multiplied.
  ///   - coverage: The row to write to, by column.
  mutating func write(
    row: Int,
    movedBy shift: Int,
    columns: Range<Int>,
    times opacity: UInt8,
    to coverage: inout ContiguousArray<UInt8>
  ) {
    BlurredShape.mix(cells, around: row, cellShift: cellShift, to: &between)
    let cells = between.span
    var coverage = coverage.mutableSpan
    precondition(columns.lowerBound >= 0 && columns.upperBound <= coverage.count)
    let side = 1 << cellShift
    let total = 2 * UInt32(side)
    // Values have 8 fractional bits, and each of the two interpolations multiplies by twice the side of a cell.
    let bits = UInt32(8 + 2 * (cellShift + 1))
    var column = columns.lowerBound
    while column < columns.upperBound {
      // The x from the center of the first cell to that of the pixel, in halves of a pixel.
      let distance = 2 * (column - shift) + 1 - side
      var left = (distance >> (cellShift + 1)) + 1
      let weight = UInt32(distance & (2 * side - 1))
      let step = 2 &* (cells[left + 1] &- cells[left])
      var alpha = cells[left] &* (total &- weight) &+ cells[left + 1] &* weight &+ 1 << (bits - 1)
      // Much of a shadow is flat: write a run of equal cells at once.
      if step == 0 { while left + 2 < cells.count, cells[left + 2] == cells[left] { left += 1 } }
      // The first pixel after the center of the next cell.
      let end = min(left * side + side / 2 + shift, columns.upperBound)
      repeat {
        coverage[column] = Blending.multiply(UInt8(truncatingIfNeeded: alpha &>> bits), opacity)
        alpha &+= step
        column &+= 1
      } while column < end
    }
  }

  /// Interpolates between the rows of cells above and below a row of pixels.
  private static func mix(
    _ cells: borrowing ContiguousArray<UInt32>,
    around row: Int,
    cellShift: Int,
    to result: inout ContiguousArray<UInt32>
  ) {
    let side = 1 << cellShift
    let distance = 2 * row + 1 - side
    let weight = UInt32(distance & (2 * side - 1))
    var result = result.mutableSpan
    let upper = ((distance >> (cellShift + 1)) + 1) * result.count
    let above = cells.span.extracting(upper..<upper + result.count)
    let below = cells.span.extracting(upper + result.count..<upper + 2 * result.count)
    for index in 0..<result.count {
      result[index] = above[index] &* (2 * UInt32(side) &- weight) &+ below[index] &* weight
    }
  }
}
