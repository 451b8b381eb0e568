/// A reader of path data, the attribute `d` of `path`.
struct SVGPathData {
  private var scanner: SVGScanner
  private var path = Path()
  private var position = Point(0, 0)

  /// The start of the current contour.
  private var start = Point(0, 0)

  /// The last control point of the previous cubic curve, which `S` reflects.
  private var cubicControl: Point?

  /// The control point of the previous quadratic curve, which `T` reflects.
  private var quadraticControl: Point?

  /// Whether the contour is closed, so that a drawing command begins a new one at the same start.
  private var isClosed = false

  static func path(_ attribute: XMLAttribute) throws(UnlocatedSVGError) -> Path {
    var data = SVGPathData(scanner: SVGScanner(attribute))
    try data.read()
    return data.path
  }

  private init(scanner: SVGScanner) { self.scanner = scanner }

  private mutating func read() throws(UnlocatedSVGError) {
    var isFirst = true
    while !scanner.isAtEnd {
      let before = scanner
      guard let letter = scanner.letter(), !isFirst || letter == "M" || letter == "m" else {
        throw before.error(
          expected: isFirst ? "path data, which begins with M" : "a command of paths"
        )
      }
      isFirst = false
      try command(letter, at: before)
    }
  }

  /// Reads a command's arguments, and repeats the command as long as numbers follow.
  private mutating func command(
    _ letter: Unicode.Scalar,
    at before: SVGScanner
  ) throws(UnlocatedSVGError) {
    let upper = Unicode.Scalar(letter.value & ~0x20) ?? letter
    let isRelative = letter != upper
    scanner.skipSpace()
    if upper == "Z" {
      if !isClosed { path.close() }
      isClosed = true
      position = start
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var isFirst = true
    repeat {
      let origin = isRelative ? position : Point(0, 0)
      // Further pairs of a move command are lines.
      try segment(upper == "M" && !isFirst ? "L" : upper, from: origin, at: before)
      isFirst = false
      scanner.skipComma()
    } while scanner.isAtNumber
  }

  /// Reads the arguments of one segment and appends it.
  private mutating func segment(
    _ command: Unicode.Scalar,
    from origin: Point,
    at before: SVGScanner
  ) throws(UnlocatedSVGError) {
    guard path.elements.count <= SVGLimits.segments else {
      throw .tooMany(.segments, at: scanner.attribute.offset)
    }
    var controls: (cubic: Point?, quadratic: Point?)
    if command == "M" {
      position = try point(origin)
      start = position
      path.move(to: position)
      isClosed = false
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    if isClosed {
      path.move(to: start)
      isClosed = false
    }
    switch command {
    case "L": line(to: try point(origin))
    case "H": line(to: Point(try scanner.number() + origin.x, position.y))
    case "V": line(to: Point(position.x, try scanner.number() + origin.y))
    case "C":
      let first = try point(origin)
      controls.cubic = try point(origin)
      curve(first, controls.cubic ?? first, to: try point(origin))
    case "S":
      let control = try point(origin)
      curve(reflection(of: cubicControl), control, to: try point(origin))
      controls.cubic = control
    case "Q":
      let control = try point(origin)
      curve(around: control, to: try point(origin))
      controls.quadratic = control
    case "T":
      let control = reflection(of: quadraticControl)
      curve(around: control, to: try point(origin))
      controls.quadratic = control
    case "A":
      let arc = try arc(origin)
      for curve in arc.curves(from: position) { path.curve(curve.0, curve.1, to: curve.2) }
      position = arc.end
    default: throw before.error(expected: "a command of paths")
    }
    (cubicControl, quadraticControl) = controls
  }

  private mutating func arc(_ origin: Point) throws(UnlocatedSVGError) -> SVGArc {
    let radiusX = try number()
    let radiusY = try number()
    let rotation = try number()
    let isLarge = try scanner.flag()
    scanner.skipComma()
    let isClockwise = try scanner.flag()
    scanner.skipComma()
    return SVGArc(
      radiusX: radiusX,
      radiusY: radiusY,
      rotation: rotation,
      isLarge: isLarge,
      isClockwise: isClockwise,
      end: try point(origin)
    )
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    position = end
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    path.curve(control1, control2, to: end)
    position = end
  }

  /// Appends a quadratic curve, raised to a cubic one.
  private mutating func curve(around control: Point, to end: Point) {
    let third = 2.0 / 3
    curve(
      position + (control - position) * third,
      end + (control - end) * third,
      to: end
    )
  }

  /// Returns a control point reflected about the current position, which is the result without a control point.
  private func reflection(of control: Point?) -> Point {
    control.map { position * 2 - $0 } ?? position
  }

  /// Reads a number and a following comma.
  private mutating func number() throws(UnlocatedSVGError) -> Double {
    let number = try scanner.number()
    scanner.skipComma()
    return number
  }

  /// Reads a point relative to an origin.
  private mutating func point(_ origin: Point) throws(UnlocatedSVGError) -> Point {
    let x = try number()
    let point = Point(x, try scanner.number())
    scanner.skipComma()
    let sum = point + origin
    guard max(abs(sum.x), abs(sum.y)) <= SVGLimits.coordinate else {
      throw scanner.error(expected: "at most \(Int(SVGLimits.coordinate))")
    }
    return sum
  }
}
