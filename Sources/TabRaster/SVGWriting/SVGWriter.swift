/// A writer of pictures as SVG files, with the same shapes as their PNG files.
///
/// Shapes, clips, gradients, layers and shadows become SVG elements. Letters become outlines, the same in every viewer. A
/// material becomes a filtered copy of the elements before it. Shapes with vibrancy get one color per layer, the mean that
/// drawing gives them. Bitmaps, and nine-slice icons, become embedded PNG images.
///
///     SVGWriter.text(of: picture)  // "<svg xmlns=…"
package struct SVGWriter {
  /// The definitions so far: gradients, clips, masks and filters, each once.
  var definitions = SVGDefinitions()

  /// The elements of the picture and of each open layer, the innermost last.
  var layers: [SVGLayer] = [SVGLayer()]

  /// The decisions that depend on pixels, recorded by drawing the picture.
  var decisions: CanvasDecisions

  /// The size of the picture in points.
  private let size: Size

  /// The number of pixels per point in embedded images.
  let scale: Int

  /// Whether repeated shapes are written once, as definitions.
  private(set) var sharesShapes = false

  /// Whether only `fills` is needed: path data and images, which take most of the time, are left out.
  private var collectsFills = false

  /// The color of all shapes inside a layer with vibrancy; nil outside.
  var flatColor: RGBA?

  /// The names of colors, by their indices in `fills`.
  private var names: [Int: String] = [:]

  /// The colors of the fills that are written, in order.
  private var fills: [RGBA] = []

  private init(of picture: Picture, decisions: CanvasDecisions) {
    self.decisions = decisions
    (size, scale) = (picture.size, picture.scale)
  }

  /// Returns the SVG file of a picture.
  package static func text(of picture: Picture) -> String {
    var writer = SVGWriter(of: picture, decisions: picture.decisions)
    writer.draw(picture.commandsOnBackground, transform: .identity)
    let (width, height) = (picture.size.width.short, picture.size.height.short)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">\(writer.definitions.text)\(writer.layers[0].text)</svg>

      """
  }

  /// Returns the contents of `svg` elements of one page, which share definitions.
  ///
  /// Shapes and groups that occur more than once are among these: the letters and icons of most bars are the same.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - colors: The names of colors of each picture; none if it is empty.
  /// - Returns: The contents, in the order of the pictures, and a `defs` element for one more `svg`.
  package static func contents(
    of pictures: [Picture],
    naming colors: [SVGFillNames?] = []
  ) -> (contents: [String], definitions: String) {
    let decisions = pictures.concurrentMap(\.decisions)
    var definitions = SVGDefinitions()
    let layers = pictures.indices.map { index in
      var writer = SVGWriter(of: pictures[index], decisions: decisions[index])
      writer.sharesShapes = true
      if colors.indices.contains(index), let names = colors[index] {
        writer.names = names.names(asIn: writer, of: pictures[index])
      }
      swap(&writer.definitions, &definitions)
      writer.draw(pictures[index].commandsOnBackground, transform: .identity)
      swap(&writer.definitions, &definitions)
      return writer.layers[0]
    }
    var counts: [String: Int] = [:]
    for group in layers.flatMap(\.groups) { counts[group, default: 0] += 1 }
    let contents = layers.map { layer in
      layer.text { counts[$0, default: 0] > 1 ? definitions.shared($0) : $0 }
    }
    return (contents, definitions.text)
  }

  mutating func draw(_ commands: [DisplayList.Command], transform: Transform) {
    for command in commands {
      switch command {
      case .fill(let path, let color): fill(path.transformed(by: transform), color: color)
      case .gradient(let path, let gradient): fill(path, gradient: gradient, transform: transform)
      case .image(let bitmap, let rect, nil) where flatColor == nil && !isTooFine(bitmap, in: rect):
        add(bitmap, in: rect, transform: transform)
      case .icon(let icon, let rect, let color, let nineSlice) where nineSlice.hasNoCaps:
        let fit = Transform(
          a: rect.width / icon.width,
          b: 0,
          c: 0,
          d: rect.height / icon.height,
          tx: rect.x,
          ty: rect.y
        )
        fill(icon.path.transformed(by: transform(fit)), color: color)
      case .image(_, let rect, _), .template(_, let rect, _, _), .icon(_, let rect, _, _):
        addPicture(of: command, in: rect, transform: transform)
      case .text(let text, let font, let baseline, let color):
        fill(font.path(for: text, baseline: baseline).transformed(by: transform), color: color)
      case .picture(let picture, let rect): add(picture, in: rect, transform: transform)
      case .backdrop(let path, let filter):
        filterBackdrop(inside: path.transformed(by: transform), by: filter, transform: transform)
      case .pushClip(let path): pushClip(path.transformed(by: transform))
      case .popClip: layers[layers.count - 1].clips.removeLast()
      case .beginLayer(let layer): begin(layer)
      case .endLayer: endLayer(transform: transform)
      case .group(let inner, let list): draw(list, transform: transform(inner))
      case .onBackdrop(let choice):
        draw(decisions.nextIsDark() ? choice.dark : choice.light, transform: transform)
      }
    }
  }

  /// Returns the colors of the fills that the writer will write for a picture, in order.
  func fills(of picture: Picture) -> [RGBA] {
    var writer = self
    writer.collectsFills = true
    writer.draw(picture.commandsOnBackground, transform: .identity)
    return writer.fills
  }

  /// Adds an element inside the current clips.
  mutating func add(_ element: String) { layers[layers.count - 1].add(element) }

  // MARK: - Shapes

  private mutating func fill(_ path: Path, color: RGBA) {
    guard !path.elements.isEmpty, path.isFinite, color.alpha > 0 else { return }
    let data = data(of: path)
    // A `use` element is about as long as a short path.
    guard sharesShapes, data.utf8.count > 60, let start = path.start else {
      return add("<path d=\"\(data)\"\(paint(color))/>")
    }
    let moved = path.transformed(by: .scale(1, thenMoveBy: Point(-start.x, -start.y)))
    let id = definitions.id("<path d=\"\(moved.svgData)\"/>")
    let (x, y) = (start.x.hundredths, start.y.hundredths)
    add("<use href=\"#\(id)\" x=\"\(x)\" y=\"\(y)\"\(paint(color))/>")
  }

  /// Returns the attributes of a fill, which is the next of `fills`.
  private mutating func paint(_ color: RGBA) -> String {
    var shown = color
    if let flatColor {
      shown = RGBA(
        flatColor.red,
        flatColor.green,
        flatColor.blue,
        Blending.multiply(flatColor.alpha, color.alpha)
      )
    }
    fills.append(shown)
    let name = names[fills.count - 1]
    return shown.svgAttributes(color: "fill", opacity: "fill-opacity", name: name)
  }

  private mutating func fill(_ path: Path, gradient: Gradient, transform: Transform) {
    let geometry: String
    let name: String
    switch gradient.shape {
    case .linear(let start, let end):
      name = "linearGradient"
      geometry =
        "x1=\"\(start.x.short)\" y1=\"\(start.y.short)\" x2=\"\(end.x.short)\" y2=\"\(end.y.short)\""
    case .radial(let center, let radius):
      name = "radialGradient"
      geometry = "cx=\"\(center.x.short)\" cy=\"\(center.y.short)\" r=\"\(radius.short)\""
    }
    let stops = gradient.stopsForSVG.map { stop in
      let color = stop.color.svgAttributes(color: "stop-color", opacity: "stop-opacity")
      return "<stop offset=\"\(stop.offset.short)\"\(color)/>"
    }
    let id = definitions.id(
      "<\(name) gradientUnits=\"userSpaceOnUse\" \(geometry)\(transform.svgAttribute("gradientTransform"))>"
        + stops.joined() + "</\(name)>"
    )
    add("<path d=\"\(data(of: path.transformed(by: transform)))\" fill=\"url(#\(id))\"/>")
  }

  /// Returns the data of a path; nothing while only fills are collected.
  private func data(of path: Path) -> String { collectsFills ? "" : path.svgData }

  private mutating func pushClip(_ path: Path) {
    let outer = layers[layers.count - 1].clips.last.map { " clip-path=\"url(#\($0))\"" } ?? ""
    let id = definitions.id("<clipPath\(outer)><path d=\"\(data(of: path))\"/></clipPath>")
    layers[layers.count - 1].clips.append(id)
  }

  // MARK: - Bitmaps

  private mutating func add(_ bitmap: Bitmap, in rect: Rect, transform: Transform) {
    guard bitmap.width > 0, bitmap.height > 0, !collectsFills else { return }
    add(
      "<image x=\"\(rect.x.short)\" y=\"\(rect.y.short)\" width=\"\(rect.width.short)\" "
        + "height=\"\(rect.height.short)\" preserveAspectRatio=\"none\""
        + transform.svgAttribute("transform")
        + " href=\"data:image/png;base64,\(Base64.text(of: bitmap.png(.smallest)))\"/>"
    )
  }

  /// Draws a command, and adds the result as an embedded image.
  private mutating func addPicture(
    of command: DisplayList.Command,
    in rect: Rect,
    transform: Transform
  ) {
    if collectsFills { return }
    var command = command
    if let flatColor, case .image(let bitmap, let rect, let nineSlice) = command {
      command = .template(bitmap, rect, flatColor, nineSlice)
    } else if let flatColor, case .template(let bitmap, let rect, _, let nineSlice) = command {
      command = .template(bitmap, rect, flatColor, nineSlice)
    }
    guard let part = visiblePart(of: rect, transform: transform) else { return }
    let toCorner = Transform.scale(1, thenMoveBy: Point(-part.x, -part.y))
    let shown = Rect(
      x: part.x,
      y: part.y,
      width: part.width.rounded(.up),
      height: part.height.rounded(.up)
    )
    // Only a picture that is shown smaller can be too large for the scale of the canvas.
    let finest = Bitmap.maximumDimension / Int(max(shown.width, shown.height, 1))
    guard finest > 0 else { return }
    let picture = Picture(
      DisplayList([.group(toCorner, [command])]),
      size: Size(width: shown.width, height: shown.height),
      scale: min(scale, finest)
    )
    add(picture.bitmap(), in: shown, transform: transform)
  }

  /// Returns whether a bitmap has far more pixels than its place shows.
  private func isTooFine(_ bitmap: Bitmap, in rect: Rect) -> Bool {
    let shown = rect.width * rect.height * Double(scale * scale)
    return Double(bitmap.width * bitmap.height) > max(4 * shown, 1_000_000)
  }

  /// Returns the part of a rectangle that can be seen on the canvas; `nil` if there is none.
  ///
  /// An image can be far larger than the canvas, and so can a picture of it. The part starts at whole points of the
  /// rectangle, so that it has the same pixels as the whole.
  private func visiblePart(of rect: Rect, transform: Transform) -> Rect? {
    guard let canvas = transform.inverse.map({ $0.bounds(of: size) }) else { return nil }
    let left = max(0, (canvas.x - rect.x).rounded(.down))
    let top = max(0, (canvas.y - rect.y).rounded(.down))
    let right = min(rect.width, (canvas.maxX - rect.x).rounded(.up))
    let bottom = min(rect.height, (canvas.maxY - rect.y).rounded(.up))
    guard left < right, top < bottom else { return nil }
    return Rect(x: rect.x + left, y: rect.y + top, width: right - left, height: bottom - top)
  }

  /// Adds a picture as a group, scaled to a rectangle and clipped to it.
  private mutating func add(_ picture: Picture, in rect: Rect, transform: Transform) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let outer = decisions
    decisions = picture.decisions
    layers.append(SVGLayer())
    let fit = Transform(
      a: rect.width / picture.size.width,
      b: 0,
      c: 0,
      d: rect.height / picture.size.height,
      tx: rect.x,
      ty: rect.y
    )
    pushClip(Path.rectangle(rect).transformed(by: transform))
    draw(picture.commandsOnBackground, transform: transform(fit))
    decisions = outer
    add("<g>\(layers.removeLast().text)</g>")
  }
}

extension NineSlice {
  fileprivate var hasNoCaps: Bool { left <= 0 && top <= 0 && right <= 0 && bottom <= 0 }
}

extension Transform {
  /// Returns the smallest rectangle around a canvas that is transformed.
  fileprivate func bounds(of size: Size) -> Rect {
    let corners = [
      self(Point(0, 0)), self(Point(size.width, 0)), self(Point(0, size.height)),
      self(Point(size.width, size.height)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
