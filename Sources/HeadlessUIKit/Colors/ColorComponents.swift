package import TabRaster

/// The components of a color, from 0 to 1 inside the gamut of its color space, not premultiplied by alpha.
package struct ColorComponents: Hashable, Sendable, CustomStringConvertible {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  func withAlpha(_ alpha: Double) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color with 8 bits per component, rounded; components outside 0...1 are clamped.
  package var rgba: RGBA {
    RGBA(Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  private static func byte(_ component: Double) -> UInt8 {
    // NaN is 0.
    component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
  }

  package var description: String { "\(red) \(green) \(blue) \(alpha)" }
}
