/// The filters of PNG, which replace bytes of a row by differences from a prediction (PNG specification, 9).
enum PNGFilter {
  /// Puts a filter byte of 0 (None) before each row.
  static func unchanged(
    _ image: ContiguousArray<UInt8>,
    rowBytes: Int
  ) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(image.count / rowBytes * (rowBytes + 1))
    for start in stride(from: 0, to: image.count, by: rowBytes) {
      result.append(0)
      result += image[start..<start + rowBytes]
    }
    return result
  }

  /// Filters each row with the filter whose differences have the smallest sum, and puts the filter byte first.
  ///
  /// - Parameters:
  ///   - image: Rows of `rowBytes` bytes.
  ///   - rowBytes: The length of a row.
  ///   - pixelBytes: The number of bytes per pixel.
  /// - Returns: Rows of `rowBytes + 1` bytes.
  static func filtered(
    _ image: borrowing ContiguousArray<UInt8>,
    rowBytes: Int,
    pixelBytes: Int
  ) -> ContiguousArray<UInt8> {
    let rowCount = image.count / rowBytes
    var result = ContiguousArray<UInt8>(repeating: 0, count: (rowBytes + 1) * rowCount)
    let bytes = image.span
    var output = result.mutableSpan
    for row in 0..<rowCount {
      let start = row * rowBytes
      var (none, sub, up, average, paeth) = (0, 0, 0, 0, 0)
      for index in 0..<rowBytes {
        let byte = bytes[start &+ index]
        let (left, above, upperLeft) = neighbors(
          index,
          row: row,
          in: bytes,
          rowBytes: rowBytes,
          pixelBytes: pixelBytes
        )
        none &+= size(byte)
        sub &+= size(byte &- left)
        up &+= size(byte &- above)
        average &+= size(byte &- mean(left, above))
        paeth &+= size(byte &- predict(left, above, upperLeft))
      }
      let sums = [none, sub, up, average, paeth]
      var best = 0
      for candidate in 1..<5 where sums[candidate] < sums[best] { best = candidate }
      let filter = UInt8(best)

      let target = row * (rowBytes + 1)
      output[target] = filter
      for index in 0..<rowBytes {
        let byte = bytes[start &+ index]
        let (left, above, upperLeft) = neighbors(
          index,
          row: row,
          in: bytes,
          rowBytes: rowBytes,
          pixelBytes: pixelBytes
        )
        output[target &+ 1 &+ index] =
          byte &- predicted(by: filter, left: left, above: above, upperLeft: upperLeft)
      }
    }
    return result
  }

  /// Returns the bytes of the pixels to the left, above and upper left that correspond to a byte; zero outside the
  /// image.
  @inline(__always)
  private static func neighbors(
    _ index: Int,
    row: Int,
    in bytes: borrowing Span<UInt8>,
    rowBytes: Int,
    pixelBytes: Int
  ) -> (left: UInt8, above: UInt8, upperLeft: UInt8) {
    let offset = row &* rowBytes &+ index
    let hasLeft = index >= pixelBytes
    return (
      hasLeft ? bytes[offset &- pixelBytes] : 0,
      row > 0 ? bytes[offset &- rowBytes] : 0,
      hasLeft && row > 0 ? bytes[offset &- rowBytes &- pixelBytes] : 0
    )
  }

  /// Reconstructs a row in place; the filter byte before it stays.
  ///
  /// - Parameters:
  ///   - row: The index of the row; the rows above are reconstructed already.
  ///   - rows: The layout of the rows in `data`; the first row has zeros above it.
  ///   - data: The filtered rows, with filter bytes.
  ///   - distance: The number of bytes per pixel, at least 1.
  /// - Returns: False if the filter byte isn't 0 to 4.
  static func reconstruct(
    _ row: Int,
    of rows: PNGScanlines,
    in data: inout ContiguousArray<UInt8>,
    distance: Int
  ) -> Bool {
    var bytes = data.mutableSpan
    let rowLength = rows.byteCount + 1
    let start = rows.start + row * rowLength + 1
    let end = start + rows.byteCount
    precondition(start > 0 && end <= bytes.count)
    let filter = bytes[start - 1]
    switch (filter, distance) {
    case (0, _): break
    case (2, _):
      if row > 0 { addAbove(to: &bytes, at: start..<end, rowLength: rowLength) }
    case (1, 4) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 4) { left, _, _ in
        left
      }
    case (1, 3) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 3) { left, _, _ in
        left
      }
    case (3, 4) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 4) {
        left,
        above,
        _ in
        mean(left, above)
      }
    case (3, 3) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 3) {
        left,
        above,
        _ in
        mean(left, above)
      }
    case (4, 4) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 4) {
        predict($0, $1, $2)
      }
    case (4, 3) where row > 0:
      addPredicted(to: &bytes, at: start..<end, rowLength: rowLength, distance: 3) {
        predict($0, $1, $2)
      }
    case (1, _), (3, _), (4, _):
      for offset in start..<end {
        let hasLeft = offset &- start >= distance
        let left = hasLeft ? bytes[offset &- distance] : 0
        let above = row > 0 ? bytes[offset &- rowLength] : 0
        let upperLeft = row > 0 && hasLeft ? bytes[offset &- rowLength &- distance] : 0
        bytes[offset] &+= predicted(by: filter, left: left, above: above, upperLeft: upperLeft)
      }
    default: return false
    }
    return true
  }

  private static func addAbove(
    to bytes: inout MutableSpan<UInt8>,
    at offsets: Range<Int>,
    rowLength: Int
  ) {
    precondition(offsets.lowerBound >= rowLength && offsets.upperBound <= bytes.count)
    for offset in offsets { bytes[offset] &+= bytes[offset &- rowLength] }
  }

  /// The bytes of a pixel, widened for sums and differences.
  private typealias Pixel = SIMD4<Int16>

  /// Adds a filter's prediction to the bytes of a row, pixel by pixel, since each pixel depends on the one to its left.
  @inline(__always)
  private static func addPredicted(
    to bytes: inout MutableSpan<UInt8>,
    at offsets: Range<Int>,
    rowLength: Int,
    distance: Int,
    by predict: (_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel
  ) {
    var left = Pixel.zero
    var upperLeft = Pixel.zero
    for offset in stride(from: offsets.lowerBound, to: offsets.upperBound, by: distance) {
      let above = pixel(bytes.span, at: offset &- rowLength, distance: distance)
      left =
        (pixel(bytes.span, at: offset, distance: distance) &+ predict(left, above, upperLeft)) & 255
      upperLeft = above
      let color = SIMD4<UInt8>(truncatingIfNeeded: left)
      // One check here lets the compiler drop those of the loop.
      precondition(offset >= 0 && offset <= bytes.count - distance)
      for index in 0..<distance { bytes[offset + index] = color[index] }
    }
  }

  @inline(__always)
  private static func pixel(_ bytes: Span<UInt8>, at offset: Int, distance: Int) -> Pixel {
    let bytes = bytes.extracting(offset..<offset &+ distance)
    let last = distance == 4 ? bytes[3] : 0
    return Pixel(truncatingIfNeeded: SIMD4(bytes[0], bytes[1], bytes[2], last))
  }

  @inline(__always)
  private static func mean(_ left: Pixel, _ above: Pixel) -> Pixel { (left &+ above) &>> 1 }

  /// The Paeth predictor for each byte of a pixel.
  @inline(__always)
  private static func predict(_ left: Pixel, _ above: Pixel, _ upperLeft: Pixel) -> Pixel {
    let (toAbove, toLeft) = (left &- upperLeft, above &- upperLeft)
    let (farAbove, farLeft) = (size(toAbove), size(toLeft))
    let farCorner = size(toAbove &+ toLeft)
    let other = upperLeft.replacing(with: above, where: farAbove .<= farCorner)
    return other.replacing(with: left, where: (farLeft .<= farAbove) .& (farLeft .<= farCorner))
  }

  /// The magnitude of each of four differences.
  @inline(__always)
  private static func size(_ difference: Pixel) -> Pixel {
    pointwiseMax(difference, Pixel.zero &- difference)
  }

  /// A filter's prediction of a byte from its neighbors.
  @inline(__always)
  private static func predicted(
    by filter: UInt8,
    left: UInt8,
    above: UInt8,
    upperLeft: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: left
    case 2: above
    case 3: mean(left, above)
    case 4: predict(left, above, upperLeft)
    default: 0
    }
  }

  /// The magnitude of a byte as a signed difference.
  @inline(__always)
  private static func size(_ difference: UInt8) -> Int {
    difference < 128 ? Int(difference) : 256 &- Int(difference)
  }

  @inline(__always)
  private static func mean(_ left: UInt8, _ above: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(left) &+ Int(above)) / 2)
  }

  /// The Paeth predictor: the neighbor nearest to left + above - upperLeft.
  @inline(__always)
  private static func predict(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) &- Int(upperLeft))
    let toAbove = abs(Int(left) &- Int(upperLeft))
    let toCorner = abs(Int(left) &+ Int(above) &- 2 &* Int(upperLeft))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : upperLeft
  }
}
