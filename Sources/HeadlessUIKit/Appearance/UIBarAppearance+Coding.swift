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
    backgroundEffect = coder.decodeObject(of: UIBlurEffect.self, forKey: Key.effect)
    backgroundColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
    backgroundImage = coder.decodeObject(of: UIImage.self, forKey: Key.image)
    backgroundImageContentMode = coder.decodeCase(forKey: Key.contentMode) ?? .scaleToFill
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: Key.shadowColor)
    shadowImage = coder.decodeObject(of: UIImage.self, forKey: Key.shadowImage)
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

extension NSCoder {
  /// The case of an enumeration of numbers, or nil where there is no value or no such case.
  func decodeCase<Value: RawRepresentable<Int>>(forKey key: String) -> Value? {
    containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
  }
}
