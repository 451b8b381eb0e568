import TabTestSupport
import Testing

@testable import TabRaster

struct PNGDamageTests {
  @Test func `damaged files are errors and never traps`() {
    var generator = SeededGenerator(seed: 23)
    let files = PNGFixture.all.map(\.bytes) + PNGKindFixture.all.map(\.bytes)
    var errors = 0
    for _ in 0..<8_000 {
      var file = files[Int.random(in: 0..<files.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 8..<file.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: file[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: file.remove(at: place)
        default: file.insert(file[place], at: place)
        }
      }
      if (try? Bitmap(png: file)) == nil { errors += 1 }
    }
    // A few mutations undo each other or change only bytes after the end.
    #expect(errors > 7_800, "seed 23")
  }

  /// Returns `count` random bytes.
  private func noise(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// Returns true once in `count` calls on average.
  private func isRare(_ count: Int, _ generator: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  /// Returns a file of a random kind with right checksums, whose chunks have random content and
  /// sometimes a wrong length or position.
  private func file(_ generator: inout SeededGenerator) throws -> [UInt8] {
    let types: [PNGColorType] = [.gray, .rgb, .palette, .grayAlpha, .rgba]
    let type = types[Int.random(in: 0..<types.count, using: &generator)]
    let depth = type.depths[Int.random(in: 0..<type.depths.count, using: &generator)]
    let width = Int.random(in: 1...20, using: &generator)
    let height = Int.random(in: 1...20, using: &generator)
    let isInterlaced = Bool.random(using: &generator)

    var data = ContiguousArray<UInt8>()
    for pass in PNGPass.all(width: width, height: height, isInterlaced: isInterlaced) {
      for _ in 0..<pass.height {
        data.append(isRare(500, &generator) ? 5 : UInt8.random(in: 0..<5, using: &generator))
        let byteCount = (pass.width * type.sampleCount * depth + 7) / 8
        data += noise(byteCount, &generator)
      }
    }
    if isRare(10, &generator) { data += noise(1, &generator) }
    if isRare(10, &generator) { data.removeLast() }

    var chunks: [(String, [UInt8])] = []
    if type == .palette {
      let count = isRare(4, &generator) ? Int.random(in: 0...257, using: &generator) : 1 << depth
      chunks.append(("PLTE", noise(3 * count, &generator)))
    }
    if Bool.random(using: &generator), type.sampleCount % 2 == 1 {
      let count = type == .palette ? 1 << depth : 2 * type.sampleCount
      chunks.append(("tRNS", noise(isRare(4, &generator) ? 3 : count, &generator)))
    }
    chunks.append(("IDAT", Deflate.zlib(data)))
    if isRare(20, &generator) { chunks.reverse() }
    return PNGFile.bytes(
      width: width,
      height: height,
      depth: UInt8(depth),
      color: isRare(20, &generator) ? UInt8.random(in: 0...7, using: &generator) : type.rawValue,
      methods: [0, 0, isInterlaced ? 1 : 0],
      chunks
    )
  }

  @Test func `files of noise are read or refused and never trap`() throws {
    var generator = SeededGenerator(seed: 31)
    var isRead = 0
    for index in 0..<3_000 {
      guard let bitmap = try? Bitmap(png: file(&generator)) else { continue }
      isRead += 1
      let isPremultiplied = bitmap.pixels.allSatisfy { pixel in
        [16, 8, 0].allSatisfy { pixel >> $0 & 0xFF <= pixel >> 24 }
      }
      #expect(isPremultiplied, "seed 31, file \(index)")
    }
    #expect((1_000..<2_800).contains(isRead), "seed 31, \(isRead) were read")
  }
}
