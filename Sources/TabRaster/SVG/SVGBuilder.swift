/// A builder of drawing commands from the elements of an SVG file.
struct SVGBuilder {
  /// The size of the picture, in points.
  let size: Size
  private(set) var commands: [DisplayList.Command] = []

  /// The union of all drawn shapes, for a template.
  private(set) var path = Path()

  private let root: XMLElement

  /// The transform from the root's user space to the picture.
  private let toPicture: Transform

  /// The size that percentages refer to: that of the `viewBox`, or else of the picture.
  private let viewport: Size

  /// The elements with an id, by id; of elements with the same one, the first.
  private var elements: [String: XMLElement] = [:]
  private var work: SVGWork

  init(_ root: XMLElement) throws(UnlocatedSVGError) {
    guard root.plainName == "svg" else {
      throw UnlocatedSVGError(.notSVG(root: root.name), at: root.offset)
    }
    let box = try root.viewBox
    func side(_ name: String) throws(UnlocatedSVGError) -> Double? {
      // Percentages refer to a page, which a file on its own doesn't have.
      guard let attribute = root.attribute(name), !attribute.value.contains("%"),
        attribute.value.trimmed != "auto"
      else { return nil }
      return try SVGScanner.length(attribute, percentOf: 0)
    }
    let (width, height) = (try side("width"), try side("height"))
    // A side that isn't given follows from the other one by the ratio of the `viewBox`.
    let ratio = box.map { $0.width / $0.height }
    guard
      let finalWidth = width ?? height.flatMap({ side in ratio.map { side * $0 } }) ?? box?.width,
      let finalHeight = height ?? width.flatMap({ side in ratio.map { side / $0 } }) ?? box?.height,
      finalWidth > 0, finalHeight > 0, max(finalWidth, finalHeight) <= SVGLimits.coordinate
    else { throw UnlocatedSVGError(.noSize, at: root.offset) }
    size = Size(width: finalWidth, height: finalHeight)
    viewport = box.map { Size(width: $0.width, height: $0.height) } ?? size
    self.root = root
    work = SVGWork(pictureOf: size)
    if let box { toPicture = try root.fit(box, into: size) } else { toPicture = .identity }
    try index(root)
  }

  /// Adds an element and its descendants to the elements by id.
  private mutating func index(_ element: XMLElement) throws(UnlocatedSVGError) {
    // Style sheets and scripts could change any element.
    if let name = element.plainName, ["style", "script"].contains(name) {
      throw UnlocatedSVGError(.unsupported(.element(name)), at: element.offset)
    }
    if let id = element.attribute("id")?.value, elements[id] == nil { elements[id] = element }
    for child in element.children { try index(child) }
  }

  /// Draws the root element.
  mutating func draw() throws(UnlocatedSVGError) {
    var style = SVGStyle()
    try style.apply(root)
    try layer(style, at: root.offset) { builder throws(UnlocatedSVGError) in
      try builder.drawChildren(
        of: builder.root,
        style: style,
        transform: builder.toPicture,
        depth: 0
      )
    }
  }

  private mutating func drawChildren(
    of element: XMLElement,
    style: SVGStyle,
    transform: Transform,
    depth: Int
  ) throws(UnlocatedSVGError) {
    guard depth < SVGLimits.depth else { throw .tooMany(.nested, at: element.offset) }
    for child in element.children {
      try draw(child, inheriting: style, transform: transform, depth: depth + 1)
    }
  }

  /// Draws an element with its descendants; elements with a namespace prefix are skipped.
  private mutating func draw(
    _ element: XMLElement,
    inheriting inherited: SVGStyle,
    transform inheritedTransform: Transform,
    depth: Int
  ) throws(UnlocatedSVGError) {
    try work.add(1, of: .elements, at: element.offset)
    try work.add(attributesOf: element)
    guard let name = element.plainName else { return }
    var style = inherited
    try style.apply(element)
    guard style.isDisplayed else { return }
    let transform =
      try element.attribute("transform").map { attribute throws(UnlocatedSVGError) in
        inheritedTransform(try .svg(attribute))
      } ?? inheritedTransform
    switch name {
    case "g":
      try layer(style, at: element.offset) { builder throws(UnlocatedSVGError) in
        try builder.drawChildren(of: element, style: style, transform: transform, depth: depth)
      }
    case "use":
      try layer(style, at: element.offset) { builder throws(UnlocatedSVGError) in
        try builder.drawUse(element, style: style, transform: transform, depth: depth)
      }
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      guard let path = try Path.svg(element, viewport: viewport) else { return }
      try layer(style, at: element.offset) { builder throws(UnlocatedSVGError) in
        try builder.draw(path, style: style, transform: transform, at: element.offset)
      }
    case "defs", "symbol", "linearGradient", "radialGradient", "title", "desc", "metadata": break
    default: throw UnlocatedSVGError(.unsupported(.element(name)), at: element.offset)
    }
  }

