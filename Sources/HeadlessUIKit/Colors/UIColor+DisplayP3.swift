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
  /// Returns the extended sRGB components of a Display P3 color.
  ///
  /// Both color spaces have the transfer function of sRGB. Powers are computed by square roots and Newton's method, so
  /// that every machine gets the same bits.
  func convertedFromDisplayP3() -> ColorComponents {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // The product of the matrices from linear Display P3 to XYZ, and from XYZ to linear sRGB.
    return ColorComponents(
      red: Self.encoded(1.224_940_18 * r - 0.224_940_18 * g),
      green: Self.encoded(-0.042_056_95 * r + 1.042_056_95 * g),
      blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b),
      alpha: alpha
    )
  }

  /// Returns the extended sRGB components of a color whose components are linear.
  func convertedFromLinear() -> ColorComponents {
    ColorComponents(
      red: Self.encoded(red),
      green: Self.encoded(green),
      blue: Self.encoded(blue),
      alpha: alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    if value < 0 { return -linear(-value) }
    // NaN stays NaN.
    guard value > 0.040_45 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5)
    let square = base * base
    return square * root(5, of: square)
  }

  private static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    guard value > 0.003_130_8 else { return value * 12.92 }
    // value^(1/2.4) = (value^5)^(1/12)
    let fifth = value * value * value * value * value
    return 1.055 * root(3, of: fifth.squareRoot().squareRoot()) - 0.055
  }

  private static func root(_ degree: Int, of value: Double) -> Double {
    let n = Double(degree)
    var estimate = value > 1 ? value : 1.0
    // From above the root, Newton's method decreases; it has converged when rounding stops the decrease.
    for _ in 0..<64 {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      let next = ((n - 1) * estimate + value / power) / n
      if next >= estimate { break }
      estimate = next
    }
    return estimate
  }
}
