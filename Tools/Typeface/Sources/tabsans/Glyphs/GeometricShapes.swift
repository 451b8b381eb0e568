import TabRaster

/// Geometric shapes, which apps write as badges, and a check mark.
extension GlyphSheet {
  mutating func addGeometricShapes() {
    let middle = Measures.capHeight / 2
    func add(_ character: Character, draw: (inout GlyphCanvas, _ reach: Double) -> Void) {
      self.add(
        character,
        width: 700,
        growth: 0,
        left: .exactly(112),
        right: .exactly(112)
      ) { canvas in
        draw(&canvas, canvas.width / 2)
      }
    }
    add("●") { $0.dot(x: 0...$1 * 2, y: middle - $1...middle + $1) }
    add("○") { $0.ring(x: 0...$1 * 2, y: middle - $1...middle + $1) }
    add("■") { $0.box(x: 0...$1 * 2, y: middle - $1...middle + $1) }
    add("□") { canvas, reach in
      let (stem, bar) = (canvas.stem, canvas.bar)
      let inside = stem...canvas.width - stem
      canvas.box(x: 0...stem, y: middle - reach...middle + reach)
      canvas.box(x: inside.upperBound...canvas.width, y: middle - reach...middle + reach)
      canvas.box(x: inside, y: middle - reach...middle - reach + bar)
      canvas.box(x: inside, y: middle + reach - bar...middle + reach)
    }
    add("▲") { $0.polygon([(0, middle - $1), ($1 * 2, middle - $1), ($1, middle + $1)]) }
    add("▼") { $0.polygon([(0, middle + $1), ($1 * 2, middle + $1), ($1, middle - $1)]) }
    add("◆") {
      $0.polygon([(0, middle), ($1, middle - $1), ($1 * 2, middle), ($1, middle + $1)])
    }
    add("★") { canvas, reach in
      // Sines and cosines of multiples of 36°; the inner corners of a pentagram are 0.382 from its middle.
      let right = [
        (0, 1), (0.225, 0.309), (0.951, 0.309), (0.363, -0.118), (0.588, -0.809), (0, -0.382),
      ]
      let left = right[1..<5].reversed().map { (-$0.0, $0.1) }
      canvas.polygon((right + left).map { (reach + $0.0 * reach, middle + $0.1 * reach) })
    }
    add("✓") { canvas, reach in
      var line = canvas.ribbon(canvas.stem / 2, middle - 40)
      line.line(canvas.width * 0.36, middle - reach + canvas.bar / 2)
      line.line(canvas.width - canvas.stem / 2, middle + reach)
      canvas.add(line.outline())
    }
  }
}
