extension UIColor {
  /// What a color is made of.
  enum Storage: Hashable, Sendable {
    /// A gray, from 0 to 1.
    case white(Double, alpha: Double)

    /// Components of extended sRGB.
    case components(ColorComponents)

    /// Components of Display P3.
    case displayP3(ColorComponents)

    /// A color of the system's palette, which adapts.
    case system(SystemColorName)

    /// A color that a closure gives for each set of traits.
    case dynamic(DynamicProvider)

    /// An adapting color with an opacity of its own.
    case translucent(UIColor, alpha: Double)
  }

  /// A closure with an identity, since closures can't be compared; that of a catalog's color is its content in the catalog.
  final class DynamicProvider: Hashable, Sendable {
    let provide: @Sendable (UITraitCollection) -> UIColor

    private let catalogColor: CatalogColor?

    init(
      of catalogColor: CatalogColor? = nil,
      provide: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
      self.catalogColor = catalogColor
      self.provide = provide
    }

    static func == (left: DynamicProvider, right: DynamicProvider) -> Bool {
      left === right || left.catalogColor != nil && left.catalogColor == right.catalogColor
    }

    func hash(into hasher: inout Hasher) {
      if let catalogColor {
        hasher.combine(catalogColor)
      } else {
        hasher.combine(ObjectIdentifier(self))
      }
    }
  }
}

extension UIColor.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .white(let white, let alpha): "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .components(let color): "UIExtendedSRGBColorSpace \(color)"
    case .displayP3(let color): "kCGColorSpaceDisplayP3 \(color)"
    case .system(let name): "<UIDynamicSystemColor; name = \(name)Color>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .translucent(let base, let alpha): "\(base) at \(alpha)"
    }
  }
}
