/// Some rows of a picture while it is being drawn, with the buffers that drawing needs.
///
/// Coordinates are pixels of the whole picture, whichever rows the canvas holds.
struct Canvas: Sendable {
  /// The width of the picture, in pixels.
  let width: Int

  /// The rows of the picture that the canvas holds.
  let rows: Range<Int>

  /// The pixels of those rows.
  var pixels: ContiguousArray<UInt32>

  /// The clip in force, one part of 255 per pixel; nil if nothing is cut off.
  var clip: ContiguousArray<UInt8>?

  var edges = EdgeList()
  var sweep: CoverageSweep
  var coverage: ContiguousArray<UInt8>

  /// The source pixel for every coverage, for the color being filled.
  private var ramp = ContiguousArray<UInt32>(repeating: 0, count: 256)

  init(width: Int, rows: Range<Int>, pixels: consuming ContiguousArray<UInt32>) {
    precondition(
      pixels.count == width * rows.count,
      "A canvas of \(width)x\(rows.count) pixels must not have \(pixels.count)"
    )
    self.width = width
    self.rows = rows
    self.pixels = pixels
    sweep = CoverageSweep(width: width)
    coverage = ContiguousArray(repeating: 0, count: width)
  }

  /// Fills a path, by the nonzero winding rule.
  mutating func fill(_ path: Path, transform: Transform, color: RGBA) {
    for coverage in 0..<256 {
      ramp[coverage] = color.premultiplied(coverage: UInt8(truncatingIfNeeded: coverage))
    }
    edges.load(path, transform: transform)
    sweep.start(edges, rows: rows)
    while sweep.advance() {
      blendRow()
    }
  }

  private mutating func blendRow() {
    let columns = sweep.columns
    let offset = (sweep.row - rows.lowerBound) * width
    if let clip {
      Canvas.copy(sweep.coverage, to: &coverage, columns: columns, clip: clip, offset: offset)
      Canvas.blend(ramp, coverage, over: &pixels, columns: columns, offset: offset)
    } else {
      Canvas.blend(ramp, sweep.coverage, over: &pixels, columns: columns, offset: offset)
    }
  }

  private static func copy(
    _ source: borrowing ContiguousArray<UInt8>,
    to coverage: inout ContiguousArray<UInt8>,
    columns: Range<Int>,
    clip: borrowing ContiguousArray<UInt8>,
    offset: Int
  ) {
    let source = source.span
    let clip = clip.span
    var coverage = coverage.mutableSpan
    for column in columns {
      let product = UInt32(source[column]) &* UInt32(clip[offset + column]) &+ 128
      coverage[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
  }

  private static func blend(
    _ ramp: borrowing ContiguousArray<UInt32>,
    _ coverage: borrowing ContiguousArray<UInt8>,
    over pixels: inout ContiguousArray<UInt32>,
    columns: Range<Int>,
    offset: Int
  ) {
    let ramp = ramp.span
    let coverage = coverage.span
    var pixels = pixels.mutableSpan
    for column in columns {
      let source = ramp[Int(coverage[column])]
      let rest = 255 - source >> 24
      if rest == 0 {
        pixels[offset + column] = source
      } else if rest != 255 {
        let pixel = pixels[offset + column]
        let even = (pixel & 0xFF_00FF) &* rest &+ 0x80_0080
        let odd = (pixel >> 8 & 0xFF_00FF) &* rest &+ 0x80_0080
        let evenResult = (even &+ (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
        let oddResult = (odd &+ (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
        pixels[offset + column] = source &+ (evenResult | oddResult)
      }
    }
  }
}
