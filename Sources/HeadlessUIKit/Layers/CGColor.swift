public import Foundation

#if !canImport(CoreGraphics)
/// A Core Graphics color: components that don't depend on traits.
public final class CGColor: Hashable, Sendable {
  let storage: ColorComponents

  init(_ storage: ColorComponents) {
    self.storage = storage
  }

  /// Creates a color of sRGB components, from 0 to 1.
  public convenience init(
    srgbRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      ColorComponents(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        alpha: Double(alpha)
      )
    )
  }

  /// Creates a color of components from 0 to 1, which are taken as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray of a brightness and an alpha from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { CGFloat(storage.alpha) }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// The components red, green, blue and alpha, from 0 to 1.
  public var components: [CGFloat]? {
    [storage.red, storage.green, storage.blue, storage.alpha].map { CGFloat($0) }
  }

  /// Returns the color with another alpha, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(storage.withAlpha(Double(alpha))) }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.storage == right.storage }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}
#endif

extension UIColor {
  /// The color as a Core Graphics color; a dynamic color is resolved with the current traits.
  public var cgColor: CGColor {
    let components = components(in: .current)
    return CGColor(
      srgbRed: CGFloat(components.red),
      green: CGFloat(components.green),
      blue: CGFloat(components.blue),
      alpha: CGFloat(components.alpha)
    )
  }

  /// Creates a color that doesn't depend on traits.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let isGray = parts.count == 2
    self.init(
      red: parts.first ?? 0,
      green: parts.count > 2 ? parts[1] : isGray ? parts[0] : 0,
      blue: parts.count > 2 ? parts[2] : isGray ? parts[0] : 0,
      alpha: cgColor.alpha
    )
  }
}
