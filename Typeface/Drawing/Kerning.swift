/// The kerning of pairs of characters, in thousandths of the font size.
enum Kerning {
  /// The kerning by the left and the right character; negative moves them closer.
  static let pairs: [Character: [Character: Double]] = {
    var pairs: [Character: [Character: Double]] = [:]
    for (lefts, rights, distance) in groups {
      for left in lefts {
        for right in rights {
          pairs[left, default: [:]][right] = distance
        }
      }
    }
    return pairs
  }()

  /// Groups of pairs, each left character with each right one; later groups override earlier ones.
  private static let groups: [(lefts: String, rights: String, distance: Double)] = [
    ("AÀÁÂÃÄÅ", "TVWYÝ", -46),
    ("TVWYÝ", "AÀÁÂÃÄÅ", -46),
    ("AÀÁÂÃÄÅ", "vwyýÿ", -16),
    ("L", "TVYÝ", -62),
    ("L", "W", -46),
    ("L", "vwyýÿ", -26),
    ("T", "acdegmnopqrsuvwxyzáéíóúàèìòùâêôûãñõæçø", -58),
    ("T", "äëïöüåì", -40),
    ("YÝ", "acdegopqsuáéóúàèòùâêôûãõæçø", -52),
    ("YÝ", "mnprvwxyzäëöüå", -36),
    ("VW", "acdegoqáéóàèòâêôãõæçø", -26),
    ("VW", "äëöüåumnprs", -16),
    ("FP", "AÀÁÂÃÄÅ", -44),
    ("F", "aáàâãäåæ", -14),
    ("K", "CGOQÖØÒÓÔÕ", -18),
    ("Kk", "ceodqéèêëóòôõöø", -14),
    ("R", "TVYW", -14),
    ("ry", ".,…", -50),
    ("vw", ".,…", -40),
    ("TVWYFP", ".,…", -70),
    ("r", "acdegoqáéóàèòâêôãõäëöåæçø", -10),
    ("f", "TVWY’”?!)", 24),
    ("ft", "t", -4),
  ]
}
