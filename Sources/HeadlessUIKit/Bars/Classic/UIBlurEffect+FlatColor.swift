extension UIBlurEffect {
  /// The gray and the opacity, from 0 to 1, of what the material adds to what is behind it.
  package func flatColor(isDark: Bool) -> (gray: Double, alpha: Double) {
    let tint = MaterialTint.tint(of: style, isDark: isDark)
    return (Double(tint.gray) / 255, tint.alpha)
  }
}
