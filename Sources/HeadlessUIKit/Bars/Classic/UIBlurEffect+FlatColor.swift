extension UIBlurEffect {
  /// The gray and the opacity, from 0 to 1, of what the material adds to what is behind it.
  ///
  /// This is for judging colors over content that nobody knows. Dark chrome counts as one source has it: over white, which
  /// the measured opacity lets through, hardly any color could be read, and a dark interface seldom has white below a bar.
  package func flatColor(isDark: Bool) -> (gray: Double, alpha: Double) {
    var tint = MaterialTint.tint(of: style, isDark: isDark)
    if tint == .darkChrome { tint = MaterialTint(gray: 29, alpha: 0.94, evidence: .oneSource) }
    return (Double(tint.gray) / 255, tint.alpha)
  }
}
