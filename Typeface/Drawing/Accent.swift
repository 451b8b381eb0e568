import TabRaster

/// A diacritical mark above or below a letter.
enum Accent: CaseIterable {
  case grave
  case acute
  case circumflex
  case tilde
  case diaeresis
  case ring
  case cedilla

  /// Returns the outline of the mark for a letter.
  ///
  /// - Parameter pen: The pen of the letter; marks are drawn a little lighter.
  /// - Returns: The outline, with the letter's middle at x 0, and its upper edge at y 0, or for the cedilla its lower one.
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
