/// The filters that replace bytes of a row by differences (PNG specification, 9).
enum PNGFilter {
  /// Puts the number of no filter before each row.
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

  /// Filters rows, each with the filter whose differences have the smallest sum, and puts its number first.
  ///
  /// - Parameters:
  ///   - image: Rows of `rowBytes` bytes.
  ///   - rowBytes: The length of a row.
  ///   - pixelBytes: The bytes of a pixel.
  /// - Returns: Rows of one more byte.
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
        let (left, above, corner) = neighbors(index, row, of: bytes, rowBytes, pixelBytes)
        none &+= size(byte)
        sub &+= size(byte &- left)
        up &+= size(byte &- above)
        average &+= size(byte &- mean(left, above))
        paeth &+= size(byte &- predict(left, above, corner))
      }
      let sums = [none, sub, up, average, paeth]
      var best = 0
      for candidate in 1..<5 where sums[candidate] < sums[best] { best = candidate }
      let filter = UInt8(best)

      let target = row * (rowBytes + 1)
      output[target] = filter
      for index in 0..<rowBytes {
        let byte = bytes[start &+ index]
        let (left, above, corner) = neighbors(index, row, of: bytes, rowBytes, pixelBytes)
        output[target &+ 1 &+ index] = byte &- predicted(filter, left, above, corner)
      }
    }
    return result
  }

  /// The bytes that stand left of a byte of a row, above it and between both; zero outside the image.
  @inline(__always)
  private static func neighbors(
    _ index: Int,
    _ row: Int,
    of bytes: borrowing Span<UInt8>,
    _ rowBytes: Int,
    _ pixelBytes: Int
  ) -> (left: UInt8, above: UInt8, corner: UInt8) {
    let place = row &* rowBytes &+ index
    let hasLeft = index >= pixelBytes
    return (
      hasLeft ? bytes[place &- pixelBytes] : 0,
      row > 0 ? bytes[place &- rowBytes] : 0,
      hasLeft && row > 0 ? bytes[place &- rowBytes &- pixelBytes] : 0
    )
  }

  /// Undoes the filters of rows in place, and leaves the bytes before the rows as they are.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - rows: The rows; the first has nothing above it.
  ///   - distance: The bytes of a pixel, at least 1.
  /// - Returns: Whether every filter is known.
  static func undo(in data: inout ContiguousArray<UInt8>, _ rows: PNGRows, distance: Int) -> Bool {
    var bytes = data.mutableSpan
    let rowLength = rows.byteCount + 1
    for row in 0..<rows.count {
      let start = rows.start + row * rowLength + 1
      let filter = bytes[start - 1]
      guard filter < 5 else { return false }
      if filter == 0 { continue }
      for index in 0..<rows.byteCount {
        let place = start &+ index
        let left = index >= distance ? bytes[place &- distance] : 0
        let above = row > 0 ? bytes[place &- rowLength] : 0
        let corner = row > 0 && index >= distance ? bytes[place &- rowLength &- distance] : 0
        bytes[place] &+= predicted(filter, left, above, corner)
      }
    }
    return true
  }

  /// What a filter expects of a byte, from the bytes that stand left, above and between them.
  @inline(__always)
  private static func predicted(
    _ filter: UInt8,
    _ left: UInt8,
    _ above: UInt8,
    _ corner: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: left
    case 2: above
    case 3: mean(left, above)
    case 4: predict(left, above, corner)
    default: 0
    }
  }

  /// How far a difference is from zero.
  @inline(__always)
  private static func size(_ difference: UInt8) -> Int {
    difference < 128 ? Int(difference) : 256 &- Int(difference)
  }

  @inline(__always)
  private static func mean(_ left: UInt8, _ above: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(left) &+ Int(above)) / 2)
  }

  /// Paeth's predictor: the neighbor nearest to left + above - corner.
  @inline(__always)
  private static func predict(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) &- Int(corner))
    let toAbove = abs(Int(left) &- Int(corner))
    let toCorner = abs(Int(left) &+ Int(above) &- 2 &* Int(corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
