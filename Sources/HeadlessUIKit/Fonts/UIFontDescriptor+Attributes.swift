extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")

    /// The name of the face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")

    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

    /// A dictionary of font traits, such as the weight.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A key of the dictionary under `.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight, a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

    /// The slant, a number from -1 to 1; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension FontFace {
  /// Returns the face with the attributes of a descriptor applied.
  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var face = self
    if let name = attributes[.name] as? String, let named = FontFace(name: name) {
      face = named
    }
    if let family = attributes[.family] as? String {
      // UIKit falls back to the system font for an unknown family.
      face.family = FontFace.family(family) ?? FontFace.systemFamily
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        face.weight = weight
      } else if let weight = UIFontDescriptor.number(traits[.weight]) {
        face.weight = UIFont.Weight(CGFloat(weight))
      }
      if let slant = UIFontDescriptor.number(traits[.slant]) {
        face.isItalic = slant > 0
      }
    }
    return face
  }
}
