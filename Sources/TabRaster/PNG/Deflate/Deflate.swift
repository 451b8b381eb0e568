/// A writer of DEFLATE data (RFC 1951) in a zlib wrapper (RFC 1950), block by block.
struct Deflate: Sendable {
  /// The number of tokens per block: enough to pay for its codes, few enough to adapt to changes in the data.
  static let blockTokens = 16_384

  /// The most bytes in a stored block.
  private static let storedLimit = 65_535

  /// The output, which begins with the zlib header: method 8, a window of 32,768 bytes, no dictionary.
  private var writer = BitWriter(bytes: [0x78, 0x01])

  /// Compresses bytes to the smallest zlib data that the encoder can make.
  static func zlib(_ input: ContiguousArray<UInt8>) -> [UInt8] {
    var deflate = Deflate()
    let tokens = MatchFinder.tokens(of: input)
    var start = 0
    var firstByte = 0
    repeat {
      let end = min(start + blockTokens, tokens.count)
      let byteCount = tokens[start..<end].reduce(0) { $0 + $1.byteCount }
      deflate.append(
        tokens,
        block: start..<end,
        bytes: input[firstByte..<firstByte + byteCount],
        isLast: end == tokens.count
      )
      firstByte += byteCount
      start = end
    } while start < tokens.count
    var checksum = Adler32()
    checksum.update(input[...])
    return deflate.finished(checksum)
  }

  /// Returns the zlib data, ended by the checksum of the uncompressed bytes.
  consuming func finished(_ checksum: Adler32) -> [UInt8] {
    writer.align()
    writer.append(bytes: BigEndian.bytes(checksum.value))
    return writer.bytes
  }

  /// Appends a block, stored or with fixed or dynamic codes, whichever takes the fewest bits.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of all blocks.
  ///   - block: The indices of the block's tokens.
  ///   - bytes: The bytes that the block's tokens encode; nil to rule out a stored block.
  ///   - isLast: Whether no block follows.
  mutating func append(
    _ tokens: borrowing ContiguousArray<DeflateToken>,
    block: Range<Int>,
    bytes: ArraySlice<UInt8>? = nil,
    isLast: Bool
  ) {
    let tokens = tokens.span.extracting(block)
    let frequencies = TokenFrequencies(tokens)
    let literals = HuffmanCode(frequencies: frequencies.literals, limit: 15)
    let distances = HuffmanCode(frequencies: frequencies.distances, limit: 15)
    let header = DynamicHeader(literals: literals.lengths, distances: distances.lengths)
    let dynamicSize =
      header.bitCount + frequencies.bitCount(literals: literals, distances: distances)
    let fixedSize = frequencies.bitCount(literals: .fixedLiterals, distances: .fixedDistances)
    // Each stored block has 35 bits of header, and up to 7 bits of padding.
    let storedSize = bytes.map {
      $0.count * 8 + max(($0.count + Deflate.storedLimit - 1) / Deflate.storedLimit, 1) * 42
    }
    if let bytes, let storedSize, storedSize < min(dynamicSize, fixedSize) {
      appendStored(bytes, isLast: isLast)
    } else if fixedSize <= dynamicSize {
      writer.append((isLast ? 1 : 0) | 1 << 1, count: 3)
      TokenCode(literals: .fixedLiterals, distances: .fixedDistances).write(tokens, to: &writer)
    } else {
      writer.append((isLast ? 1 : 0) | 2 << 1, count: 3)
      header.write(to: &writer)
      TokenCode(literals: literals, distances: distances).write(tokens, to: &writer)
    }
  }

  private mutating func appendStored(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    var remaining = bytes
    repeat {
      let block = remaining.prefix(Deflate.storedLimit)
      remaining = remaining.dropFirst(Deflate.storedLimit)
      writer.append(isLast && remaining.isEmpty ? 1 : 0, count: 3)
      writer.align()
      writer.append(UInt64(block.count), count: 16)
      writer.append(UInt64(~block.count & 0xFFFF), count: 16)
      writer.append(bytes: block)
    } while !remaining.isEmpty
  }
}
