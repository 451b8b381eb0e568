/// The outlines of a TrueType font: tables "glyf" and "loca", and "gvar" for a variable one.
struct TrueTypeOutlines: Sendable {
  private let glyf: FontTable
  private let loca: FontTable

  /// Whether "loca" has 32-bit offsets; otherwise it has 16-bit ones, halved.
  private let hasLongOffsets: Bool
  private let metrics: HorizontalMetrics
  private let variations: GlyphVariations?

  /// Creates the outlines.
  ///
  /// - Parameters:
  ///   - directory: The tables of the font.
  ///   - metrics: The advances and bearings of the glyphs.
  ///   - coordinates: The normalized coordinates of an instance of a variable font, from -1 to 1; otherwise empty.
  /// - Throws: ``FontError`` if a table is missing or damaged.
  init(
    _ directory: FontDirectory,
    metrics: HorizontalMetrics,
    coordinates: [Double]
  ) throws(FontError) {
    glyf = try directory.required("glyf")
    loca = try directory.required("loca")
    hasLongOffsets = try directory.required("head").uint16(at: 50) != 0
    self.metrics = metrics
    if !coordinates.isEmpty, let gvar = directory["gvar"] {
      variations = try GlyphVariations(gvar, coordinates: coordinates)
    } else {
      variations = nil
    }
  }

  /// Loads a glyph with its components and variations; its origin is at x 0.
  func glyph(_ glyph: Int) throws(FontError) -> TrueTypeGlyph {
    var componentCount = 0
    var result = try load(glyph, depth: 0, componentCount: &componentCount)
    for index in result.points.indices { result.points[index].position.x -= result.left }
    return result
  }

  /// Returns the data of a glyph in "glyf"; empty for a glyph without contours.
  private func data(_ glyph: Int) throws(FontError) -> FontTable {
    let start = hasLongOffsets ? try loca.uint32(at: 4 * glyph) : try loca.uint16(at: 2 * glyph) * 2
    let end =
      hasLongOffsets ? try loca.uint32(at: 4 * glyph + 4) : try loca.uint16(at: 2 * glyph + 2) * 2
    guard start <= end else {
      throw loca.error(.damaged("a glyph that ends before it starts"), at: 2 * glyph)
    }
    return try glyf.subtable(at: start, count: end - start)
  }

  /// Loads a glyph and, recursively, its components.
  private func load(
    _ glyph: Int,
    depth: Int,
    componentCount: inout Int
  ) throws(FontError) -> TrueTypeGlyph {
    let data = try data(glyph)
    var result = TrueTypeGlyph()
    let bearing = try metrics.leftSideBearing(of: glyph)
    // The origin is the left side bearing left of the outline's smallest x.
    result.left = data.count > 0 ? Double(try data.int16(at: 2) - bearing) : 0
    result.right = result.left + Double(try metrics.advance(of: glyph))
    guard data.count > 0 else {
      try vary(&result, of: glyph)
      return result
    }
    let contourCount = try data.int16(at: 0)
    if contourCount >= 0 {
      try result.read(data, contourCount: contourCount)
      try vary(&result, of: glyph)
      return result
    }
    guard depth < FontLimits.depth else {
      throw data.error(.tooMany("components in components", limit: FontLimits.depth))
    }
    var components = try TrueTypeComponent.all(in: data)
    componentCount += components.count
    guard componentCount <= FontLimits.components else {
      throw data.error(.tooMany("components of a glyph", limit: FontLimits.components))
    }
    try vary(&components, in: &result, of: glyph)
    for component in components {
      let child = try load(component.glyph, depth: depth + 1, componentCount: &componentCount)
      try result.append(child, as: component, in: data)
    }
    return result
  }

  /// Applies the variations to the points and phantom points of a simple glyph.
  private func vary(_ glyph: inout TrueTypeGlyph, of index: Int) throws(FontError) {
    guard let variations else { return }
    let positions = glyph.points.map(\.position) + glyph.phantomPoints
    let moved = try variations.moved(positions, ends: glyph.ends, glyph: index)
    for index in glyph.points.indices { glyph.points[index].position = moved[index] }
    glyph.phantomPoints = moved.suffix(4)
  }

  /// Applies the variations to the component offsets and phantom points of a composite glyph.
  private func vary(
    _ components: inout [TrueTypeComponent],
    in glyph: inout TrueTypeGlyph,
    of index: Int
  ) throws(FontError) {
    guard let variations else { return }
    let positions = components.map(\.offset) + glyph.phantomPoints
    let moved = try variations.moved(positions, ends: [], glyph: index)
    for index in components.indices { components[index].offset = moved[index] }
    glyph.phantomPoints = moved.suffix(4)
  }
}
