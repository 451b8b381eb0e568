// As documented, all three reset background and shadow and change nothing else.
extension UIBarAppearance {
  /// Resets background and shadow to the chrome material and the default hairline.
  public func configureWithDefaultBackground() {
    clearBackgroundAndShadow()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(.system(.systemChromeShadow))
  }

  /// Resets background and shadow to the system's opaque background color and the default hairline.
  public func configureWithOpaqueBackground() {
    clearBackgroundAndShadow()
    // Pictures show white and black; that it is this color is inferred.
    backgroundColor = .systemBackground
    shadowColor = UIColor(.system(.systemChromeShadow))
  }

  /// Removes background and shadow.
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
