import TabRaster

/// Signs of arithmetic, of currencies and in text.
extension GlyphSheet {
  mutating func addSymbols() {
    addArithmetic()
    addCurrencies()
    addTextSigns()
  }

  private mutating func addArithmetic() {
    let middle = 322.0
    for character in ["+", "±"] as [Character] {
      add(character, width: 456, growth: 0.3, .exactly(74), .exactly(74)) { canvas in
        let center = canvas.width / 2
        let half = canvas.stem * 0.46
        let lift = character == "±" ? 50.0 : 0
        let reach = character == "±" ? 190.0 : canvas.width / 2
        canvas.box(
          0,
          middle + lift - canvas.bar * 0.48,
          canvas.width,
          middle + lift + canvas.bar * 0.48
        )
        canvas.box(center - half, middle + lift - reach, center + half, middle + lift + reach)
        if character == "±" { canvas.box(0, 40, canvas.width, 40 + canvas.bar * 0.92) }
      }
    }
    add("−", width: 456, growth: 0.3, .exactly(74), .exactly(74)) { canvas in
      canvas.box(0, middle - canvas.bar * 0.48, canvas.width, middle + canvas.bar * 0.48)
    }
    add("=", width: 456, growth: 0.3, .exactly(74), .exactly(74)) { canvas in
      let gap = 56.0
      canvas.box(0, middle + gap, canvas.width, middle + gap + canvas.bar * 0.92)
      canvas.box(0, middle - gap - canvas.bar * 0.92, canvas.width, middle - gap)
    }
    add("÷", width: 456, growth: 0.3, .exactly(74), .exactly(74)) { canvas in
      let left = (canvas.width - canvas.stop) / 2
      canvas.box(0, middle - canvas.bar * 0.48, canvas.width, middle + canvas.bar * 0.48)
      canvas.addStop(left, at: middle + 118)
      canvas.addStop(left, at: middle - 118 - canvas.stop)
    }
    add("×", width: 390, growth: 0.4, .exactly(108), .exactly(108)) { canvas in
      let inset = canvas.stem * 0.33
      let reach = canvas.width / 2 - inset
      for side in [1.0, -1.0] {
        var line = canvas.ribbon(inset, middle - side * reach)
        line.line(canvas.width - inset, middle + side * reach)
        canvas.add(line.outline())
      }
    }
    for (character, pointsRight) in [("<", false), (">", true)] as [(Character, Bool)] {
      add(character, width: 440, growth: 0.3, .exactly(82), .exactly(82)) { canvas in
        let tip = pointsRight ? canvas.width : 0
        let foot = pointsRight ? 0 : canvas.width
        let rise = canvas.bar * 0.49
        for side in [1.0, -1.0] {
          let end = middle + side * (218 - rise)
          canvas.polygon([
            (foot, end - rise), (foot, end + rise), (tip, middle + rise), (tip, middle - rise),
          ])
        }
      }
    }
    add("~", width: 470, growth: 0.3, .exactly(66), .exactly(66)) { canvas in
      let width = canvas.width
      var line = canvas.ribbon(canvas.stem * 0.42, middle - 66, width: 0.92)
      line.turnLevel(width * 0.28, middle + 48)
      line.curve(
        Point(width * 0.44, middle + 48),
        Point(width * 0.56, middle - 48),
        to: Point(width * 0.72, middle - 48)
      )
      line.turnUpright(width - canvas.stem * 0.42, middle + 66)
      canvas.add(line.outline())
    }
    add("^", width: 400, growth: 0.4, .exactly(64), .exactly(64)) { canvas in
      let top = Measures.capHeight
      let stroke = canvas.levelWidth(canvas.width * 0.42, 330, weight: 0.84)
      let peak = stroke * 0.5
      let center = canvas.width / 2
      let crotch = top - 330 + 330 * (center - stroke) / (center - peak)
      canvas.polygon([
        (0, top - 330), (center - peak, top), (center + peak, top), (canvas.width, top - 330),
        (canvas.width - stroke, top - 330), (center, crotch), (stroke, top - 330),
      ])
    }
    add("%", width: 742, growth: 0.9, .exactly(46), .exactly(46)) { canvas in
      let light = Pen(width: canvas.stem * 0.84, height: canvas.bar * 0.84)
      var rings = GlyphCanvas(width: canvas.width, pen: light)
      let size = 288 + canvas.stem * 0.3
      rings.ring(0, Measures.capHeight + 8 - 356, size, Measures.capHeight + 8)
      rings.ring(canvas.width - size, -8, canvas.width, 348)
      rings.diagonal(canvas.width * 0.26, 0, canvas.width * 0.74, Measures.capHeight)
      canvas.add(rings.outline)
    }
  }

