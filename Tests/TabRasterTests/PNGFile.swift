@testable import TabRaster

/// A writer and reader of PNG files in parts, with right checksums.
enum PNGFile {
  /// Returns a file of a header with the given numbers, the given chunks, and the end chunk.
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

  /// Returns the compressed data of a complete file.
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
