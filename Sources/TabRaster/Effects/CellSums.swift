/// The sums of pixels over the cells of a part of a picture.
struct CellSums {
  private let part: PixelBounds
  private let picture: PixelBounds
  private let cellShift: Int

  init(_ part: PixelBounds, of picture: PixelBounds, cellShift: Int) {
    self.part = part
    self.picture = picture
    self.cellShift = cellShift
  }

  /// Sums the pixels of each cell, red first, and shifts the sums left.
  func add(
    _ pixels: borrowing ContiguousArray<UInt32>,
    to sums: inout ContiguousArray<SIMD4<UInt32>>,
    width: Int,
    shiftedBy shift: UInt32
  ) {
    let pixels = pixels.span
    var sums = sums.mutableSpan
    // Sum two components at a time, in fields of 16 bits, which hold 64 values of 8 bits.
    var evenSums = ContiguousArray<UInt32>(repeating: 0, count: width << cellShift)
    var oddSums = evenSums
    var even = evenSums.mutableSpan
    var odd = oddSums.mutableSpan
    for row in 0..<part.rows.count {
      let start = picture.offset(ofRow: part.rows.lowerBound + row) + part.columns.lowerBound
      let line = pixels.extracting(start..<start + part.columns.count)
      if cellShift == 0 {
        for column in 0..<line.count {
          let pixel = line[column]
          let color = SIMD4(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 0xFF
          sums[row &* width &+ column] = color &<< shift
        }
        continue
      }
      let isFirst = row & (1 << cellShift - 1) == 0
      CellSums.add(line, even: &even, odd: &odd, isFirst: isFirst)
      let isLast = (row + 1) & (1 << cellShift - 1) == 0 || row + 1 == part.rows.count
      guard isLast else { continue }
      let cells = (row >> cellShift) * width..<(row >> cellShift + 1) * width
      // With a constant side the compiler unrolls the loop over the columns of a cell.
      switch cellShift {
      case 3:
        CellSums.sumColumns(
          even: even.span,
          odd: odd.span,
          cellShift: 3,
          shiftedBy: shift,
          to: &sums,
          cells: cells
        )
      case 2:
        CellSums.sumColumns(
          even: even.span,
          odd: odd.span,
          cellShift: 2,
          shiftedBy: shift,
          to: &sums,
          cells: cells
        )
      default:
        CellSums.sumColumns(
          even: even.span,
          odd: odd.span,
          cellShift: 1,
          shiftedBy: shift,
          to: &sums,
          cells: cells
        )
      }
    }
  }

  /// Sums the columns of each cell in a row of cells.
  @inline(__always)
  private static func sumColumns(
    even: Span<UInt32>,
    odd: Span<UInt32>,
    cellShift: Int,
    shiftedBy shift: UInt32,
    to sums: inout MutableSpan<SIMD4<UInt32>>,
    cells: Range<Int>
  ) {
    precondition(even.count == cells.count << cellShift && odd.count == even.count)
    precondition(cells.lowerBound >= 0 && cells.upperBound <= sums.count)
    for cell in 0..<cells.count {
      var (evenSum, oddSum): (UInt32, UInt32) = (0, 0)
      for column in cell &<< cellShift..<(cell &+ 1) &<< cellShift {
        evenSum &+= even[column]
        oddSum &+= odd[column]
      }
      let sum = SIMD4(evenSum >> 16, oddSum & 0xFFFF, evenSum & 0xFFFF, oddSum >> 16)
      sums[cells.lowerBound &+ cell] = sum &<< shift
    }
  }

  /// Adds a row of pixels to the column sums, or sets these for the first row of a cell.
  private static func add(
    _ line: Span<UInt32>,
    even: inout MutableSpan<UInt32>,
    odd: inout MutableSpan<UInt32>,
    isFirst: Bool
  ) {
    precondition(line.count <= even.count && line.count <= odd.count)
    if isFirst {
      for column in 0..<line.count {
        even[column] = line[column] & 0xFF_00FF
        odd[column] = line[column] >> 8 & 0xFF_00FF
      }
    } else {
      for column in 0..<line.count {
        even[column] &+= line[column] & 0xFF_00FF
        odd[column] &+= line[column] >> 8 & 0xFF_00FF
      }
    }
  }
}