  private mutating func addCurrencies() {
    let top = Measures.capHeight
    let over = Measures.overshoot
    add("$", width: 512, .exactly(50), .exactly(50)) { canvas in
      canvas.add(canvas.sCurve(height: top, inset: 10, cut: 0.745))
      let half = canvas.stem * 0.4
      canvas.box(canvas.width / 2 - half, top - canvas.bar, canvas.width / 2 + half, top + 86)
      canvas.box(canvas.width / 2 - half, -86, canvas.width / 2 + half, canvas.bar)
    }
    add("¢", width: 434, .exactly(86), .exactly(86)) { canvas in
      let xHeight = Measures.xHeight
      let half = canvas.stem * 0.38
      let center = canvas.width * 0.53
      var line = canvas.ribbon(canvas.width - canvas.stem * 0.5, xHeight * 0.60)
      line.turnLevel(center, xHeight + over - canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, xHeight / 2)
      line.turnLevel(center, -over + canvas.bar / 2)
      line.turnUpright(canvas.width - canvas.stem * 0.5, xHeight * 0.40)
      canvas.add(line.outline(start: .level(xHeight * 0.675), end: .level(xHeight * 0.325)))
      canvas.box(center - half, xHeight - canvas.bar, center + half, xHeight + 90)
      canvas.box(center - half, -90, center + half, canvas.bar)
    }
    add("€", width: 556, .exactly(24), .exactly(36)) { canvas in
      let left = 62 + canvas.stem / 2
      let right = canvas.width - canvas.stem * 0.5
      let center = canvas.width * 0.58
      var line = canvas.ribbon(right, top * 0.62)
      line.turnLevel(center, top + over - canvas.bar / 2)
      line.turnUpright(left, top / 2)
      line.turnLevel(center, -over + canvas.bar / 2)
      line.turnUpright(right, top * 0.38)
      canvas.add(line.outline(start: .level(top * 0.72), end: .level(top * 0.28)))
      let thin = canvas.bar * 0.8
      canvas.box(0, 400, canvas.width * 0.76, 400 + thin)
      canvas.box(0, 305 - thin, canvas.width * 0.70, 305)
    }
    add("£", width: 500, .exactly(52), .exactly(50)) { canvas in
      let left = canvas.width * 0.30
      var line = canvas.ribbon(canvas.width - canvas.stem * 0.55, top * 0.64)
      line.turnLevel(canvas.width * 0.60, top + over - canvas.bar / 2)
      line.turnUpright(left, top * 0.70)
      line.curve(
        Point(left, 360),
        Point(left + 50, 210),
        to: Point(canvas.stem * 0.85, canvas.bar)
      )
      canvas.add(line.outline(start: .level(top * 0.735), end: .level(canvas.bar)))
      canvas.box(0, 0, canvas.width, canvas.bar)
      canvas.box(10, 316, canvas.width * 0.72, 316 + canvas.bar * 0.9)
    }
    add("¥", width: 572, .exactly(20), .exactly(20)) { canvas in
      canvas.add(canvas.capitalY)
      let thin = canvas.bar * 0.8
      let inset = canvas.width * 0.14
      canvas.box(inset, 256 - thin, canvas.width - inset, 256)
      canvas.box(inset, 118 - thin + 12, canvas.width - inset, 130)
    }
  }

  private mutating func addTextSigns() {
    let top = Measures.capHeight
    add("#", width: 548, .exactly(42), .exactly(42)) { canvas in
      let thin = canvas.bar * 0.86
      canvas.box(26, 444, canvas.width, 444 + thin)
      canvas.box(0, 178, canvas.width - 26, 178 + thin)
      let half = canvas.levelWidth(96, top, weight: 0.86) / 2
      for left in [canvas.width * 0.15, canvas.width * 0.53] {
        canvas.diagonal(left + half * 0.6, 0, left + 96 + half * 0.6, top, weight: 0.86)
      }
    }
    add("*", width: 336, growth: 0.5, .exactly(44), .exactly(44)) { canvas in
      canvas.addAsterisk(middleY: top - canvas.width * 0.48)
    }
    add("`", width: 150, growth: 1, .exactly(120), .exactly(120)) { canvas in
      let place = Transform.scale(1, thenMoveBy: Point(canvas.width * 0.62, 592))
      canvas.add(Accent.grave.outline(pen: canvas.pen).transformed(by: place))
    }
    add("°", width: 262, growth: 0.5, .exactly(60), .exactly(60)) { canvas in
      var ring = GlyphCanvas(
        width: canvas.width,
        pen: Pen(width: canvas.stem * 0.78, height: canvas.bar * 0.82)
      )
      ring.ring(0, top + 10 - canvas.width, canvas.width, top + 10)
      canvas.add(ring.outline)
    }
    add("@", width: 836, growth: 0.6, .exactly(54), .exactly(54)) { canvas in
      canvas.addAtSign()
    }
    add("&", width: 596, .exactly(46), .exactly(16)) { canvas in
      canvas.addAmpersand()
    }
    add("¶", width: 520, .exactly(40), .exactly(80)) { canvas in
      let stroke = canvas.stem * 0.86
      let bottom = -80.0
      canvas.box(canvas.width - stroke, bottom, canvas.width, top)
      canvas.box(canvas.width * 0.62 - stroke, bottom, canvas.width * 0.62, top)
      canvas.box(canvas.width * 0.38, top - canvas.bar, canvas.width, top)
      let bowl = Rect(x: 0, y: top - 400, width: 400, height: 400)
      canvas.add(.roundedRectangle(bowl, radius: 200))
    }
    add("§", width: 450, .exactly(66), .exactly(66)) { canvas in
      canvas.addSectionSign()
    }
  }
}
