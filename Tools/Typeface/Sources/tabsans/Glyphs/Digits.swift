import TabRaster

/// The digits, all of one advance width.
extension GlyphSheet {
  mutating func addDigits() {
    let top = Measures.capHeight
    let over = Measures.overshoot

    addDigit("0", width: 500) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...top + over)
    }
    addDigit("1", width: 256) { canvas in
      let right = canvas.width
      canvas.box(x: right - canvas.stem...right, y: 0...top)
      let drop = canvas.bar * 1.25
      canvas.polygon([
        (right, top), (right - canvas.stem * 0.9, top), (0, 562), (0, 562 - drop),
        (right - canvas.stem * 0.5, top - drop),
      ])
    }
    addDigit("2", width: 474) { canvas in
      let right = canvas.width - canvas.stem / 2 - 8
      var line = canvas.ribbon(canvas.stem / 2 + 4, top * 0.66)
      line.turnLevel(canvas.width * 0.49, top + over - canvas.bar / 2)
      line.turnUpright(right, top * 0.725)
      line.curve(
        Point(right, top * 0.50),
        Point(canvas.width * 0.60, top * 0.42),
        to: Point(canvas.stem * 0.66, canvas.bar)
      )
      canvas.add(line.outline(start: .level(top * 0.695), end: .level(canvas.bar)))
      canvas.box(x: 0...canvas.width, y: 0...canvas.bar)
    }
    addDigit("3", width: 486) { canvas in
      canvas.addThree()
    }
    addDigit("4", width: 520) { canvas in
      let stem = canvas.stem
      let right = canvas.width - 84
      let bar = 150.0
      canvas.box(x: right - stem...right, y: 0...top)
      canvas.box(x: 0...canvas.width, y: bar...bar + canvas.bar)
      let stroke = canvas.levelWidth(dx: right - stem, dy: top - bar) * 0.98
      canvas.polygon([
        (0, bar), (0, bar + canvas.bar), (right - stroke, top), (right, top),
        (right - stem * 0.4, top - stem * 0.8), (stroke * 0.98, bar + canvas.bar * 0.6),
      ])
    }
    addDigit("5", width: 480) { canvas in
      let waist = top * 0.65
      canvas.box(x: 68...canvas.width - 36, y: top - canvas.bar...top)
      let wide = canvas.stem * 0.96
      canvas.polygon([(68, top), (68 + wide, top), (36 + wide, 330), (36, 330)])
      var line = canvas.ribbon(36 + wide * 0.4, 376, width: 0.6)
      line.curve(
        Point(40 + wide * 0.85, 410),
        Point(canvas.width * 0.34, waist - canvas.bar / 2),
        to: Point(canvas.width * 0.50, waist - canvas.bar / 2),
        width: 1
      )
      line.turnUpright(canvas.width - canvas.stem / 2, 222)
      line.turnLevel(canvas.width * 0.47, -over + canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, 205)
      canvas.add(line.outline(end: .level(176)))
    }
    addDigit("6", width: 496) { canvas in canvas.add(canvas.six) }
    addDigit("9", width: 496) { canvas in
      canvas.add(
        canvas.six.transformed(
          by: Transform(a: -1, b: 0, c: 0, d: -1, tx: canvas.width, ty: top)
        )
      )
    }
    addDigit("7", width: 468) { canvas in
      let stroke = canvas.levelWidth(dx: canvas.width * 0.55, dy: top - canvas.bar)
      canvas.box(x: 0...canvas.width, y: top - canvas.bar...top)
      canvas.polygon([
        (canvas.width, top), (canvas.width - stroke, top - canvas.bar / 2),
        (96, 0), (96 + stroke, 0), (canvas.width, top - canvas.bar),
      ])
    }
    addDigit("8", width: 492) { canvas in
      let waist = top * 0.535
      canvas.ring(x: 18...canvas.width - 18, y: waist - canvas.bar / 2...top + over)
      canvas.ring(x: 0...canvas.width, y: -over...waist + canvas.bar / 2)
    }
  }

  /// Adds a digit, centered in the advance width that all digits have; 1 is a little left of the center.
  private mutating func addDigit(
    _ character: Character,
    width: Double,
    draw: (inout GlyphCanvas) -> Void
  ) {
    let cell = Measures.digitAdvance + measures.gain * 0.35
    let ink = width + 0.5 * measures.gain
    let shift = character == "1" ? -22.0 : 0
    let left = (cell - ink) / 2 + shift
    add(
      character,
      width: width,
      growth: 0.5,
      left: .exactly(left),
      right: .exactly(cell - ink - left),
      draw: draw
    )
  }
}

extension GlyphCanvas {
  fileprivate mutating func addThree() {
    let top = Measures.capHeight
    let over = Measures.overshoot
    let waist = top * 0.525
    let right = width - stem / 2
    var upper = ribbon(stem / 2 + 10, top * 0.68)
    upper.turnLevel(width * 0.48, top + over - bar / 2)
    upper.turnUpright(right - 18, (top + waist) / 2 + 4)
    upper.turnLevel(width * 0.52, waist)
    upper.line(width * 0.30, waist)
    add(upper.outline(start: .level(top * 0.715)))
    var lower = ribbon(width * 0.30, waist)
    lower.line(width * 0.50, waist)
    lower.turnUpright(right, 196)
    lower.turnLevel(width * 0.48, -over + bar / 2)
    lower.turnUpright(stem / 2, top * 0.30)
    add(lower.outline(end: .level(top * 0.262)))
  }

  /// The outline of 6, which is 9 when rotated by 180 degrees.
  fileprivate var six: Path {
    let over = Measures.overshoot
    let top = Measures.capHeight
    let waist = 456.0
    let left = stem / 2
    let right = width - stem / 2
    var path = Path()
    var bowl = ribbon(width / 2, -over + bar / 2)
    bowl.turnUpright(right, 224)
    bowl.turnLevel(width / 2, waist - bar / 2)
    bowl.turnUpright(left, 224)
    bowl.turnLevel(width / 2, -over + bar / 2)
    path.append(bowl.ringOutline())
    var back = ribbon(right - 14, top * 0.66)
    back.turnLevel(width * 0.52, top + over - bar / 2)
    back.turnUpright(left, top * 0.44)
    back.line(left, 220)
    path.append(back.outline(start: .level(top * 0.735)))
    return path
  }
}
