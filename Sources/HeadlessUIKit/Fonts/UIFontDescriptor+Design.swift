extension UIFontDescriptor {
  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The standard design, San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// The design with rounded terminals.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the descriptor in another design, or nil if the family isn't a system font.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard
      FontFace.systemFamilies.values.contains(face.family),
      let family = FontFace.systemFamilies[design]
    else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(face: face, size: Double(pointSize))
  }

  /// Traits of a face that are either present or absent.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The face is italic or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)

    /// The face is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// The face is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The symbolic traits of the face.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.family == FontFace.monospacedSystemFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with the italic and bold traits set as given; here every family has such a face.
  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != face.isBold {
      face.weight = face.isBold ? .regular : .bold
    }
    return UIFontDescriptor(face: face, size: Double(pointSize))
  }
}

extension FontFace {
  /// The families of the system font, by design.
  static let systemFamilies: [UIFontDescriptor.SystemDesign: String] = [
    .default: systemFamily,
    .rounded: ".AppleSystemUIFontRounded",
    .serif: ".AppleSystemUIFontSerif",
    .monospaced: monospacedSystemFamily,
  ]

  /// Whether UIKit gives a face of this weight the bold trait.
  fileprivate var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
