/// A blurred picture: colors at the centers of square cells, interpolated bilinearly to pixels.
struct BlurredPicture: Sendable {
  private var cells: ContiguousArray<GaussianBlur.Pixel>
  private let width: Int
  private let height: Int

  /// The binary logarithm of a cell's side, in pixels.
  private let cellShift: Int

  /// A row of cells, with one more before the first and one after the last.
  ///
  /// `even` has red and blue in fields of 32 bits, `odd` alpha and green.
  private struct Row {
    var index: Int?
    var even: ContiguousArray<UInt64>
    var odd: ContiguousArray<UInt64>

    mutating func set(_ cell: GaussianBlur.Pixel, at index: Int) {
      even[index] = UInt64(cell.x) << 32 | UInt64(cell.z)
      odd[index] = UInt64(cell.w) << 32 | UInt64(cell.y)
    }

    func cell(at index: Int) -> GaussianBlur.Pixel {
      GaussianBlur.Pixel(
        UInt16(truncatingIfNeeded: even[index] >> 32),
        UInt16(truncatingIfNeeded: odd[index]),
        UInt16(truncatingIfNeeded: even[index]),
        UInt16(truncatingIfNeeded: odd[index] >> 32)
      )
    }
  }

  /// The rows of cells above and below a row of pixels, and the row interpolated between them.
  private var above: Row
  private var below: Row
  private var between: Row

  init(
    cells: ContiguousArray<GaussianBlur.Pixel>,
    width: Int,
    height: Int,
    cellShift: Int
  ) {
    self.cells = cells
    self.width = width
    self.height = height
    self.cellShift = cellShift
    let empty = ContiguousArray<UInt64>(repeating: 0, count: width + 2)
    above = Row(index: nil, even: empty, odd: empty)
    below = above
    between = above
  }

  /// Applies a color filter to all cells.
  mutating func apply(_ filter: ColorFilter) {
    filter.apply(to: &cells)
  }

  /// Writes a row of premultiplied pixels, interpolated from the cells.
  mutating func write(row: Int, to pixels: inout ContiguousArray<UInt32>) {
    guard cellShift > 0 else {
      let line = cells.span.extracting(row * width..<(row + 1) * width)
      var pixels = pixels.mutableSpan
      for column in 0..<line.count { pixels[column] = line[column].premultiplied }
      return
    }
    // The y from the center of the first row of cells to the row's pixel centers, in halves of a pixel.
    let distance = 2 * row + 1 - 1 << cellShift
    let upper = distance >> (cellShift + 1)
    if above.index != upper {
      if below.index == upper { swap(&above, &below) } else { load(upper, to: &above) }
      load(upper + 1, to: &below)
    }
    let weight = UInt64(distance & (2 << cellShift - 1))
    BlurredPicture.mix(
      above.even,
      with: below.even,
      weight: weight,
      of: 2 << UInt64(cellShift),
      to: &between.even
    )
    BlurredPicture.mix(
      above.odd,
      with: below.odd,
      weight: weight,
      of: 2 << UInt64(cellShift),
      to: &between.odd
    )
    // With a constant side the compiler unrolls the loop over the pixels of a cell.
    switch cellShift {
    case 3: BlurredPicture.write(even: between.even, odd: between.odd, cellShift: 3, to: &pixels)
    case 2: BlurredPicture.write(even: between.even, odd: between.odd, cellShift: 2, to: &pixels)
    default: BlurredPicture.write(even: between.even, odd: between.odd, cellShift: 1, to: &pixels)
    }
  }

  private static func mix(
    _ first: borrowing ContiguousArray<UInt64>,
    with second: borrowing ContiguousArray<UInt64>,
    weight: UInt64,
    of total: UInt64,
    to result: inout ContiguousArray<UInt64>
  ) {
    let (first, second) = (first.span, second.span)
    var result = result.mutableSpan
    precondition(first.count == result.count && second.count == result.count)
    for index in 0..<result.count {
      result[index] = first[index] &* (total &- weight) &+ second[index] &* weight
    }
  }

