extension DisplayList {
  /// Draws the list.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: What is under everything; nil for clear.
  /// - Returns: The picture, `size` times `scale` pixels large, rounded to the nearest.
  package func rendered(size: Size, scale: Int, background: RGBA? = nil) -> Bitmap {
    let height = DisplayList.pixels(size.height, scale: scale)
    return rendered(size: size, scale: scale, background: background, rows: 0..<height)
  }

  /// Draws some rows of the picture; rows drawn apart have the same bytes as rows drawn together.
  ///
  /// - Parameters:
  ///   - size: The size of the whole picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: What is under everything; nil for clear.
  ///   - rows: The rows to draw, in pixels from the top of the picture.
  /// - Returns: A picture as wide as the whole, and as high as there are rows.
  package func rendered(
    size: Size,
    scale: Int,
    background: RGBA? = nil,
    rows: Range<Int>
  ) -> Bitmap {
    let width = DisplayList.pixels(size.width, scale: scale)
    let height = DisplayList.pixels(size.height, scale: scale)
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= height,
      "rows must be in 0..<\(height) (were \(rows))"
    )
    let transform = Transform.scale(Double(scale))
    let picture = PixelBounds(columns: 0..<width, rows: 0..<height)
    let (color, commands) = Self.optimized(commands, transform: transform)
      .separatingBackground(background, of: picture, transform: transform)
    return Self.bitmap(of: commands, background: color, picture, rows: rows, transform: transform)
  }

  /// Draws some rows of a picture by commands as they are.
  static func bitmap(
    of commands: [Command],
    background: RGBA?,
    _ picture: PixelBounds,
    rows: Range<Int>,
    transform: Transform
  ) -> Bitmap {
    let width = picture.columns.count
    let pixel = background?.premultiplied() ?? 0
    let drawn = Self.rows(neededFor: rows, by: commands, of: picture, transform: transform)
    var canvas = Canvas(
      width: width,
      height: picture.rows.count,
      rows: drawn,
      pixels: ContiguousArray(repeating: pixel, count: width * drawn.count)
    )
    canvas.draw(commands, transform: transform)
    precondition(canvas.layers.isEmpty, "beginLayer needs an endLayer after it")
    precondition(canvas.clips.isEmpty, "pushClip needs a popClip after it")
    guard drawn != rows else {
      return Bitmap(width: width, height: rows.count, pixels: canvas.surface.pixels)
    }
    let start = (rows.lowerBound - drawn.lowerBound) * width
    let pixels = ContiguousArray(canvas.surface.pixels[start..<start + rows.count * width])
    return Bitmap(width: width, height: rows.count, pixels: pixels)
  }

  /// Draws the list in bands, on all cores at the same time.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  ///   - background: What is under everything; nil for clear.
  ///   - bands: How many bands to draw, at least 1.
  /// - Returns: The same picture as drawn at once.
  package func rendered(
    size: Size,
    scale: Int,
    background: RGBA? = nil,
    bands: Int
  ) -> Bitmap {
    precondition(bands > 0, "bands must be at least 1 (was \(bands))")
    // To put bands together copies them.
    if bands == 1 { return rendered(size: size, scale: scale, background: background) }
    let height = DisplayList.pixels(size.height, scale: scale)
    let parts = Array(0..<bands).concurrentMap { band in
      let rows = height * band / bands..<height * (band + 1) / bands
      return rendered(size: size, scale: scale, background: background, rows: rows)
    }
    var pixels = ContiguousArray<UInt32>()
    pixels.reserveCapacity(parts.reduce(0) { $0 + $1.pixels.count })
    for part in parts { pixels += part.pixels }
    let width = DisplayList.pixels(size.width, scale: scale)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The rows to draw so that some rows come out right: a blur also needs the rows that it blurs them with, and a choice
  /// those by which it is made.
  private static func rows(
    neededFor rows: Range<Int>,
    by commands: [Command],
    of picture: PixelBounds,
    transform: Transform
  ) -> Range<Int> {
    var needed = rows
    func add(_ more: PixelBounds, ifTouched touched: PixelBounds) {
      let more = more.clamped(to: picture)
      guard !more.isEmpty, touched.rows.overlaps(needed) else { return }
      needed =
        min(
          needed.lowerBound,
          more.rows.lowerBound
        )..<max(
          needed.upperBound,
          more.rows.upperBound
        )
    }
    // From the last command to the first, since each needs what the ones before it have drawn.
    for command in commands.reversed() {
      switch command {
      case .backdrop(let path, _):
        let touched = PixelBounds(path, transform: transform).clamped(to: picture)
        add(touched, ifTouched: touched)
      case .onBackdrop(let choice):
        for list in [choice.light, choice.dark] {
          needed = Self.rows(neededFor: needed, by: list, of: picture, transform: transform)
          add(
            PixelBounds(.rectangle(choice.rect), transform: transform),
            ifTouched: ListBounds(list, transform: transform, picture: picture).whole
          )
        }
      case .group(let inner, let list):
        needed = Self.rows(neededFor: needed, by: list, of: picture, transform: transform(inner))
      default: break
      }
    }
    return needed
  }

  /// A length in pixels, rounded to the nearest.
  private static func pixels(_ length: Double, scale: Int) -> Int {
    let pixels = (length * Double(scale)).rounded()
    precondition(
      pixels >= 0 && pixels <= Double(Bitmap.maximumDimension),
      "a picture must be 0 to \(Bitmap.maximumDimension) pixels on each side (was \(pixels))"
    )
    return Int(pixels)
  }
}

