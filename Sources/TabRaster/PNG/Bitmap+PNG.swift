extension Bitmap {
  /// The bitmap as a PNG file.
  package func png() -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity((width * 4 + 1) * height)
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        let alpha = pixel >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let value = pixel >> shift & 0xFF
          raw.append(alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255)))
        }
        raw.append(UInt8(alpha))
      }
    }
    var data: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, raw.count)
      let count = end - start
      data.append(end == raw.count ? 1 : 0)
      data += [
        UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
      ]
      data += raw[start..<end]
      start = end
    } while start < raw.count
    var adler = Adler32()
    adler.update(raw[...])
    data += Bitmap.bytes(adler.value)

    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Bitmap.bytes(UInt32(width)) + Bitmap.bytes(UInt32(height)) + [8, 6, 0, 0, 0]
    for (type, content) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
      file += Bitmap.bytes(UInt32(content.count))
      let body = Array(type.utf8) + content
      file += body
      var crc = CRC32()
      crc.update(body[...])
      file += Bitmap.bytes(crc.value)
    }
    return file
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
