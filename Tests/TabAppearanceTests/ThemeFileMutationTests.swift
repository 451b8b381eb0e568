import TabAppearance
import TabTestSupport
import Testing

struct ThemeFileMutationTests {
  /// Pieces of text that are near a boundary of the grammar.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", ";", "\"", "'", "\\", "\\u", "\\uD83D", "\\uDE00", "//", "/*",
      "*/", "null", "true", "NaN", "-", "+", ".", "e9", "1e999", "-1", "0", "01", "#", "{brand}",
      "rgb(", ")", "%", "system:", "data:image/png;base64,", "“", "é", "😀", "\u{0}", "\u{1B}",
      "\u{FEFF}", "\u{202E}", "\n", "\r", "\t", "\"name\":", "\"light\":", "\"colors\":{",
      String(repeating: "[", count: 70),
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  /// The texts to mutate: the built-in themes, and one that uses most of the grammar.
  private static let originals: [String] =
    BuiltInThemes.all.map(\.json) + [ThemeFileReadingTests.ocean]

  /// Tries 150 mutations of each theme, 4,350 in all.
  @Test(arguments: originals.indices)
  func `no mutation of a theme is a crash, or a silent failure`(index: Int) {
    var generator = SeededGenerator(seed: 2_026 + UInt64(index))
    let original = Array(Self.originals[index].utf8)
    var failures = 0
    for round in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let length = Int.random(in: 0...8, using: &generator)
        let range = start..<min(bytes.count, start + length)
        let piece = Self.pieces.randomElement(using: &generator) ?? []
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.replaceSubrange(range, with: piece)
        case 1: bytes.insert(contentsOf: piece, at: start)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: start)
        default: bytes.removeSubrange(start...)
        }
      }
      let (theme, diagnostics) = TabBarTheme.read(json: bytes, file: "mutated")
      // Descriptions of diagnostics must not crash either.
      let said = diagnostics.map(\.description)
      #expect((theme == nil) == diagnostics.contains { $0.severity == .error }, "round \(round)")
      #expect(said.allSatisfy { $0.hasPrefix("mutated:") }, "round \(round)")
      if let theme {
        let again = TabBarTheme.read(json: theme.json())
        #expect(again.theme == theme, "round \(round)")
      } else {
        failures += 1
      }
    }
    #expect(failures > 60)
  }
}
