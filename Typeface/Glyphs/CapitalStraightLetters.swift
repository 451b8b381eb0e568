import TabRaster

/// Capitals made of straight strokes: A E F H I K L M N T V W X Y Z.
extension GlyphSheet {
  mutating func addCapitalStraightLetters() {
    let top = Measures.capHeight

    add("I", width: 91, growth: 30.0 / 29, .exactly(98), .exactly(98)) { canvas in
      canvas.box(0, 0, canvas.width, top)
    }
    add("H", width: 560, .capitalStem, .capitalStem) { canvas in
      canvas.box(0, 0, canvas.stem, top)
      canvas.box(canvas.width - canvas.stem, 0, canvas.width, top)
      canvas.box(canvas.stem / 2, 322, canvas.width - canvas.stem / 2, 322 + canvas.bar)
    }
    add("E", width: 460, .capitalStem, .exactly(44)) { canvas in
      canvas.box(0, 0, canvas.stem, top)
      canvas.box(0, 0, canvas.width, canvas.bar)
      canvas.box(0, top - canvas.bar, canvas.width - 4, top)
      canvas.box(0, 326, canvas.width - 28, 326 + canvas.bar)
    }
    add("F", width: 446, .capitalStem, .exactly(30)) { canvas in
      canvas.box(0, 0, canvas.stem, top)
      canvas.box(0, top - canvas.bar, canvas.width, top)
      canvas.box(0, 306, canvas.width - 32, 306 + canvas.bar)
    }
    add("L", width: 438, .capitalStem, .exactly(30)) { canvas in
      canvas.box(0, 0, canvas.stem, top)
      canvas.box(0, 0, canvas.width, canvas.bar)
    }
    add("T", width: 552, .exactly(30), .exactly(30)) { canvas in
      let middle = canvas.width / 2
      canvas.box(middle - canvas.stem / 2, 0, middle + canvas.stem / 2, top)
      canvas.box(0, top - canvas.bar, canvas.width, top)
    }
    add("A", width: 644, .exactly(22), .exactly(22)) { canvas in
      let width = canvas.width
      let middle = width / 2
      let stroke = canvas.levelWidth(width * 0.42, top)
      let peak = stroke * 0.54
      let run = middle - peak
      let crotch = top * (middle - stroke) / run
      canvas.polygon([(0, 0), (stroke, 0), (middle, crotch), (middle, top), (middle - peak, top)])
      canvas.polygon([
        (width, 0), (width - stroke, 0), (middle, crotch), (middle, top), (middle + peak, top),
      ])
      let height = 188.0
      let inset = run * (height + canvas.bar / 2) / top + stroke / 2
      canvas.box(inset, height, width - inset, height + canvas.bar)
    }
    add("V", width: 628, .exactly(18), .exactly(18)) { canvas in
      canvas.addWedge(from: 0, to: canvas.width, top: top, bottom: 0)
    }
    add("W", width: 914, growth: 1.1, .exactly(22), .exactly(22)) { canvas in
      let stroke = canvas.levelWidth(canvas.width * 0.22, top)
      let middle = canvas.width / 2 + stroke * 0.52
      canvas.addWedge(from: 0, to: middle, top: top, bottom: 0)
      canvas.addWedge(from: canvas.width - middle, to: canvas.width, top: top, bottom: 0)
    }
    add("M", width: 680, growth: 0.8, .capitalStem, .capitalStem) { canvas in
      let width = canvas.width
      let stem = canvas.stem
      let middle = width / 2
      canvas.box(0, 0, stem, top)
      canvas.box(width - stem, 0, width, top)
      let stroke = canvas.levelWidth(middle - stem * 0.6, top) * 0.98
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
    add("N", width: 568, .capitalStem, .capitalStem) { canvas in
      let stroke = canvas.levelWidth(canvas.width * 0.75, top)
      canvas.box(0, 0, canvas.stem, top)
      canvas.box(canvas.width - canvas.stem, 0, canvas.width, top)
      canvas.polygon([
        (0, top), (stroke, top), (canvas.width, 0), (canvas.width - stroke, 0),
      ])
    }
    add("K", width: 560, .capitalStem, .diagonal) { canvas in
      canvas.box(0, 0, canvas.stem, top)
      canvas.addArmAndLeg(top: top, from: 216, armInset: 16, knee: 0.14)
    }
    add("X", width: 604, .exactly(20), .exactly(20)) { canvas in
      let half = canvas.levelWidth(canvas.width * 0.7, top) / 2
      canvas.diagonal(half, 0, canvas.width - half - 12, top)
      canvas.diagonal(canvas.width - half, 0, half + 12, top)
    }
    add("Y", width: 600, .exactly(16), .exactly(16)) { canvas in
      canvas.add(canvas.capitalY)
    }
    add("Z", width: 542, .exactly(38), .exactly(38)) { canvas in
      let bar = canvas.bar
      let stroke = canvas.levelWidth(canvas.width * 0.76, top - bar)
      canvas.box(10, top - bar, canvas.width - 4, top)
      canvas.box(0, 0, canvas.width, bar)
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
    let stroke = levelWidth(middle - half, top - waist)
    let crotch = waist + (top - waist) * (stroke - half) / (middle - half) * 0.92
    return Path(polygon: [
      Point(0, top), Point(stroke, top), Point(middle, crotch), Point(width - stroke, top),
      Point(width, top), Point(middle + half, waist), Point(middle + half, 0),
      Point(middle - half, 0), Point(middle - half, waist),
    ])
  }
}
