/// An interpreter of Type 2 charstrings, the programs that draw the glyphs of a CFF font.
struct CharstringInterpreter {
  private let global: CFFIndex
  private let local: CFFIndex?
  private var path = Path()
  private var position = Point(0, 0)
  private var isOpen = false
  private var stack: [Double] = []

  /// The number of stem hints, which is the number of bits in a hint mask.
  private var hintCount = 0
  private var operationCount = 0

  init(global: CFFIndex, local: CFFIndex?) {
    self.global = global
    self.local = local
  }

  /// Returns the outline that a charstring draws, in font units.
  mutating func outline(of program: FontTable) throws(FontError) -> Path {
    _ = try run(program, depth: 0)
    close()
    return path
  }

  /// Runs a charstring or a subroutine.
  ///
  /// - Returns: Whether `endchar` was run.
  private mutating func run(_ program: FontTable, depth: Int) throws(FontError) -> Bool {
    var offset = 0
    while offset < program.count {
      operationCount += 1
      guard operationCount <= FontLimits.operations else {
        throw program.error(.tooMany("operations in a glyph", limit: FontLimits.operations))
      }
      guard path.elements.count <= FontLimits.points else {
        throw program.error(.tooMany("lines and curves in a glyph", limit: FontLimits.points))
      }
      let byte = try program.uint8(at: offset)
      if byte >= 32 || byte == 28 {
        try push(byte, from: program, at: &offset)
        continue
      }
      offset += 1
      switch byte {
      case Operator.callLocal, Operator.callGlobal:
        let index = byte == Operator.callLocal ? local : global
        let subroutine = try subroutine(of: index, calledIn: program)
        guard depth < FontLimits.depth else {
          throw program.error(.tooMany("subroutines in subroutines", limit: FontLimits.depth))
        }
        if try run(subroutine, depth: depth + 1) { return true }
      case Operator.return: return false
      case Operator.end:
        // With four arguments, `endchar` composes an accented letter, as `seac` in Type 1.
        guard stack.count < 4 else {
          throw program.error(.unsupported("a letter put together from two others"), at: offset)
        }
        return true
      case Operator.hintMask, Operator.controlMask:
        // Arguments before a mask are those of an omitted `vstemhm`.
        addHints()
        offset += (hintCount + 7) / 8
      case Operator.escape:
        try flex(program.uint8(at: offset), in: program)
        stack.removeAll(keepingCapacity: true)
        offset += 1
      default:
        try draw(byte, in: program)
        stack.removeAll(keepingCapacity: true)
      }
    }
    return false
  }

  private enum Operator {
    static let callLocal = 10
    static let callGlobal = 29
    static let `return` = 11
    static let end = 14
    static let hintMask = 19
    static let controlMask = 20
    static let escape = 12
  }

  /// Pushes an encoded number (Type 2 Charstring Format, 3.2).
  private mutating func push(
    _ byte: Int,
    from program: FontTable,
    at offset: inout Int
  ) throws(FontError) {
    // The limit of CFF2; CFF has 48.
    guard stack.count < 513 else {
      throw program.error(.tooMany("numbers at a time", limit: 513), at: offset)
    }
    switch byte {
    case 28:
      stack.append(Double(try program.int16(at: offset + 1)))
      offset += 3
    case 32...246:
      stack.append(Double(byte - 139))
      offset += 1
    case 247...250:
      stack.append(Double((byte - 247) * 256 + (try program.uint8(at: offset + 1)) + 108))
      offset += 2
    case 251...254:
      stack.append(Double(-(byte - 251) * 256 - (try program.uint8(at: offset + 1)) - 108))
      offset += 2
    default:
      stack.append(try program.fixed(at: offset + 1))
      offset += 5
    }
  }

  /// Pops the number of a subroutine, to which a bias by the number of subroutines is added.
  private mutating func subroutine(
    of index: CFFIndex?,
    calledIn program: FontTable
  ) throws(FontError) -> FontTable {
    guard let index, let number = stack.popLast() else {
      throw program.error(.damaged("a call of a subroutine that isn't there"))
    }
    let bias = index.count < 1_240 ? 107 : index.count < 33_900 ? 1_131 : 32_768
    return try index.element(Int(number) + bias)
  }

