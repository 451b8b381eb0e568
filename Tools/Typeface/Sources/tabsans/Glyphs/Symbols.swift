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
      add(character, width: 456, growth: 0.3, left: .exactly(74), right: .exactly(74)) { canvas in
        let center = canvas.width / 2
        let half = canvas.stem * 0.46
        let lift = character == "±" ? 50.0 : 0
        let reach = character == "±" ? 190.0 : canvas.width / 2
        canvas.box(
          x: 0...canvas.width,
          y: middle + lift - canvas.bar * 0.48...middle + lift + canvas.bar * 0.48
        )
        canvas.box(
          x: center - half...center + half,
          y: middle + lift - reach...middle + lift + reach
        )
        if character == "±" { canvas.box(x: 0...canvas.width, y: 40...40 + canvas.bar * 0.92) }
      }
    }
    add("−", width: 456, growth: 0.3, left: .exactly(74), right: .exactly(74)) { canvas in
      canvas.box(x: 0...canvas.width, y: middle - canvas.bar * 0.48...middle + canvas.bar * 0.48)
    }
    add("=", width: 456, growth: 0.3, left: .exactly(74), right: .exactly(74)) { canvas in
      let gap = 56.0
      canvas.box(x: 0...canvas.width, y: middle + gap...middle + gap + canvas.bar * 0.92)
      canvas.box(x: 0...canvas.width, y: middle - gap - canvas.bar * 0.92...middle - gap)
    }
    add("÷", width: 456, growth: 0.3, left: .exactly(74), right: .exactly(74)) { canvas in
      let left = (canvas.width - canvas.stop) / 2
      canvas.box(x: 0...canvas.width, y: middle - canvas.bar * 0.48...middle + canvas.bar * 0.48)
      canvas.addStop(left, at: middle + 118)
      canvas.addStop(left, at: middle - 118 - canvas.stop)
    }
    add("×", width: 390, growth: 0.4, left: .exactly(108), right: .exactly(108)) { canvas in
      let inset = canvas.stem * 0.33
      let reach = canvas.width / 2 - inset
      for side in [1.0, -1.0] {
        var line = canvas.ribbon(inset, middle - side * reach)
        line.line(canvas.width - inset, middle + side * reach)
        canvas.add(line.outline())
      }
    }
    for (character, pointsRight) in [("<", false), (">", true)] as [(Character, Bool)] {
      add(character, width: 440, growth: 0.3, left: .exactly(82), right: .exactly(82)) { canvas in
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
    add("~", width: 470, growth: 0.3, left: .exactly(66), right: .exactly(66)) { canvas in
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
    add("^", width: 400, growth: 0.4, left: .exactly(64), right: .exactly(64)) { canvas in
      let top = Measures.capHeight
      let stroke = canvas.levelWidth(dx: canvas.width * 0.42, dy: 330, weight: 0.84)
      let peak = stroke * 0.5
      let center = canvas.width / 2
      let crotch = top - 330 + 330 * (center - stroke) / (center - peak)
      canvas.polygon([
        (0, top - 330), (center - peak, top), (center + peak, top), (canvas.width, top - 330),
        (canvas.width - stroke, top - 330), (center, crotch), (stroke, top - 330),
      ])
    }
    add("%", width: 742, growth: 0.9, left: .exactly(46), right: .exactly(46)) { canvas in
      let light = Pen(width: canvas.stem * 0.84, height: canvas.bar * 0.84)
      var rings = GlyphCanvas(width: canvas.width, pen: light)
      let size = 288 + canvas.stem * 0.3
      rings.ring(x: 0...size, y: Measures.capHeight + 8 - 356...Measures.capHeight + 8)
      rings.ring(x: canvas.width - size...canvas.width, y: -8...348)
      rings.diagonal(from: (canvas.width * 0.26, 0), to: (canvas.width * 0.74, Measures.capHeight))
      canvas.add(rings.outline)
    }
  }

  private mutating func addCurrencies() {
    let top = Measures.capHeight
    let over = Measures.overshoot
    add("$", width: 512, left: .exactly(50), right: .exactly(50)) { canvas in
      canvas.add(canvas.sCurve(height: top, inset: 10, cut: 0.745))
      let half = canvas.stem * 0.4
      canvas.box(
        x: canvas.width / 2 - half...canvas.width / 2 + half,
        y: top - canvas.bar...top + 86
      )
      canvas.box(x: canvas.width / 2 - half...canvas.width / 2 + half, y: -86...canvas.bar)
    }
    add("¢", width: 434, left: .exactly(86), right: .exactly(86)) { canvas in
      let xHeight = Measures.xHeight
      let half = canvas.stem * 0.38
      let center = canvas.width * 0.53
      var line = canvas.ribbon(canvas.width - canvas.stem * 0.5, xHeight * 0.60)
      line.turnLevel(center, xHeight + over - canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, xHeight / 2)
      line.turnLevel(center, -over + canvas.bar / 2)
      line.turnUpright(canvas.width - canvas.stem * 0.5, xHeight * 0.40)
      canvas.add(line.outline(start: .level(xHeight * 0.675), end: .level(xHeight * 0.325)))
      canvas.box(x: center - half...center + half, y: xHeight - canvas.bar...xHeight + 90)
      canvas.box(x: center - half...center + half, y: -90...canvas.bar)
    }
    add("€", width: 556, left: .exactly(24), right: .exactly(36)) { canvas in
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
      canvas.box(x: 0...canvas.width * 0.76, y: 400...400 + thin)
      canvas.box(x: 0...canvas.width * 0.70, y: 305 - thin...305)
    }
    add("£", width: 500, left: .exactly(52), right: .exactly(50)) { canvas in
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
      canvas.box(x: 0...canvas.width, y: 0...canvas.bar)
      canvas.box(x: 10...canvas.width * 0.72, y: 316...316 + canvas.bar * 0.9)
    }
    add("¥", width: 572, left: .exactly(20), right: .exactly(20)) { canvas in
      canvas.add(canvas.capitalY)
      let thin = canvas.bar * 0.8
      let inset = canvas.width * 0.14
      canvas.box(x: inset...canvas.width - inset, y: 256 - thin...256)
      canvas.box(x: inset...canvas.width - inset, y: 118 - thin + 12...130)
    }
  }

  private mutating func addTextSigns() {
    let top = Measures.capHeight
    add("#", width: 548, left: .exactly(42), right: .exactly(42)) { canvas in
      let thin = canvas.bar * 0.86
      canvas.box(x: 26...canvas.width, y: 444...444 + thin)
      canvas.box(x: 0...canvas.width - 26, y: 178...178 + thin)
      let half = canvas.levelWidth(dx: 96, dy: top, weight: 0.86) / 2
      for left in [canvas.width * 0.15, canvas.width * 0.53] {
        canvas.diagonal(
          from: (left + half * 0.6, 0),
          to: (left + 96 + half * 0.6, top),
          weight: 0.86
        )
      }
    }
    add("*", width: 336, growth: 0.5, left: .exactly(44), right: .exactly(44)) { canvas in
      canvas.addAsterisk(middleY: top - canvas.width * 0.48)
    }
    add("`", width: 150, growth: 1, left: .exactly(120), right: .exactly(120)) { canvas in
      let offset = Transform.scale(1, thenMoveBy: Point(canvas.width * 0.62, 592))
      canvas.add(Accent.grave.outline(pen: canvas.pen).transformed(by: offset))
    }
    add("°", width: 262, growth: 0.5, left: .exactly(60), right: .exactly(60)) { canvas in
      var ring = GlyphCanvas(
        width: canvas.width,
        pen: Pen(width: canvas.stem * 0.78, height: canvas.bar * 0.82)
      )
      ring.ring(x: 0...canvas.width, y: top + 10 - canvas.width...top + 10)
      canvas.add(ring.outline)
    }
    add("@", width: 836, growth: 0.6, left: .exactly(54), right: .exactly(54)) { canvas in
      canvas.addAtSign()
    }
    add("&", width: 596, left: .exactly(46), right: .exactly(16)) { canvas in
      canvas.addAmpersand()
    }
    add("¶", width: 520, left: .exactly(40), right: .exactly(80)) { canvas in
      let stroke = canvas.stem * 0.86
      let bottom = -80.0
      canvas.box(x: canvas.width - stroke...canvas.width, y: bottom...top)
      canvas.box(x: canvas.width * 0.62 - stroke...canvas.width * 0.62, y: bottom...top)
      canvas.box(x: canvas.width * 0.38...canvas.width, y: top - canvas.bar...top)
      let bowl = Rect(x: 0, y: top - 400, width: 400, height: 400)
      canvas.add(.roundedRectangle(bowl, radius: 200))
    }
    add("§", width: 450, left: .exactly(66), right: .exactly(66)) { canvas in
      canvas.addSectionSign()
    }
  }
}
