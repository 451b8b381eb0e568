import TabUIKit

extension UIFont {
  /// Whether the font is italic.
  package var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }
}

extension TabBarTheme.FontDesign {
  /// Creates the design of a system font; `nil` if the font is of another family.
  ///
  /// The design is found by comparing families, since UIKit has no property for it.
  package init?(_ font: UIFont) {
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
  /// Creates the named weight nearest to that of a font.
  package init(nearestTo font: UIFont) {
    let traits = font.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat ?? 0
    let nearest = Self.allCases.min { left, right in
      abs(left.uiWeight.rawValue - weight) < abs(right.uiWeight.rawValue - weight)
    }
    self = nearest ?? .regular
  }
}
