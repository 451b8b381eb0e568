import TabRaster
import Testing

struct IconDrawingTests {
  /// What every drawing amounts to; must change together with a drawing, and never else.
  ///
  /// A changed icon is a changed picture for everyone who compares pictures.
  @Test func `the drawings are those that were looked at`() {
    var hash = Fingerprint()
    for name in Icon.names {
      guard let icon = Icon.named(name) else { continue }
      hash.add(name)
      for element in icon.path.elements { hash.add(element) }
    }
    #expect(String(hash.value, radix: 16) == "4de3edee6ed0933d")
  }

  // Discs with holes: the hole is there and the rest is solid.
  @Test(arguments: [
    ("play.circle.fill", 12.0, 11.67), ("record.circle.fill", 11.67, 11.67),
    ("checkmark.circle.fill", 9.6, 14.6), ("plus.circle.fill", 11.67, 11.67),
    ("xmark.circle.fill", 11.67, 11.67), ("tag.fill", 6.4, 6.4), ("gearshape.fill", 11.8, 11.8),
  ])
  func `holes are clear`(name: String, x: Double, y: Double) throws {
    let icon = try #require(Icon.named(name))
    let grid = AlphaGrid(icon)
    #expect(grid.alpha(at: Point(x, y)) == 0)
    #expect(grid.alpha.contains(255))
  }

  @Test(arguments: Icon.names)
  func `an icon is the same value each time`(name: String) {
    #expect(Icon.named(name) == Icon.named(name))
  }
}

/// A 64-bit FNV-1a hash of names and of coordinates in steps of 1/1024.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      add("M")
      add(point)
    case .line(let point):
      add("L")
      add(point)
    case .curve(let control1, let control2, let end):
      add("C")
      add(control1)
      add(control2)
      add(end)
    case .close: add("Z")
    }
  }

  private mutating func add(_ point: Point) {
    for coordinate in [point.x, point.y] {
      let steps = UInt16(truncatingIfNeeded: Int((coordinate * 1024).rounded()))
      add(UInt8(truncatingIfNeeded: steps))
      add(UInt8(truncatingIfNeeded: steps >> 8))
    }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
