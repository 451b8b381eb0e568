/// A component of a composite glyph, as the accent on a letter.
struct TrueTypeComponent {
  var glyph: Int

  /// The offset of the component, in font units.
  var offset = Point(0, 0)

  /// The transformation of the component's points, applied before the offset.
  var scale = Transform.identity

  /// The index of a point of the composite so far, and that of the component's point to align with it.
  var matches: (Int, Int)?

  /// Whether the composite takes its metrics from this component (USE_MY_METRICS).
  var usesMyMetrics: Bool

  /// Reads the components of a composite glyph, in the order of drawing.
  static func all(in data: FontTable) throws(FontError) -> [TrueTypeComponent] {
    var components: [TrueTypeComponent] = []
    var position = 10
    while true {
      let flags = try data.uint16(at: position)
      var component = TrueTypeComponent(
        glyph: try data.uint16(at: position + 2),
        usesMyMetrics: flags & Flag.usesMyMetrics != 0
      )
      position += 4
      try component.readArguments(from: data, at: &position, flags: flags)
      try component.readScale(from: data, at: &position, flags: flags)
      components.append(component)
      guard components.count <= FontLimits.components else {
        throw data.error(.tooMany("components of a glyph", limit: FontLimits.components))
      }
      if flags & Flag.continues == 0 { return components }
    }
  }

  /// Bits of a component's flags.
  private enum Flag {
    static let words = 0x0001
    static let offsets = 0x0002
    static let scale = 0x0008
    static let continues = 0x0020
    static let twoScales = 0x0040
    static let matrix = 0x0080
    static let usesMyMetrics = 0x0200
    static let scaledOffset = 0x0800
  }

  private mutating func readArguments(
    from data: FontTable,
    at position: inout Int,
    flags: Int
  ) throws(FontError) {
    let size = flags & Flag.words != 0 ? 2 : 1
    defer { position += 2 * size }
    if flags & Flag.offsets == 0 {
      matches = (
        Int(try data.unsigned(at: position, size: size)),
        Int(try data.unsigned(at: position + size, size: size))
      )
    } else if size == 2 {
      offset = Point(Double(try data.int16(at: position)), Double(try data.int16(at: position + 2)))
    } else {
      let x = Int8(truncatingIfNeeded: try data.uint8(at: position))
      let y = Int8(truncatingIfNeeded: try data.uint8(at: position + 1))
      offset = Point(Double(x), Double(y))
    }
  }

  private mutating func readScale(
    from data: FontTable,
    at position: inout Int,
    flags: Int
  ) throws(FontError) {
    if flags & Flag.scale != 0 {
      scale.a = try data.f2dot14(at: position)
      scale.d = scale.a
      position += 2
    } else if flags & Flag.twoScales != 0 {
      scale.a = try data.f2dot14(at: position)
      scale.d = try data.f2dot14(at: position + 2)
      position += 4
    } else if flags & Flag.matrix != 0 {
      scale.a = try data.f2dot14(at: position)
      scale.b = try data.f2dot14(at: position + 2)
      scale.c = try data.f2dot14(at: position + 4)
      scale.d = try data.f2dot14(at: position + 6)
      position += 8
    }
    // SCALED_COMPONENT_OFFSET: the offset is in the component's coordinates.
    if flags & Flag.scaledOffset != 0 {
      offset.x *= Point(scale.a, scale.b).length
      offset.y *= Point(scale.c, scale.d).length
    }
  }
}
