/// Why bytes aren't a PNG picture that can be read.
package enum PNGError: Error, Hashable, Sendable {
  /// The file doesn't begin as a PNG file does.
  case wrongSignature

  /// The file ends too early.
  case truncated

  /// The file is larger than the limit, in bytes.
  case fileTooLarge(byteCount: Int)

  /// The content of a chunk doesn't match its checksum.
  case wrongChecksum(chunk: String)

  /// The picture is of a kind that isn't read.
  case unsupported(Feature)

  /// The picture has no pixels, or more than the limits.
  case wrongSize(width: Int, height: Int)

  /// The chunks break the rules of PNG.
  case misplacedChunk(String)

  /// A chunk has a length, in bytes, that isn't possible in this picture.
  case wrongChunkLength(chunk: String, byteCount: Int)

  /// The compressed data is damaged.
  case damagedData(Damage)

  /// The header asks for this many bytes of pixels, and the compressed data has another number.
  case wrongDataLength(expected: Int, Comparison)

  package enum Feature: Hashable, Sendable {
    case colorType(Int)
    case bitDepth(Int, colorType: Int)
    case method(String)
    case chunk(String)
  }

  package enum Damage: Hashable, Sendable {
    case zlibHeader
    case blockType
    case storedLength
    case codeLengths
    case symbol
    case distance
    case checksum
    case filter
    case paletteIndex
  }

  package enum Comparison: Hashable, Sendable {
    case less
    case more
  }
}
