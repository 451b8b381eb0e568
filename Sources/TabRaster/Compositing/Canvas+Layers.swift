extension Canvas {
  /// The canvas state saved while a layer is drawn: the layer's style, and the surface and clips below.
  struct LayerBelow: Sendable {
    var layer: Layer
    var surface: Surface
    var clips: [Clip]
  }

  /// Begins a transparency layer: drawing goes to a new surface, which `endLayer` blends as one picture.
  ///
  /// The current clips apply to that picture when it is blended. Applied to its parts, they would let parts show
  /// through each other at the clip's edge.
  mutating func beginLayer(_ layer: Layer, bounds: PixelBounds) {
    layers.append(LayerBelow(layer: layer, surface: surface, clips: clips))
    surface = Surface(bounds: bounds)
    clips = []
  }

  /// Ends the innermost layer, and composites it onto the surface below by its effect.
  ///
  /// - Parameter transform: The transform from the layer's coordinates to pixels.
  mutating func endLayer(transform: Transform) {
    precondition(!layers.isEmpty, "endLayer needs a beginLayer before it")
    precondition(clips.isEmpty, "endLayer needs a popClip for every pushClip inside the layer")
    // Swap, since a second reference to the surface below would make drawing copy it.
    let last = layers.count - 1
    swap(&surface, &layers[last].surface)
    clips = layers[last].clips
    let layer = layers[last].layer
    let drawn = layers.removeLast().surface
    switch layer.effect {
    case .none: blend(drawn, opacity: layer.opacity)
    case .shadow where drawn.bounds.isEmpty: break
    case .shadow(let shadow):
      let shape = GaussianBlur(sigma: shadow.sigma(in: transform)).blurredShape(of: drawn)
      drawShadow(
        shadow,
        shape: shape,
        bounds: drawn.bounds,
        opacity: layer.opacity,
        transform: transform
      )
      if !shadow.isAlone { blend(drawn, opacity: layer.opacity) }
    case .vibrancy(let filter):
      filterBackdrop(inside: drawn, opacity: layer.opacity, by: filter)
    case .mask:
      precondition(!layers.isEmpty, "a mask needs a layer around it")
      surface.mask(by: drawn, opacity: layer.opacity)
    }
  }

  private mutating func blend(_ drawn: borrowing Surface, opacity: UInt8) {
    let shown = drawn.bounds.clamped(to: visible)
    guard !shown.isEmpty else { return }
    for row in shown.rows {
      let source = drawn.offset(ofRow: row) + shown.columns.lowerBound
      Canvas.copy(
        drawn.pixels,
        from: source,
        to: &samples,
        coverage: &coverage,
        columns: shown.columns,
        opacity: opacity
      )
      blendSamples(columns: shown.columns, row: row)
    }
  }

  /// Draws a blurred shape as a shadow.
  ///
  /// - Parameters:
  ///   - shadow: The color and offset.
  ///   - shape: The shape, blurred.
  ///   - bounds: The bounds of the shape before it is blurred and moved, in pixels.
  ///   - opacity: The opacity, in 255ths.
  ///   - transform: The transform from the shadow's coordinates to pixels.
  mutating func drawShadow(
    _ shadow: Shadow,
    shape: consuming BlurredShape,
    bounds: PixelBounds,
    opacity: UInt8,
    transform: Transform
  ) {
    guard let (right, down) = shadow.offset(in: transform) else { return }
    let moved = bounds.moved(right: right, down: down)
    let shown = moved.clamped(to: visible)
    guard !shown.isEmpty else { return }
    load(shadow.color)
    let mask = clips.last?.mask
    for row in shown.rows {
      // Skip columns that are clipped away: often most of the shadow, which lies behind its own shape.
      for columns in mask?.coveredRuns(ofRow: row, in: shown.columns) ?? [shown.columns] {
        shape.write(
          row: row - moved.rows.lowerBound,
          movedBy: moved.columns.lowerBound,
          columns: columns,
          times: opacity,
          to: &coverage
        )
        blendRamp(columns: columns, row: row)
      }
    }
  }

  /// Writes the alphas of pixels, times an opacity, to a row of coverage.
  private static func writeAlphas(
    of pixels: borrowing ContiguousArray<UInt32>,
    from start: Int,
    times opacity: UInt8,
    to coverage: inout ContiguousArray<UInt8>,
    columns: Range<Int>
  ) {
    let pixels = pixels.span
    var coverage = coverage.mutableSpan
    for column in columns {
      let alpha = UInt8(truncatingIfNeeded: pixels[start + column - columns.lowerBound] >> 24)
      coverage[column] = Blending.multiply(alpha, opacity)
    }
  }

  /// Filters the colors of the pixels below a layer, where the layer's alpha isn't zero.
  private mutating func filterBackdrop(
    inside drawn: borrowing Surface,
    opacity: UInt8,
    by filter: BackdropFilter
  ) {
    var mean = decisions.map { _ in MeanColor() }
    defer { if let mean { decisions?.tints.append(mean.color) } }
    let shown = drawn.bounds.clamped(to: visible)
    guard !shown.isEmpty else { return }
    let filter = ColorFilter(filter, isOpaque: true)
    var line = ContiguousArray<UInt32>(repeating: 0, count: shown.columns.count)
    for row in shown.rows {
      let offset = surface.offset(ofRow: row)
      filter.write(surface.pixels, at: surface.indices(of: shown.columns, row: row), to: &line)
      Canvas.writeAlphas(
        of: drawn.pixels,
        from: drawn.offset(ofRow: row) + shown.columns.lowerBound,
        times: opacity,
        to: &coverage,
        columns: shown.columns
      )
      mean?.add(line, coverage: coverage, columns: shown.columns)
      clips.last?.mask?.mask(&coverage, columns: shown.columns, row: row)
      RowBlending.replace(
        &surface.pixels,
        by: line,
        coverage: coverage,
        columns: shown.columns,
        offset: offset,
        source: -shown.columns.lowerBound
      )
    }
  }
}

extension Shadow {
  /// The offset rounded to pixels; nil if it is not finite.
  func offset(in transform: Transform) -> (right: Int, down: Int)? {
    let moved = transform(vector: offset)
    guard moved.x.isFinite, moved.y.isFinite else { return nil }
    func pixels(_ distance: Double) -> Int {
      Int(min(max(distance.rounded(), -Edge.limit), Edge.limit))
    }
    return (pixels(moved.x), pixels(moved.y))
  }

  /// The standard deviation of the blur, in pixels, the same in both directions, limited to `maximumSigma`.
  func sigma(in transform: Transform) -> Double {
    min(GaussianBlur.maximumSigma, radius * transform.scale)
  }
}