  /// Draws the element that a `use` refers to, translated by its `x` and `y`.
  private mutating func drawUse(
    _ element: XMLElement,
    style: SVGStyle,
    transform: Transform,
    depth: Int
  ) throws(UnlocatedSVGError) {
    guard let href = element.href else { return }
    guard let used = elements[href.id] else {
      throw UnlocatedSVGError(.missing(id: href.id), at: href.offset)
    }
    func length(
      _ name: String,
      of reference: Double,
      or usual: Double
    ) throws(UnlocatedSVGError) -> Double {
      guard let attribute = element.attribute(name) else { return usual }
      return try SVGScanner.length(attribute, percentOf: reference)
    }
    let x = try length("x", of: viewport.width, or: 0)
    let y = try length("y", of: viewport.height, or: 0)
    let translated = transform(.scale(1, thenMoveBy: Point(x, y)))
    guard used.plainName == "symbol" else {
      // A group of one level, so that an element that uses itself reaches the limit of depth.
      let holder = XMLElement(name: "g", attributes: [], children: [used], offset: used.offset)
      return try drawChildren(of: holder, style: style, transform: translated, depth: depth)
    }
    var style = style
    try work.add(attributesOf: used)
    try style.apply(used)
    guard style.isDisplayed else { return }
    var symbolTransform = translated
    if let box = try used.viewBox {
      let width = try length("width", of: viewport.width, or: viewport.width)
      let height = try length("height", of: viewport.height, or: viewport.height)
      guard width > 0, height > 0 else { return }
      symbolTransform = translated(try used.fit(box, into: Size(width: width, height: height)))
    }
    try layer(style, at: element.offset) { builder throws(UnlocatedSVGError) in
      try builder.drawChildren(of: used, style: style, transform: symbolTransform, depth: depth)
    }
  }

  /// Draws into a layer if the style's `opacity` is below 1, and otherwise directly.
  private mutating func layer(
    _ style: SVGStyle,
    at offset: Int,
    draw: (inout SVGBuilder) throws(UnlocatedSVGError) -> Void
  ) throws(UnlocatedSVGError) {
    guard style.opacity < 1 else { return try draw(&self) }
    let start = commands.count
    let before = work.beginLayer()
    commands.append(.beginLayer(Layer(opacity: UInt8((style.opacity * 255).rounded()))))
    try draw(&self)
    try work.add(layerOver: before, at: offset)
    // Drop a layer without content.
    if commands.count == start + 1 { commands.removeLast() } else { commands.append(.endLayer) }
  }

  /// Fills and strokes a shape.
  private mutating func draw(
    _ shape: Path,
    style: SVGStyle,
    transform: Transform,
    at offset: Int
  ) throws(UnlocatedSVGError) {
    try work.add(Double(shape.elements.count), of: .segments, at: offset)
    guard style.isVisible, let box = shape.extent else { return }
    if case .none = style.fill {
    } else {
      let filled = style.isEvenOdd ? try evenOdd(shape, at: offset) : shape
      try paint(
        filled,
        with: style.fill,
        opacity: style.fillOpacity,
        style: style,
        box: box,
        transform: transform,
        at: offset
      )
    }
    guard style.strokeWidth > 0 else { return }
    if case .none = style.stroke { return }
    try work.add(strokeAlong: shape, at: offset)
    let line = shape.stroked(
      width: style.strokeWidth,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit
    )
    try paint(
      line,
      with: style.stroke,
      opacity: style.strokeOpacity,
      style: style,
      box: box,
      transform: transform,
      at: offset
    )
  }

  /// Returns a path that looks by the nonzero rule as `path` does by the even-odd rule.
  private func evenOdd(_ path: Path, at offset: Int) throws(UnlocatedSVGError) -> Path {
    do throws(Path.EvenOddProblem) {
      return try path.fromEvenOdd()
    } catch {
      throw switch error {
      case .crossing: UnlocatedSVGError(.crossingContours, at: offset)
      case .tooManyLines:
        UnlocatedSVGError(.tooMany(.segments, limit: SVGLimits.evenOddLines), at: offset)
      }
    }
  }

