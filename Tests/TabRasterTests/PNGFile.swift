@testable import TabRaster

/// PNG files from their parts, with the checksums that belong to them.
enum PNGFile {
  /// A file with a header of these numbers, these chunks and an end.
  static func bytes(
    width: Int = 2,
    height: Int = 1,
    depth: UInt8 = 8,
    color: UInt8 = 2,
    methods: [UInt8] = [0, 0, 0],
    _ chunks: [(String, [UInt8])]
  ) -> [UInt8] {
    var file = PNGFormat.signature
    let size = BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height))
    PNGFormat.append("IHDR", content: size + [depth, color] + methods, to: &file)
    for (type, content) in chunks { PNGFormat.append(type, content: content, to: &file) }
    PNGFormat.append("IEND", content: [], to: &file)
    return file
  }

  /// The compressed data of a file that is whole.
  static func data(of file: [UInt8]) throws -> ContiguousArray<UInt8> {
    var chunks = try PNGChunks(file: file)
    var data = ContiguousArray<UInt8>()
    while true {
      let chunk = try chunks.next()
      if chunk.type == "IDAT" { data += chunk.content }
      if chunk.type == "IEND" { return data }
    }
  }
}
