import TabRaster

/// A diacritical mark above or below a letter.
enum Accent: CaseIterable {
  case grave
  case acute
  case circumflex
  case tilde
  case diaeresis
  case ring
  case caron
  case macron
  case breve
  case dot
  case doubleAcute
  case cedilla
  case commaBelow
  case commaAbove
  case ogonek

  /// The caron of letters with an ascender, an apostrophe to the right.
  case apostrophe

  /// Returns the outline of the mark for a letter.
  ///
  /// - Parameter pen: The pen of the letter; marks are drawn a little lighter.
  /// - Returns: The outline, with the letter's middle at x 0, and its upper edge at y 0, or its lower edge
  ///   for marks below.
  func outline(pen: Pen) -> Path {
    let stroke = pen.width
    var canvas = GlyphCanvas(width: 0, pen: Pen(width: stroke * 0.8, height: pen.height * 0.84))
    switch self {
    case .acute, .grave:
      let side = self == .acute ? 1.0 : -1.0
      canvas.polygon([
        (-52 * side, 0), ((-52 + stroke * 0.76) * side, 0),
        ((8 + stroke) * side, 146), ((8 - stroke * 0.12) * side, 146),
      ])
    case .circumflex:
      let foot = 76 + stroke * 0.52
      let peak = stroke * 0.5
      canvas.polygon([
        (-foot, 0), (-peak, 140), (peak, 140), (foot, 0), (foot - stroke * 0.84, 0),
        (0, 138 - stroke * 0.66), (-foot + stroke * 0.84, 0),
      ])
    case .tilde:
      let edge = 108 + stroke * 0.1
      var line = canvas.ribbon(-edge, 22)
      line.curve(Point(-edge + 4, 76), Point(-68, 92), to: Point(-40, 84))
      line.curve(Point(-12, 76), Point(12, 50), to: Point(40, 42))
      line.curve(Point(68, 34), Point(edge - 4, 50), to: Point(edge, 104))
      canvas.add(line.outline())
    case .diaeresis:
      let radius = stroke * 0.54
      for side in [-1.0, 1.0] {
        let middle = side * (radius + 38)
        canvas.dot(x: middle - radius...middle + radius, y: 6...6 + radius * 2)
      }
    case .ring:
      let radius = 66 + stroke * 0.36
      canvas = GlyphCanvas(width: 0, pen: Pen(width: stroke * 0.64, height: pen.height * 0.68))
      canvas.ring(x: -radius...radius, y: -24...radius * 2 - 28)
    case .caron:
      return Accent.circumflex.outline(pen: pen)
        .transformed(by: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 140))
    case .macron:
      canvas.box(x: -112...112, y: 30...30 + canvas.bar)
    case .breve:
      let edge = 92 + stroke * 0.1
      var line = canvas.ribbon(-edge, 128)
      line.curve(Point(-edge + 8, 70), Point(-48, 34), to: Point(0, 34))
      line.curve(Point(48, 34), Point(edge - 8, 70), to: Point(edge, 128))
      canvas.add(line.outline())
    case .dot:
      let radius = stroke * 0.6
      canvas.dot(x: -radius...radius, y: 10...10 + radius * 2)
    case .doubleAcute:
      let acute = Accent.acute.outline(pen: pen)
      for x in [-60 - stroke * 0.4, 60 + stroke * 0.1] {
        canvas.add(acute.transformed(by: .scale(1, thenMoveBy: Point(x, 0))))
      }
    case .commaBelow:
      canvas.polygon([
        (-stroke * 0.6, -60), (stroke * 0.6, -60), (stroke * 0.1, -208), (-stroke * 0.7, -208),
      ])
    case .commaAbove:
      canvas.polygon([
        (-stroke * 0.6, 0), (stroke * 0.6, 0), (stroke * 0.7, 148), (-stroke * 0.1, 148),
      ])
    case .ogonek:
      var line = canvas.ribbon(8, 16, width: 0.8)
      line.curve(Point(-28, -16), Point(-56, -52), to: Point(-56, -98))
      line.curve(Point(-56, -150), Point(0, -168), to: Point(64, -150))
      canvas.add(line.outline())
    case .apostrophe:
      canvas.polygon([
        (0, 0), (stroke * 0.7, 0), (stroke * 1.2, 190), (stroke * 0.2, 190),
      ])
    case .cedilla:
      var line = canvas.ribbon(6, 14, width: 0.8)
      line.line(-4, -42)
      line.curve(Point(30, -44), Point(72, -60), to: Point(72, -104))
      line.curve(Point(72, -150), Point(20, -170), to: Point(-76, -158))
      canvas.add(line.outline())
    }
    return canvas.outline
  }
}
