/// One face of a font file: its names and metrics, and the outlines of its glyphs.
///
///     let typeface = try Typeface.all(in: bytes)[0]
///     let glyph = try typeface.glyph(for: "A")
///
/// Lengths are in font units, `unitsPerEm` to an em. TrueType and OpenType files, collections and the named instances
/// of variable fonts are read.
package final class Typeface: Sendable {
  package let names: FontNames

  /// The weight, from 1 to 1,000; regular is 400.
  package let weight: Int

  /// Whether the face is italic or oblique.
  package let isItalic: Bool

  package let unitsPerEm: Int

  package let glyphCount: Int

  /// The height of a line above the baseline.
  package let ascent: Double

  /// The depth of a line below the baseline, positive.
  package let descent: Double

  /// The space between lines.
  package let lineGap: Double

  /// The height of capitals; 0.7 em if the font has no value.
  package let capHeight: Double

  /// The height of lowercase letters without ascenders; 0.5 em if the font has no value.
  package let xHeight: Double

  private enum Outlines {
    case quadratic(TrueTypeOutlines)
    case cubic(CFFOutlines)

    /// Reads the outlines of a face; with coordinates of axes, those of an instance.
    init(
      _ directory: FontDirectory,
      metrics: HorizontalMetrics,
      coordinates: [Double]
    ) throws(FontError) {
      if directory["glyf"] != nil {
        self = .quadratic(
          try TrueTypeOutlines(directory, metrics: metrics, coordinates: coordinates)
        )
      } else if let cff = directory["CFF "] {
        self = .cubic(try CFFOutlines(cff))
      } else if directory["CFF2"] != nil {
        throw FontError("CFF2", at: 0, problem: .unsupported("outlines in table 'CFF2'"))
      } else {
        throw FontError("glyf", at: 0, problem: .missing)
      }
    }

    func outline(of glyph: Int) throws(FontError) -> Path {
      switch self {
      case .quadratic(let outlines): try outlines.glyph(glyph).outline
      case .cubic(let outlines): try outlines.outline(of: glyph)
      }
    }

    func all(count: Int) throws(FontError) -> [Path] {
      var all: [Path] = []
      for glyph in 0..<count { all.append(try outline(of: glyph)) }
      return all
    }
  }

  private let characters: CharacterMap
  private let metrics: HorizontalMetrics
  private let advances: AdvanceVariations?
  private let outlines: Outlines

  /// The outlines of all glyphs if they were read at once; otherwise empty.
  private let keptOutlines: [Path]

  /// Whether the face is an instance of a variable font other than its default.
  private let isVaried: Bool

  private let rules: [Script: ScriptRules]

  /// The key of this typeface in caches.
  let identity = Identity()

  /// The kerning of table "kern", for all scripts; nil without this table.
  private let pairs: PairAdjustment?

  /// Reads all faces of a file: those of a collection, each followed by its named instances.
  ///
  /// - Parameters:
  ///   - bytes: The content of a TrueType or OpenType file.
  ///   - keepsOutlines: Whether all outlines are read at once and kept, for a small font that is often used.
  /// - Returns: The faces; at least one.
  /// - Throws: ``FontError`` if the file isn't a font, is damaged, or exceeds ``FontLimits``.
  package static func all(
    in bytes: [UInt8],
    keepsOutlines: Bool = false
  ) throws(FontError) -> [Typeface] {
    var faces: [Typeface] = []
    var ruleCount = 0
    func add(_ face: Typeface) throws(FontError) {
      faces.append(face)
      ruleCount += face.rules.values.reduce(0) { $0 + $1.count }
      guard ruleCount <= FontLimits.rules else {
        throw FontError("file", at: 0, problem: .tooMany("rules", limit: FontLimits.rules))
      }
    }
    for directory in try FontDirectory.all(in: bytes) {
      try add(Typeface(directory, keepsOutlines: keepsOutlines))
      guard let fvar = directory["fvar"] else { continue }
      let axes = try VariationAxes(fvar, avar: directory["avar"])
      for instance in axes.instances {
        try add(
          Typeface(directory, axes: axes, instance: instance, keepsOutlines: keepsOutlines)
        )
      }
      guard faces.count <= FontLimits.faces else {
        throw fvar.error(.tooMany("faces", limit: FontLimits.faces))
      }
    }
    guard !faces.isEmpty else { throw FontError("file", at: 8, problem: .damaged("no faces")) }
    return faces
  }

  private static func rules(
    in directory: FontDirectory
  ) throws(FontError) -> [Script: ScriptRules] {
    let positions = try directory["GPOS"].map { table throws(FontError) in
      try LayoutTable(table, extensionType: 9)
    }
    let substitutions = try directory["GSUB"].map { table throws(FontError) in
      try LayoutTable(table, extensionType: 7)
    }
    var rules: [Script: ScriptRules] = [:]
    for script in Script.allCases {
      rules[script] = try ScriptRules(
        script,
        positions: positions,
        substitutions: substitutions
      )
    }
    return rules
  }

  private init(
    _ directory: FontDirectory,
    axes: VariationAxes? = nil,
    instance: VariationAxes.Instance? = nil,
    keepsOutlines: Bool
  ) throws(FontError) {
    let head = try directory.required("head")
    let hhea = try directory.required("hhea")
    unitsPerEm = try head.uint16(at: 18)
    guard (16...16_384).contains(unitsPerEm) else {
      throw head.error(.damaged("\(unitsPerEm) units an em, not 16 to 16384"), at: 18)
    }
    glyphCount = try directory.required("maxp").uint16(at: 4)
    characters = try CharacterMap(directory.required("cmap"))
    metrics = try HorizontalMetrics(hhea: hhea, hmtx: directory.required("hmtx"))
    ascent = Double(try hhea.int16(at: 4))
    descent = Double(-(try hhea.int16(at: 6)))
    lineGap = Double(try hhea.int16(at: 8))

    // At the default of all axes, the outlines of the file are used as they are.
    let normalized = axes.flatMap { axes in instance.map { axes.normalized($0.coordinates) } } ?? []
    let coordinates = normalized.contains { $0 != 0 } ? normalized : []
    isVaried = !coordinates.isEmpty
    if !coordinates.isEmpty, let hvar = directory["HVAR"] {
      advances = try AdvanceVariations(hvar, coordinates: coordinates)
    } else {
      advances = nil
    }
    outlines = try Outlines(directory, metrics: metrics, coordinates: coordinates)
    keptOutlines = keepsOutlines ? try outlines.all(count: glyphCount) : []
    rules = try Self.rules(in: directory)
    pairs = try directory["kern"].map { table throws(FontError) in try PairAdjustment(table) }

    var style = try FaceStyle(directory)
    if let axes, let instance { try style.apply(instance, of: axes, in: directory) }
    names = style.names
    weight = min(max(style.weight, 1), 1_000)
    isItalic = style.isItalic
    let em = Double(unitsPerEm)
    capHeight = style.capHeight.flatMap { $0 > 0 ? $0 : nil } ?? em * 0.7
    xHeight = style.xHeight.flatMap { $0 > 0 ? $0 : nil } ?? em * 0.5
  }
}

