/// The compositing loops over rows of premultiplied `0xAARRGGBB` pixels.
enum RowBlending {
  /// Blends a color over a surface (Porter-Duff source-over), with the coverage of a shape.
  ///
  /// - Parameters:
  ///   - ramp: The premultiplied pixel for each coverage from 0 to 255.
  ///   - shape: The coverage.
  ///   - surface: The surface.
  ///   - visible: The bounds of the pixels that may change.
  static func blend(
    ramp: borrowing ContiguousArray<UInt32>,
    shape: borrowing Coverage,
    over surface: inout Surface,
    in visible: PixelBounds
  ) {
    let storageBounds = surface.storageBounds
    let rows = shape.rows.clamped(to: visible.rows)
    let ramp = ramp.span
    let spans = shape.spans.span
    var pixels = surface.pixels.mutableSpan
    for row in rows {
      let offset = storageBounds.offset(ofRow: row)
      for index in shape.spanIndices(ofRow: row) {
        let columns = spans[index].columns(in: visible.columns)
        let targets = offset + columns.lowerBound..<offset + columns.upperBound
        blend(ramp[Int(spans[index].coverage)], over: &pixels, at: targets)
      }
    }
  }

  /// Blends a premultiplied pixel over each pixel of a rectangle.
  static func blend(_ source: UInt32, over surface: inout Surface, in rectangle: PixelBounds) {
    let storageBounds = surface.storageBounds
    let columns = rectangle.columns
    var pixels = surface.pixels.mutableSpan
    for row in rectangle.rows {
      let offset = storageBounds.offset(ofRow: row)
      blend(source, over: &pixels, at: offset + columns.lowerBound..<offset + columns.upperBound)
    }
  }

  @inline(__always)
  private static func blend(
    _ source: UInt32,
    over pixels: inout MutableSpan<UInt32>,
    at targets: Range<Int>
  ) {
    precondition(targets.lowerBound >= 0 && targets.upperBound <= pixels.count)
    let inverseAlpha = 255 - source >> 24
    // Most spans are one pixel of a border, for which the loops below would set up vectors in vain.
    if targets.count == 1 {
      let target = targets.lowerBound
      pixels[target] = source &+ Blending.scale(pixels[target], by: inverseAlpha)
    } else if inverseAlpha == 0 {
      for target in targets { pixels[target] = source }
    } else if inverseAlpha != 255 {
      for target in targets {
        pixels[target] = source &+ Blending.scale(pixels[target], by: inverseAlpha)
      }
    }
  }

  /// Blends a color over a row, with a coverage for each column; `ramp` has a premultiplied pixel for each coverage.
  static func blend(
    ramp: borrowing ContiguousArray<UInt32>,
    coverage: borrowing ContiguousArray<UInt8>,
    over pixels: inout ContiguousArray<UInt32>,
    columns: Range<Int>,
    offset: Int
  ) {
    let ramp = ramp.span
    let coverage = coverage.span.extracting(columns)
    let start = offset + columns.lowerBound
    var pixels = pixels.mutableSpan
    precondition(ramp.count == 256 && start >= 0 && start &+ coverage.count <= pixels.count)
    for index in 0..<coverage.count {
      let source = ramp[Int(coverage[index])]
      let inverseAlpha = 255 - source >> 24
      let target = start &+ index
      if inverseAlpha == 0 {
        pixels[target] = source
      } else if inverseAlpha != 255 {
        pixels[target] = source &+ Blending.scale(pixels[target], by: inverseAlpha)
      }
    }
  }

  /// Blends a row of premultiplied pixels, each times its coverage, over another row.
  static func blend(
    _ samples: borrowing ContiguousArray<UInt32>,
    times coverage: borrowing ContiguousArray<UInt8>,
    over pixels: inout ContiguousArray<UInt32>,
    columns: Range<Int>,
    offset: Int
  ) {
    let samples = samples.span.extracting(columns)
    let coverage = coverage.span.extracting(columns)
    let start = offset + columns.lowerBound
    var pixels = pixels.mutableSpan
    precondition(samples.count == coverage.count)
    precondition(start >= 0 && start &+ coverage.count <= pixels.count)
    if isOpaque(samples, times: coverage) {
      for index in 0..<samples.count { pixels[start &+ index] = samples[index] }
      return
    }
    for index in 0..<coverage.count {
      let weight = UInt32(coverage[index])
      let source = weight == 255 ? samples[index] : Blending.scale(samples[index], by: weight)
      let inverseAlpha = 255 - source >> 24
      let target = start &+ index
      if inverseAlpha == 0 {
        pixels[target] = source
      } else if inverseAlpha != 255 {
        pixels[target] = source &+ Blending.scale(pixels[target], by: inverseAlpha)
      }
    }
  }

  /// Whether all samples are opaque and fully covered, as in most images.
  private static func isOpaque(_ samples: Span<UInt32>, times coverage: Span<UInt8>) -> Bool {
    var covered: UInt8 = 255
    for index in 0..<coverage.count { covered &= coverage[index] }
    guard covered == 255 else { return false }
    var pixels = UInt32.max
    for index in 0..<samples.count { pixels &= samples[index] }
    return pixels >> 24 == 255
  }

  /// Replaces pixels of a row inside a shape, mixed in proportion to the shape's coverage.
  static func replace(
    _ pixels: inout ContiguousArray<UInt32>,
    by samples: borrowing ContiguousArray<UInt32>,
    shape: borrowing Coverage,
    row: Int,
    columns: Range<Int>,
    offset: Int,
    source: Int
  ) {
    let samples = samples.span
    let spans = shape.spans.span
    var pixels = pixels.mutableSpan
    for index in shape.spanIndices(ofRow: row) {
      let weight = UInt32(spans[index].coverage)
      let columns = spans[index].columns(in: columns)
      let targets = offset + columns.lowerBound..<offset + columns.upperBound
      let sources = source + columns.lowerBound..<source + columns.upperBound
      precondition(targets.lowerBound >= 0 && targets.upperBound <= pixels.count)
      precondition(sources.lowerBound >= 0 && sources.upperBound <= samples.count)
      if weight == 255 {
        for index in 0..<targets.count {
          pixels[targets.lowerBound &+ index] = samples[sources.lowerBound &+ index]
        }
      } else {
        for index in 0..<targets.count {
          let target = targets.lowerBound &+ index
          pixels[target] = Blending.mix(
            pixels[target],
            with: samples[sources.lowerBound &+ index],
            weight: weight
          )
        }
      }
    }
  }

  /// Replaces pixels of a row, mixed in proportion to a coverage for each column.
  static func replace(
    _ pixels: inout ContiguousArray<UInt32>,
    by samples: borrowing ContiguousArray<UInt32>,
    coverage: borrowing ContiguousArray<UInt8>,
    columns: Range<Int>,
    offset: Int,
    source: Int
  ) {
    let samples = samples.span
    let coverage = coverage.span
    var pixels = pixels.mutableSpan
    for column in columns {
      let weight = UInt32(coverage[column])
      let sample = samples[source + column]
      if weight == 255 {
        pixels[offset + column] = sample
      } else if weight > 0 {
        pixels[offset + column] = Blending.mix(
          pixels[offset + column],
          with: sample,
          weight: weight
        )
      }
    }
  }
}
