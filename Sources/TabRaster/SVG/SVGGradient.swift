/// A `linearGradient` or `radialGradient` with its attributes resolved, independent of the shapes that it fills.
struct SVGGradient {
  /// The stops, with `stop-opacity` in the alpha of their colors.
  private(set) var stops: [Gradient.Stop] = []

  /// Whether `gradientUnits` is `objectBoundingBox`: coordinates are fractions of the filled shape's bounding box.
  private var isOfBox = true
  private var transform = Transform.identity
  private var shape = Gradient.Shape.linear(from: Point(0, 0), to: Point(1, 0))

  /// Reads a gradient and its templates.
  ///
  /// - Parameters:
  ///   - element: A `linearGradient` or a `radialGradient`.
  ///   - elements: The elements of the file by `id`, which `href` may refer to as templates.
  ///   - work: The work of the picture so far, to which the gradient's is added.
  ///   - viewport: The size that percentages refer to with `userSpaceOnUse`.
  ///   - style: The style of the filled shape, for `currentColor`.
  /// - Throws: An `SVGFault` for a bad or unsupported attribute, or too much work.
  init(
    _ element: XMLElement,
    _ elements: [String: XMLElement],
    _ work: inout SVGWork,
    viewport: Size,
    style: SVGStyle
  ) throws(SVGFault) {
    let chain = try Self.chain(element, elements)
    for element in chain {
      try work.add(1, .elements, at: element.offset)
      try work.add(attributesOf: element)
    }
    func attribute(_ name: String) -> XMLAttribute? {
      chain.lazy.compactMap { $0.attribute(name) }.first
    }
    if let units = attribute("gradientUnits") {
      isOfBox = units.value.trimmed != "userSpaceOnUse"
    }
    if let attribute = attribute("gradientTransform") { transform = try .svg(attribute) }
    if let spread = attribute("spreadMethod"), spread.value.trimmed != "pad" {
      throw SVGStyle.unsupported(spread)
    }
    let whole = isOfBox ? Size(width: 1, height: 1) : viewport
    func length(_ name: String, _ share: Double, of whole: Double) throws(SVGFault) -> Double {
      guard let attribute = attribute(name) else { return share * whole }
      return try SVGScanner.length(attribute, percentOf: whole)
    }
    if element.name == "linearGradient" {
      shape = .linear(
        from: Point(
          try length("x1", 0, of: whole.width),
          try length("y1", 0, of: whole.height)
        ),
        to: Point(try length("x2", 1, of: whole.width), try length("y2", 0, of: whole.height))
      )
    } else {
      let center = Point(
        try length("cx", 0.5, of: whole.width),
        try length("cy", 0.5, of: whole.height)
      )
      for (name, middle, whole) in [("fx", center.x, whole.width), ("fy", center.y, whole.height)] {
        guard let focus = attribute(name) else { continue }
        // A focus other than the center isn't supported.
        guard try SVGScanner.length(focus, percentOf: whole) == middle else {
          throw SVGStyle.unsupported(focus)
        }
      }
      // Percentages of a radius refer to the diagonal divided by √2.
      let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
      shape = .radial(center: center, radius: try length("r", 0.5, of: diagonal))
    }
    // Stops are inherited as a whole, from the nearest template that has any.
    let stops = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty }
    for stop in stops ?? [] {
      try work.add(1, .gradientStops, at: stop.offset)
      try work.add(attributesOf: stop)
      try add(stop, style: style)
    }
  }

  /// Returns the gradient and its `href` templates, nearest first.
  private static func chain(
    _ element: XMLElement,
    _ elements: [String: XMLElement]
  ) throws(SVGFault) -> [XMLElement] {
    var chain = [element]
    while let link = chain[chain.count - 1].link {
      guard let next = elements[link.id] else {
        throw SVGFault(.missing(id: link.id), at: link.offset)
      }
      chain.append(next)
      guard chain.count <= SVGLimits.depth else { throw .tooMany(.nested, at: link.offset) }
    }
    return chain
  }

  private mutating func add(_ stop: XMLElement, style: SVGStyle) throws(SVGFault) {
    var (color, opacity, place) = (RGBA(0, 0, 0), 1.0, 0.0)
    for attribute in try stop.properties {
      switch attribute.name {
      case "offset": place = try SVGScanner.share(attribute)
      case "stop-opacity": opacity = try SVGScanner.share(attribute)
      case "stop-color":
        let paint = try SVGPaint.color(attribute, attribute.value.trimmed)
        if case .color(let value) = paint { color = value } else { color = style.color }
      default: break
      }
    }
    // An offset below that of the stop before it is raised to that.
    place = max(place, stops.last?.place ?? 0)
    stops.append(Gradient.Stop(place, color.faded(opacity)))
  }

  /// Returns the command that fills a path with the gradient.
  ///
  /// - Parameters:
  ///   - path: The path to fill, in user space.
  ///   - box: The bounding box of the shape in user space, without its stroke.
  ///   - toPicture: The transform from user space to the picture.
  ///   - opacity: The opacity of the fill, from 0 to 1.
  /// - Returns: The command, or nil if nothing is drawn.
  func command(
    filling path: Path,
    box: Rect,
    toPicture: Transform,
    opacity: Double
  ) -> DisplayList.Command? {
    let stops = stops.map { Gradient.Stop($0.place, $0.color.faded(opacity)) }
    guard let last = stops.last else { return nil }
    var plane = toPicture
    if isOfBox {
      guard box.width > 0, box.height > 0 else { return nil }
      plane = plane(
        Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
      )
    }
    plane = plane(transform)
    // A gradient of no length or radius fills with its last color.
    let isPoint =
      switch shape {
      case .linear(let start, let end): start == end
      case .radial(_, let radius): radius <= 0
      }
    if isPoint { return .fill(path.transformed(by: toPicture), last.color) }
    guard let inverse = plane.inverse else { return nil }
    // Fill in gradient space, where a stretched gradient is a plain linear or radial one.
    let there = path.transformed(by: inverse(toPicture))
    guard there.isInReach else { return nil }
    return .group(plane, [.gradient(there, Gradient(shape, stops: stops))])
  }
}

extension XMLElement {
  /// The id in `href` or `xlink:href`, with the offset of the attribute's value; nil without these attributes.
  var link: (id: String, offset: Int)? {
    guard let attribute = attribute("href") ?? attribute("xlink:href") else { return nil }
    let address = attribute.value.trimmed
    return (String(address.hasPrefix("#") ? address.dropFirst() : address[...]), attribute.offset)
  }
}
