/// A `linearGradient` or `radialGradient` with its attributes resolved, independent of the shapes that it fills.
struct SVGGradient {
  /// The stops, with `stop-opacity` in the alpha of their colors.
  private(set) var stops: [Gradient.Stop] = []

  /// Whether `gradientUnits` is `objectBoundingBox`: coordinates are fractions of the filled shape's bounding box.
  private var usesObjectBoundingBox = true
  private var transform = Transform.identity
  private var shape = Gradient.Shape.linear(from: Point(0, 0), to: Point(1, 0))

  /// Reads a gradient and its templates.
  ///
  /// - Parameters:
  ///   - element: A `linearGradient` or a `radialGradient`.
  ///   - templates: The elements of the file by `id`, which `href` may refer to as templates.
  ///   - work: The work of the picture so far, to which the gradient's is added.
  ///   - viewport: The size that percentages refer to with `userSpaceOnUse`.
  ///   - style: The style of the filled shape, for `currentColor`.
  /// - Throws: An `UnlocatedSVGError` for a bad or unsupported attribute, or too much work.
  init(
    _ element: XMLElement,
    templates: [String: XMLElement],
    work: inout SVGWork,
    viewport: Size,
    style: SVGStyle
  ) throws(UnlocatedSVGError) {
    let chain = try Self.chain(from: element, in: templates)
    for element in chain {
      try work.add(1, of: .elements, at: element.offset)
      try work.add(attributesOf: element)
    }
    var attributes = InheritedAttributes(chain: chain)
    if let units = attributes["gradientUnits"], units.value.trimmed == "userSpaceOnUse" {
      usesObjectBoundingBox = false
      attributes.reference = viewport
    }
    if let attribute = attributes["gradientTransform"] { transform = try .svg(attribute) }
    if let spread = attributes["spreadMethod"], spread.value.trimmed != "pad" {
      throw SVGStyle.unsupported(spread)
    }
    shape =
      element.name == "linearGradient"
      ? try Self.linear(attributes) : try Self.radial(attributes)
    // Stops are inherited as a whole, from the nearest template that has any.
    let stops = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty }
    for stop in stops ?? [] {
      try work.add(1, of: .gradientStops, at: stop.offset)
      try work.add(attributesOf: stop)
      try add(stop, style: style)
    }
  }

  private static func linear(
    _ attributes: InheritedAttributes
  ) throws(UnlocatedSVGError) -> Gradient.Shape {
    let reference = attributes.reference
    return .linear(
      from: Point(
        try attributes.length("x1", or: 0, of: reference.width),
        try attributes.length("y1", or: 0, of: reference.height)
      ),
      to: Point(
        try attributes.length("x2", or: 1, of: reference.width),
        try attributes.length("y2", or: 0, of: reference.height)
      )
    )
  }

  private static func radial(
    _ attributes: InheritedAttributes
  ) throws(UnlocatedSVGError) -> Gradient.Shape {
    let reference = attributes.reference
    let center = Point(
      try attributes.length("cx", or: 0.5, of: reference.width),
      try attributes.length("cy", or: 0.5, of: reference.height)
    )
    for (name, middle, reference) in [
      ("fx", center.x, reference.width), ("fy", center.y, reference.height),
    ] {
      guard let focus = attributes[name] else { continue }
      // A focus other than the center isn't supported.
      guard try SVGScanner.length(focus, percentOf: reference) == middle else {
        throw SVGStyle.unsupported(focus)
      }
    }
    let radius = try attributes.length("r", or: 0.5, of: reference.radiusReference)
    return .radial(center: center, radius: radius)
  }

  /// Returns the gradient and its `href` templates, nearest first.
  private static func chain(
    from element: XMLElement,
    in elements: [String: XMLElement]
  ) throws(UnlocatedSVGError) -> [XMLElement] {
    var chain = [element]
    while let href = chain[chain.count - 1].href {
      guard let next = elements[href.id] else {
        throw UnlocatedSVGError(.missing(id: href.id), at: href.offset)
      }
      chain.append(next)
      guard chain.count <= SVGLimits.depth else { throw .tooMany(.nested, at: href.offset) }
    }
    return chain
  }

  private mutating func add(_ stop: XMLElement, style: SVGStyle) throws(UnlocatedSVGError) {
    var (color, opacity, offset) = (RGBA(0, 0, 0), 1.0, 0.0)
    for attribute in try stop.properties {
      switch attribute.name {
      case "offset": offset = try SVGScanner.numberOrPercentage(attribute)
      case "stop-opacity": opacity = try SVGScanner.numberOrPercentage(attribute)
      case "stop-color":
        let paint = try SVGPaint.color(attribute.value.trimmed, in: attribute)
        if case .color(let value) = paint { color = value } else { color = style.color }
      default: break
      }
    }
    // An offset below that of the stop before it is raised to that.
    offset = max(offset, stops.last?.offset ?? 0)
    stops.append(Gradient.Stop(offset: offset, color: color.faded(opacity)))
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
    let stops = stops.map { Gradient.Stop(offset: $0.offset, color: $0.color.faded(opacity)) }
    guard let last = stops.last else { return nil }
    var plane = toPicture
    if usesObjectBoundingBox {
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
    let pathInPlane = path.transformed(by: inverse(toPicture))
    guard pathInPlane.isInReach else { return nil }
    return .group(plane, [.gradient(pathInPlane, Gradient(shape, stops: stops))])
  }
}

extension XMLElement {
  /// The id in `href` or `xlink:href`, with the offset of the attribute's value; nil without these attributes.
  var href: (id: String, offset: Int)? {
    guard let attribute = attribute("href") ?? attribute("xlink:href") else { return nil }
    let address = attribute.value.trimmed
    return (String(address.hasPrefix("#") ? address.dropFirst() : address[...]), attribute.offset)
  }
}

/// The attributes of a gradient; attributes that the gradient lacks are those of its nearest template.
private struct InheritedAttributes {
  /// The gradient and its templates, nearest first.
  let chain: [XMLElement]

  /// The size that percentages and fractions refer to.
  var reference = Size(width: 1, height: 1)

  subscript(name: String) -> XMLAttribute? {
    chain.lazy.compactMap { $0.attribute(name) }.first
  }

  /// Returns a length, or a fraction of the reference if there is none.
  func length(
    _ name: String,
    or fraction: Double,
    of reference: Double
  ) throws(UnlocatedSVGError) -> Double {
    guard let attribute = self[name] else { return fraction * reference }
    return try SVGScanner.length(attribute, percentOf: reference)
  }
}
