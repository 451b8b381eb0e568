extension UIColor {
  /// The representation of a color.
  enum Storage: Hashable, Sendable {
    /// A gray, with a white component from 0 to 1.
    case white(Double, alpha: Double)

    /// Components in extended sRGB.
    case components(ColorComponents)

    /// Components in Display P3.
    case displayP3(ColorComponents)

    /// A dynamic color of the system's palette.
    case system(SystemColorName)

    /// A dynamic color of a closure, or of an asset catalog.
    case dynamic(DynamicProvider)

    /// A dynamic color with a replaced alpha component.
    case translucent(UIColor, alpha: Double)
  }

  /// A closure of a dynamic color, compared by identity, or for a color of a catalog by its content.
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
