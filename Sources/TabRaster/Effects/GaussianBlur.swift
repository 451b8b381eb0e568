/// A gaussian blur in whole numbers, from three box averages one after the other.
///
/// A wide blur leaves nothing small, so it is computed on cells of 2, 4 or 8 pixels on each side, of which a standard
/// deviation always has three at least, and interpolated between their centers: that moves the result by at most 3 of
/// 255. A box holds `2 * reach + 1` cells whole and one more at each end in part, so that all steps together have
/// exactly the variance asked for, to the step of the part. A step from 0 to 255 comes out as that of a true gaussian to
/// 3; to 8 where the standard deviation is less than a pixel.
///
/// Only pixels inside the picture count: near its edges the weights of those outside are left out and the others grow in
/// proportion, as Core Animation does where `inputNormalizeEdges` is set, which materials do (several sources).
struct GaussianBlur: Sendable {
  /// Four components of 8 bits, each with 8 bits more behind the point.
  typealias Pixel = SIMD4<UInt16>

  /// The largest standard deviation, in pixels: beyond it the sums might not fit.
  static let maximumSigma = 256.0

  /// The weight of a cell that a box holds whole.
  private static let whole: UInt32 = 64

  /// The bits behind the point while boxes are added up.
  static let fractionBits: UInt32 = 11

  /// The largest component.
  private static let one: UInt32 = 255 << fractionBits

  /// The side of a cell is 2 to this power, in pixels.
  let cellShift: Int

  /// How many cells on each side of the middle a box holds whole.
  private let reach: Int

  /// The weight of the cells at the two ends of a box.
  private let end: UInt32

  /// - Parameters:
  ///   - sigma: The standard deviation, in pixels.
  ///   - cellShift: The side of a cell as a power of 2; as large as does no harm if not given.
  init(sigma: Double, cellShift: Int? = nil) {
    precondition(
      (0...GaussianBlur.maximumSigma).contains(sigma),
      "a blur must be 0 to \(GaussianBlur.maximumSigma) pixels wide (was \(sigma))"
    )
    let cellShift = cellShift ?? (sigma >= 26 ? 3 : sigma >= 13 ? 2 : sigma >= 6.5 ? 1 : 0)
    self.cellShift = cellShift
    let side = Double(1 << cellShift)
    // Adding up pixels into cells and interpolating between them blur too.
    let variance = (sigma * sigma - (side * side - 1) / 4) / (3 * side * side)
    // The variance of one box. With ends of part p it is (r (r + 1) (2 r + 1) / 3 + 2 p (r + 1)²) / (2 r + 1 + 2 p).
    let radius = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let part =
      (2 * radius + 1) * (variance - radius * (radius + 1) / 3)
      / (2 * ((radius + 1) * (radius + 1) - variance))
    reach = Int(radius)
    end = UInt32((part * Double(GaussianBlur.whole)).rounded())
  }

  /// How far a pixel reaches, in pixels, or a little less.
  var margin: Int { (3 * (reach + 1)) << cellShift }

