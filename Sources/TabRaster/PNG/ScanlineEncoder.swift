/// A one-pass compressor for the rows of flat pictures.
///
/// Matches are looked for at two distances only: pixels equal to those above, in part of a row or through many rows,
/// and pixels equal to the one on the left.
///
/// Rows are left unfiltered, so that repetitions are found by comparing pixels. After a row with many pixels that
/// differ slightly from those above, as in a blur, rows get the filter Up, whose differences are small.
struct ScanlineEncoder {
  private let width: Int

  /// The number of bytes per pixel: 3 for RGB, 4 for RGBA.
  private let pixelBytes: Int

  /// The number of bytes per row, with its filter byte.
  private let rowBytes: Int

  /// The distances, in DEFLATE's code, to the byte before, to the pixel on the left, and to the pixel above.
  private let byteDistance = DeflateSymbol(distance: 1)
  private let leftDistance: DeflateSymbol
  private let aboveDistance: DeflateSymbol

  /// The last row of the pixels added before; empty at first.
  private var above = ContiguousArray<UInt32>()

  /// The filter of the row above; `none` before the first row.
  private var filter = Filter.none

  /// The number of bytes equal to those of the row above that have no token yet.
  private var pending = 0

  /// The checksum sums of the row above, if it is unfiltered; a row updates them where it differs.
  private var sums = ByteSums()

  /// In the row above, the numbers of pixels that differed from the pixel above: slightly, and by more.
  private var near = 0
  private var far = 0

  private var deflate = Deflate()
  private var tokens = ContiguousArray<DeflateToken>()
  private var checksum = Adler32()

