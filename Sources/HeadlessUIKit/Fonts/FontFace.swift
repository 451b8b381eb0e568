import TabRaster

/// A face of a font family: its weight and slant.
struct FontFace: Hashable, Sendable {
  static let systemFamily = ".AppleSystemUIFont"
  static let monospacedSystemFamily = ".AppleSystemUIFontMonospaced"

  var family: String
  var weight: UIFont.Weight
  var isItalic: Bool

  init(
    family: String = Self.systemFamily,
    weight: UIFont.Weight = .regular,
    isItalic: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates the face with a PostScript name, such as "AvenirNext-DemiBold", or the regular face of a family.
  init?(name: String) {
    if let family = Self.family(name) {
      self.init(family: family)
      return
    }
    if let face = RegisteredFonts.current.face(named: name) {
      self.init(
        family: face.names.family,
        weight: UIFont.Weight(number: face.weight),
        isItalic: face.isItalic
      )
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let family = Self.family(String(first)) else { return nil }
    self.init(family: family)
    guard parts.count == 2 else { return }
    var face = parts[1]
    for suffix in ["Italic", "Oblique"] where face.hasSuffix(suffix) {
      isItalic = true
      face = face.dropLast(suffix.count)
    }
    weight = Self.faceWeight(face) ?? .regular
  }

  private static func faceWeight(_ face: Substring) -> UIFont.Weight? {
    face.isEmpty ? .regular : UIFont.Weight.named(face)
  }

  /// The PostScript name of a registered face, or of the system font in iOS; for other families a name of the same
  /// pattern.
  var name: String {
    if let typeface { return typeface.names.postScript }
    let prefix: String
    switch family {
    case Self.systemFamily: prefix = ".SFUI"
    case Self.monospacedSystemFamily: prefix = ".AppleSystemUIFontMonospaced"
    default: prefix = family.filter { $0 != " " }
    }
    let face = weight.faceName
    let isPlain = face == "Regular" && (family.first != "." || isItalic)
    let suffix = (isPlain ? "" : face) + (isItalic ? "Italic" : "")
    return suffix.isEmpty ? prefix : "\(prefix)-\(suffix)"
  }
}
