/// A color in the sRGB color space, not premultiplied.
public struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double

  /// The green component, from 0 to 1.
  public var green: Double

  /// The blue component, from 0 to 1.
  public var blue: Double

  /// The opacity, from 0, clear, to 1, opaque.
  public var alpha: Double

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  /// - Precondition: Every component is in 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func check(_ component: Double, _ name: StaticString) {
      precondition(
        (0...1).contains(component),
        "RGBColor.\(name) must be in 0...1 (was \(component))"
      )
    }
    check(red, "red")
    check(green, "green")
    check(blue, "blue")
    check(alpha, "alpha")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