  /// Blurs a part of a picture, which sees nothing outside of it.
  func blurred(
    _ pixels: borrowing ContiguousArray<UInt32>,
    _ part: PixelBounds,
    of whole: PixelBounds
  ) -> BlurredPicture {
    let bounds = cellBounds(of: part)
    let (width, height) = (bounds.columns.count, bounds.rows.count)
    var sums = cells(of: pixels, part, of: whole)
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

  /// The cells of a part of a picture, each as a pixel, side by side from the upper left corner of the part.
  func cellBounds(of part: PixelBounds) -> PixelBounds {
    PixelBounds(columns: 0..<cells(in: part.columns.count), rows: 0..<cells(in: part.rows.count))
  }

  /// The means of the cells of a part of a picture, with bits behind the point.
  func cells(
    of pixels: borrowing ContiguousArray<UInt32>,
    _ part: PixelBounds,
    of whole: PixelBounds
  ) -> ContiguousArray<SIMD4<UInt32>> {
    let bounds = cellBounds(of: part)
    var sums = ContiguousArray(repeating: SIMD4<UInt32>.zero, count: bounds.count)
    let shift = GaussianBlur.fractionBits - 2 * UInt32(cellShift)
    CellSums(part, of: whole, cellShift: cellShift)
      .add(pixels, to: &sums, width: bounds.columns.count, shiftedBy: shift)
    return sums
  }

  /// Whether it changes nothing.
  var changesNothing: Bool { reach == 0 && end == 0 && cellShift == 0 }

  /// Numbers with as many bits behind the point as a result has.
  @inline(__always)
  static func rounded(_ numbers: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let rest = fractionBits - 8
    return (numbers &+ 1 << (rest - 1)) &>> rest
  }

  /// The cells that hold so many pixels side by side.
  private func cells(in pixels: Int) -> Int { (pixels + 1 << cellShift - 1) >> cellShift }

  /// Blurs rows or columns, each by itself.
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
    // What three boxes make of a line of ones is what they leave of each cell's weight.
    for index in inside {
      let covered = min(pixels - (index - margin) << cellShift, 1 << cellShift)
      line[index] = SIMD4(repeating: GaussianBlur.one >> UInt32(cellShift) * UInt32(covered))
    }
    addBoxes(line, &other, &means, inside)
    let factors = ContiguousArray(
      means[inside].map { sum in
        let weight = UInt64(max(sum.x, 1))
        return (UInt64(GaussianBlur.one) << 24 + weight / 2) / weight
      }
    )
    // The first line may be just these ones.
    GaussianBlur.scale(&means, inside, by: factors)
    for index in 0..<lines {
      // What is behind a bar often has many equal lines side by side.
      if GaussianBlur.load(cells, from: index * apart, step: step, to: &line, inside) {
        addBoxes(line, &other, &means, inside)
        GaussianBlur.scale(&means, inside, by: factors)
      }
      GaussianBlur.store(means, inside, to: &cells, from: index * apart, step: step)
    }
  }

  /// Convolves a line with three boxes; what is needed outside of it gets less from box to box.
  private func addBoxes(
    _ line: borrowing ContiguousArray<SIMD4<UInt32>>,
    _ other: inout ContiguousArray<SIMD4<UInt32>>,
    _ means: inout ContiguousArray<SIMD4<UInt32>>,
    _ inside: Range<Int>
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
    at places: Range<Int>
  ) {
    let weight = UInt64(2 * reach + 1) * UInt64(GaussianBlur.whole) + 2 * UInt64(end)
    // A weight is 64 at least, so that the factor has 32 bits, and a product of two such takes one instruction.
    let factor = UInt64(UInt32(truncatingIfNeeded: (1 << 32 + weight / 2) / weight))
    let line = line.span
    var means = means.mutableSpan
    let (first, count) = (places.lowerBound, places.count)
    // For each place the cells with which its box begins and ends, and those beside it.
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
      // Where a line is flat, a mean is that before it.
      if index == 0 || (sum ^ last) | (newEnds ^ ends) != .zero {
        (last, ends) = (sum, newEnds)
        let total = sum &* GaussianBlur.whole &+ ends &* end
        mean = GaussianBlur.product(total, factor, shift: 32)
      }
      means[first &+ index] = mean
      sum &-= firsts[index]
    }
  }

  /// The product of four numbers with a factor that has bits behind the point, rounded to the nearest.
  @inline(__always)
  private static func product(
    _ numbers: SIMD4<UInt32>,
    _ factor: UInt64,
    shift: UInt64
  ) -> SIMD4<UInt32> {
    let products = SIMD4<UInt64>(truncatingIfNeeded: numbers) &* factor
    return SIMD4(truncatingIfNeeded: (products &+ 1 << (shift - 1)) &>> shift)
  }

  /// Copies a row or column into a line, whose margins are clear.
  ///
  /// - Returns: Whether the line is another one now.
  private static func load(
    _ cells: borrowing ContiguousArray<SIMD4<UInt32>>,
    from start: Int,
    step: Int,
    to line: inout ContiguousArray<SIMD4<UInt32>>,
    _ inside: Range<Int>
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

  /// Makes up for the weights that are missing.
  private static func scale(
    _ line: inout ContiguousArray<SIMD4<UInt32>>,
    _ inside: Range<Int>,
    by factors: borrowing ContiguousArray<UInt64>
  ) {
    let factors = factors.span
    var line = line.mutableSpan
    let most = SIMD4(repeating: GaussianBlur.one)
    precondition(inside.upperBound <= line.count && factors.count == inside.count)
    for index in 0..<factors.count {
      let place = inside.lowerBound &+ index
      line[place] = pointwiseMin(product(line[place], factors[index], shift: 24), most)
    }
  }

  /// Copies a line into a row or column.
  private static func store(
    _ line: borrowing ContiguousArray<SIMD4<UInt32>>,
    _ inside: Range<Int>,
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
