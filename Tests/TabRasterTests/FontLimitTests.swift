import Testing

@testable import TabRaster

/// Tests of limits with small fonts that would need much time or memory.
struct FontLimitTests {
  /// Returns a table "GSUB" with one script, whose features all have the same lookups of ligatures.
  private static func substitutions(
    features: Int = 1,
    lookups: [Int] = [0],
    subtables: Int = 1,
    ligatures: Int = 0
  ) -> [UInt8] {
    let script =
      words(1) + tag("latn") + words(8, 4, 0, 0, 0xFFFF, features)
      + words(Array(0..<features))
    let feature =
      words(features)
      + (0..<features).flatMap { _ in tag("liga") + words(2 + 6 * features) }
      + words([0, lookups.count] + lookups)
    let lookup = words(
      [1, 4, 4, 0, subtables] + [Int](repeating: 6 + 2 * subtables, count: subtables)
    )
    // A set of ligatures for one letter, glyph 1, all of the same two glyphs.
    let set =
      words([ligatures] + [Int](repeating: 2 + 2 * ligatures, count: ligatures))
      + words(9, 2, 7)
    let ligature = words(1, 8, 1, 14, 1, 1, 1) + set
    let places = [10, 10 + script.count, 10 + script.count + feature.count]
    return words([1, 0] + places) + script + feature + lookup + ligature
  }

  private static func words(_ words: Int...) -> [UInt8] { Self.words(words) }

  private static func words(_ words: [Int]) -> [UInt8] {
    words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }

