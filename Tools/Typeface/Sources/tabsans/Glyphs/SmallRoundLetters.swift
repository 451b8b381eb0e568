import TabRaster

/// Small letters with curves: a b c d e g o p q s.
extension GlyphSheet {
  mutating func addSmallRoundLetters() {
    let xHeight = Measures.xHeight
    let over = Measures.overshoot

    add("o", width: 490, left: .round, right: .round) { canvas in
      canvas.ring(x: 0...canvas.width, y: -over...xHeight + over)
    }
    add("b", width: 474, left: .stem, right: .round) { canvas in
      canvas.box(x: 0...canvas.stem, y: 0...Measures.ascender)
      canvas.add(canvas.bowl)
    }
    add("p", width: 474, left: .stem, right: .round) { canvas in
      canvas.box(x: 0...canvas.stem, y: Measures.descender...xHeight)
      canvas.add(canvas.bowl)
    }
    add("d", width: 474, left: .round, right: .stem) { canvas in
      canvas.box(x: canvas.width - canvas.stem...canvas.width, y: 0...Measures.ascender)
      canvas.add(canvas.turned(canvas.bowl))
    }
    add("q", width: 474, left: .round, right: .stem) { canvas in
      canvas.box(x: canvas.width - canvas.stem...canvas.width, y: Measures.descender...xHeight)
      canvas.add(canvas.turned(canvas.bowl))
    }
    add("g", width: 474, left: .round, right: .stem) { canvas in
      let right = canvas.width - canvas.stem / 2
      let bottom = Measures.descender - 6 + canvas.bar / 2
      canvas.add(canvas.turned(canvas.bowl))
      var hook = canvas.ribbon(right, xHeight)
      hook.line(right, -10)
      hook.turnLevel(canvas.width * 0.48, bottom)
      hook.curve(
        Point(canvas.width * 0.34, bottom),
        Point(canvas.width * 0.22, bottom + 10),
        to: Point(canvas.width * 0.12, bottom + 48)
      )
      canvas.add(hook.outline())
    }
    add("c", width: 442, left: .round, right: .open) { canvas in
      let middle = canvas.width * 0.53
      var line = canvas.ribbon(canvas.width - canvas.stem * 0.5, xHeight * 0.60)
      line.turnLevel(middle, xHeight + over - canvas.bar / 2)
      line.turnUpright(canvas.stem / 2, xHeight / 2)
      line.turnLevel(middle, -over + canvas.bar / 2)
      line.turnUpright(canvas.width - canvas.stem * 0.5, xHeight * 0.40)
      canvas.add(line.outline(start: .level(xHeight * 0.675), end: .level(xHeight * 0.325)))
    }
    add("e", width: 474, left: .round, right: .open) { canvas in
      canvas.add(canvas.smallE(width: canvas.width))
    }
    add("a", width: 432, left: .round, right: .stem) { canvas in
      canvas.add(canvas.smallA(width: canvas.width, foot: 0))
    }
    add("s", width: 412, left: .open, right: .open) { canvas in
      canvas.add(canvas.sCurve(height: xHeight, inset: 10, cut: 0.725))
    }
  }
}

extension GlyphCanvas {
  /// Returns the letter e, without side bearings.
  func smallE(width: Double) -> Path {
    let xHeight = Measures.xHeight
    let over = Measures.overshoot
    let middle = width * 0.51
    let height = xHeight * 0.515
    let half = bar * 0.46
    let right = width - stem / 2
    var path = Path(polygon: [
      Point(stem / 2, height - half), Point(right, height - half),
      Point(right, height + half), Point(stem / 2, height + half),
    ])
    var line = ribbon(right, height - half)
    line.line(right, height)
    line.turnLevel(middle, xHeight + over - bar / 2)
    line.turnUpright(stem / 2, xHeight * 0.5)
    line.turnLevel(middle, -over + bar / 2)
    line.turnUpright(right - 6, xHeight * 0.36)
    path.append(line.outline(end: .level(xHeight * 0.265)))
    return path
  }

  /// Returns the letter a, whose stem ends at the height `foot`.
  func smallA(width: Double, foot: Double) -> Path {
    let xHeight = Measures.xHeight
    let over = Measures.overshoot
    let right = width - stem / 2
    var back = ribbon(stem / 2 + 14, xHeight * 0.58)
    back.turnLevel(width * 0.50, xHeight + over - bar / 2)
    back.turnUpright(right, xHeight * 0.66)
    back.line(right, foot)
    var path = back.outline(start: .level(xHeight * 0.69))
    var bowl = ribbon(right, 298, width: 0.9)
    bowl.curve(
      Point(width * 0.40, 300),
      Point(stem / 2, 270),
      to: Point(stem / 2, 146),
      width: 1
    )
    bowl.turnLevel(width * 0.43, -over + bar / 2)
    bowl.curve(
      Point(width * 0.62, -over + bar / 2),
      Point(right - 6, 50),
      to: Point(right, 170),
      width: 0.6
    )
    path.append(bowl.outline())
    return path
  }

  /// The bowl of b and p: an arc out of the stem and back into it, thinner at the joints.
  var bowl: Path {
    let xHeight = Measures.xHeight
    let over = Measures.overshoot
    let middle = stem + (width - stem * 2) * 0.5
    var line = ribbon(stem * 0.55, xHeight * 0.36, width: 0.5)
    line.curve(
      Point(stem * 0.7, xHeight * 0.15),
      Point(middle - (middle - stem * 0.5) * 0.46, -over + bar / 2),
      to: Point(middle, -over + bar / 2),
      width: 1
    )
    line.turnUpright(width - stem / 2, xHeight / 2)
    line.turnLevel(middle, xHeight + over - bar / 2)
    line.curve(
      Point(middle - (middle - stem * 0.5) * 0.46, xHeight + over - bar / 2),
      Point(stem * 0.7, xHeight * 0.85),
      to: Point(stem * 0.55, xHeight * 0.64),
      width: 0.5
    )
    return line.outline()
  }

  /// Returns a path rotated by 180 degrees about the middle of the width and of the x-height.
  func turned(_ path: Path) -> Path {
    path.transformed(by: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: Measures.xHeight))
  }

  /// Returns the letter s or S.
  ///
  /// - Parameters:
  ///   - height: The height of the letter without overshoot.
  ///   - inset: The distance by which the upper half is narrower on each side.
  ///   - cut: The height at which the upper end is cut off, as a part of `height`; the lower end mirrors it.
  /// - Returns: The outline.
  func sCurve(height: Double, inset: Double, cut: Double) -> Path {
    let over = Measures.overshoot
    let middle = width / 2
    let top = height + over - bar / 2
    let bottom = -over + bar / 2
    let center = height * 0.51
    let leftX = stem / 2 + inset
    let rightX = width - stem / 2
    let upper = (top + center) / 2 + height * 0.012
    let lower = (bottom + center) / 2
    let reach = (rightX - leftX) * 0.25
    let slope = height * 0.056
    var line = ribbon(rightX - inset, upper - height * 0.05)
    line.turnLevel(middle, top)
    line.turnUpright(leftX, upper)
    line.curve(
      Point(leftX, upper - (upper - center) * 0.66),
      Point(middle - reach, center + slope),
      to: Point(middle, center)
    )
    line.curve(
      Point(middle + reach, center - slope),
      Point(rightX, lower + (center - lower) * 0.66),
      to: Point(rightX, lower)
    )
    line.turnLevel(middle, bottom)
    line.turnUpright(stem / 2, lower + height * 0.05)
    return line.outline(start: .level(height * cut), end: .level(height * (1 - cut)))
  }
}
