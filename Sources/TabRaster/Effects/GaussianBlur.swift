/// A Gaussian blur in fixed point, approximated by three successive box blurs.
///
/// A wide blur removes details, so it is computed on cells of 2, 4 or 8 pixels on each side, at least three per
/// standard
/// deviation, and interpolated between their centers: that changes the result by at most 3 of 255. A box has
/// `2 * reach + 1` cells, and one more at each end with a smaller weight, so that the three together have the exact
/// variance, except for rounding of that weight. A blurred step from 0 to 255 differs from that of a true Gaussian by
/// at
/// most 3; by at most 8 if the standard deviation is less than a pixel.
///
/// Only pixels inside the picture count: near its edges, weights are normalized to those inside, as in Core Animation
/// with `inputNormalizeEdges`, which materials set (several sources).
struct GaussianBlur: Sendable {
  /// Four components of 8 bits with 8 fractional bits each.
  typealias Pixel = SIMD4<UInt16>

  /// The largest standard deviation, in pixels; beyond it, sums might overflow.
  static let maximumSigma = 256.0

  /// The weight of a cell that is completely inside a box.
  private static let fullWeight: UInt32 = 64

  /// The number of fractional bits in sums.
  static let fractionBits: UInt32 = 11

  /// The largest component, 255, with the fractional bits of sums.
  private static let one: UInt32 = 255 << fractionBits

  /// The binary logarithm of a cell's side, in pixels.
  let cellShift: Int

  /// The number of cells on each side of a box's middle cell that are completely inside the box.
  private let reach: Int

  /// The weight of the two cells at the ends of a box.
  private let endWeight: UInt32

  /// - Parameters:
  ///   - sigma: The standard deviation, in pixels.
  ///   - cellShift: The binary logarithm of a cell's side; by default the largest that `sigma` allows.
  init(sigma: Double, cellShift: Int? = nil) {
    precondition(
      (0...GaussianBlur.maximumSigma).contains(sigma),
      "a blur must be 0 to \(GaussianBlur.maximumSigma) pixels wide (was \(sigma))"
    )
    let cellShift = cellShift ?? (sigma >= 26 ? 3 : sigma >= 13 ? 2 : sigma >= 6.5 ? 1 : 0)
    self.cellShift = cellShift
    let side = Double(1 << cellShift)
    // Subtract the variance of averaging pixels to cells and of interpolating between cells.
    let variance = (sigma * sigma - (side * side - 1) / 4) / (3 * side * side)
    // The variance of a box with ends of weight p is (r (r + 1) (2 r + 1) / 3 + 2 p (r + 1)²) / (2 r + 1 + 2 p).
    let radius = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let part =
      (2 * radius + 1) * (variance - radius * (radius + 1) / 3)
      / (2 * ((radius + 1) * (radius + 1) - variance))
    reach = Int(radius)
    endWeight = UInt32((part * Double(GaussianBlur.fullWeight)).rounded())
  }

  /// The distance, in pixels, to which the three boxes spread a cell.
  var margin: Int { (3 * (reach + 1)) << cellShift }

  /// Blurs a part of a picture; pixels outside of it don't count.
  func blurred(
    _ pixels: borrowing ContiguousArray<UInt32>,
    in part: PixelBounds,
    of picture: PixelBounds
  ) -> BlurredPicture {
    let bounds = cellBounds(of: part)
    let (width, height) = (bounds.columns.count, bounds.rows.count)
    var sums = cells(of: pixels, in: part, of: picture)
    if !changesNothing {
      blur(&sums, lines: height, apart: width, count: width, step: 1, pixels: part.columns.count)
      blur(&sums, lines: width, apart: 1, count: height, step: width, pixels: part.rows.count)
    }
    return BlurredPicture(
      cells: ContiguousArray(sums.map { Pixel(truncatingIfNeeded: GaussianBlur.rounded($0)) }),
      width: width,
      height: height,
      cellShift: cellShift
    )
  }

