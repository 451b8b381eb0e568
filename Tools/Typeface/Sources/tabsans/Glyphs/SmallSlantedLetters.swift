import TabRaster

/// Small letters made of slanted strokes: k v w x y z.
extension GlyphSheet {
  mutating func addSmallSlantedLetters() {
    let xHeight = Measures.xHeight

    add("k", width: 416, left: .stem, right: .diagonal) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...Measures.ascender)
      canvas.addArmAndLeg(top: xHeight, from: 168, armInset: 14, knee: 0.14)
    }
    add("v", width: 462, left: .diagonal, right: .diagonal) { canvas in
      canvas.addWedge(from: 0, to: canvas.width, top: xHeight, bottom: 0)
    }
    add("w", width: 708, growth: 1.15, left: .diagonal, right: .diagonal) { canvas in
      let stroke = canvas.levelWidth(dx: canvas.width * 0.25, dy: xHeight)
      let middle = canvas.width / 2 + stroke * 0.5
      canvas.addWedge(from: 0, to: middle, top: xHeight, bottom: 0)
      canvas.addWedge(from: canvas.width - middle, to: canvas.width, top: xHeight, bottom: 0)
    }
    add("x", width: 442, left: .diagonal, right: .diagonal) { canvas in
      let half = canvas.levelWidth(dx: canvas.width * 0.72, dy: xHeight) / 2
      canvas.diagonal(from: (half, 0), to: (canvas.width - half - 8, xHeight))
      canvas.diagonal(from: (canvas.width - half, 0), to: (half + 8, xHeight))
    }
    add("y", width: 460, left: .diagonal, right: .diagonal) { canvas in
      let stroke = canvas.levelWidth(dx: canvas.width * 0.42, dy: xHeight)
      let middle = canvas.width / 2
      let slope = (middle - stroke / 2) / xHeight
      canvas.polygon([
        (0, xHeight), (stroke, xHeight), (middle + stroke / 2, 0), (middle - stroke / 2, 0),
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
    add("z", width: 396, left: .open, right: .open) { canvas in
      let bar = canvas.bar
      let stroke = canvas.levelWidth(dx: canvas.width * 0.7, dy: xHeight - bar)
      canvas.box(x: 4...canvas.width - 4, y: xHeight - bar...xHeight)
      canvas.box(x: 0...canvas.width, y: 0...bar)
      canvas.polygon([
        (0, bar), (stroke, bar),
        (canvas.width - 4, xHeight - bar), (canvas.width - 4 - stroke, xHeight - bar),
      ])
    }
  }
}

extension GlyphCanvas {
  /// Adds the two slanted strokes of k and K.
  ///
  /// - Parameters:
  ///   - top: The height of the arm.
  ///   - start: The height at which the lower edge of the arm leaves the stem.
  ///   - armInset: The distance from the right end of the arm to that of the leg.
  ///   - knee: The distance from the stem to the point at which the leg leaves the arm, as a part of the width.
  mutating func addArmAndLeg(top: Double, from start: Double, armInset: Double, knee: Double) {
    let left = stem * 0.7
    let armRight = width - armInset
    let slope = (top - start) / (armRight - left)
    let arm = levelWidth(dx: armRight - left, dy: top - start)
    polygon([
      (left, start), (left, start + arm * slope), (armRight - arm, top), (armRight, top),
    ])

    // The leg's top edge lies inside the arm, parallel to the arm's lower edge.
    let kneeX = stem + width * knee
    let kneeY = start + slope * (kneeX - left)
    let leg = levelWidth(dx: (width - kneeX) * 0.8, dy: kneeY)
    // The corner at the knee is moved into the arm, to overlap with it.
    let run = kneeX - (width - leg)
    let ratio = (start + slope * (width - left)) / (kneeY - slope * run)
    let inside = 1 + arm * slope * 0.3 / kneeY
    polygon([
      (width - leg, 0), (width, 0),
      (width + run * ratio * inside, kneeY * ratio * inside),
      (width - leg + run * inside, kneeY * inside),
    ])
  }

  /// Adds the two strokes of v.
  mutating func addWedge(from left: Double, to right: Double, top: Double, bottom: Double) {
    let middle = (left + right) / 2
    let stroke = levelWidth(dx: (right - left) * 0.42, dy: top - bottom)
    let foot = stroke * 0.52
    let run = middle - foot - left
    let crotch = top + (bottom - top) * (middle - left - stroke) / run
    polygon([
      (left, top), (left + stroke, top), (middle, crotch), (right - stroke, top), (right, top),
      (middle + foot, bottom), (middle - foot, bottom),
    ])
  }
}
