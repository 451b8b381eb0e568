/// The intersection of the current clips.
struct Clip: Sendable {
  /// The bounds outside of which nothing is drawn.
  var bounds: PixelBounds

  /// The coverage by which drawing inside the bounds is multiplied; nil for full coverage.
  var mask: Coverage?
}

extension Canvas {
  /// Clips subsequent drawing to the inside of a path, and of the clips before.
  ///
  /// A rectangle on pixel boundaries needs no mask.
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

  /// Returns a coverage multiplied by the current clip's.
  func clipped(_ coverage: Coverage) -> Coverage {
    clips.last?.mask.map(coverage.intersection) ?? coverage
  }
}