  private enum Filter: UInt8 {
    case none = 0
    case up = 2
  }

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    pixelBytes = hasAlpha ? 4 : 3
    rowBytes = width * pixelBytes + 1
    leftDistance = DeflateSymbol(distance: pixelBytes)
    aboveDistance = DeflateSymbol(distance: rowBytes)
    tokens.reserveCapacity(Deflate.blockTokens + rowBytes)
  }

  /// Adds rows below those added before.
  ///
  /// - Returns: False if a pixel isn't opaque and would lose its alpha.
  mutating func add(_ pixels: borrowing ContiguousArray<UInt32>) -> Bool {
    let count = pixels.count / width
    guard count > 0 else { return true }
    var first = 0
    if !above.isEmpty {
      above += pixels[..<width]
      first = 1
      let rows = above
      guard addRow(1, of: rows.span) else { return false }
    }
    for row in first..<count {
      guard addRow(row, of: pixels.span) else { return false }
    }
    above = ContiguousArray(pixels[((count - 1) * width)...])
    return true
  }

  /// Returns the rows as zlib data.
  consuming func finished() -> [UInt8] {
    flushPending()
    deflate.append(tokens, block: tokens.indices, isLast: true)
    return deflate.finished(checksum)
  }

  private mutating func addRow(_ row: Int, of pixels: Span<UInt32>) -> Bool {
    let canRepeat = row > 0 && filter == .none && rowBytes <= DeflateSymbol.farthest
    filter = nextFilter(row, of: pixels)
    let isEncoded =
      filter == .none
      ? addUnfiltered(row, of: pixels, canRepeat: canRepeat) : addDifferences(row, of: pixels)
    guard isEncoded else { return false }
    if tokens.count >= Deflate.blockTokens {
      deflate.append(tokens, block: tokens.indices, isLast: false)
      tokens.removeAll(keepingCapacity: true)
    }
    return true
  }

  /// Chooses the filter of a row by the statistics of the row above.
  private mutating func nextFilter(_ row: Int, of pixels: Span<UInt32>) -> Filter {
    switch filter {
    case .none: return near * 32 > width && near > far ? .up : .none
    case .up:
      // Return to None only for a flat row: one where few pixels differ from the left.
      guard far > near else { return .up }
      let start = row * width
      var steps = 0
      for index in start + 1..<start + width where pixels[index] != pixels[index - 1] { steps += 1 }
      guard steps * 8 < width else { return .up }
      sums = ByteSums()
      for column in 0..<width {
        sums.add(straight(pixels[start - width + column]), before: bytes(after: column))
      }
      return .none
    }
  }

  private mutating func addUnfiltered(
    _ row: Int,
    of pixels: Span<UInt32>,
    canRepeat: Bool
  ) -> Bool {
    near = 0
    far = 0
    let pixelBytes = pixelBytes
    let width = width
    let start = row &* width
    let end = start &+ width
    var index = start
    if canRepeat {
      let count = ScanlineEncoder.matchLength(
        in: pixels,
        at: start,
        and: start &- width,
        most: width
      )
      pending &+= 1 &+ count &* pixelBytes
      index &+= count
    } else {
      flushPending()
      tokens.append(DeflateToken(byte: Filter.none.rawValue))
    }
    var sums = sums
    while index < end {
      let pixel = pixels[index]
      if canRepeat, pixel == pixels[index &- width] {
        let count = ScanlineEncoder.matchLength(
          in: pixels,
          at: index,
          and: index &- width,
          most: end &- index
        )
        pending &+= count &* pixelBytes
        index &+= count
        continue
      }
      flushPending()
      guard pixelBytes == 4 || pixel >> 24 == 255 else { return false }
      let straightPixel = straight(pixel)
      var count = 1
      if index > start, pixel == pixels[index &- 1] {
        while index &+ count < end, pixels[index &+ count] == pixel { count &+= 1 }
        appendMatch(count &* pixelBytes, distance: leftDistance)
      } else {
        append(straightPixel)
        let above = row > 0 ? pixels[index &- width] : 0
        if pixel.difference(from: above).isNearZero { near &+= 1 } else { far &+= 1 }
      }
      let runEnd = index &+ count
      // Update the sums run by run: above a run there is mostly another.
      while index < runEnd {
        let above = row > 0 ? pixels[index &- width] : 0
        var next = index &+ 1
        while next < runEnd, row == 0 || pixels[next &- width] == above { next &+= 1 }
        let following = bytes(after: index &- start)
        sums.add(
          straightPixel,
          replacing: straight(above),
          count: next &- index,
          pixelBytes: pixelBytes,
          before: following
        )
        index = next
      }
    }
    self.sums = sums
    checksum.update(sums, count: rowBytes)
    return true
  }

  private mutating func addDifferences(_ row: Int, of pixels: Span<UInt32>) -> Bool {
    near = 0
    far = 0
    flushPending()
    tokens.append(DeflateToken(byte: Filter.up.rawValue))
    var sums = ByteSums(filter: Filter.up.rawValue, of: rowBytes)
    let pixelBytes = pixelBytes
    let width = width
    // The difference of the pixel on the left; before the first, a value that isn't zero in any byte, as is the filter
    // byte.
    var last: UInt32 = 0xFFFF_FFFF
    let start = row &* width
    let end = start &+ width
    var index = start
    while index < end {
      let pixel = pixels[index]
      let above = pixels[index &- width]
      if pixel == above {
        let count = ScanlineEncoder.shortMatchLength(
          in: pixels,
          at: index,
          and: index &- width,
          most: end &- index
        )
        let endsInZero = pixelBytes == 4 ? last >> 24 == 0 : last & 0xFF == 0
        appendZeros(count &* pixelBytes, endsInZero: endsInZero)
        last = 0
        index &+= count
        continue
      }
      guard pixelBytes == 4 || pixel >> 24 == 255 else { return false }
      let difference = straight(pixel).difference(from: straight(above))
      if difference == last, index > start {
        tokens.append(DeflateToken(length: pixelBytes, distance: leftDistance))
      } else {
        append(difference)
      }
      last = difference
      if difference.isNearZero { near &+= 1 } else { far &+= 1 }
      sums.add(difference, before: bytes(after: index &- start))
      index &+= 1
    }
    checksum.update(sums, count: rowBytes)
    return true
  }

  /// Appends zero bytes; if the byte before is zero, they all match it, otherwise the first is a literal.
  private mutating func appendZeros(_ count: Int, endsInZero: Bool) {
    if endsInZero {
      appendMatch(count, distance: byteDistance)
    } else if count == 3 {
      tokens.append(DeflateToken(pixel: 0))
    } else {
      let length = DeflateSymbol.firstPart(of: count &- 1)
      tokens.append(DeflateToken(byte: 0, length: length, distance: byteDistance))
      appendMatch(count &- 1 &- length, distance: byteDistance)
    }
  }

  @inline(__always)
  private mutating func append(_ pixel: UInt32) {
    tokens.append(DeflateToken(pixel: pixel))
    if pixelBytes == 4 { tokens.append(DeflateToken(byte: UInt8(truncatingIfNeeded: pixel >> 24))) }
  }

  @inline(__always)
  private mutating func flushPending() {
    if pending > 0 { appendPending() }
  }

  private mutating func appendPending() {
    guard pending > 2 else {
      // Fewer than a match's three bytes: only filter bytes of 0.
      for _ in 0..<pending { tokens.append(DeflateToken(byte: 0)) }
      pending = 0
      return
    }
    appendMatch(pending, distance: aboveDistance)
    pending = 0
  }

  /// Appends a match of 0 or at least 3 bytes, split into matches of 3 to 258 bytes.
  private mutating func appendMatch(_ count: Int, distance: DeflateSymbol) {
    var remaining = count
    while remaining > 0 {
      let length = DeflateSymbol.firstPart(of: remaining)
      tokens.append(DeflateToken(length: length, distance: distance))
      remaining &-= length
    }
  }

  /// The number of bytes in a row from a column's pixel to the end.
  @inline(__always)
  private func bytes(after column: Int) -> Int { rowBytes &- 1 &- column &* pixelBytes }

  /// The pixel's components as in the file: not premultiplied, and without alpha in RGB.
  @inline(__always)
  private func straight(_ pixel: UInt32) -> UInt32 {
    pixelBytes == 4 ? Blending.straight(pixel) : pixel & 0xFF_FFFF
  }

  /// The number of equal pixels, at most `most`, in two runs from the given indices on.
  @inline(__always)
  private static func matchLength(
    in pixels: Span<UInt32>,
    at first: Int,
    and second: Int,
    most: Int
  ) -> Int {
    var count = 0
    while count &+ 32 <= most {
      let ones = pixels.extracting(first &+ count..<first &+ count &+ 32)
      let others = pixels.extracting(second &+ count..<second &+ count &+ 32)
      var difference: UInt32 = 0
      for index in 0..<32 { difference |= ones[index] ^ others[index] }
      if difference != 0 { break }
      count &+= 32
    }
    return count
      &+ shortMatchLength(in: pixels, at: first &+ count, and: second &+ count, most: most &- count)
  }

  /// The number of equal pixels in two runs, compared two at a time: faster for short matches.
  @inline(__always)
  private static func shortMatchLength(
    in pixels: Span<UInt32>,
    at first: Int,
    and second: Int,
    most: Int
  ) -> Int {
    var count = 0
    while count &+ 2 <= most {
      let ones = pixels.extracting(first &+ count..<first &+ count &+ 2)
      let others = pixels.extracting(second &+ count..<second &+ count &+ 2)
      let difference = UInt64(ones[0] ^ others[0]) | UInt64(ones[1] ^ others[1]) << 32
      if difference != 0 { return count &+ difference.trailingZeroBitCount >> 5 }
      count &+= 2
    }
    if count < most, pixels[first &+ count] == pixels[second &+ count] { count &+= 1 }
    return count
  }
}

extension UInt32 {
  /// The difference of each of the four bytes from that of `other`, modulo 256.
  @inline(__always)
  fileprivate func difference(from other: UInt32) -> UInt32 {
    ((self | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((self ^ ~other) & 0x8080_8080)
  }

  /// Whether each of the four bytes, read as signed, is from -8 to 7.
  @inline(__always)
  fileprivate var isNearZero: Bool {
    (((self & 0x7F7F_7F7F) &+ 0x0808_0808) ^ (self & 0x8080_8080)) & 0xF0F0_F0F0 == 0
  }
}
