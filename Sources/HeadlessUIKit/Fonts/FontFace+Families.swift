import TabRaster

extension FontFace {
  /// The font families that come with iOS.
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

  /// Returns the family of a name with or without spaces; nil if no such family is available.
  static func family(_ name: String) -> String? {
    if systemFamilies.values.contains(name) { return name }
    if RegisteredFonts.current.families.contains(name) { return name }
    return knownFamilies.first { $0 == name || $0.filter { $0 != " " } == name }
  }

  /// For each design of the system font, the families of Apple's downloadable files, the closest first.
  ///
  /// Style sheets and apps use these names (several sources).
  private static let downloads: [UIFontDescriptor.SystemDesign: [String]] = [
    .default: ["SF Pro", "SF Pro Text"],
    .rounded: ["SF Pro Rounded"],
    .serif: ["New York", "New York Small"],
    .monospaced: ["SF Mono"],
  ]

  /// The family names under which font files for this face may be registered.
  private var registeredFamilies: [String] {
    let design = Self.systemFamilies.first { $0.value == family }?.key
    return [family] + (design.flatMap { Self.downloads[$0] } ?? [])
  }

  /// The family that is drawn with the package's typeface instead; nil if the family is registered or the system
  /// font's.
  var replacedFamily: String? {
    guard typeface == nil, family != Self.systemFamily else { return nil }
    return registeredFamilies.dropFirst().first ?? family
  }

  /// The registered typeface of the family that is nearest to the face's weight; nil if the family isn't registered.
  var typeface: Typeface? { typeface(weight: weight.number) }

  /// Returns the registered typeface of the family that is nearest to a weight, from 100 to 900.
  func typeface(weight: Int) -> Typeface? {
    let registered = RegisteredFonts.current
    guard !registered.faces.isEmpty else { return nil }
    return registeredFamilies.lazy
      .compactMap { registered.face(family: $0, weight: weight, isItalic: isItalic) }.first
  }
}