  /// The columns and rows of cells in a part of a picture, from 0 at its upper left corner.
  func cellBounds(of part: PixelBounds) -> PixelBounds {
    PixelBounds(columns: 0..<cells(in: part.columns.count), rows: 0..<cells(in: part.rows.count))
  }

  /// The mean colors of the cells in a part of a picture, with the fractional bits of sums.
  func cells(
    of pixels: borrowing ContiguousArray<UInt32>,
    in part: PixelBounds,
    of picture: PixelBounds
  ) -> ContiguousArray<SIMD4<UInt32>> {
    let bounds = cellBounds(of: part)
    var sums = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: bounds.count)
    let shift = GaussianBlur.fractionBits - 2 * UInt32(cellShift)
    CellSums(part, of: picture, cellShift: cellShift)
      .add(pixels, to: &sums, width: bounds.columns.count, shiftedBy: shift)
    return sums
  }

  /// Whether the blur is too small to change a pixel.
  var changesNothing: Bool { reach == 0 && endWeight == 0 && cellShift == 0 }

  /// Rounds sums to the 8 fractional bits of `Pixel`.
  @inline(__always)
  static func rounded(_ numbers: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let dropped = fractionBits - 8
    return (numbers &+ 1 << (dropped - 1)) &>> dropped
  }

  /// The number of cells along a length in pixels, rounded up.
  private func cells(in pixels: Int) -> Int { (pixels + 1 << cellShift - 1) >> cellShift }

  /// Blurs lines of cells in place: rows or columns.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - lines: The number of lines.
  ///   - apart: The distance between the first cells of two lines, in `cells`.
  ///   - count: The number of cells per line.
  ///   - step: The distance between two cells of a line, in `cells`.
  ///   - pixels: The length of a line, in pixels; the last cell may be cut off.
  func blur(
    _ cells: inout ContiguousArray<SIMD4<UInt32>>,
    lines: Int,
    apart: Int,
    count: Int,
    step: Int,
    pixels: Int
  ) {
    let margin = 3 * (reach + 1)
    let inside = margin..<margin + count
    var line = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: count + 2 * margin)
    var (other, means) = (line, line)
    // Blurring a line of ones gives the sum of weights inside the picture for each cell; normalize by its inverse.
    for index in inside {
      let covered = min(pixels - (index - margin) << cellShift, 1 << cellShift)
      line[index] = SIMD4(repeating: GaussianBlur.one >> UInt32(cellShift) * UInt32(covered))
    }
    addBoxes(line, buffer: &other, to: &means, inside: inside)
    let factors = ContiguousArray(
      means[inside].map { sum in
        let weight = UInt64(max(sum.x, 1))
        return (UInt64(GaussianBlur.one) << 24 + weight / 2) / weight
      }
    )
    // `means` must be the blurred `line`: if the first line of cells equals `line`, `means` is its result.
    GaussianBlur.scale(&means, inside: inside, by: factors)
    for index in 0..<lines {
      // Adjacent lines of a bar's backdrop are often equal: reuse the result.
      if GaussianBlur.load(cells, from: index * apart, step: step, to: &line, inside: inside) {
        addBoxes(line, buffer: &other, to: &means, inside: inside)
        GaussianBlur.scale(&means, inside: inside, by: factors)
      }
      GaussianBlur.store(means, inside: inside, to: &cells, from: index * apart, step: step)
    }
  }

  /// Convolves a line with three boxes; each box needs `reach + 1` fewer cells outside of the line than the one before.
  private func addBoxes(
    _ line: borrowing ContiguousArray<SIMD4<UInt32>>,
    buffer other: inout ContiguousArray<SIMD4<UInt32>>,
    to means: inout ContiguousArray<SIMD4<UInt32>>,
    inside: Range<Int>
  ) {
    let more = reach + 1
    let wider = inside.lowerBound - more..<inside.upperBound + more
    let widest = wider.lowerBound - more..<wider.upperBound + more
    addBox(line, to: &means, at: widest)
    addBox(means, to: &other, at: wider)
    addBox(other, to: &means, at: inside)
  }

  private func addBox(
    _ line: borrowing ContiguousArray<SIMD4<UInt32>>,
    to means: inout ContiguousArray<SIMD4<UInt32>>,
    at range: Range<Int>
  ) {
    let weight = UInt64(2 * reach + 1) * UInt64(GaussianBlur.fullWeight) + 2 * UInt64(endWeight)
    // A weight is at least 64, so that the factor fits 32 bits, and a product takes one instruction.
    let factor = UInt64(UInt32(truncatingIfNeeded: (1 << 32 + weight / 2) / weight))
    let line = line.span
    var means = means.mutableSpan
    let (first, count) = (range.lowerBound, range.count)
    // For each cell of the result, the first and the last cell of its box, and the cells at the box's ends.
    let firsts = line.extracting(first - reach..<first - reach + count)
    let lasts = line.extracting(first + reach..<first + reach + count)
    let lefts = line.extracting(first - reach - 1..<first - reach - 1 + count)
    let rights = line.extracting(first + reach + 1..<first + reach + 1 + count)
    precondition(firsts.count == count && lasts.count == count)
    precondition(lefts.count == count && rights.count == count)
    precondition(first >= 0 && first &+ count <= means.count)
    var (sum, ends, mean) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
    for index in first - reach..<first + reach { sum &+= line[index] }
    var last = sum
    for index in 0..<count {
      sum &+= lasts[index]
      let newEnds = lefts[index] &+ rights[index]
      // In a flat run the sums are unchanged: keep the mean.
      if index == 0 || (sum ^ last) | (newEnds ^ ends) != .zero {
        (last, ends) = (sum, newEnds)
        let total = sum &* GaussianBlur.fullWeight &+ ends &* endWeight
        mean = GaussianBlur.product(total, by: factor, shift: 32)
      }
      means[first &+ index] = mean
      sum &-= firsts[index]
    }
  }

  /// Multiplies four numbers by a factor with `shift` fractional bits, rounded to the nearest.
  @inline(__always)
  private static func product(
    _ numbers: SIMD4<UInt32>,
    by factor: UInt64,
    shift: UInt64
  ) -> SIMD4<UInt32> {
    let products = SIMD4<UInt64>(truncatingIfNeeded: numbers) &* factor
    return SIMD4(truncatingIfNeeded: (products &+ 1 << (shift - 1)) &>> shift)
  }

  /// Copies a row or column of cells to a line, whose margins stay clear.
  ///
  /// - Returns: Whether the line has changed.
  private static func load(
    _ cells: borrowing ContiguousArray<SIMD4<UInt32>>,
    from start: Int,
    step: Int,
    to line: inout ContiguousArray<SIMD4<UInt32>>,
    inside: Range<Int>
  ) -> Bool {
    let cells = cells.span
    var line = line.mutableSpan
    var changes = SIMD4<UInt32>.zero
    var position = start
    for index in inside {
      changes |= line[index] ^ cells[position]
      line[index] = cells[position]
      position &+= step
    }
    return changes != .zero
  }

  /// Normalizes a line by factors for the weights outside of the picture.
  private static func scale(
    _ line: inout ContiguousArray<SIMD4<UInt32>>,
    inside: Range<Int>,
    by factors: borrowing ContiguousArray<UInt64>
  ) {
    let factors = factors.span
    var line = line.mutableSpan
    let most = SIMD4(repeating: GaussianBlur.one)
    precondition(inside.upperBound <= line.count && factors.count == inside.count)
    for index in 0..<factors.count {
      let cell = inside.lowerBound &+ index
      line[cell] = pointwiseMin(product(line[cell], by: factors[index], shift: 24), most)
    }
  }

  /// Copies a line to a row or column of cells.
  private static func store(
    _ line: borrowing ContiguousArray<SIMD4<UInt32>>,
    inside: Range<Int>,
    to cells: inout ContiguousArray<SIMD4<UInt32>>,
    from start: Int,
    step: Int
  ) {
    let line = line.span
    var cells = cells.mutableSpan
    var position = start
    for index in inside {
      cells[position] = line[index]
      position &+= step
    }
  }
}
