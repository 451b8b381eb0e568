extension Canvas {
  /// Draws a bitmap, scaled to fill a rectangle, or as a nine-slice image.
  mutating func draw(_ bitmap: Bitmap, nineSlice: NineSlice?, in rect: Rect, transform: Transform) {
    sample(bitmap, nineSlice: nineSlice, in: rect, transform: transform) { canvas, columns, row in
      canvas.blendSamples(columns: columns, row: row)
    }
  }

  /// Draws the alpha of a bitmap in one color, scaled to fill a rectangle, or as a nine-slice image.
  mutating func drawTemplate(
    _ bitmap: Bitmap,
    nineSlice: NineSlice?,
    in rect: Rect,
    transform: Transform,
    color: RGBA
  ) {
    load(color)
    sample(bitmap, nineSlice: nineSlice, in: rect, transform: transform) { canvas, columns, row in
      Canvas.multiply(&canvas.coverage, byAlphasOf: canvas.samples, columns: columns)
      canvas.blendRamp(columns: columns, row: row)
    }
  }

  /// Multiplies a row of coverage by the alphas of a row of samples.
  private static func multiply(
    _ coverage: inout ContiguousArray<UInt8>,
    byAlphasOf samples: borrowing ContiguousArray<UInt32>,
    columns: Range<Int>
  ) {
    let samples = samples.span.extracting(columns)
    var coverage = coverage.mutableSpan
    precondition(columns.lowerBound >= 0 && columns.upperBound <= coverage.count)
    for index in 0..<samples.count {
      let alpha = UInt8(truncatingIfNeeded: samples[index] >> 24)
      let column = columns.lowerBound &+ index
      coverage[column] = Blending.multiply(alpha, coverage[column])
    }
  }

  /// Resamples an image row by row into `samples` and `coverage`, and calls a function to blend each row.
  private mutating func sample(
    _ bitmap: Bitmap,
    nineSlice: NineSlice?,
    in rect: Rect,
    transform: Transform,
    blendRow: (inout Canvas, _ columns: Range<Int>, _ row: Int) -> Void
  ) {
    guard transform.isUpright else {
      sampleRotated(
        bitmap,
        nineSlice: nineSlice,
        in: rect,
        transform: transform,
        blendRow: blendRow
      )
      return
    }
    let start = transform(Point(rect.x, rect.y))
    let end = transform(Point(rect.maxX, rect.maxY))
    guard let left = Edge.fixed(start.x), let top = Edge.fixed(start.y),
      let right = Edge.fixed(end.x), let bottom = Edge.fixed(end.y),
      let columnSlices = NineSliceAxis(
        count: bitmap.width,
        from: left,
        to: right,
        caps: nineSlice?.across(scale: transform.a) ?? NineSliceAxis.Caps()
      ),
      let rowSlices = NineSliceAxis(
        count: bitmap.height,
        from: top,
        to: bottom,
        caps: nineSlice?.down(scale: transform.d) ?? NineSliceAxis.Caps()
      )
    else { return }
    let across = SampleAxis(columnSlices, limits: visible.columns)
    let down = SampleAxis(rowSlices, limits: visible.rows)
    guard !across.pixels.isEmpty else { return }

    // At scale 1 on the pixel grid, copy rows instead of mixing them.
    let isCopied = across.isCopied && down.isCopied
    var sums = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: isCopied ? 0 : bitmap.width)
    for (index, row) in down.pixels.enumerated() {
      if isCopied {
        let source = down.first[index] * bitmap.width + across.first[0]
        Canvas.copy(
          bitmap.pixels,
          from: source,
          to: &samples,
          coverage: &coverage,
          columns: across.pixels
        )
        blendRow(&self, across.pixels, row)
        continue
      }
      Canvas.addRows(of: bitmap, along: down, at: index, to: &sums)
      Canvas.mix(sums, along: across, to: &samples)
      let covered = down.covered[index]
      for (index, column) in across.pixels.enumerated() {
        let area = covered * across.covered[index]
        coverage[column] = UInt8((area * 255 + Edge.unit * Edge.unit / 2) / (Edge.unit * Edge.unit))
      }
      blendRow(&self, across.pixels, row)
    }
  }

  /// Sums source rows by their weights: four sums per source column, blue first.
  private static func addRows(
    of bitmap: borrowing Bitmap,
    along down: borrowing SampleAxis,
    at index: Int,
    to sums: inout ContiguousArray<SIMD4<UInt32>>
  ) {
    let taps = down.weightStart[index]..<down.weightStart[index + 1]
    let start = down.first[index] * bitmap.width
    let pixels = bitmap.pixels.span
    var sums = sums.mutableSpan
    for (row, tap) in taps.enumerated() {
      let weight = UInt32(down.weights[tap])
      let line = pixels.extracting(start + row * sums.count..<start + (row + 1) * sums.count)
      for column in 0..<line.count {
        let pixel = line[column]
        let color = SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 0xFF
        let before = row == 0 ? .zero : sums[column]
        sums[column] = before &+ color &* weight
      }
    }
  }

  /// Sums columns by their weights, and rounds the result to pixels.
  private static func mix(
    _ sums: borrowing ContiguousArray<SIMD4<UInt32>>,
    along across: borrowing SampleAxis,
    to samples: inout ContiguousArray<UInt32>
  ) {
    let scale = 2 * UInt64(SampleAxis.one.trailingZeroBitCount)
    let sums = sums.span
    let weights = across.weights.span
    var samples = samples.mutableSpan
    for index in 0..<across.pixels.count {
      let taps = across.weightStart[index]..<across.weightStart[index + 1]
      var position = across.first[index]
      var color = SIMD4<UInt64>(repeating: 1 &<< (scale &- 1))
      for tap in taps {
        // Sums and weights fit 32 bits, so that each product takes one instruction.
        let weight = UInt64(UInt32(truncatingIfNeeded: weights[tap]))
        color &+= SIMD4<UInt64>(truncatingIfNeeded: sums[position]) &* weight
        position &+= 1
      }
      color &>>= scale
      samples[across.pixels.lowerBound &+ index] = UInt32(
        truncatingIfNeeded: color.x | color.y &<< 8 | color.z &<< 16 | color.w &<< 24
      )
    }
  }
}
