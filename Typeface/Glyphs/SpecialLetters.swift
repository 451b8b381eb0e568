import TabRaster

/// The letters of Latin-1 that aren't a basic letter with an accent: Æ Ð Ø Þ ß æ ð ø þ.
extension GlyphSheet {
  mutating func addSpecialLetters() {
    let top = Measures.capHeight
    let xHeight = Measures.xHeight
    let over = Measures.overshoot

    add("Æ", width: 866, growth: 0.8, left: .exactly(18), right: .exactly(44)) { canvas in
      let stem = canvas.stem
      let left = canvas.width * 0.50
      let stroke = canvas.levelWidth(dx: left - stem * 0.2, dy: top)
      canvas.box(x: left...left + stem, y: 0...top)
      canvas.box(x: left...canvas.width, y: 0...canvas.bar)
      canvas.box(x: left - stroke * 0.55...canvas.width - 4, y: top - canvas.bar...top)
      canvas.box(x: left...canvas.width - 28, y: 326...326 + canvas.bar)
      let peak = left - stroke * 0.55
      canvas.polygon([(0, 0), (stroke, 0), (peak + stroke, top), (peak, top)])
      canvas.box(x: peak * 0.31 + stroke / 2...left + stem / 2, y: 176...176 + canvas.bar)
    }
    add("Ð", width: 626, left: .exactly(34), right: .capitalRound) { canvas in
      canvas.add(
        canvas.capitalD(width: canvas.width - 48)
          .transformed(by: .scale(1, thenMoveBy: Point(48, 0)))
      )
      canvas.box(x: 0...canvas.width * 0.52, y: 318...318 + canvas.bar * 0.94)
    }
    add("Ø", width: 652, left: .capitalRound, right: .capitalRound) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...top + over)
      canvas.diagonal(from: (76, -34), to: (canvas.width - 76, top + 34), weight: 0.84)
    }
    add("Þ", width: 508, left: .capitalStem, right: .exactly(40)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.add(canvas.loop(from: top * 0.2, to: top * 0.8, width: canvas.width))
    }
    add("ß", width: 462, left: .stem, right: .open) { canvas in
      let stem = canvas.stem
      let right = canvas.width - stem / 2
      let bar = canvas.bar
      let waist = 408.0
      let crown = Measures.ascender + 5 - bar / 2
      var upper = canvas.ribbon(stem / 2, 0)
      upper.line(stem / 2, 560)
      upper.turnLevel(canvas.width * 0.48, crown)
      upper.turnUpright(right - 26, (crown + waist) / 2)
      upper.turnLevel(canvas.width * 0.52, waist)
      upper.line(canvas.width * 0.44, waist)
      canvas.add(upper.outline())
      var lower = canvas.ribbon(canvas.width * 0.44, waist)
      lower.line(canvas.width * 0.52, waist)
      lower.turnUpright(right, 198)
      lower.turnLevel(canvas.width * 0.56, -over + bar / 2)
      lower.line(canvas.width * 0.40, -over + bar / 2)
      canvas.add(lower.outline())
    }
    add("æ", width: 762, growth: 0.9, left: .round, right: .open) { canvas in
      let right = canvas.width * 0.56
      let left = canvas.width - right + canvas.stem
      canvas.add(canvas.smallA(width: left, foot: xHeight * 0.4))
      canvas.add(
        canvas.smallE(width: right)
          .transformed(by: .scale(1, thenMoveBy: Point(canvas.width - right, 0)))
      )
    }
    add("ð", width: 480, left: .round, right: .round) { canvas in
      let right = canvas.width - canvas.stem / 2
      canvas.ring(x: 0...canvas.width, y: -over...478)
      var back = canvas.ribbon(right, 220)
      back.curve(
        Point(right, 480),
        Point(canvas.width * 0.58, 640),
        to: Point(150, Measures.ascender - canvas.bar / 2)
      )
      canvas.add(back.outline())
      let half = canvas.bar * 0.44
      canvas.polygon([
        (104, 560 - half), (398, 662 - half), (398, 662 + half), (104, 560 + half),
      ])
    }
    add("ø", width: 490, left: .round, right: .round) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...xHeight + over)
      canvas.diagonal(from: (44, -36), to: (canvas.width - 44, xHeight + 36), weight: 0.8)
    }
    add("þ", width: 474, left: .stem, right: .round) { canvas in
      canvas.box(x: 0...canvas.stem, y: Measures.descender...Measures.ascender)
      canvas.add(canvas.bowl)
    }
  }
}
