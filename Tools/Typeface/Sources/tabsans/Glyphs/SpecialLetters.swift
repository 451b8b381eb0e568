import TabRaster

/// The letters that aren't a basic letter with an accent: Æ Ð Ø Þ ß æ ð ø þ, and Ł ł Đ đ Ħ ħ Œ œ.
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
    addStruckLetters()
    addLigatures()
  }

  /// Adds the letters with a stroke through a stem.
  private mutating func addStruckLetters() {
    let bar = measures.small.height * 0.9
    func strike(_ base: Character, as letter: Character, _ draw: (Rect) -> [(Double, Double)]) {
      guard var glyph = glyphs[base], let ink = glyph.outline.extent else { return }
      glyph.outline.append(Path(polygon: draw(ink).map { Point($0.0, $0.1) }))
      add(glyph, for: letter)
    }
    func level(_ x: ClosedRange<Double>, _ y: Double) -> [(Double, Double)] {
      [(x.lowerBound, y), (x.upperBound, y), (x.upperBound, y + bar), (x.lowerBound, y + bar)]
    }
    func slanted(_ middle: Double, _ reach: Double, _ y: Double) -> [(Double, Double)] {
      [
        (middle - reach, y - 60), (middle - reach, y - 60 + bar * 1.2),
        (middle + reach, y + 60 + bar * 1.2), (middle + reach, y + 60),
      ]
    }
    strike("l", as: "ł") { slanted($0.midX, $0.width / 2 + 62, 340) }
    strike("L", as: "Ł") { slanted($0.x + measures.capital.width / 2, 112, 320) }
    strike("d", as: "đ") { level($0.maxX - 240...$0.maxX + 60, 590) }
    strike("h", as: "ħ") { level($0.x - 60...$0.x + 240, 590) }
    strike("H", as: "Ħ") { level($0.x - 54...$0.maxX + 54, 500) }
    if let glyph = glyphs["Ð"] { add(glyph, for: "Đ") }
  }

  private mutating func addLigatures() {
    let top = Measures.capHeight
    let over = Measures.overshoot
    add("Œ", width: 960, growth: 0.8, left: .capitalRound, right: .exactly(44)) { canvas in
      let left = canvas.width * 0.56
      canvas.ring(x: 0...left + canvas.stem, y: -over...top + over)
      canvas.box(x: left...left + canvas.stem, y: 0...top)
      canvas.box(x: left...canvas.width, y: 0...canvas.bar)
      canvas.box(x: left...canvas.width, y: top - canvas.bar...top)
      canvas.box(x: left...canvas.width - 28, y: 326...326 + canvas.bar)
    }
    add("œ", width: 800, growth: 0.9, left: .round, right: .open) { canvas in
      let right = canvas.width * 0.54
      canvas.ring(
        x: 0...canvas.width - right + canvas.stem,
        y: -over...Measures.xHeight + over
      )
      canvas.add(
        canvas.smallE(width: right)
          .transformed(by: .scale(1, thenMoveBy: Point(canvas.width - right, 0)))
      )
    }
  }
}
