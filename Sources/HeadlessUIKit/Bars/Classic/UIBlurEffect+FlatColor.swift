extension UIBlurEffect {
  /// Returns the material's tint: a gray and an opacity, each from 0 to 1.
  package func flatColor(isDark: Bool) -> (gray: Double, alpha: Double) {
    let tint = MaterialTint.tint(of: style, isDark: isDark)
    return (Double(tint.gray) / 255, tint.alpha)
  }
}
