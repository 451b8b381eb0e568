/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// A color, or a dynamic color that is resolved with traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable,
  _ExpressibleByColorLiteral
{
  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Creates a gray from a white component, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.white(Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from sRGB components, from 0 to 1; values outside the range are of extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .components(
        ColorComponents(
          red: Double(red),
          green: Double(green),
          blue: Double(blue),
          alpha: Double(alpha)
        )
      )
    )
  }

  /// Creates the color of `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a dynamic color, whose closure is called whenever the color is resolved.
  ///
  /// The closure may be called on any thread. UIKit doesn't require `@Sendable`, but accepts such a closure.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicProvider(provide: dynamicProvider)))
  }

  /// Returns the color for traits; a color that isn't dynamic returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .white, .components, .displayP3:
      return self
    case .system(let name):
      return UIColor(.components(name.components(in: traitCollection)))
    case .dynamic(let provider):
      return provider.provide(traitCollection).resolvedColor(with: traitCollection)
    case .translucent(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(CGFloat(alpha))
    }
  }

  /// Returns the color with another alpha component, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .white(let white, _): UIColor(white: CGFloat(white), alpha: alpha)
    case .components(let components): UIColor(.components(components.withAlpha(Double(alpha))))
    case .displayP3(let components): UIColor(.displayP3(components.withAlpha(Double(alpha))))
    case .translucent(let base, _): UIColor(.translucent(base, alpha: Double(alpha)))
    case .system, .dynamic: UIColor(.translucent(self, alpha: Double(alpha)))
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.storage == storage
  }

  open override var hash: Int { storage.hashValue }

  open override var description: String { storage.description }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    guard let storage = Storage(coder: coder) else { return nil }
    self.init(storage)
  }

  open func encode(with coder: NSCoder) {
    storage.encode(with: coder)
  }
}
