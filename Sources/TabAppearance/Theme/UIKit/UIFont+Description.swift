import TabUIKit

extension UIFont {
  /// Whether the letters lean.
  package var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }
}

extension TabBarTheme.FontDesign {
  /// The design that a font of the system has, or `nil` if it is of another family.
  ///
  /// Found by comparing families, since UIKit has no property for it.
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
  /// The named weight nearest to that of a font.
  package init(nearestTo font: UIFont) {
    let traits = font.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat ?? 0
    let nearest = Self.allCases.min { left, right in
      abs(left.uiWeight.rawValue - weight) < abs(right.uiWeight.rawValue - weight)
    }
    self = nearest ?? .regular
  }
}
