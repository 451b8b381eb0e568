/// A gaussian blur in whole numbers, from three box averages one after the other.
///
/// A box holds `2 * reach + 1` pixels whole and one more at each end in part, so that three boxes have exactly the
/// variance asked for, to the step of the part. A step from 0 to 255 comes out as that of a true gaussian to 3; to 8
/// where the standard deviation is less than a pixel.
///
/// Only pixels inside the picture count: near its edges the weights of those outside are left out and the others grow in
/// proportion, as Core Animation does where `inputNormalizeEdges` is set, which materials do (several sources).
struct GaussianBlur: Sendable {
  /// Four components of 8 bits, each with 8 bits more behind the point.
  typealias Pixel = SIMD4<UInt16>

  /// The largest standard deviation, in pixels: beyond it the sums might not fit.
  static let maximumSigma = 256.0

  /// The weight of a pixel that a box holds whole.
  private static let whole = 64

  /// How many pixels on each side of the middle a box holds whole.
  private let reach: Int

  /// The weight of the pixels at the two ends of a box.
  private let end: Int

  init(sigma: Double) {
    precondition(
      (0...GaussianBlur.maximumSigma).contains(sigma),
      "a blur must be 0 to \(GaussianBlur.maximumSigma) pixels wide (was \(sigma))"
    )
    // The variance of one box. With ends of part p it is (r (r + 1) (2 r + 1) / 3 + 2 p (r + 1)²) / (2 r + 1 + 2 p).
    let variance = sigma * sigma / 3
    let radius = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let part =
      (2 * radius + 1) * (variance - radius * (radius + 1) / 3)
      / (2 * ((radius + 1) * (radius + 1) - variance))
    reach = Int(radius)
    end = Int((part * Double(GaussianBlur.whole)).rounded())
  }

  /// How far a pixel reaches, in pixels, or a little less.
  var margin: Int { 3 * (reach + 1) }

  /// Blurs a picture in place.
  func blur(_ pixels: inout ContiguousArray<Pixel>, width: Int, height: Int) {
    guard reach > 0 || end > 0 else { return }
    blur(&pixels, lines: height, apart: width, count: width, step: 1)
    blur(&pixels, lines: width, apart: 1, count: height, step: width)
  }

  /// Blurs rows or columns, each by itself.
  private func blur(
    _ pixels: inout ContiguousArray<Pixel>,
    lines: Int,
    apart: Int,
    count: Int,
    step: Int
  ) {
    let margin = 3 * (reach + 1)
    let inside = margin..<margin + count
    var line = ContiguousArray(repeating: SIMD4<Int>.zero, count: count + 2 * margin)
    var other = line
    for index in inside { line[index] = SIMD4(repeating: 1) }
    addBoxes(&line, &other, inside)
    let weights = ContiguousArray(other[inside])

    for index in 0..<lines {
      GaussianBlur.load(pixels, from: index * apart, step: step, to: &line, inside)
      addBoxes(&line, &other, inside)
      GaussianBlur.store(other, inside, weights, to: &pixels, from: index * apart, step: step)
    }
  }

  /// Convolves a line with three boxes; what is needed outside of it gets less from box to box.
  private func addBoxes(
    _ line: inout ContiguousArray<SIMD4<Int>>,
    _ other: inout ContiguousArray<SIMD4<Int>>,
    _ inside: Range<Int>
  ) {
    let more = reach + 1
    let wider = inside.lowerBound - more..<inside.upperBound + more
    let widest = wider.lowerBound - more..<wider.upperBound + more
    addBox(line, to: &other, at: widest)
    addBox(other, to: &line, at: wider)
    addBox(line, to: &other, at: inside)
  }

  private func addBox(
    _ line: borrowing ContiguousArray<SIMD4<Int>>,
    to sums: inout ContiguousArray<SIMD4<Int>>,
    at places: Range<Int>
  ) {
    let line = line.span
    var sums = sums.mutableSpan
    var sum = SIMD4<Int>.zero
    for index in places.lowerBound - reach..<places.lowerBound + reach { sum &+= line[index] }
    for place in places {
      sum &+= line[place + reach]
      let ends = line[place - reach - 1] &+ line[place + reach + 1]
      sums[place] = sum &* GaussianBlur.whole &+ ends &* end
      sum &-= line[place - reach]
    }
  }

  /// Copies a row or column into a line, whose margins become clear.
  private static func load(
    _ pixels: borrowing ContiguousArray<Pixel>,
    from start: Int,
    step: Int,
    to line: inout ContiguousArray<SIMD4<Int>>,
    _ inside: Range<Int>
  ) {
    let pixels = pixels.span
    var line = line.mutableSpan
    for index in 0..<inside.lowerBound { line[index] = .zero }
    for index in inside.upperBound..<line.count { line[index] = .zero }
    var position = start
    for index in inside {
      line[index] = SIMD4(truncatingIfNeeded: pixels[position])
      position += step
    }
  }

  /// Divides sums by their weights, rounds to the nearest and copies them into a row or column.
  private static func store(
    _ sums: borrowing ContiguousArray<SIMD4<Int>>,
    _ inside: Range<Int>,
    _ weights: borrowing ContiguousArray<SIMD4<Int>>,
    to pixels: inout ContiguousArray<Pixel>,
    from start: Int,
    step: Int
  ) {
    let sums = sums.span
    let weights = weights.span
    var pixels = pixels.mutableSpan
    var position = start
    for index in 0..<weights.count {
      let weight = weights[index]
      let mean = (sums[inside.lowerBound + index] &+ weight &>> 1) / weight
      pixels[position] = Pixel(truncatingIfNeeded: mean)
      position += step
    }
  }
}
