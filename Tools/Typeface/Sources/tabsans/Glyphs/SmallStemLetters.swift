import TabRaster

/// Small letters made of stems and arches: f h i j l m n r t u.
extension GlyphSheet {
  mutating func addSmallStemLetters() {
    let xHeight = Measures.xHeight

    add("l", width: 85, growth: 1, left: .stem, right: .stem) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...Measures.ascender)
    }
    for (character, hasDot) in [("i", true), ("ı", false)] as [(Character, Bool)] {
      add(character, width: 99, growth: 1.05, left: .exactly(72), right: .exactly(72)) { canvas in
        let middle = canvas.width / 2
        canvas.box(x: middle - canvas.stem / 2...middle + canvas.stem / 2, y: 0...xHeight)
        if hasDot { canvas.addDot(at: middle) }
      }
    }
    add("j", width: 158, growth: 1, left: .exactly(8), right: .exactly(72)) { canvas in
      let middle = canvas.width - canvas.stem * 0.585
      var line = canvas.ribbon(middle, xHeight)
      line.line(middle, -50)
      line.turnLevel(0, Measures.descender + canvas.bar / 2, tension: 0.62)
      canvas.add(line.outline())
      canvas.addDot(at: middle)
    }
    add("n", width: 446, left: .stem, right: .stem) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...xHeight)
      canvas.add(canvas.arch(from: 0, to: canvas.width))
    }
    add("h", width: 446, left: .stem, right: .stem) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...Measures.ascender)
      canvas.add(canvas.arch(from: 0, to: canvas.width))
    }
    add("u", width: 446, left: .stem, right: .stem) { canvas in
      canvas.box(x: canvas.width - canvas.stem...canvas.width, y: 0...xHeight)
      canvas.add(canvas.turned(canvas.arch(from: 0, to: canvas.width)))
    }
    add("m", width: 736, growth: 0.9, left: .stem, right: .stem) { canvas in
      let middle = (canvas.width + canvas.stem) / 2
      canvas.box(x: 0...canvas.stem, y: 0...xHeight)
      canvas.add(canvas.arch(from: 0, to: middle))
      canvas.box(x: middle - canvas.stem...middle, y: 0...xHeight * 0.70)
      canvas.add(canvas.arch(from: middle - canvas.stem, to: canvas.width))
    }
    add("r", width: 268, left: .stem, right: .exactly(22)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...xHeight)
      let top = xHeight + 6 - canvas.bar / 2
      var line = canvas.ribbon(canvas.stem * 0.55, xHeight * 0.55, width: 0.5)
      line.curve(
        Point(canvas.stem * 0.65, xHeight * 0.80),
        Point(canvas.stem * 1.1 + 20, top),
        to: Point(canvas.width, top - 2),
        width: 1
      )
      canvas.add(line.outline())
    }
    add("t", width: 296, growth: 0.7, left: .exactly(24), right: .exactly(30)) { canvas in
      let left = 66 + canvas.stem / 2
      var line = canvas.ribbon(left, xHeight + 128)
      line.line(left, 150)
      line.turnLevel(canvas.width, -4 + canvas.bar / 2, tension: 0.7)
      canvas.add(line.outline())
      canvas.box(x: 0...canvas.width - 6, y: xHeight - canvas.bar * 0.95...xHeight)
    }
    add("f", width: 312, growth: 0.7, left: .exactly(24), right: .exactly(14)) { canvas in
      let left = 74 + canvas.stem / 2
      var line = canvas.ribbon(left, 0)
      line.line(left, Measures.ascender - 160)
      line.turnLevel(canvas.width, Measures.ascender + 5 - canvas.bar / 2, tension: 0.64)
      canvas.add(line.outline())
      canvas.box(x: 0...canvas.width - 20, y: xHeight - canvas.bar * 0.95...xHeight)
    }
  }
}

extension GlyphCanvas {
  /// Returns the arch of n with its right stem, from the left edge of one stem to the right edge of the other.
  func arch(from left: Double, to right: Double) -> Path {
    let xHeight = Measures.xHeight
    let top = xHeight + Measures.overshoot - bar / 2
    let middle = left + stem / 2 + (right - left - stem) * 0.54
    var line = ribbon(left + stem * 0.55, xHeight * 0.56, width: 0.5)
    line.curve(
      Point(left + stem * 0.6, xHeight * 0.80),
      Point(middle - (middle - left - stem * 0.5) * 0.46, top),
      to: Point(middle, top),
      width: 1
    )
    line.turnUpright(right - stem / 2, xHeight * 0.56)
    line.line(right - stem / 2, 0)
    return line.outline()
  }

  /// Adds the dot of i and j above the x-height, by the x of its center.
  mutating func addDot(at middle: Double) {
    let radius = stem * 0.585
    let center = Measures.xHeight + 108 + radius
    dot(x: middle - radius...middle + radius, y: center - radius...center + radius)
  }
}
