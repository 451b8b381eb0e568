extension PNGError: CustomStringConvertible {
  /// The problem in words, with a fix for unsupported features.
  package var description: String {
    switch self {
    case .wrongSignature: "the file isn't a PNG file: its first eight bytes are others"
    case .truncated: "the PNG file ends too early"
    case .fileTooLarge(let byteCount):
      "the PNG file has \(byteCount) bytes, more than the limit of \(PNGLimits.fileBytes)"
    case .wrongChecksum(let chunk):
      "the PNG file is damaged: the checksum of chunk '\(chunk)' doesn't match"
    case .unsupported(let feature):
      "the PNG file has \(feature), which isn't read; save it again as 8-bit RGB or RGBA"
    case .wrongSize(let width, let height):
      "the PNG file is \(width)x\(height) pixels; each side must be 1 to \(PNGLimits.dimension), "
        + "and all pixels at most \(PNGLimits.pixels)"
    case .misplacedChunk(let chunk):
      "the PNG file is damaged: chunk '\(chunk)' is missing or in the wrong place"
    case .wrongChunkLength(let chunk, let byteCount):
      "the PNG file is damaged: chunk '\(chunk)' can't have \(byteCount) bytes in it"
    case .damagedData(let damage): "the PNG file is damaged: \(damage)"
    case .wrongDataLength(let expected, .less):
      "the PNG file is damaged: it has less than the \(expected) bytes of its size"
    case .wrongDataLength(let expected, .more):
      "the PNG file is damaged: it has more than the \(expected) bytes of its size"
    }
  }
}

extension PNGError.Feature: CustomStringConvertible {
  package var description: String {
    switch self {
    case .colorType(let type): "an unknown color type \(type)"
    case .bitDepth(let depth, let type): "\(depth) bits a sample, with color type \(type)"
    case .method(let name): "an unknown \(name) method"
    case .chunk(let type): "an unknown chunk '\(type)'"
    }
  }
}

extension PNGError.Damage: CustomStringConvertible {
  package var description: String {
    switch self {
    case .zlibHeader: "its compressed data has a wrong header"
    case .blockType: "a compressed block has an unknown type"
    case .storedLength: "a stored block has a wrong length"
    case .codeLengths: "a compressed block has an impossible code"
    case .symbol: "a compressed block has an unknown symbol"
    case .distance: "a repetition begins before the data"
    case .checksum: "the checksum of its pixels doesn't match"
    case .filter: "a row has an unknown filter"
    case .paletteIndex: "a pixel has a color that isn't in the palette"
    }
  }
}
