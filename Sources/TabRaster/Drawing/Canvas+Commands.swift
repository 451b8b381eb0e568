extension Canvas {
  /// Draws commands; the transform converts their coordinates to pixels.
  mutating func draw(_ commands: [DisplayList.Command], transform: Transform) {
    let hasLayers = commands.contains { command in
      if case .beginLayer = command { true } else { false }
    }
    let layers =
      hasLayers ? ListBounds(commands, transform: transform, picture: picture).layers : [:]
    var index = 0
    while index < commands.count {
      let command = commands[index]
      index += 1
      switch command {
      case .beginLayer(let layer):
        var bounds = layers[index - 1] ?? .none
        if case .shadow(let shadow) = layer.effect, shadow.isAlone,
          let end = commands.endOfPlainLayer(from: index)
        {
          drawShadow(
            shadow,
            of: commands[index..<end],
            bounds: bounds,
            opacity: layer.opacity,
            transform: transform
          )
          index = end + 1
          continue
        }
        // A shadow may be visible where its shape isn't; other layers need only their visible pixels.
        if !layer.castsShadow { bounds = bounds.clamped(to: surface.bounds) }
        beginLayer(layer, bounds: bounds)
      case .endLayer: endLayer(transform: transform)
      case .onBackdrop(let choice):
        let luma = luma(in: choice.rect, transform: transform)
        let isDark = choice.isDark(overLuma: luma)
        decisions?.choices.append(isDark)
        draw(isDark ? choice.dark : choice.light, transform: transform)
      case .group(let inner, let list): draw(list, transform: transform(inner))
      default: draw(command, transform: transform)
      }
    }
  }

  /// Draws the shadow of commands without the commands themselves.
  private mutating func drawShadow(
    _ shadow: Shadow,
    of commands: ArraySlice<DisplayList.Command>,
    bounds: PixelBounds,
    opacity: UInt8,
    transform: Transform
  ) {
    guard !bounds.isEmpty else { return }
    let sigma = shadow.sigma(in: transform)
    let fill = FillWithShadow(commands, transform: transform, bounds: bounds, sigma: sigma)
    let recent = fill.flatMap { BlurredShape.recent[$0] }
    let shape =
      recent
      ?? Canvas.blurredShape(of: commands, bounds: bounds, transform: transform, sigma: sigma)
    if recent == nil, let fill {
      let bytes = shape.byteCount + fill.byteCount
      BlurredShape.recent.insert(shape, bytes: bytes, for: fill)
    }
    drawShadow(shadow, shape: shape, bounds: bounds, opacity: opacity, transform: transform)
  }

  /// Draws commands at the resolution of the blur's cells, and blurs their shape.
  private static func blurredShape(
    of commands: ArraySlice<DisplayList.Command>,
    bounds: PixelBounds,
    transform: Transform,
    sigma: Double
  ) -> BlurredShape {
    let blur = GaussianBlur(sigma: sigma)
    var canvas = Canvas(Surface(bounds: blur.cellBounds(of: bounds)))
    let scale = 1 / Double(1 << blur.cellShift)
    let corner = Point(Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound))
    let toCells = Transform.scale(scale, thenMoveBy: Point(-corner.x * scale, -corner.y * scale))
    for command in commands { canvas.draw(command, transform: toCells(transform)) }
    return blur.blurredShape(canvas.surface, inPlaceOf: bounds)
  }

  /// Draws a picture as an image, or directly onto the surface if that gives the same pixels.
  private mutating func draw(_ inner: Picture, in rect: Rect, transform: Transform) {
    let bounds = PixelBounds(.rectangle(rect), transform: transform)
    guard !bounds.clamped(to: visible).isEmpty else { return }
    let target = inner.directBounds(in: rect, transform: transform)
    if let target, target.clamped(to: visible) == target, clips.last?.mask == nil {
      inner.draw(on: &surface, at: target)
    } else {
      draw(inner.drawn(rows: inner.bounds.rows), nineSlice: nil, in: rect, transform: transform)
    }
  }

  private mutating func draw(_ command: DisplayList.Command, transform: Transform) {
    switch command {
    case .fill(let path, let color): fill(.path(path), transform: transform, color: color)
    case .gradient(let path, let gradient): fill(path, transform: transform, gradient: gradient)
    case .image(let bitmap, let rect, let nineSlice):
      draw(bitmap, nineSlice: nineSlice, in: rect, transform: transform)
    case .picture(let picture, let rect): draw(picture, in: rect, transform: transform)
    case .template(let bitmap, let rect, let color, let nineSlice):
      drawTemplate(bitmap, nineSlice: nineSlice, in: rect, transform: transform, color: color)
    case .icon(let icon, let rect, let color, let nineSlice):
      let bitmap = icon.bitmap(pixelsPerPoint: nineSlice.pixelsPerPoint)
      drawTemplate(bitmap, nineSlice: nineSlice, in: rect, transform: transform, color: color)
    case .text(let text, let font, let baseline, let color):
      fill(.text(ExactText(text), font, baseline: baseline), transform: transform, color: color)
    case .backdrop(let path, let filter):
      filterBackdrop(inside: path, transform: transform, by: filter)
    case .pushClip(let path): pushClip(path, transform: transform)
    case .popClip: popClip()
    case .beginLayer, .endLayer, .onBackdrop, .group: break
    }
  }
}

extension [DisplayList.Command] {
  /// The index of the `endLayer` of a layer whose commands begin at `start`; nil unless it has only commands that draw
  /// each pixel once.
  fileprivate func endOfPlainLayer(from start: Int) -> Int? {
    let end = self[start...].firstIndex { !$0.drawsOnce }
    guard let end, case .endLayer = self[end] else { return nil }
    return end
  }
}

extension Layer {
  fileprivate var castsShadow: Bool {
    if case .shadow = effect { true } else { false }
  }
}
