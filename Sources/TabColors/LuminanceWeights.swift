/// The weights of red, green and blue in the luma of ITU-R BT.709, and in the relative luminance of WCAG 2.
package enum LuminanceWeights {
  package static let red = 0.2126
  package static let green = 0.7152
  package static let blue = 0.0722

  /// Returns the luminance of a color: components of sRGB have a luma, linear ones a relative luminance.
  package static func luminance(red: Double, green: Double, blue: Double) -> Double {
    self.red * red + self.green * green + self.blue * blue
  }
}
