/// The reason why a PNG file can't be read.
package enum PNGError: Error, Hashable, Sendable {
  /// The file doesn't begin with the PNG signature.
  case wrongSignature

  /// The file ends too early.
  case truncated

  /// The file exceeds the limit on its size, in bytes.
  case fileTooLarge(byteCount: Int)

  /// The content of a chunk doesn't match its checksum.
  case wrongChecksum(chunk: String)

  /// The file has an unknown color type, bit depth, method or critical chunk.
  case unsupported(Feature)

  /// The picture has no pixels, or more than the limits allow.
  case wrongSize(width: Int, height: Int)

  /// A chunk is missing, repeated or out of order.
  case misplacedChunk(String)

  /// A chunk has a length, in bytes, that its type doesn't allow in this picture.
  case wrongChunkLength(chunk: String, byteCount: Int)

  /// The compressed data is damaged.
  case damagedData(Damage)

  /// The inflated data has fewer or more bytes than the header's size requires.
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