  private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) }

  private func rules(_ table: [UInt8]) throws(FontError) -> ScriptRules {
    let table = try LayoutTable(FontTable(file: table), extensionType: 7)
    return try ScriptRules(.latin, positions: nil, substitutions: table)
  }

  /// Returns the problem of the error that reading throws, or nil.
  private func excess(_ read: () throws(FontError) -> Void) -> FontError.Problem? {
    do throws(FontError) {
      try read()
      return nil
    } catch { return error.problem }
  }

  @Test func `features of a script`() throws {
    let most = FontLimits.features
    #expect(try rules(Self.substitutions(features: most)).count == 1)
    #expect(
      excess { () throws(FontError) in _ = try rules(Self.substitutions(features: most + 1)) }
        == .tooMany("features of a script", limit: most)
    )
  }

  @Test func `lookups of a feature, also where it names the same one again`() throws {
    let most = [Int](repeating: 0, count: FontLimits.lookups)
    #expect(try rules(Self.substitutions(lookups: most)).count == 1)
    let expected = FontError.Problem.tooMany("lookups of 'liga'", limit: most.count)
    for table in [
      Self.substitutions(lookups: most + [0]),
      // Three features have half of the allowed lookups each.
      Self.substitutions(features: 3, lookups: Array(most[..<(most.count / 2)])),
    ] {
      #expect(excess { () throws(FontError) in _ = try rules(table) } == expected)
    }
  }

  @Test func `ligatures of a letter`() throws {
    let most = FontLimits.ligatures
    let rules = try rules(Self.substitutions(ligatures: most))
    #expect(try rules.ligature(of: [1, 7], isSpaced: false)?.glyph == 9)
    #expect(try rules.ligature(of: [1, 8], isSpaced: false) == nil)
    let more = try self.rules(Self.substitutions(ligatures: most + 1))
    #expect(
      excess { () throws(FontError) in _ = try more.ligature(of: [1, 8], isSpaced: false) }
        == .tooMany("ligatures of a letter", limit: most)
    )
  }

  @Test func `rules of all faces of a file`() throws {
    let subtables = FontLimits.subtables
    let font = try Self.font(with: Self.substitutions(subtables: subtables))
    // Scripts without rules in the font use the rules of Latin, which count again.
    let count = FontLimits.rules / (subtables * Script.allCases.count)
    #expect(try Typeface.all(in: Self.collection(of: count, font)).count == count)
    let file = Self.collection(of: count + 1, font)
    #expect(
      excess { () throws(FontError) in _ = try Typeface.all(in: file) }
        == .tooMany("rules", limit: FontLimits.rules)
    )
  }

  @Test func `tables of a face`() throws {
    var font = try FontFixture.pairs.bytes
    font.replaceSubrange(4..<6, with: Self.words(FontLimits.tables + 1))
    #expect(
      excess { () throws(FontError) in _ = try Typeface.all(in: font) }
        == .tooMany("tables", limit: FontLimits.tables)
    )
  }

  @Test func `bytes and faces of a file`() {
    func problem(_ file: [UInt8]) -> FontError.Problem? {
      excess { () throws(FontError) in _ = try Typeface.all(in: file) }
    }
    // Files of the right size that aren't fonts.
    let bytes = [UInt8](repeating: 0, count: FontLimits.fileBytes)
    #expect(problem(bytes) == .wrongSignature)
    #expect(problem(bytes + [0]) == .tooMany("bytes", limit: FontLimits.fileBytes))
    func collection(_ faces: Int) -> [UInt8] {
      Self.tag("ttcf") + Self.words(1, 0) + Self.long(faces)
        + [UInt8](repeating: 0, count: 4 * faces)
    }
    #expect(problem(collection(FontLimits.faces)) == .wrongSignature)
    #expect(
      problem(collection(FontLimits.faces + 1)) == .tooMany("faces", limit: FontLimits.faces)
    )
  }

  @Test func `components of a glyph`() throws {
    // Flag 0x20: another component follows.
    func glyph(components: Int) -> FontTable {
      let more = (1..<components).flatMap { _ in Self.words(0x20, 1, 0) }
      return FontTable(file: [UInt8](repeating: 0, count: 10) + more + Self.words(0, 1, 0))
    }
    let most = FontLimits.components
    #expect(try TrueTypeComponent.all(in: glyph(components: most)).count == most)
    #expect(
      excess { () throws(FontError) in
        _ = try TrueTypeComponent.all(in: glyph(components: most + 1))
      } == .tooMany("components of a glyph", limit: most)
    )
  }

  @Test func `points of a glyph`() {
    let header = [UInt8](repeating: 0, count: 10)
    let data = FontTable(file: header + Self.words(FontLimits.points, 0))
    var glyph = TrueTypeGlyph()
    #expect(
      excess { () throws(FontError) in try glyph.read(data, contourCount: 1) }
        == .tooMany("points in a glyph", limit: FontLimits.points)
    )
  }

  @Test func `lines and curves of a glyph`() throws {
    func outline(lines: Int) throws(FontError) -> Path {
      var interpreter = CharstringInterpreter(
        global: try CFFIndex(FontTable(file: [0, 0]), at: 0),
        local: nil
      )
      // In charstrings, bytes 139 and 140 are the numbers 0 and 1; byte 5 draws a line.
      let program = [UInt8]((0..<lines).map { _ in [140, 139, 5] }.joined()) + [14]
      return try interpreter.outline(of: FontTable(file: program))
    }
    #expect(try outline(lines: FontLimits.points - 1).elements.count == FontLimits.points + 1)
    #expect(
      excess { () throws(FontError) in _ = try outline(lines: FontLimits.points + 1) }
        == .tooMany("lines and curves in a glyph", limit: FontLimits.points)
    )
  }

  private func run(_ program: [UInt8], subroutines: [[UInt8]] = []) throws(FontError) {
    let ends = subroutines.indices.map { subroutines[...$0].joined().count + 1 }
    let index = Self.words(subroutines.count) + [1, 1] + ends.map(UInt8.init)
    var interpreter = CharstringInterpreter(
      global: try CFFIndex(FontTable(file: [0, 0]), at: 0),
      local: subroutines.isEmpty
        ? nil : try CFFIndex(FontTable(file: index + subroutines.joined()), at: 0)
    )
    _ = try interpreter.outline(of: FontTable(file: program))
  }

  // In charstrings, byte 1 is a hint, 10 calls a subroutine, and 14 ends the glyph.
  @Test func `operations of a glyph`() {
    let most = FontLimits.operations
    let hints = [UInt8](repeating: 1, count: most - 1)
    #expect(excess { () throws(FontError) in try run(hints + [14]) } == nil)
    #expect(
      excess { () throws(FontError) in try run(hints + [1, 14]) }
        == .tooMany("operations in a glyph", limit: most)
    )
  }

  @Test func `subroutines in each other`() {
    // Byte 32 is the number of the first of fewer than 1240 subroutines.
    func problem(depth: Int) -> FontError.Problem? {
      let calls = (1..<depth).map { [UInt8(32 + $0), 10] }
      return excess { () throws(FontError) in try run([32, 10], subroutines: calls + [[14]]) }
    }
    #expect(problem(depth: FontLimits.depth) == nil)
    #expect(
      problem(depth: FontLimits.depth + 1)
        == .tooMany("subroutines in subroutines", limit: FontLimits.depth)
    )
  }

  /// Returns the font fixture `joined` with another table "GSUB".
  private static func font(with table: [UInt8]) throws -> [UInt8] {
    var bytes = try FontFixture.joined.bytes
    let record = try #require(bytes.firstRange(of: tag("GSUB"))).lowerBound
    bytes.replaceSubrange(record + 8..<record + 16, with: long(bytes.count) + long(table.count))
    return bytes + table
  }

  /// Returns a collection that has the same face `count` times.
  private static func collection(of count: Int, _ font: [UInt8]) -> [UInt8] {
    let start = 12 + 4 * count
    var font = font
    for index in 0..<Int(font[5]) {
      let place = 12 + 16 * index + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(place..<place + 4, with: long(offset + start))
    }
    return tag("ttcf") + words(1, 0) + long(count) + (0..<count).flatMap { _ in long(start) } + font
  }
}
