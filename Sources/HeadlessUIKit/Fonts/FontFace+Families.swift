import TabRaster

extension FontFace {
  /// Families that come with iOS.
  static let knownFamilies = [
    "Academy Engraved LET", "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir",
    "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier New",
    "DIN Alternate",
    "DIN Condensed", "Didot", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica",
    "Helvetica Neue", "Hiragino Sans", "Hoefler Text", "Impact", "Marker Felt", "Menlo",
    "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC",
    "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Thonburi", "Times New Roman",
    "Trebuchet MS", "Verdana", "Zapfino",
  ]

  /// The family of a name with or without its spaces.
  static func family(_ name: String) -> String? {
    if systemFamilies.values.contains(name) { return name }
    if RegisteredFonts.current.families.contains(name) { return name }
    return knownFamilies.first { $0 == name || $0.filter { $0 != " " } == name }
  }

  /// Whether text of the family is drawn in another typeface: not the system's, and not registered.
  var isReplaced: Bool {
    typeface == nil && !Self.systemFamilies.values.contains(family)
  }

  /// The nearest face of the family, where it is registered.
  var typeface: Typeface? { typeface(weight: weight.number) }

  /// The nearest face of the family to another weight, as font files have it.
  func typeface(weight: Int) -> Typeface? {
    RegisteredFonts.current.face(family: family, weight: weight, isItalic: isItalic)
  }
}