extension Typeface {
  /// Returns the glyph index of a character, or nil if the face has no glyph for it.
  package func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Int? {
    try characters.glyph(for: scalar)
  }

  /// Returns the outline of a glyph, with the origin at the left end of the baseline and y growing upward.
  ///
  /// - Throws: ``FontError`` if the glyph is damaged.
  package func outline(of glyph: Int) throws(FontError) -> Path {
    keptOutlines.indices.contains(glyph)
      ? keptOutlines[glyph] : try outlines.outline(of: glyph)
  }

  /// Returns the advance width of a glyph, without kerning.
  package func advance(of glyph: Int) throws(FontError) -> Double {
    let advance = Double(try metrics.advance(of: glyph))
    if let advances { return (advance + (try advances.delta(of: glyph))).rounded() }
    // Without "HVAR", the advance is the distance of the phantom points.
    guard isVaried, case .quadratic(let outlines) = outlines else { return advance }
    let varied = try outlines.glyph(glyph)
    return (varied.right - varied.left).rounded()
  }

  /// Returns the kerning between two glyphs of Latin text; negative moves them closer.
  package func kerning(left: Int, right: Int) throws(FontError) -> Double {
    try kerning(left: left, right: right, in: .latin)
  }

  /// Returns the kerning between two glyphs in a script; negative moves them closer.
  func kerning(left: Int, right: Int, in script: Script) throws(FontError) -> Double {
    // "GPOS" overrides "kern".
    if let newer = rules[script]?.pairs, !newer.isEmpty {
      return Double(try newer.kerning(left: left, right: right))
    }
    return Double(try pairs?.kerning(left: left, right: right) ?? 0)
  }

  /// Returns the layout rules for a script.
  func rules(for script: Script) -> ScriptRules? { rules[script] }
}

extension Typeface {
  /// An object that identifies a typeface in cache keys, without keeping the typeface in memory.
  final class Identity: Hashable, Sendable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

/// Typefaces are equal if they are the same object.
extension Typeface: Hashable {
  package static func == (left: Typeface, right: Typeface) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
