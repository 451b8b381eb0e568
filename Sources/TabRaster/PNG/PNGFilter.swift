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
        let left = index >= pixelBytes ? bytes[start &+ index &- pixelBytes] : 0
        let above = row > 0 ? bytes[start &+ index &- rowBytes] : 0
        let corner =
          row > 0 && index >= pixelBytes ? bytes[start &+ index &- rowBytes &- pixelBytes] : 0
        none &+= size(byte)
        sub &+= size(byte &- left)
        up &+= size(byte &- above)
        average &+= size(byte &- mean(left, above))
        paeth &+= size(byte &- predict(left, above, corner))
      }
      let sums = [none, sub, up, average, paeth]
      var filter = 0
      for candidate in 1..<5 where sums[candidate] < sums[filter] { filter = candidate }

      let target = row * (rowBytes + 1)
      output[target] = UInt8(filter)
      for index in 0..<rowBytes {
        let byte = bytes[start &+ index]
        let left = index >= pixelBytes ? bytes[start &+ index &- pixelBytes] : 0
        let above = row > 0 ? bytes[start &+ index &- rowBytes] : 0
        let corner =
          row > 0 && index >= pixelBytes ? bytes[start &+ index &- rowBytes &- pixelBytes] : 0
        let predicted: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: mean(left, above)
          case 4: predict(left, above, corner)
          default: 0
          }
        output[target &+ 1 &+ index] = byte &- predicted
      }
    }
    return result
  }

  /// Undoes the filters of rows that each begin with their filter's number.
  ///
  /// - Parameters:
  ///   - data: Rows of `rowBytes` bytes and one more.
  ///   - rowBytes: The length of a row without its filter.
  ///   - pixelBytes: The bytes of a pixel.
  /// - Returns: Rows of `rowBytes` bytes, or nil if a filter isn't known.
  static func unfiltered(
    _ data: borrowing ContiguousArray<UInt8>,
    rowBytes: Int,
    pixelBytes: Int
  ) -> ContiguousArray<UInt8>? {
    let rowCount = data.count / (rowBytes + 1)
    var result = ContiguousArray<UInt8>(repeating: 0, count: rowBytes * rowCount)
    let input = data.span
    var bytes = result.mutableSpan
    for row in 0..<rowCount {
      let source = row * (rowBytes + 1)
      let start = row * rowBytes
      let filter = input[source]
      guard filter < 5 else { return nil }
      for index in 0..<rowBytes {
        let left = index >= pixelBytes ? bytes[start &+ index &- pixelBytes] : 0
        let above = row > 0 ? bytes[start &+ index &- rowBytes] : 0
        let corner =
          row > 0 && index >= pixelBytes ? bytes[start &+ index &- rowBytes &- pixelBytes] : 0
        let predicted: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: mean(left, above)
          case 4: predict(left, above, corner)
          default: 0
          }
        bytes[start &+ index] = input[source &+ 1 &+ index] &+ predicted
      }
    }
    return result
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
