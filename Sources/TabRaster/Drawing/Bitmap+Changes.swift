extension Bitmap {
  /// The indices of the pixels that differ from those of another bitmap of the same size, in order.
  package func changedPixels(from other: Bitmap) -> [Int] {
    precondition(
      (width, height) == (other.width, other.height),
      "a bitmap of \(width)x\(height) can't be compared with one of \(other.width)x\(other.height)"
    )
    // A bar is one part; a screen is several, for all cores.
    let most = 1 << 19
    let parts = stride(from: 0, to: pixels.count, by: most)
      .map { $0..<min($0 + most, pixels.count) }
    return parts.concurrentMap { changedPixels(from: other, in: $0) }.flatMap(\.self)
  }

  private func changedPixels(from other: Bitmap, in places: Range<Int>) -> [Int] {
    let (ones, others) = (pixels.span, other.pixels.span)
    var changed: [Int] = []
    for start in stride(from: places.lowerBound, to: places.upperBound, by: 64) {
      let some = start..<min(start + 64, places.upperBound)
      let (line, otherLine) = (ones.extracting(some), others.extracting(some))
      // Most pixels are equal, and counting is done in vectors.
      guard Bitmap.differences(line, otherLine) > 0 else { continue }
      for index in 0..<line.count where line[index] != otherLine[index] {
        changed.append(start + index)
      }
    }
    return changed
  }

  private static func differences(_ ones: Span<UInt32>, _ others: Span<UInt32>) -> Int {
    precondition(ones.count == others.count)
    var count: UInt32 = 0
    for index in 0..<ones.count { count &+= ones[index] == others[index] ? 0 : 1 }
    return Int(count)
  }
}