  /// Fills a path, which may be the outline of a stroke, with a paint.
  private mutating func paint(
    _ path: Path,
    with paint: SVGPaint,
    opacity: Double,
    style: SVGStyle,
    box: Rect,
    transform: Transform,
    at offset: Int
  ) throws(UnlocatedSVGError) {
    let placed = path.transformed(by: transform)
    guard placed.isInReach else { return }
    try work.add(fillOf: placed, withGradient: paint.isReference, at: offset)
    let command: DisplayList.Command?
    switch paint {
    case .none: return
    case .color(let color): command = .fill(placed, color.faded(opacity))
    case .currentColor: command = .fill(placed, style.color.faded(opacity))
    case .reference(let id, let offset, let fallback):
      guard let element = elements[id] else {
        guard let fallback else { throw UnlocatedSVGError(.missing(id: id), at: offset) }
        command = .fill(placed, fallback.faded(opacity))
        break
      }
      guard ["linearGradient", "radialGradient"].contains(element.plainName) else {
        throw UnlocatedSVGError(.unsupported(.element(element.name)), at: element.offset)
      }
      command = try SVGGradient(
        element,
        templates: elements,
        work: &work,
        viewport: viewport,
        style: style
      )
      .command(filling: path, box: box, toPicture: transform, opacity: opacity)
    }
    guard let command, !command.isClear else { return }
    commands.append(command)
    // Give all shapes the same winding direction, so that none cuts a hole into another.
    self.path.append(placed.signedArea < 0 ? placed.reversed : placed)
  }
}

extension XMLElement {
  /// The name, or nil for elements of other namespaces, which drawing programs write with a prefix.
  fileprivate var plainName: String? { name.contains(":") ? nil : name }

  /// The `viewBox`, in user space; nil without one.
  fileprivate var viewBox: Rect? {
    get throws(UnlocatedSVGError) {
      guard let attribute = attribute("viewBox") else { return nil }
      let numbers = try SVGScanner.numbers(attribute)
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
        throw SVGScanner(attribute).error(expected: "four numbers, the last two above 0")
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// Returns the transform from a `viewBox` to a size by `preserveAspectRatio`, which is `xMidYMid meet` by default.
  fileprivate func fit(_ box: Rect, into size: Size) throws(UnlocatedSVGError) -> Transform {
    let (x, y) = (size.width / box.width, size.height / box.height)
    let attribute = attribute("preserveAspectRatio")
    let words = attribute?.value.split(separator: " ") ?? []
    if words.first == "none" {
      return Transform(a: x, b: 0, c: 0, d: y, tx: -box.x * x, ty: -box.y * y)
    }
    var (alongX, alongY) = (0.5, 0.5)
    if let attribute {
      // xMinYMin to xMaxYMax, optionally with meet; slice isn't supported, as it needs a clip.
      let alignments = ["Min": 0, "Mid": 0.5, "Max": 1]
      guard let word = words.first, word.count == 8, word.hasPrefix("x"),
        let alignmentX = alignments[String(word.dropFirst().prefix(3))],
        word.dropFirst(4).hasPrefix("Y"), let alignmentY = alignments[String(word.suffix(3))],
        words.count == 1 || words[1] == "meet"
      else { throw SVGStyle.unsupported(attribute) }
      (alongX, alongY) = (alignmentX, alignmentY)
    }
    let scale = min(x, y)
    return .scale(
      scale,
      thenMoveBy: Point(
        (size.width - box.width * scale) * alongX - box.x * scale,
        (size.height - box.height * scale) * alongY - box.y * scale
      )
    )
  }
}

extension DisplayList.Command {
  /// Whether the command fills with a transparent color, which adds no shape to a template either.
  fileprivate var isClear: Bool {
    if case .fill(_, let color) = self { color.alpha == 0 } else { false }
  }
}

extension Path {
  /// Whether all coordinates can be drawn: nested transforms can make them huge, infinite or not a number.
  var isInReach: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isInReach
      case .curve(let control1, let control2, let end):
        control1.isInReach && control2.isInReach && end.isInReach
      case .close: true
      }
    }
  }
}

extension Point {
  /// Whether both coordinates are at most `SVGLimits.drawnCoordinate` in magnitude; false for not a number.
  fileprivate var isInReach: Bool {
    max(abs(x), abs(y)) <= SVGLimits.drawnCoordinate && x == x && y == y
  }
}
