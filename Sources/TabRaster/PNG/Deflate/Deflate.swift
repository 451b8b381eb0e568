/// Writes DEFLATE data (RFC 1951) inside a zlib wrapper (RFC 1950).
enum Deflate {
  /// Tokens in a block: enough to pay for its code, few enough to follow changes in the data.
  private static let blockTokens = 32_768

  /// The largest stored block.
  private static let storedLimit = 65_535

  static func zlib(_ input: ContiguousArray<UInt8>) -> [UInt8] {
    // Window of 32,768 bytes, no dictionary, slowest compression.
    var writer = BitWriter(bytes: [0x78, 0xDA])
    let tokens = MatchFinder.tokens(of: input)
    var start = 0
    var firstByte = 0
    repeat {
      let end = min(start + blockTokens, tokens.count)
      let block = tokens[start..<end]
      let byteCount = block.reduce(0) {
        $0 + ($1 & MatchFinder.matchFlag == 0 ? 1 : Int($1 >> 16 & 0x1FF))
      }
      let bytes = input[firstByte..<firstByte + byteCount]
      append(block, bytes: bytes, isLast: end == tokens.count, to: &writer)
      firstByte += byteCount
      start = end
    } while start < tokens.count
    writer.align()
    var checksum = Adler32()
    checksum.update(input[...])
    writer.append(bytes: BigEndian.bytes(checksum.value)[...])
    return writer.bytes
  }

  /// Appends a block in the form that takes the fewest bits.
  private static func append(
    _ tokens: ArraySlice<UInt32>,
    bytes: ArraySlice<UInt8>,
    isLast: Bool,
    to writer: inout BitWriter
  ) {
    var literals = [Int](repeating: 0, count: DeflateSymbol.literalCount)
    var distances = [Int](repeating: 0, count: DeflateSymbol.distanceCount)
    literals[DeflateSymbol.endOfBlock] = 1
    var extraBits = 0
    for token in tokens {
      guard let match = match(token) else {
        literals[Int(token)] += 1
        continue
      }
      literals[match.length.symbol] += 1
      distances[match.distance.symbol] += 1
      extraBits += match.length.extraBits + match.distance.extraBits
    }
    let literalCode = HuffmanCode(frequencies: literals, limit: 15)
    let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    let header = DynamicHeader(literals: literalCode.lengths, distances: distanceCode.lengths)
    let fixedLiterals = HuffmanCode(lengths: DeflateSymbol.fixedLiteralLengths)
    let fixedDistances = HuffmanCode(lengths: DeflateSymbol.fixedDistanceLengths)

    let dynamicSize =
      header.bitCount + extraBits + bitCount(literals, literalCode)
      + bitCount(distances, distanceCode)
    let fixedSize =
      extraBits + bitCount(literals, fixedLiterals) + bitCount(distances, fixedDistances)
    // Up to seven bits of filling, and 35 bits for each part.
    let parts = max((bytes.count + storedLimit - 1) / storedLimit, 1)
    let storedSize = bytes.count * 8 + parts * 42

    if storedSize < min(dynamicSize, fixedSize) {
      appendStored(bytes, isLast: isLast, to: &writer)
    } else if fixedSize <= dynamicSize {
      writer.append((isLast ? 1 : 0) | 1 << 1, count: 3)
      append(tokens, fixedLiterals, fixedDistances, to: &writer)
    } else {
      writer.append((isLast ? 1 : 0) | 2 << 1, count: 3)
      header.write(to: &writer)
      append(tokens, literalCode, distanceCode, to: &writer)
    }
  }

  private static func append(
    _ tokens: ArraySlice<UInt32>,
    _ literalCode: HuffmanCode,
    _ distanceCode: HuffmanCode,
    to writer: inout BitWriter
  ) {
    func append(_ symbol: Int, _ code: HuffmanCode) {
      writer.append(code.codes[symbol], count: code.lengths[symbol])
    }
    for token in tokens {
      guard let match = match(token) else {
        append(Int(token), literalCode)
        continue
      }
      append(match.length.symbol, literalCode)
      writer.append(match.length.extra, count: match.length.extraBits)
      append(match.distance.symbol, distanceCode)
      writer.append(match.distance.extra, count: match.distance.extraBits)
    }
    append(DeflateSymbol.endOfBlock, literalCode)
  }

  private static func appendStored(
    _ bytes: ArraySlice<UInt8>,
    isLast: Bool,
    to writer: inout BitWriter
  ) {
    var rest = bytes
    repeat {
      let part = rest.prefix(storedLimit)
      rest = rest.dropFirst(storedLimit)
      writer.append(isLast && rest.isEmpty ? 1 : 0, count: 3)
      writer.align()
      writer.append(part.count, count: 16)
      writer.append(~part.count & 0xFFFF, count: 16)
      writer.append(bytes: part)
    } while !rest.isEmpty
  }

  private static func match(
    _ token: UInt32
  ) -> (length: DeflateSymbol, distance: DeflateSymbol)? {
    guard token & MatchFinder.matchFlag != 0 else { return nil }
    return (
      DeflateSymbol(length: Int(token >> 16 & 0x1FF)),
      DeflateSymbol(distance: Int(token & 0x7FFF) + 1)
    )
  }

  private static func bitCount(_ frequencies: [Int], _ code: HuffmanCode) -> Int {
    frequencies.indices.reduce(0) { $0 + frequencies[$1] * code.lengths[$1] }
  }
}
