import TabRaster

/// A Type 2 charstring, the program that draws a glyph in a CFF font.
struct Charstring {
  private(set) var bytes: [UInt8] = []

  /// The current point, in whole font units.
  private var x = 0
  private var y = 0

  init(_ glyph: FontGlyph) {
    // The advance width comes before the arguments of the first operator; CFF's nominal width is 0.
    add([glyph.advance])
    for element in glyph.outline.elements {
      switch element {
      case .move(let point): draw(step(to: point), with: .move)
      case .line(let point): addLine(step(to: point))
      case .curve(let control1, let control2, let end):
        addCurve(by: step(to: control1), then: step(to: control2), then: step(to: end))
      case .close: continue
      }
    }
    draw([], with: .end)
  }

  /// The path operators, in this order: rlineto, hlineto, vlineto, rrcurveto, endchar, rmoveto, vvcurveto, hhcurveto,
  /// vhcurveto, hvcurveto.
  private enum Operator: UInt8 {
    case line = 5
    case levelLine = 6
    case uprightLine = 7
    case curve = 8
    case end = 14
    case move = 21
    case uprightCurve = 26
    case levelCurve = 27
    case uprightToLevelCurve = 30
    case levelToUprightCurve = 31
  }

  /// Moves the current point to a rounded point, and returns the deltas in x and y.
  private mutating func step(to point: Point) -> [Int] {
    let (nextX, nextY) = (Int(point.x.rounded()), Int(point.y.rounded()))
    defer { (x, y) = (nextX, nextY) }
    return [nextX - x, nextY - y]
  }

  /// Adds a line with the shortest operator; none for a line without length.
  private mutating func addLine(_ step: [Int]) {
    switch (step[0], step[1]) {
    case (0, 0): return
    case (_, 0): draw([step[0]], with: .levelLine)
    case (0, _): draw([step[1]], with: .uprightLine)
    default: draw(step, with: .line)
    }
  }

  /// Adds a curve with the operator that omits the zeros of horizontal and vertical tangents.
  private mutating func addCurve(by first: [Int], then second: [Int], then third: [Int]) {
    switch (first[0], first[1], third[0], third[1]) {
    case (_, 0, 0, _): draw([first[0]] + second + [third[1]], with: .levelToUprightCurve)
    case (0, _, _, 0): draw([first[1]] + second + [third[0]], with: .uprightToLevelCurve)
    case (_, 0, _, 0): draw([first[0]] + second + [third[0]], with: .levelCurve)
    case (0, _, 0, _): draw([first[1]] + second + [third[1]], with: .uprightCurve)
    default: draw(first + second + third, with: .curve)
    }
  }

  private mutating func draw(_ numbers: [Int], with operation: Operator) {
    add(numbers)
    bytes.append(operation.rawValue)
  }

  /// Adds numbers, each in the shortest encoding (Type 2 Charstring Format, 3.2).
  private mutating func add(_ numbers: [Int]) {
    for number in numbers {
      switch number {
      case -107...107: bytes.append(UInt8(number + 139))
      case 108...1_131: bytes.add(uint16s: 247 << 8 + number - 108)
      case -1_131 ... -108: bytes.add(uint16s: 251 << 8 - number - 108)
      default:
        bytes.append(28)
        bytes.add(uint16s: number)
      }
    }
  }
}
