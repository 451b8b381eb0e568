extension Bitmap {
  /// The indices of the pixels that differ from those of another bitmap of the same size, in order.
  package func changedPixels(from other: Bitmap) -> [Int] {
    precondition(
      (width, height) == (other.width, other.height),
      "a bitmap of \(width)x\(height) can't be compared with one of \(other.width)x\(other.height)"
    )
    // A bar is compared at once; a screen in several parts, on all cores.
    let most = 1 << 19
    let parts = stride(from: 0, to: pixels.count, by: most)
      .map { $0..<min($0 + most, pixels.count) }
    return parts.concurrentMap { changedPixels(from: other, in: $0) }.flatMap(\.self)
  }

  private func changedPixels(from other: Bitmap, in indices: Range<Int>) -> [Int] {
    let (ones, others) = (pixels.span, other.pixels.span)
    var changed: [Int] = []
    for start in stride(from: indices.lowerBound, to: indices.upperBound, by: 64) {
      let block = start..<min(start + 64, indices.upperBound)
      let (line, otherLine) = (ones.extracting(block), others.extracting(block))
      var mask = Bitmap.changes(line, otherLine)
      while mask > 0 {
        changed.append(start + mask.trailingZeroBitCount)
        mask &= mask &- 1
      }
    }
    return changed
  }

  /// A mask with a bit for each of at most 64 pixels, set if they differ.
  private static func changes(_ ones: Span<UInt32>, _ others: Span<UInt32>) -> UInt64 {
    // Most pixels are equal: compare 64 at once, which the compiler vectorizes.
    if ones.count == 64 {
      precondition(others.count == 64)
      var difference: UInt32 = 0
      for index in 0..<64 { difference |= ones[index] ^ others[index] }
      if difference == 0 { return 0 }
    }
    var mask: UInt64 = 0
    for index in 0..<ones.count {
      mask |= (ones[index] == others[index] ? 0 : 1) &<< UInt64(index)
    }
    return mask
  }
}
