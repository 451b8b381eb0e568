import TabColors

extension UIColor {
  /// Creates a color from Display P3 components, from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      .displayP3(
        ColorComponents(
          red: Double(red),
          green: Double(green),
          blue: Double(blue),
          alpha: Double(alpha)
        )
      )
    )
  }
}

extension ColorComponents {
  /// Returns the extended sRGB components of a color whose components are of another color space.
  func converted(from space: ColorSpace) -> ColorComponents {
    let color = ColorGamut.sRGB.components(of: ColorTriple(red, green, blue), in: space)
    return ColorComponents(red: color.x, green: color.y, blue: color.z, alpha: alpha)
  }
}