  @inline(__always)
  private static func write(
    even: borrowing ContiguousArray<UInt64>,
    odd: borrowing ContiguousArray<UInt64>,
    cellShift: Int,
    to pixels: inout ContiguousArray<UInt32>
  ) {
    let (even, odd) = (even.span, odd.span)
    var pixels = pixels.mutableSpan
    // Values have 8 fractional bits, and each of the two interpolations multiplies by twice the side of a cell.
    let shift = 8 + 2 * UInt64(cellShift + 1)
    let half: UInt64 = 0x1_0000_0001 &<< (shift &- 1)
    let total: UInt64 = 2 &<< UInt64(cellShift)
    let side = 1 << cellShift
    // Segments run from one cell center to the next; the first pixel is half a side after the center of the
    // extrapolated cell.
    var (left, column, weight) = (0, 0, UInt64(side) &+ 1)
    while column < pixels.count {
      // Most backdrops of bars are flat: write a run of equal cells as one segment.
      var last = left
      while last &+ 1 < even.count, even[last &+ 1] == even[left], odd[last &+ 1] == odd[left] {
        last &+= 1
      }
      let isFlat = last > left
      if !isFlat { last &+= 1 }
      // The first pixel after the center of the last cell.
      let end = min(last &* side &- side / 2, pixels.count)
      var even1 = even[left] &* (total &- weight) &+ even[left &+ 1] &* weight &+ half
      var odd1 = odd[left] &* (total &- weight) &+ odd[left &+ 1] &* weight &+ half
      if isFlat {
        let color = pixel(even: even1 &>> shift, odd: odd1 &>> shift)
        while column < end {
          pixels[column] = color
          column &+= 1
        }
      } else {
        let evenStep = 2 &* (even[last] &- even[left])
        let oddStep = 2 &* (odd[last] &- odd[left])
        if end &- column == side {
          for index in 0..<side {
            pixels[column &+ index] = pixel(even: even1 &>> shift, odd: odd1 &>> shift)
            even1 &+= evenStep
            odd1 &+= oddStep
          }
          column = end
        }
        while column < end {
          pixels[column] = pixel(even: even1 &>> shift, odd: odd1 &>> shift)
          even1 &+= evenStep
          odd1 &+= oddStep
          column &+= 1
        }
      }
      left = last
      weight = 1
    }
  }

  /// Packs red and blue, and alpha and green, each in the lowest 8 bits of a field of 32, into a pixel.
  @inline(__always)
  private static func pixel(even: UInt64, odd: UInt64) -> UInt32 {
    let pairs = even & 0xFF_0000_00FF | (odd & 0xFF_0000_00FF) &<< 8
    return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
  }

  /// Copies a row of cells, or extrapolates one beyond the picture, and extrapolates the cells before and after it.
  private func load(_ index: Int, to row: inout Row) {
    row.index = index
    let cells = cells.span
    if (0..<height).contains(index) {
      let line = cells.extracting(index * width..<(index + 1) * width)
      for column in 0..<line.count { row.set(line[column], at: column + 1) }
    } else {
      let (first, second) = index < 0 ? (0, min(1, height - 1)) : (height - 1, max(height - 2, 0))
      for column in 0..<width {
        let cell = BlurredPicture.extrapolated(
          through: cells[first * width + column],
          from: cells[second * width + column]
        )
        row.set(cell, at: column + 1)
      }
    }
    row.set(
      BlurredPicture.extrapolated(through: row.cell(at: 1), from: row.cell(at: min(2, width))),
      at: 0
    )
    row.set(
      BlurredPicture.extrapolated(
        through: row.cell(at: width),
        from: row.cell(at: max(width - 1, 1))
      ),
      at: width + 1
    )
  }

  /// The linear extrapolation from `second` through `first`, clamped to valid premultiplied colors.
  private static func extrapolated(
    through first: GaussianBlur.Pixel,
    from second: GaussianBlur.Pixel
  ) -> GaussianBlur.Pixel {
    let color =
      2 &* SIMD4<Int32>(truncatingIfNeeded: first) &- SIMD4<Int32>(truncatingIfNeeded: second)
    let alpha = min(max(color.w, 0), 255 << 8)
    return GaussianBlur.Pixel(
      truncatingIfNeeded: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    )
  }
}

extension GaussianBlur.Pixel {
  /// The premultiplied pixel with each component rounded to 8 bits.
  @inline(__always)
  var premultiplied: UInt32 {
    let color = (SIMD4<UInt32>(truncatingIfNeeded: self) &+ 128) &>> 8
    return color.w << 24 | color.x << 16 | color.y << 8 | color.z
  }
}
