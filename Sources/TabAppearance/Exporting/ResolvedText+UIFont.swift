import TabUIKit

extension ResolvedText {
  /// The fields in which a font differs from the one UIKit would take.
  ///
  /// At least one is given: a font that somebody set, though it be UIKit's own, isn't inherited.
  init(_ font: UIFont, base: SystemTextStyle) {
    let named = TabBarTheme.FontWeight(nearestTo: font)
    let ownDesign = TabBarTheme.FontDesign(font)
    family = ownDesign == nil ? font.familyName : nil
    size = Double(font.pointSize) == base.size ? nil : Double(font.pointSize)
    weight = named == base.weight ? nil : named
    design = ownDesign == .default ? nil : ownDesign
    italic = font.isItalic ? true : nil
    if !setsFont { weight = named }
  }
}

extension UIFont {
  /// Whether the letters lean.
  var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }
}

extension TabBarTheme.FontDesign {
  /// The design that a font of the system has, or `nil` if it is of another family.
  ///
  /// Found by comparing families, since UIKit has no property for it.
  init?(_ font: UIFont) {
    let system = UIFont.systemFont(ofSize: font.pointSize).fontDescriptor
    let design = Self.allCases.first { design in
      let made = system.withDesign(design.uiDesign) ?? system
      return UIFont(descriptor: made, size: font.pointSize).familyName == font.familyName
    }
    guard let design else { return nil }
    self = design
  }
}

extension TabBarTheme.FontWeight {
  /// The named weight nearest to that of a font.
  init(nearestTo font: UIFont) {
    let traits = font.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat ?? 0
    let nearest = Self.allCases.min { left, right in
      abs(left.uiWeight.rawValue - weight) < abs(right.uiWeight.rawValue - weight)
    }
    self = nearest ?? .regular
  }
}