extension Canvas {
  fileprivate mutating func draw(_ commands: [DisplayList.Command], transform: Transform) {
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
          cast(shadow, of: commands[index..<end], bounds, layer.opacity, transform: transform)
          index = end + 1
          continue
        }
        // A shadow needs what casts it whole; anything else only what is seen of it.
        if !layer.castsShadow { bounds = bounds.clamped(to: surface.bounds) }
        beginLayer(layer, bounds: bounds)
      case .endLayer: endLayer(transform: transform)
      case .onBackdrop(let choice):
        let luma = luma(in: choice.rect, transform: transform)
        draw(choice.commands(overLuma: luma), transform: transform)
      case .group(let inner, let list): draw(list, transform: transform(inner))
      default: draw(command, transform: transform)
      }
    }
  }

  /// Draws a shadow without what casts it, which is drawn no finer than the blur needs.
  private mutating func cast(
    _ shadow: Shadow,
    of commands: ArraySlice<DisplayList.Command>,
    _ bounds: PixelBounds,
    _ opacity: UInt8,
    transform: Transform
  ) {
    guard !bounds.isEmpty else { return }
    let blur = GaussianBlur(sigma: shadow.sigma(in: transform))
    let cells = blur.cellBounds(of: bounds)
    var canvas = Canvas(
      width: cells.columns.count,
      height: cells.rows.count,
      rows: cells.rows,
      pixels: ContiguousArray(repeating: 0, count: cells.count)
    )
    let scale = 1 / Double(1 << blur.cellShift)
    let corner = Point(Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound))
    let toCells = Transform.scale(scale, thenMoveBy: Point(-corner.x * scale, -corner.y * scale))
    for command in commands { canvas.draw(command, transform: toCells(transform)) }
    let shape = blur.blurredShape(canvas.surface, inPlaceOf: bounds)
    cast(shadow, shape, bounds, opacity: opacity, transform: transform)
  }

  private mutating func draw(_ command: DisplayList.Command, transform: Transform) {
    switch command {
    case .fill(let path, let color): fill(.path(path), transform: transform, color: color)
    case .gradient(let path, let gradient): fill(path, transform: transform, gradient: gradient)
    case .image(let bitmap, let rect, let parts):
      draw(bitmap, parts, in: rect, transform: transform)
    case .template(let bitmap, let rect, let color, let parts):
      drawTemplate(bitmap, parts, in: rect, transform: transform, color: color)
    case .icon(let icon, let rect, let color, let parts):
      let bitmap = icon.bitmap(pixelsPerPoint: parts.pixelsPerPoint)
      drawTemplate(bitmap, parts, in: rect, transform: transform, color: color)
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
  /// Where a layer ends whose commands begin here, if each of them draws by itself.
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
