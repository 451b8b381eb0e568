extension Bitmap {
  /// The indices of the pixels that differ from those of another bitmap of the same size, in order.
  package func changedPixels(from other: Bitmap) -> [Int] {
    precondition(
      (width, height) == (other.width, other.height),
      "a bitmap of \(width)x\(height) can't be compared with one of \(other.width)x\(other.height)"
    )
    let (ones, others) = (pixels.span, other.pixels.span)
    var changed: [Int] = []
    for row in 0..<height {
      let places = row * width..<(row + 1) * width
      let (line, otherLine) = (ones.extracting(places), others.extracting(places))
      // Most rows are equal, and counting is done in vectors.
      guard Bitmap.differences(line, otherLine) > 0 else { continue }
      for column in 0..<width where line[column] != otherLine[column] {
        changed.append(places.lowerBound + column)
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
