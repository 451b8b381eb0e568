import TabRaster

/// Spaces, stops, dashes, quotation marks and brackets.
extension GlyphSheet {
  mutating func addPunctuation() {
    addStops()
    addDashes()
    addQuotationMarks()
    addBrackets()
  }

  private mutating func addStops() {
    let top = Measures.capHeight
    let space = Glyph(outline: Path(), advance: 288)
    add(space, for: " ")
    add(space, for: "\u{A0}")

    add(".", width: 104, growth: 1.15, left: .exactly(80), right: .exactly(80)) { canvas in
      canvas.addStop(0, at: 0)
    }
    add(":", width: 104, growth: 1.15, left: .exactly(86), right: .exactly(86)) { canvas in
      canvas.addStop(0, at: 0)
      canvas.addStop(0, at: Measures.xHeight - canvas.stop)
    }
    add(",", width: 124, growth: 1.15, left: .exactly(62), right: .exactly(80)) { canvas in
      canvas.addComma(0, at: 0)
    }
    add(";", width: 124, growth: 1.15, left: .exactly(66), right: .exactly(86)) { canvas in
      canvas.addComma(0, at: 0)
      canvas.addStop(canvas.width - canvas.stop, at: Measures.xHeight - canvas.stop)
    }
    add("…", width: 660, growth: 1.2, left: .exactly(76), right: .exactly(76)) { canvas in
      for index in 0..<3 {
        canvas.addStop((canvas.width - canvas.stop) / 2 * Double(index), at: 0)
      }
    }
    add("·", width: 104, growth: 1.15, left: .exactly(80), right: .exactly(80)) { canvas in
      canvas.addStop(0, at: 300)
    }
    add("•", width: 236, growth: 0.8, left: .exactly(80), right: .exactly(80)) { canvas in
      let bottom = 352 - canvas.width / 2
      canvas.dot(x: 0...canvas.width, y: bottom...bottom + canvas.width)
    }
    for (character, isTurned) in [("!", false), ("¡", true)] as [(Character, Bool)] {
      add(character, width: 110, growth: 1.15, left: .exactly(90), right: .exactly(90)) { canvas in
        let mark = canvas.exclamation
        canvas.add(isTurned ? canvas.turnedForSpanish(mark) : mark)
      }
    }
    for (character, isTurned) in [("?", false), ("¿", true)] as [(Character, Bool)] {
      add(character, width: 420, left: .exactly(44), right: .exactly(44)) { canvas in
        var mark = canvas.ribbon(canvas.stem / 2 + 2, top * 0.68)
        mark.turnLevel(canvas.width * 0.49, top + Measures.overshoot - canvas.bar / 2)
        mark.turnUpright(canvas.width - canvas.stem / 2, top * 0.735)
        mark.curve(
          Point(canvas.width - canvas.stem / 2, top * 0.56),
          Point(canvas.width * 0.485, top * 0.52),
          to: Point(canvas.width * 0.485, top * 0.335)
        )
        mark.line(canvas.width * 0.485, 196)
        var path = mark.outline(start: .level(top * 0.715))
        let half = canvas.stop / 2
        path.append(
          .ellipse(
            in: Rect(
              x: canvas.width * 0.485 - half,
              y: 0,
              width: half * 2,
              height: half * 2
            )
          )
        )
        canvas.add(isTurned ? canvas.turnedForSpanish(path) : path)
      }
    }
  }

  private mutating func addDashes() {
    for (character, width, space) in [
      ("-", 290.0, 62.0), ("–", 480, 40), ("—", 840, 40),
    ] as [(Character, Double, Double)] {
      add(character, width: width, growth: 0.3, left: .exactly(space), right: .exactly(space)) {
        canvas in
        let middle = 268.0
        canvas.box(x: 0...canvas.width, y: middle - canvas.bar * 0.48...middle + canvas.bar * 0.48)
      }
    }
    add("_", width: 500, growth: 0, left: .exactly(0), right: .exactly(0)) { canvas in
      canvas.box(x: 0...canvas.width, y: -110 - canvas.bar * 0.8 ... -110)
    }
  }

  private mutating func addQuotationMarks() {
    let top = Measures.capHeight
    add("'", width: 92, growth: 1.1, left: .exactly(80), right: .exactly(80)) { canvas in
      canvas.addTick(0)
    }
    add("\"", width: 268, growth: 1.5, left: .exactly(80), right: .exactly(80)) { canvas in
      canvas.addTick(0)
      canvas.addTick(canvas.width - canvas.stop * 0.9)
    }
    for (character, count, isTurned, height) in [
      ("’", 1, false, top), ("‘", 1, true, top), ("‚", 1, false, 104),
      ("”", 2, false, top), ("“", 2, true, top), ("„", 2, false, 104),
    ] as [(Character, Int, Bool, Double)] {
      let width = count == 1 ? 124.0 : 310
      let growth = count == 1 ? 1.15 : 1.6
      add(character, width: width, growth: growth, left: .exactly(56), right: .exactly(56)) {
        canvas in
        for index in 0..<count {
          let left = Double(index) * (canvas.width - canvas.commaWidth)
          canvas.addComma(left, at: height - canvas.stop, isTurned: isTurned)
        }
      }
    }
    for (character, count, isTurned) in [
      ("‹", 1, false), ("›", 1, true), ("«", 2, false), ("»", 2, true),
    ] as [(Character, Int, Bool)] {
      let width = count == 1 ? 214.0 : 414
      add(character, width: width, growth: 0.8, left: .exactly(58), right: .exactly(58)) { canvas in
        let single = canvas.width - (count == 1 ? 0 : 200)
        for index in 0..<count {
          let left = Double(index) * 200
          canvas.addAngle(x: left...left + single, y: 96...436, pointsRight: isTurned)
        }
      }
    }
  }

  private mutating func addBrackets() {
    let low = -136.0
    let high = 756.0
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Character, Character)] {
      let width: Double = open == "[" ? 190 : open == "(" ? 208 : 252
      for (character, isTurned) in [(open, false), (close, true)] {
        let near = open == "[" ? 100.0 : open == "(" ? 70 : 46
        let far = open == "[" ? 48.0 : 44
        add(
          character,
          width: width,
          growth: 0.5,
          left: .exactly(isTurned ? far : near),
          right: .exactly(isTurned ? near : far)
        ) { canvas in
          var path: Path
          switch open {
          case "[": path = canvas.squareBracket(low: low, high: high)
          case "(": path = canvas.roundBracket(low: low, high: high)
          default: path = canvas.brace(low: low, high: high)
          }
          if isTurned { path = canvas.turned(path, about: (low + high) / 2) }
          canvas.add(path)
        }
      }
    }
    for (character, isTurned) in [("/", false), ("\\", true)] as [(Character, Bool)] {
      add(character, width: 316, growth: 0.4, left: .exactly(20), right: .exactly(20)) { canvas in
        let half = canvas.levelWidth(dx: 250, dy: 800, weight: 0.86) / 2
        let left = isTurned ? canvas.width - half : half
        canvas.diagonal(from: (left, -60), to: (canvas.width - left, 740), weight: 0.86)
      }
    }
    add("|", width: 76, growth: 0.8, left: .exactly(120), right: .exactly(120)) { canvas in
      canvas.box(x: 0...canvas.width, y: low...high)
    }
  }
}
