// All three reset background and shadow and leave everything else alone, which is documented.
extension UIBarAppearance {
  /// Resets background and shadow to the material of bars and the default hairline.
  public func configureWithDefaultBackground() {
    clearBackgroundAndShadow()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(.system(.systemChromeShadow))
  }

  /// Resets background and shadow to an opaque color of the system and the default hairline.
  public func configureWithOpaqueBackground() {
    clearBackgroundAndShadow()
    // Pictures show white and black, the color itself is inferred.
    backgroundColor = .systemBackground
    shadowColor = UIColor(.system(.systemChromeShadow))
  }

  /// Resets background and shadow to nothing at all.
  public func configureWithTransparentBackground() {
    clearBackgroundAndShadow()
  }

  private func clearBackgroundAndShadow() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = nil
    shadowImage = nil
  }
}
