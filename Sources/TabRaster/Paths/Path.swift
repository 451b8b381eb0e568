/// A path of straight lines and cubic Bézier curves, filled by the nonzero winding rule.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, end: Point)
    case close
  }

  package private(set) var elements: [Element]

  package init() {
    elements = []
  }

  /// The memory of the elements, in bytes.
  var byteCount: Int { elements.count * MemoryLayout<Element>.stride }

  /// Feeds a digest of all elements to a hasher.
  ///
  /// A path of text has hundreds of elements, and a `Hasher` takes longer for each than this digest does.
  package func hash(into hasher: inout Hasher) {
    var digest: UInt64 = 0
    func combine(_ point: Point) {
      // 0 and −0 are equal, but differ in their bits. The product of y doesn't wait for the digest.
      let y = (point.y + 0).bitPattern &* 0xC2B2_AE3D_27D4_EB4F
      digest = (digest ^ (point.x + 0).bitPattern ^ (y >> 32 | y << 32)) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 32
    }
    for element in elements {
      switch element {
      case .move(let point):
        digest &+= 1
        combine(point)
      case .line(let point):
        digest &+= 2
        combine(point)
      case .curve(let control1, let control2, let end):
        digest &+= 3
        combine(control1)
        combine(control2)
        combine(end)
      case .close: digest = (digest ^ 4) &* 0x9E37_79B9_7F4A_7C15
      }
    }
    hasher.combine(elements.count)
    hasher.combine(digest)
  }

  package mutating func move(to point: Point) { elements.append(.move(point)) }

  package mutating func line(to point: Point) { elements.append(.line(point)) }

  package mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.curve(control1, control2, end: end))
  }

  package mutating func close() { elements.append(.close) }

  package mutating func append(_ other: Path) { elements += other.elements }

  package func transformed(by transform: Transform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .curve(let control1, let control2, let end):
        .curve(transform(control1), transform(control2), end: transform(end))
      case .close: .close
      }
    }
    return result
  }
}
