import TabRaster

/// Capitals with curves: B C D G J O P Q R S U.
extension GlyphSheet {
  mutating func addCapitalRoundLetters() {
    let top = Measures.capHeight
    let over = Measures.overshoot

    add("O", width: 652, left: .capitalRound, right: .capitalRound) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...top + over)
    }
    add("Q", width: 652, left: .capitalRound, right: .capitalRound) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...top + over)
      var tail = canvas.ribbon(canvas.width * 0.60, 190)
      tail.line(canvas.width - canvas.stem * 0.62, -24)
      canvas.add(tail.outline(end: .level(-24)))
    }
    add("C", width: 620, left: .capitalRound, right: .exactly(44)) { canvas in
      canvas.add(
        canvas.capitalArc(upper: 0.675, lower: 0.325).outline(
          start: .level(top * 0.69),
          end: .level(top * 0.31)
        )
      )
    }
    add("G", width: 642, left: .capitalRound, right: .exactly(70)) { canvas in
      let right = canvas.width - canvas.stem * 0.5
      let bar = top * 0.46
      var line = canvas.ribbon(right - 16, top * 0.62)
      line.turnLevel(canvas.width * 0.515, top + over - canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, top / 2)
      line.turnLevel(canvas.width * 0.515, -over + canvas.bar / 2)
      line.turnUpright(right, top * 0.33)
      line.line(right, bar)
      canvas.add(line.outline(start: .level(top * 0.70)))
      canvas.box(x: canvas.width * 0.54...canvas.width, y: bar - canvas.bar...bar)
    }
    add("D", width: 596, left: .capitalStem, right: .capitalRound) { canvas in
      canvas.add(canvas.capitalD(width: canvas.width))
    }
    add("P", width: 508, left: .capitalStem, right: .exactly(40)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.add(canvas.loop(from: top * 0.415, to: top, width: canvas.width))
    }
    add("R", width: 532, left: .capitalStem, right: .exactly(34)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.add(canvas.loop(from: top * 0.435, to: top, width: canvas.width - 22))
      let half = canvas.levelWidth(dx: 160, dy: top * 0.45) / 2
      canvas.diagonal(from: (canvas.width - half, 0), to: (canvas.width * 0.54, top * 0.46))
    }
    add("B", width: 530, left: .capitalStem, right: .exactly(48)) { canvas in
      let waist = top * 0.525
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.add(canvas.loop(from: waist - canvas.bar / 2, to: top, width: canvas.width - 28))
      canvas.add(canvas.loop(from: 0, to: waist + canvas.bar / 2, width: canvas.width))
    }
    add("J", width: 440, left: .exactly(30), right: .exactly(82)) { canvas in
      let right = canvas.width - canvas.stem / 2
      var line = canvas.ribbon(right, top)
      line.line(right, top * 0.30)
      line.turnLevel(canvas.width * 0.47, -over + canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, top * 0.30)
      canvas.add(line.outline(end: .level(top * 0.255)))
    }
    add("U", width: 562, left: .exactly(84), right: .exactly(84)) { canvas in
      let right = canvas.width - canvas.stem / 2
      var line = canvas.ribbon(canvas.stem / 2, top)
      line.line(canvas.stem / 2, top * 0.38)
      line.turnLevel(canvas.width / 2, -over + canvas.bar / 2)
      line.turnUpright(right, top * 0.38)
      line.line(right, top)
      canvas.add(line.outline())
    }
    add("S", width: 536, left: .exactly(42), right: .exactly(42)) { canvas in
      canvas.add(canvas.sCurve(height: top, inset: 12, cut: 0.745))
    }
  }
}

extension GlyphCanvas {
  /// Returns the letter D, without side bearings.
  func capitalD(width: Double) -> Path {
    let top = Measures.capHeight
    var line = ribbon(stem / 2, bar / 2)
    line.line(width * 0.40, bar / 2)
    line.turnUpright(width - stem / 2, top / 2)
    line.turnLevel(width * 0.40, top - bar / 2)
    line.line(stem / 2, top - bar / 2)
    var path = line.outline()
    path.append(.rectangle(Rect(x: 0, y: 0, width: stem, height: top)))
    return path
  }

  /// Returns the ribbon of C, from its upper to its lower end.
  ///
  /// - Parameters:
  ///   - upper: The height of the upper end, as a part of the cap height.
  ///   - lower: The height of the lower end, as a part of the cap height.
  /// - Returns: The ribbon, extended by 50 at both ends, which are cut off later.
  func capitalArc(upper: Double, lower: Double) -> Ribbon {
    let top = Measures.capHeight
    let over = Measures.overshoot
    var line = ribbon(width - stem * 0.5, top * upper - 50)
    line.turnLevel(width * 0.525, top + over - bar / 2)
    line.turnUpright(stem / 2, top / 2)
    line.turnLevel(width * 0.525, -over + bar / 2)
    line.turnUpright(width - stem * 0.5, top * lower + 50)
    return line
  }

  /// Returns the bowl of P, R and B between two heights, out of the stem and back into it.
  func loop(from bottom: Double, to top: Double, width: Double) -> Path {
    let middle = (bottom + top) / 2
    let straight = width - (top - bottom) * 0.56
    var line = ribbon(stem / 2, bottom + bar / 2)
    line.line(straight, bottom + bar / 2)
    line.turnUpright(width - stem / 2, middle)
    line.turnLevel(straight, top - bar / 2)
    line.line(stem / 2, top - bar / 2)
    return line.outline()
  }
}
