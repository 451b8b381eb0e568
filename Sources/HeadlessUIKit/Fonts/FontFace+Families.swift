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

  /// The families of the files that Apple has of the system font's designs, by the names that style sheets and apps use for
  /// them (several sources), the nearest first.
  private static let downloads: [UIFontDescriptor.SystemDesign: [String]] = [
    .default: ["SF Pro", "SF Pro Text"],
    .rounded: ["SF Pro Rounded"],
    .serif: ["New York", "New York Small"],
    .monospaced: ["SF Mono"],
  ]

  /// The names under which the family's files may be registered.
  private var registeredFamilies: [String] {
    let design = Self.systemFamilies.first { $0.value == family }?.key
    return [family] + (design.flatMap { Self.downloads[$0] } ?? [])
  }

  /// The family that another typeface replaces: neither registered nor the system's own, for which the package's
  /// typeface is made.
  var replacedFamily: String? {
    guard typeface == nil, family != Self.systemFamily else { return nil }
    return registeredFamilies.dropFirst().first ?? family
  }

  /// The nearest face of the family, where it is registered.
  var typeface: Typeface? { typeface(weight: weight.number) }

  /// The nearest face of the family to another weight, from 100 to 900.
  func typeface(weight: Int) -> Typeface? {
    let registered = RegisteredFonts.current
    guard !registered.faces.isEmpty else { return nil }
    return registeredFamilies.lazy
      .compactMap { registered.face(family: $0, weight: weight, isItalic: isItalic) }.first
  }
}
