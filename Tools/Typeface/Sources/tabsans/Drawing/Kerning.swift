import TabRaster

/// The kerning of pairs of characters, in thousandths of the font size.
enum Kerning {
  /// Returns the kerning by the left and the right character; negative moves them closer.
  ///
  /// The system's font has figures for the characters of ASCII. Letters with accents kern as their base
  /// letters do.
  static func pairs(
    _ weight: Font.Weight,
    among characters: some Sequence<Character>
  )
    -> [Character: [Character: Double]]
  {
    let bases = Dictionary(grouping: characters) { GlyphSheet.bases[$0] ?? $0 }
    var pairs: [Character: [Character: Double]] = [:]
    for (left, rights) in SystemFigures.kerning(weight) {
      var all: [Character: Double] = [:]
      for (right, distance) in rights {
        for character in bases[right] ?? [] { all[character] = distance }
      }
      for character in bases[left] ?? [] { pairs[character] = all }
    }
    return pairs
  }
}
