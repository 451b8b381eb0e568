/// Adds up the pixels of cells.
struct CellSums {
  private let part: PixelBounds
  private let whole: PixelBounds
  private let cellShift: Int

  init(_ part: PixelBounds, of whole: PixelBounds, cellShift: Int) {
    self.part = part
    self.whole = whole
    self.cellShift = cellShift
  }

  /// Adds pixels to cells, red first, and shifts the sums.
  func add(
    _ pixels: borrowing ContiguousArray<UInt32>,
    to sums: inout ContiguousArray<SIMD4<UInt32>>,
    width: Int,
    shiftedBy shift: UInt32
  ) {
    let pixels = pixels.span
    var sums = sums.mutableSpan
    // Two components in a number; 64 of 8 bits fit into 16.
    var evenSums = ContiguousArray<UInt32>(repeating: 0, count: width << cellShift)
    var oddSums = evenSums
    var even = evenSums.mutableSpan
    var odd = oddSums.mutableSpan
    for row in 0..<part.rows.count {
      let start = whole.offset(ofRow: part.rows.lowerBound + row) + part.columns.lowerBound
      let line = pixels.extracting(start..<start + part.columns.count)
      if cellShift == 0 {
        for column in 0..<line.count {
          let pixel = line[column]
          let color = SIMD4(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 0xFF
          sums[row &* width &+ column] = color &<< shift
        }
        continue
      }
      CellSums.add(line, to: &even, &odd)
      let isLastOfCell = (row + 1) & (1 << cellShift - 1) == 0 || row + 1 == part.rows.count
      guard isLastOfCell else { continue }
      for cell in 0..<width {
        let columns = cell << cellShift..<(cell + 1) << cellShift
        let (evenSum, oddSum) = (CellSums.take(&even, columns), CellSums.take(&odd, columns))
        let sum = SIMD4(evenSum >> 16, oddSum & 0xFFFF, evenSum & 0xFFFF, oddSum >> 16)
        sums[(row >> cellShift) &* width &+ cell] = sum &<< shift
      }
    }
  }

  @inline(__always)
  private static func take(_ columns: inout MutableSpan<UInt32>, _ cell: Range<Int>) -> UInt32 {
    var sum: UInt32 = 0
    for column in cell {
      sum &+= columns[column]
      columns[column] = 0
    }
    return sum
  }

  private static func add(
    _ line: Span<UInt32>,
    to even: inout MutableSpan<UInt32>,
    _ odd: inout MutableSpan<UInt32>
  ) {
    precondition(line.count <= even.count && line.count <= odd.count)
    for column in 0..<line.count {
      even[column] &+= line[column] & 0xFF_00FF
      odd[column] &+= line[column] >> 8 & 0xFF_00FF
    }
  }
}
