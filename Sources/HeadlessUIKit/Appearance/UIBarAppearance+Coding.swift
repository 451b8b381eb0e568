extension UIBarAppearance {
  enum Key {
    static let idiom = "UIBarAppearanceIdiom"
    static let effect = "UIBarAppearanceBackgroundEffect"
    static let color = "UIBarAppearanceBackgroundColor"
    static let image = "UIBarAppearanceBackgroundImage"
    static let contentMode = "UIBarAppearanceBackgroundImageContentMode"
    static let shadowColor = "UIBarAppearanceShadowColor"
    static let shadowImage = "UIBarAppearanceShadowImage"
  }

  func decode(from coder: NSCoder) {
    backgroundEffect = coder.decoded(UIBlurEffect.self, forKey: Key.effect)
    backgroundColor = coder.decoded(UIColor.self, forKey: Key.color)
    backgroundImage = coder.decoded(UIImage.self, forKey: Key.image)
    backgroundImageContentMode = coder.decodedCase(forKey: Key.contentMode) ?? .scaleToFill
    shadowColor = coder.decoded(UIColor.self, forKey: Key.shadowColor)
    shadowImage = coder.decoded(UIImage.self, forKey: Key.shadowImage)
  }

  func encodeBackground(with coder: NSCoder) {
    coder.encode(idiom.rawValue, forKey: Key.idiom)
    coder.encode(backgroundEffect, forKey: Key.effect)
    coder.encode(backgroundColor, forKey: Key.color)
    coder.encode(backgroundImage, forKey: Key.image)
    coder.encode(backgroundImageContentMode.rawValue, forKey: Key.contentMode)
    coder.encode(shadowColor, forKey: Key.shadowColor)
    coder.encode(shadowImage, forKey: Key.shadowImage)
  }
}
