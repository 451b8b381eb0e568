import Foundation
import TabRaster

/// Geometric shapes, which apps write as badges, and check marks.
extension GlyphSheet {
  mutating func addGeometricShapes() {
    let size = 620.0
    let low = (Measures.capHeight - size) / 2
    let (middle, high) = (low + size / 2, low + size)
    func add(_ character: Character, draw: (inout GlyphCanvas) -> Void) {
      self.add(
        character,
        width: size,
        growth: 0,
        left: .exactly(90),
        right: .exactly(90),
        draw: draw
      )
    }
    add("●") { $0.dot(x: 0...size, y: low...high) }
    add("○") { $0.ring(x: 0...size, y: low...high) }
    add("■") { $0.box(x: 0...size, y: low...high) }
    add("□") { canvas in
      let (stem, bar) = (canvas.stem, canvas.bar)
      canvas.box(x: 0...stem, y: low...high)
      canvas.box(x: size - stem...size, y: low...high)
      canvas.box(x: stem...size - stem, y: low...low + bar)
      canvas.box(x: stem...size - stem, y: high - bar...high)
    }
    add("▲") { $0.polygon([(0, low), (size, low), (size / 2, high)]) }
    add("▼") { $0.polygon([(0, high), (size, high), (size / 2, low)]) }
    add("◆") { $0.polygon([(0, middle), (size / 2, low), (size, middle), (size / 2, high)]) }
    add("★") { canvas in
      canvas.polygon(
        (0..<10).map { corner in
          let angle = Double(corner) * .pi / 5
          let radius = corner.isMultiple(of: 2) ? size / 2 : size * 0.191
          return (size / 2 + radius * sin(angle), middle + radius * cos(angle))
        }
      )
    }
    add("✓") { canvas in
      var line = canvas.ribbon(canvas.stem / 2, middle - 40)
      line.line(size * 0.36, low + canvas.bar / 2)
      line.line(size - canvas.stem / 2, high)
      canvas.add(line.outline())
    }
  }
}
