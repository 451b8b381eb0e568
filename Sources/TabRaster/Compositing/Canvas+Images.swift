extension Canvas {
  /// Draws a bitmap, scaled to fill a rectangle, all of it or in nine parts.
  mutating func draw(_ bitmap: Bitmap, _ parts: NineParts?, in rect: Rect, transform: Transform) {
    sample(bitmap, parts, in: rect, transform: transform) { canvas, columns, row in
      canvas.blendSamples(columns: columns, row: row)
    }
  }

  /// Draws the alpha of a bitmap, scaled to fill a rectangle, all of it or in nine parts, in one color.
  mutating func drawTemplate(
    _ bitmap: Bitmap,
    _ parts: NineParts?,
    in rect: Rect,
    transform: Transform,
    color: RGBA
  ) {
    load(color)
    sample(bitmap, parts, in: rect, transform: transform) { canvas, columns, row in
      for column in columns {
        let alpha = UInt8(truncatingIfNeeded: canvas.samples[column] >> 24)
        canvas.coverage[column] = Blending.multiply(alpha, canvas.coverage[column])
      }
      canvas.blendRamp(columns: columns, row: row)
    }
  }

  /// Fills the rows of samples and coverage with an image, one row after the other.
  private mutating func sample(
    _ bitmap: Bitmap,
    _ parts: NineParts?,
    in rect: Rect,
    transform: Transform,
    blendRow: (inout Canvas, _ columns: Range<Int>, _ row: Int) -> Void
  ) {
    guard transform.isUpright else {
      turn(bitmap, parts, in: rect, transform: transform, blendRow: blendRow)
      return
    }
    let start = transform(Point(rect.x, rect.y))
    let end = transform(Point(rect.maxX, rect.maxY))
    guard let left = Edge.fixed(start.x), let top = Edge.fixed(start.y),
      let right = Edge.fixed(end.x), let bottom = Edge.fixed(end.y),
      let columnParts = AxisParts(
        count: bitmap.width,
        from: left,
        to: right,
        caps: parts?.across(scale: transform.a) ?? AxisParts.Caps()
      ),
      let rowParts = AxisParts(
        count: bitmap.height,
        from: top,
        to: bottom,
        caps: parts?.down(scale: transform.d) ?? AxisParts.Caps()
      )
    else { return }
    let across = SampleAxis(columnParts, limits: visible.columns)
    let down = SampleAxis(rowParts, limits: visible.rows)
    guard !across.pixels.isEmpty else { return }

    let isCopied = across.isCopied && down.isCopied
    var sums = ContiguousArray(repeating: 0, count: isCopied ? 0 : bitmap.width * 4)
    for (index, row) in down.pixels.enumerated() {
      if isCopied {
        let source = down.first[index] * bitmap.width + across.first[0]
        Canvas.copy(bitmap.pixels, from: source, to: &samples, &coverage, columns: across.pixels)
        blendRow(&self, across.pixels, row)
        continue
      }
      Canvas.addRows(of: bitmap, down, at: index, to: &sums)
      Canvas.mix(sums, across, to: &samples)
      let covered = down.covered[index]
      for (index, column) in across.pixels.enumerated() {
        let area = covered * across.covered[index]
        coverage[column] = UInt8((area * 255 + Edge.unit * Edge.unit / 2) / (Edge.unit * Edge.unit))
      }
      blendRow(&self, across.pixels, row)
    }
  }

  /// Mixes source rows into one, as four sums per source column.
  private static func addRows(
    of bitmap: borrowing Bitmap,
    _ down: borrowing SampleAxis,
    at index: Int,
    to sums: inout ContiguousArray<Int>
  ) {
    let width = bitmap.width
    let start = down.weightStart[index]
    let count = down.weightStart[index + 1] - start
    let pixels = bitmap.pixels.span
    var sums = sums.mutableSpan
    for tap in 0..<count {
      let weight = down.weights[start + tap]
      let offset = (down.first[index] + tap) * width
      for column in 0..<width {
        let pixel = Int(pixels[offset + column])
        let position = column &* 4
        let isFirst = tap == 0
        sums[position] = (isFirst ? 0 : sums[position]) &+ (pixel & 0xFF) &* weight
        sums[position + 1] = (isFirst ? 0 : sums[position + 1]) &+ (pixel >> 8 & 0xFF) &* weight
        sums[position + 2] = (isFirst ? 0 : sums[position + 2]) &+ (pixel >> 16 & 0xFF) &* weight
        sums[position + 3] = (isFirst ? 0 : sums[position + 3]) &+ (pixel >> 24) &* weight
      }
    }
  }

  /// Mixes columns of sums into pixels.
  private static func mix(
    _ sums: borrowing ContiguousArray<Int>,
    _ across: borrowing SampleAxis,
    to samples: inout ContiguousArray<UInt32>
  ) {
    let half = SampleAxis.one * SampleAxis.one / 2
    let scale = SampleAxis.one * SampleAxis.one
    let sums = sums.span
    var samples = samples.mutableSpan
    for index in 0..<across.pixels.count {
      let start = across.weightStart[index]
      let end = across.weightStart[index + 1]
      var position = across.first[index] * 4
      var (blue, green, red, alpha) = (half, half, half, half)
      for tap in start..<end {
        let weight = across.weights[tap]
        blue += sums[position] &* weight
        green += sums[position + 1] &* weight
        red += sums[position + 2] &* weight
        alpha += sums[position + 3] &* weight
        position += 4
      }
      let color = blue / scale + green / scale * 0x100 + red / scale * 0x1_0000
      samples[across.pixels.lowerBound + index] = UInt32(
        truncatingIfNeeded: color + alpha / scale * 0x100_0000
      )
    }
  }
}
