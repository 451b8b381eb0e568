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
      case .move(let point): draw(step(to: point), .move)
      case .line(let point): addLine(step(to: point))
      case .curve(let control1, let control2, let end):
        addCurve(step(to: control1), step(to: control2), step(to: end))
      case .close: continue
      }
    }
    draw([], .end)
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
    case (_, 0): draw([step[0]], .levelLine)
    case (0, _): draw([step[1]], .uprightLine)
    default: draw(step, .line)
    }
  }

  /// Adds a curve with the operator that omits the zeros of horizontal and vertical tangents.
  private mutating func addCurve(_ first: [Int], _ second: [Int], _ third: [Int]) {
    switch (first[0], first[1], third[0], third[1]) {
    case (_, 0, 0, _): draw([first[0]] + second + [third[1]], .levelToUprightCurve)
    case (0, _, _, 0): draw([first[1]] + second + [third[0]], .uprightToLevelCurve)
    case (_, 0, _, 0): draw([first[0]] + second + [third[0]], .levelCurve)
    case (0, _, 0, _): draw([first[1]] + second + [third[1]], .uprightCurve)
    default: draw(first + second + third, .curve)
    }
  }

  private mutating func draw(_ numbers: [Int], _ operation: Operator) {
    add(numbers)
    bytes.append(operation.rawValue)
  }

  /// Adds numbers, each in the shortest encoding (Type 2 Charstring Format, 3.2).
  private mutating func add(_ numbers: [Int]) {
    for number in numbers {
      switch number {
      case -107...107: bytes.append(UInt8(number + 139))
      case 108...1_131: bytes.add(words: 247 << 8 + number - 108)
      case -1_131 ... -108: bytes.add(words: 251 << 8 - number - 108)
      default:
        bytes.append(28)
        bytes.add(words: number)
      }
    }
  }
}
