/// Small letters made of slanted strokes: k v w x y z.
extension GlyphSheet {
  mutating func addSmallSlantedLetters() {
    let xHeight = Measures.xHeight

    add("k", width: 416, .stem, .diagonal) { canvas in
      let stem = canvas.stem
      canvas.box(0, 0, stem, Measures.ascender)
      let arm = canvas.levelWidth(canvas.width * 0.72, xHeight)
      let leg = canvas.levelWidth(canvas.width * 0.5, xHeight * 0.6)
      canvas.polygon([
        (stem * 0.8, 176), (stem * 0.8, 176 + arm * 1.02),
        (canvas.width - 16 - arm, xHeight), (canvas.width - 16, xHeight),
      ])
      let kneeX = stem + canvas.width * 0.14
      canvas.polygon([
        (canvas.width - leg, 0), (canvas.width, 0),
        (kneeX + leg * 0.92, 330), (kneeX, 262),
      ])
    }
    add("v", width: 456, .diagonal, .diagonal) { canvas in
      canvas.addWedge(from: 0, to: canvas.width, top: xHeight, bottom: 0)
    }
    add("w", width: 696, growth: 0.9, .diagonal, .diagonal) { canvas in
      let stroke = canvas.levelWidth(canvas.width * 0.25, xHeight)
      let middle = canvas.width / 2 + stroke * 0.5
      canvas.addWedge(from: 0, to: middle, top: xHeight, bottom: 0)
      canvas.addWedge(from: canvas.width - middle, to: canvas.width, top: xHeight, bottom: 0)
    }
    add("x", width: 442, .diagonal, .diagonal) { canvas in
      let half = canvas.levelWidth(canvas.width * 0.72, xHeight) / 2
      canvas.diagonal(half, 0, canvas.width - half - 8, xHeight)
      canvas.diagonal(canvas.width - half, 0, half + 8, xHeight)
    }
    add("y", width: 454, .diagonal, .diagonal) { canvas in
      let stroke = canvas.levelWidth(canvas.width * 0.42, xHeight)
      let middle = canvas.width / 2
      let slope = (middle - stroke / 2) / xHeight
      canvas.polygon([
        (0, xHeight), (stroke, xHeight), (middle + stroke * 0.55, 10), (middle - stroke * 0.45, 10),
      ])
      let right = canvas.width - stroke / 2
      let foot = right - slope * (xHeight + 60)
      var line = canvas.ribbon(right + slope * 40, xHeight + 40)
      line.line(foot, -60)
      line.curve(
        Point(foot - slope * 60, -120),
        Point(foot - 70, Measures.descender + canvas.bar / 2),
        to: Point(44, Measures.descender + canvas.bar / 2)
      )
      canvas.add(line.outline(start: .level(xHeight)))
    }
    add("z", width: 396, .open, .open) { canvas in
      let bar = canvas.bar
      let stroke = canvas.levelWidth(canvas.width * 0.7, xHeight - bar)
      canvas.box(4, xHeight - bar, canvas.width - 4, xHeight)
      canvas.box(0, 0, canvas.width, bar)
      canvas.polygon([
        (0, bar * 0.82), (stroke, bar * 0.82),
        (canvas.width - 4, xHeight - bar * 0.82), (canvas.width - 4 - stroke, xHeight - bar * 0.82),
      ])
    }
  }
}

extension GlyphCanvas {
  /// The two strokes of v.
  mutating func addWedge(from left: Double, to right: Double, top: Double, bottom: Double) {
    let middle = (left + right) / 2
    let stroke = levelWidth((right - left) * 0.42, top - bottom)
    let foot = stroke * 0.52
    let run = middle - foot - left
    let crotch = top + (bottom - top) * (middle - left - stroke) / run
    polygon([
      (left, top), (left + stroke, top), (middle, crotch), (right - stroke, top), (right, top),
      (middle + foot, bottom), (middle - foot, bottom),
    ])
  }
}
