/// The frame of a PNG file: a signature, then chunks with checksums.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its type of four letters, its content and the checksum of both.
  static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += BigEndian.bytes(UInt32(content.count))
    let start = file.count
    file += Array(type.utf8)
    file += content
    var checksum = CRC32()
    checksum.update(file[start...])
    file += BigEndian.bytes(checksum.value)
  }
}
