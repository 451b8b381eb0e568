/// A shape made of straight lines and cubic curves, filled by the nonzero winding rule.
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

  /// A few elements tell most paths apart, and one of text has hundreds.
  package func hash(into hasher: inout Hasher) {
    let count = elements.count
    hasher.combine(count)
    guard count > 0 else { return }
    for part in 0..<4 { hasher.combine(elements[part * (count - 1) / 3]) }
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
