/// The container format of PNG: a signature, then chunks with checksums.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a PNG file with the given zlib data, of filtered rows with 8 bits per sample.
  static func file(_ data: [UInt8], width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    var file = signature
    let kind: [UInt8] = [8, hasAlpha ? 6 : 2, 0, 0, 0]
    let size = BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height))
    append("IHDR", content: size + kind, to: &file)
    append("IDAT", content: data, to: &file)
    append("IEND", content: [], to: &file)
    return file
  }

  /// Appends a chunk: the length of its content, its type of four letters, its content, and the CRC of the last two.
  static func append(_ type: String, content: [UInt8], to file: inout [UInt8]) {
    file += BigEndian.bytes(UInt32(content.count))
    let start = file.count
    file += Array(type.utf8)
    file += content
    var checksum = CRC32()
    checksum.update(file[start...])
    file += BigEndian.bytes(checksum.value)
  }
}
