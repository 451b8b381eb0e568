import TabRaster

/// Capitals made of straight strokes: A E F H I K L M N T V W X Y Z.
extension GlyphSheet {
  mutating func addCapitalStraightLetters() {
    let top = Measures.capHeight

    add("I", width: 91, growth: 30.0 / 29, left: .exactly(98), right: .exactly(98)) { canvas in
      canvas.box(x: 0...canvas.width, y: 0...top)
    }
    add("H", width: 560, left: .capitalStem, right: .capitalStem) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.box(x: canvas.width - canvas.stem...canvas.width, y: 0...top)
      canvas.box(x: canvas.stem / 2...canvas.width - canvas.stem / 2, y: 322...322 + canvas.bar)
    }
    add("E", width: 460, left: .capitalStem, right: .exactly(44)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.box(x: 0...canvas.width, y: 0...canvas.bar)
      canvas.box(x: 0...canvas.width - 4, y: top - canvas.bar...top)
      canvas.box(x: 0...canvas.width - 28, y: 326...326 + canvas.bar)
    }
    add("F", width: 446, left: .capitalStem, right: .exactly(30)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.box(x: 0...canvas.width, y: top - canvas.bar...top)
      canvas.box(x: 0...canvas.width - 32, y: 306...306 + canvas.bar)
    }
    add("L", width: 438, left: .capitalStem, right: .exactly(30)) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.box(x: 0...canvas.width, y: 0...canvas.bar)
    }
    add("T", width: 552, left: .exactly(30), right: .exactly(30)) { canvas in
      let middle = canvas.width / 2
      canvas.box(x: middle - canvas.stem / 2...middle + canvas.stem / 2, y: 0...top)
      canvas.box(x: 0...canvas.width, y: top - canvas.bar...top)
    }
    add("A", width: 644, left: .exactly(22), right: .exactly(22)) { canvas in
      let width = canvas.width
      let middle = width / 2
      let stroke = canvas.levelWidth(dx: width * 0.42, dy: top)
      let peak = stroke * 0.54
      let run = middle - peak
      let crotch = top * (middle - stroke) / run
      canvas.polygon([(0, 0), (stroke, 0), (middle, crotch), (middle, top), (middle - peak, top)])
      canvas.polygon([
        (width, 0), (width - stroke, 0), (middle, crotch), (middle, top), (middle + peak, top),
      ])
      let height = 188.0
      let inset = run * (height + canvas.bar / 2) / top + stroke / 2
      canvas.box(x: inset...width - inset, y: height...height + canvas.bar)
    }
    add("V", width: 628, left: .exactly(18), right: .exactly(18)) { canvas in
      canvas.addWedge(from: 0, to: canvas.width, top: top, bottom: 0)
    }
    add("W", width: 914, growth: 1.1, left: .exactly(22), right: .exactly(22)) { canvas in
      let stroke = canvas.levelWidth(dx: canvas.width * 0.22, dy: top)
      let middle = canvas.width / 2 + stroke * 0.52
      canvas.addWedge(from: 0, to: middle, top: top, bottom: 0)
      canvas.addWedge(from: canvas.width - middle, to: canvas.width, top: top, bottom: 0)
    }
    add("M", width: 680, growth: 0.8, left: .capitalStem, right: .capitalStem) { canvas in
      let width = canvas.width
      let stem = canvas.stem
      let middle = width / 2
      canvas.box(x: 0...stem, y: 0...top)
      canvas.box(x: width - stem...width, y: 0...top)
      let stroke = canvas.levelWidth(dx: middle - stem * 0.6, dy: top) * 0.98
      let foot = stroke * 0.52
      for side in [1.0, -1.0] {
        canvas.polygon([
          (middle - side * middle, top),
          (middle - side * (middle - stroke * 1.06), top),
          (middle, stroke * 1.45),
          (middle, 0),
          (middle - side * foot, 0),
        ])
      }
    }
    add("N", width: 568, left: .capitalStem, right: .capitalStem) { canvas in
      let stroke = canvas.levelWidth(dx: canvas.width * 0.75, dy: top)
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.box(x: canvas.width - canvas.stem...canvas.width, y: 0...top)
      canvas.polygon([
        (0, top), (stroke, top), (canvas.width, 0), (canvas.width - stroke, 0),
      ])
    }
    add("K", width: 560, left: .capitalStem, right: .diagonal) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...top)
      canvas.addArmAndLeg(top: top, from: 216, armInset: 16, knee: 0.14)
    }
    add("X", width: 604, left: .exactly(20), right: .exactly(20)) { canvas in
      let half = canvas.levelWidth(dx: canvas.width * 0.7, dy: top) / 2
      canvas.diagonal(from: (half, 0), to: (canvas.width - half - 12, top))
      canvas.diagonal(from: (canvas.width - half, 0), to: (half + 12, top))
    }
    add("Y", width: 600, left: .exactly(16), right: .exactly(16)) { canvas in
      canvas.add(canvas.capitalY)
    }
    add("Z", width: 542, left: .exactly(38), right: .exactly(38)) { canvas in
      let bar = canvas.bar
      let stroke = canvas.levelWidth(dx: canvas.width * 0.76, dy: top - bar)
      canvas.box(x: 10...canvas.width - 4, y: top - bar...top)
      canvas.box(x: 0...canvas.width, y: 0...bar)
      canvas.polygon([
        (0, bar), (stroke, bar),
        (canvas.width - 4, top - bar), (canvas.width - 4 - stroke, top - bar),
      ])
    }
  }
}

extension GlyphCanvas {
  /// The letter Y, without side bearings, also for ¥.
  var capitalY: Path {
    let top = Measures.capHeight
    let middle = width / 2
    let half = stem / 2
    let waist = 278.0
    let stroke = levelWidth(dx: middle - half, dy: top - waist)
    let crotch = waist + (top - waist) * (stroke - half) / (middle - half) * 0.92
    return Path(polygon: [
      Point(0, top), Point(stroke, top), Point(middle, crotch), Point(width - stroke, top),
      Point(width, top), Point(middle + half, waist), Point(middle + half, 0),
      Point(middle - half, 0), Point(middle - half, waist),
    ])
  }
}
