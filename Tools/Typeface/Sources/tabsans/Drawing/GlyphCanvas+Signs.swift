import TabRaster

/// Signs drawn as one long stroke, and the asterisk.
extension GlyphCanvas {
  mutating func addAmpersand() {
    let top = Measures.capHeight
    let over = Measures.overshoot
    let foot = -over + bar / 2
    var line = ribbon(width - stem * 0.62, 0)
    line.line(width * 0.36, top * 0.57)
    line.curve(
      Point(width * 0.27, top * 0.66),
      Point(width * 0.225, top * 0.72),
      to: Point(width * 0.225, top * 0.795)
    )
    line.turnLevel(width * 0.43, top + over - bar / 2)
    line.turnUpright(width * 0.635, top * 0.80)
    line.curve(
      Point(width * 0.635, top * 0.66),
      Point(width * 0.49, top * 0.60),
      to: Point(width * 0.34, top * 0.51)
    )
    line.curve(
      Point(width * 0.17, top * 0.41),
      Point(stem / 2, top * 0.36),
      to: Point(stem / 2, top * 0.255)
    )
    line.turnLevel(width * 0.40, foot)
    line.curve(
      Point(width * 0.70, foot),
      Point(width * 0.86, top * 0.2),
      to: Point(width * 0.875, top * 0.47)
    )
    add(line.outline(start: .level(0), end: .level(top * 0.45)))
  }

  mutating func addAtSign() {
    let low = -128.0
    let high = 716.0
    let light = Pen(width: stem * 0.74, height: bar * 0.76)
    var canvas = GlyphCanvas(width: width, pen: light)
    // A height by its fraction of the distance from `low` to `high`.
    let height = { (fraction: Double) in low + fraction * (high - low) }
    let stemX = width * 0.685
    canvas.ring(x: width * 0.255...stemX + light.width / 2, y: height(0.30)...height(0.70))
    var line = canvas.ribbon(stemX, height(0.695))
    line.line(stemX, height(0.40))
    line.turnLevel(width * 0.80, height(0.30) + light.height / 2, tension: 0.6)
    line.turnUpright(width - light.width / 2, height(0.54))
    line.turnLevel(width * 0.51, high - light.height / 2)
    line.turnUpright(light.width / 2, height(0.49))
    line.turnLevel(width * 0.51, low + light.height / 2)
    line.curve(
      Point(width * 0.60, low + light.height / 2),
      Point(width * 0.70, low + light.height / 2),
      to: Point(width * 0.78, height(0.10))
    )
    canvas.add(line.outline())
    add(canvas.outline)
  }

  mutating func addSectionSign() {
    let low = -88.0
    let high = Measures.capHeight + Measures.overshoot
    let height = { (fraction: Double) in low + fraction * (high - low) }
    let light = Pen(width: pen.width * 0.9, height: pen.height * 0.84)
    let canvas = GlyphCanvas(width: width, pen: light)
    let left = light.width / 2
    let right = width - light.width / 2
    var line = canvas.ribbon(right - 18, height(0.82))
    line.turnLevel(width / 2, high - light.height / 2)
    line.turnUpright(left + 18, height(0.835))
    line.curve(
      Point(left + 18, height(0.70)),
      Point(right, height(0.60)),
      to: Point(right, height(0.42))
    )
    line.curve(
      Point(right, height(0.35)),
      Point(right - 30, height(0.31)),
      to: Point(width * 0.66, height(0.265))
    )
    let half = line.outline(start: .level(height(0.865)))
    add(half)
    add(turned(half, about: (low + high) / 2))
  }

  /// Adds five arms around a center in the middle of the width, the first of which points up.
  mutating func addAsterisk(middleY: Double) {
    let middleX = width / 2
    let reach = width * 0.52
    let half = stem * 0.38
    // The unit vectors at multiples of 72 degrees.
    for (across, up) in [
      (0, 1), (0.951_056_5, 0.309_017), (0.587_785_3, -0.809_017),
      (-0.587_785_3, -0.809_017), (-0.951_056_5, 0.309_017),
    ] as [(Double, Double)] {
      let tipX = middleX + across * reach
      let tipY = middleY + up * reach
      polygon([
        (middleX + up * half * 0.7, middleY - across * half * 0.7),
        (tipX + up * half, tipY - across * half),
        (tipX - up * half, tipY + across * half),
        (middleX - up * half * 0.7, middleY + across * half * 0.7),
      ])
    }
  }
}
