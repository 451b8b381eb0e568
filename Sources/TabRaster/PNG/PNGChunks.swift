/// A reader of a PNG file's chunks, in order.
struct PNGChunks: Sendable {
  struct Chunk: Sendable {
    var type: String
    var content: ArraySlice<UInt8>

    /// Whether the chunk is ancillary: its type begins with a lowercase letter, so decoders may ignore it.
    var isOptional: Bool
  }

  private var remaining: ArraySlice<UInt8>

  init(file: [UInt8]) throws(PNGError) {
    let start = file.prefix(PNGFormat.signature.count)
    guard PNGFormat.signature.starts(with: start) else { throw .wrongSignature }
    guard start.count == PNGFormat.signature.count else { throw .truncated }
    remaining = file.dropFirst(start.count)
  }

  mutating func next() throws(PNGError) -> Chunk {
    // Four bytes each for the length, the type and the checksum.
    guard remaining.count >= 12 else { throw .truncated }
    let length = Int(BigEndian.number(remaining))
    guard length <= remaining.count - 12 else { throw .truncated }
    let body = remaining.dropFirst(4).prefix(4 + length)
    let letters = body.prefix(4)
    let isWord = letters.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
    let type = isWord ? String(decoding: letters, as: UTF8.self) : "????"
    var checksum = CRC32()
    checksum.update(body)
    guard checksum.value == BigEndian.number(remaining.dropFirst(8 + length)) else {
      throw .wrongChecksum(chunk: type)
    }
    remaining = remaining.dropFirst(12 + length)
    return Chunk(
      type: type,
      content: body.dropFirst(4),
      isOptional: letters.first.map { $0 & 32 != 0 } ?? false
    )
  }
}
