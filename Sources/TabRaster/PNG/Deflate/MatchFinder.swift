/// An LZ77 match finder with hash chains and lazy matching: a match is dropped if the next byte begins a longer one.
enum MatchFinder {
  private static let hashBits: UInt32 = 15
  private static let windowMask = 32_767

  /// The most earlier positions with the same hash that are compared.
  private static let maximumChain = 96

  /// The length from which a match is taken without lazy matching.
  private static let lazyLimit = 48

  /// The distance beyond which a match of three bytes costs more than three literals.
  private static let farForThree = 4_096

  static func tokens(of input: borrowing ContiguousArray<UInt8>) -> ContiguousArray<DeflateToken> {
    var tokens = ContiguousArray<DeflateToken>()
    var heads = ContiguousArray<Int32>(repeating: -1, count: 1 << hashBits)
    var chain = ContiguousArray<Int32>(repeating: -1, count: windowMask + 1)
    let bytes = input.span
    var head = heads.mutableSpan
    var previous = chain.mutableSpan

    // The match found at the previous byte; a length of 0 if there is none.
    var (pendingLength, pendingDistance) = (0, 0)
    var isPending = false
    var position = 0
    while position < bytes.count {
      var (length, distance) = (0, 0)
      if position + 3 <= bytes.count {
        let slot = hash(bytes, at: position)
        let candidate = Int(head[slot])
        previous[position & windowMask] = head[slot]
        head[slot] = Int32(truncatingIfNeeded: position)
        if pendingLength < lazyLimit {
          (length, distance) = longestMatch(
            in: bytes,
            at: position,
            from: candidate,
            along: previous.span,
            longerThan: max(pendingLength, 2)
          )
        }
      }
      if pendingLength >= 3, length <= pendingLength {
        let distance = DeflateSymbol(distance: pendingDistance)
        tokens.append(DeflateToken(length: pendingLength, distance: distance))
        let end = position - 1 + pendingLength
        // Enter the positions inside the match into the chains as well.
        var skipped = position + 1
        while skipped < end, skipped + 3 <= bytes.count {
          let slot = hash(bytes, at: skipped)
          previous[skipped & windowMask] = head[slot]
          head[slot] = Int32(truncatingIfNeeded: skipped)
          skipped &+= 1
        }
        position = end
        pendingLength = 0
        isPending = false
      } else {
        if isPending { tokens.append(DeflateToken(byte: bytes[position - 1])) }
        isPending = true
        pendingLength = length
        pendingDistance = distance
        position += 1
      }
    }
    if isPending { tokens.append(DeflateToken(byte: bytes[position - 1])) }
    return tokens
  }

  /// Returns the longest match among earlier positions with the same hash; a length of 0 if none is longer than the best
  /// so far.
  @inline(__always)
  private static func longestMatch(
    in bytes: Span<UInt8>,
    at position: Int,
    from first: Int,
    along previous: Span<Int32>,
    longerThan best: Int
  ) -> (length: Int, distance: Int) {
    let most = min(DeflateSymbol.longest, bytes.count - position)
    var (best, length, distance) = (best, 0, 0)
    var candidate = first
    var tries = maximumChain
    while candidate >= 0, position - candidate <= windowMask, tries > 0, best < most {
      // A longer match must agree in the byte after the best one: compare that first.
      if bytes[candidate &+ best] == bytes[position &+ best] {
        var same = 0
        while same < most, bytes[candidate &+ same] == bytes[position &+ same] { same &+= 1 }
        if same > best, same > 3 || position - candidate <= farForThree {
          best = same
          length = same
          distance = position - candidate
        }
      }
      let next = Int(previous[candidate & windowMask])
      guard next < candidate else { break }
      candidate = next
      tries &-= 1
    }
    return (length, distance)
  }

  @inline(__always)
  private static func hash(_ bytes: Span<UInt8>, at position: Int) -> Int {
    let three =
      UInt32(bytes[position]) | UInt32(bytes[position &+ 1]) << 8
      | UInt32(bytes[position &+ 2]) << 16
    return Int((three &* 0x9E37_79B1) >> (32 - hashBits))
  }
}
