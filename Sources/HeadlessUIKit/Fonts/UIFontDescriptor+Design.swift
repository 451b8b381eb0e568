extension UIFontDescriptor {
  /// One of the designs that the system font comes in.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design without a name.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// Serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// Characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the descriptor in another design, or nil where the family isn't the system's.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard
      FontFace.systemFamilies.values.contains(face.family),
      let family = FontFace.systemFamilies[design]
    else { return nil }
    var face = face
    face.family = family
    return UIFontDescriptor(face: face, size: Double(pointSize))
  }

  /// Properties of a face that can be on or off.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)

    /// Letters are bold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// Characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The properties of the face.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.family == FontFace.monospacedSystemFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with other properties, or nil where the family has no such face.
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

  /// Whether UIKit counts the weight as bold.
  fileprivate var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