  /// Counts the stem hints on the stack, two numbers each; hints aren't applied.
  private mutating func addHints() {
    hintCount += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  // MARK: - Drawing

  /// Runs a one-byte hint or path operator (Type 2 Charstring Format, 4.1 and 4.3).
  private mutating func draw(_ code: Int, in program: FontTable) throws(FontError) {
    switch code {
    case 1, 3, 18, 23: addHints()
    // The first move may have the width of the glyph below its arguments, so these are taken from the top.
    case 21: try move(dx: stack.dropLast().last, dy: stack.last, in: program)
    case 22: try move(dx: stack.last, dy: 0, in: program)
    case 4: try move(dx: 0, dy: stack.last, in: program)
    case 5: lines(stack[...])
    case 6, 7:
      for (index, delta) in stack.enumerated() {
        (code == 6) == (index % 2 == 0) ? line(delta, 0) : line(0, delta)
      }
    case 8: curves(stack[...])
    case 24:
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26, 27: levelCurves(isUpright: code == 26)
    case 30, 31: turningCurves(startsUpright: code == 30)
    default: throw program.error(.damaged("an unknown operator \(code) in a glyph"))
    }
  }

  /// Ends the contour and moves the current point; the next contour begins with its first line or curve.
  private mutating func move(dx: Double?, dy: Double?, in program: FontTable) throws(FontError) {
    guard let dx, let dy else { throw program.error(.damaged("a move to nowhere in a glyph")) }
    close()
    position = position + Point(dx, dy)
  }

  private mutating func close() {
    if isOpen { path.close() }
    isOpen = false
  }

  private mutating func open() {
    if !isOpen { path.move(to: position) }
    isOpen = true
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    open()
    position = position + Point(dx, dy)
    path.line(to: position)
  }

  private mutating func lines(_ deltas: ArraySlice<Double>) {
    for index in stride(from: deltas.startIndex, to: deltas.endIndex - 1, by: 2) {
      line(deltas[index], deltas[index + 1])
    }
  }

  private mutating func curve(by first: Point, then second: Point, then third: Point) {
    open()
    let control1 = position + first
    let control2 = control1 + second
    position = control2 + third
    path.curve(control1, control2, to: position)
  }

  private mutating func curves(_ deltas: ArraySlice<Double>) {
    for index in stride(from: deltas.startIndex, to: deltas.endIndex - 5, by: 6) {
      curve(
        by: Point(deltas[index], deltas[index + 1]),
        then: Point(deltas[index + 2], deltas[index + 3]),
        then: Point(deltas[index + 4], deltas[index + 5])
      )
    }
  }

  /// Draws curves whose tangents at both ends are vertical (`vvcurveto`) or horizontal (`hhcurveto`).
  private mutating func levelCurves(isUpright: Bool) {
    var deltas = stack[...]
    // An odd first number lets the first curve start in any direction.
    var firstDelta = deltas.count % 4 == 1 ? deltas.removeFirst() : 0
    for index in stride(from: deltas.startIndex, to: deltas.endIndex - 3, by: 4) {
      let middle = Point(deltas[index + 1], deltas[index + 2])
      let (start, end) = (deltas[index], deltas[index + 3])
      if isUpright {
        curve(by: Point(firstDelta, start), then: middle, then: Point(0, end))
      } else {
        curve(by: Point(start, firstDelta), then: middle, then: Point(end, 0))
      }
      firstDelta = 0
    }
  }

  /// Draws curves that start vertical and end horizontal, then the reverse, in turns (`vhcurveto`, `hvcurveto`).
  private mutating func turningCurves(startsUpright: Bool) {
    let deltas = stack
    var isUpright = startsUpright
    for index in stride(from: 0, to: deltas.count - 3, by: 4) {
      let middle = Point(deltas[index + 1], deltas[index + 2])
      let (start, end) = (deltas[index], deltas[index + 3])
      // A fifth number lets the last curve end in any direction.
      let lastDelta = deltas.count - index == 5 ? deltas[index + 4] : 0
      if isUpright {
        curve(by: Point(0, start), then: middle, then: Point(end, lastDelta))
      } else {
        curve(by: Point(start, 0), then: middle, then: Point(lastDelta, end))
      }
      isUpright.toggle()
    }
  }

  /// Runs a flex operator, which draws two curves that are nearly a line.
  private mutating func flex(_ code: Int, in program: FontTable) throws(FontError) {
    let needed = [34: 7, 35: 12, 36: 9, 37: 11]
    guard let count = needed[code] else {
      throw program.error(.unsupported("the arithmetic operator 12 \(code) in a glyph"))
    }
    guard stack.count >= count else {
      throw program.error(.damaged("a flat curve with too few numbers"))
    }
    let d = stack
    // hflex, flex, hflex1 and flex1.
    switch code {
    case 34:
      curve(by: Point(d[0], 0), then: Point(d[1], d[2]), then: Point(d[3], 0))
      curve(by: Point(d[4], 0), then: Point(d[5], -d[2]), then: Point(d[6], 0))
    case 35: curves(d.prefix(12))
    case 36:
      curve(by: Point(d[0], d[1]), then: Point(d[2], d[3]), then: Point(d[4], 0))
      curve(by: Point(d[5], 0), then: Point(d[6], d[7]), then: Point(d[8], -(d[1] + d[3] + d[7])))
    default:
      // The end has the y of the start if the curves go farther in x than in y, and otherwise its x.
      let dx = d[0] + d[2] + d[4] + d[6] + d[8]
      let dy = d[1] + d[3] + d[5] + d[7] + d[9]
      let last = abs(dx) > abs(dy) ? Point(d[10], -dy) : Point(-dx, d[10])
      curve(by: Point(d[0], d[1]), then: Point(d[2], d[3]), then: Point(d[4], d[5]))
      curve(by: Point(d[6], d[7]), then: Point(d[8], d[9]), then: last)
    }
  }
}
