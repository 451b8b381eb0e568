/// What the clips in force leave of a surface.
struct Clip: Sendable {
  /// Nothing outside of these is drawn.
  var bounds: PixelBounds

  /// How much of each pixel inside is drawn; nil for all of it.
  var mask: Coverage?
}

extension Canvas {
  /// Limits what follows to the inside of a path and of the clips before.
  ///
  /// A rectangle of whole pixels needs no mask.
  mutating func pushClip(_ path: Path, transform: Transform) {
    rasterizer.flatten(path, transform: transform)
    let bounds = rasterizer.outline.touchedPixels.map { $0.clamped(to: visible) } ?? .none
    if bounds.isEmpty || rasterizer.outline.isRectangleOfWholePixels {
      clips.append(Clip(bounds: bounds, mask: clips.last?.mask))
      return
    }
    let mask = clipped(rasterizer.coverage(rows: bounds.rows))
    clips.append(Clip(bounds: bounds, mask: mask))
  }

  mutating func popClip() {
    precondition(!clips.isEmpty, "popClip needs a pushClip before it, inside the same layer")
    clips.removeLast()
  }

  /// What the clip leaves of a coverage.
  func clipped(_ coverage: Coverage) -> Coverage {
    clips.last?.mask.map(coverage.intersection) ?? coverage
  }
}
