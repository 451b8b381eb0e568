import TabRaster
import Testing

struct FontOutlineTests {
  /// Changes whenever a letter changes, which is a change of every picture with text.
  @Test(
    arguments: [
      (.regular, 4_668_635_240_886_440_102), (.medium, 8_734_186_162_178_505_677),
      (.semibold, 3_139_774_395_479_583_267), (.light, 9_368_530_258_471_474_637),
      (.bold, 10_617_119_350_153_530_643),
    ] as [(Font.Weight, UInt64)]
  )
  func `the outlines are the recorded ones`(weight: Font.Weight, expected: UInt64) {
    let font = Font(weight: weight, size: 1_000)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Double) {
      // In 1024ths of a unit, so that the last bits of a sum do not matter.
      hash = (hash ^ UInt64(bitPattern: Int64((value * 1_024).rounded()))) &* 0x100_0000_01b3
    }
    func add(_ points: Point...) {
      for point in points {
        add(point.x)
        add(point.y)
      }
    }
    for character in FontCharacters.inked + ["\u{FFFF}", " "] {
      add(font.width(of: String(character)))
      for element in font.path(for: String(character), baseline: Point(0, 0)).elements {
        switch element {
        case .move(let point): add(point)
        case .line(let point): add(point)
        case .curve(let control1, let control2, let end): add(control1, control2, end)
        case .close: add(-1)
        }
      }
    }
    #expect(hash == expected, "recorded \(expected), drawn \(hash)")
  }
}
