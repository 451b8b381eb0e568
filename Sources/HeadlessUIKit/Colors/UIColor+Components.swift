import TabColors
package import TabRaster

extension UIColor {
  /// Gets the components in extended sRGB; a dynamic color is resolved with the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // The lookup of the current traits is slow, and most colors aren't dynamic.
    let components = plainComponents ?? components(in: .current)
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Returns the components in extended sRGB, resolved with traits.
  package func components(in traits: UITraitCollection) -> ColorComponents {
    guard let components = plainComponents ?? resolvedColor(with: traits).plainComponents else {
      preconditionFailure(
        "resolvedColor(with:) must return a color that doesn't adapt (was \(self))"
      )
    }
    return components
  }

  /// The components in extended sRGB; nil for a dynamic color.
  private var plainComponents: ColorComponents? {
    switch storage {
    case .white(let white, let alpha):
      ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    case .components(let components): components
    case .displayP3(let components): components.converted(from: .displayP3)
    case .system, .dynamic, .translucent: nil
    }
  }

  /// Returns the color with 8 bits per component, resolved with traits.
  package func rgba(in traits: UITraitCollection) -> RGBA {
    components(in: traits).rgba
  }
}

extension SystemColorName {
  func components(in traits: UITraitCollection) -> ColorComponents {
    let row = SystemPalette.row(self, osVersion: SimulatedSystem.current(for: traits).osVersion)
    let shade = row.shade(in: traits)
    return ColorComponents(
      red: Double(shade.red) / 255,
      green: Double(shade.green) / 255,
      blue: Double(shade.blue) / 255,
      alpha: Double(shade.percent) / 100
    )
  }
}
