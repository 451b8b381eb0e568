extension UITabBarItemStateAppearance {
  /// The values of the seven properties of a state.
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var iconColor: UIColor?
    var badgePositionAdjustment = UIOffset.zero
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    var badgeTitlePositionAdjustment = UIOffset.zero
  }
}

extension UITabBarItemStateAppearance.Values {
  /// Returns these values, replaced by those that are set in another state.
  func merging(_ other: Self) -> Self {
    var values = self
    values.titleTextAttributes.merge(other.titleTextAttributes) { $1 }
    values.badgeTextAttributes.merge(other.badgeTextAttributes) { $1 }
    values.iconColor = other.iconColor ?? iconColor
    values.badgeBackgroundColor = other.badgeBackgroundColor ?? badgeBackgroundColor
    let offsets: [WritableKeyPath<Self, UIOffset>] = [
      \.titlePositionAdjustment, \.badgePositionAdjustment, \.badgeTitlePositionAdjustment,
    ]
    for path in offsets where other[keyPath: path] != .zero {
      values[keyPath: path] = other[keyPath: path]
    }
    return values
  }
}

extension UITabBarItemStateAppearance.Values: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.titleTextAttributes.isEqual(to: right.titleTextAttributes)
      && left.titlePositionAdjustment == right.titlePositionAdjustment
      && left.iconColor == right.iconColor
      && left.badgePositionAdjustment == right.badgePositionAdjustment
      && left.badgeBackgroundColor == right.badgeBackgroundColor
      && left.badgeTextAttributes.isEqual(to: right.badgeTextAttributes)
      && left.badgeTitlePositionAdjustment == right.badgeTitlePositionAdjustment
  }
}

extension UITabBarItemStateAppearance.Values {
  init(coder: NSCoder, prefix: String) {
    titleTextAttributes = coder.decodedTextAttributes(forKey: prefix + "TitleTextAttributes")
    titlePositionAdjustment = coder.decodedOffset(forKey: prefix + "TitlePositionAdjustment")
    iconColor = coder.decoded(UIColor.self, forKey: prefix + "IconColor")
    badgePositionAdjustment = coder.decodedOffset(forKey: prefix + "BadgePositionAdjustment")
    badgeBackgroundColor =
      coder.decoded(UIColor.self, forKey: prefix + "BadgeBackgroundColor")
    badgeTextAttributes = coder.decodedTextAttributes(forKey: prefix + "BadgeTextAttributes")
    badgeTitlePositionAdjustment =
      coder.decodedOffset(forKey: prefix + "BadgeTitlePositionAdjustment")
  }

  func encode(with coder: NSCoder, prefix: String) {
    coder.encode(titleTextAttributes, forKey: prefix + "TitleTextAttributes")
    coder.encode(titlePositionAdjustment, forKey: prefix + "TitlePositionAdjustment")
    coder.encode(iconColor, forKey: prefix + "IconColor")
    coder.encode(badgePositionAdjustment, forKey: prefix + "BadgePositionAdjustment")
    coder.encode(badgeBackgroundColor, forKey: prefix + "BadgeBackgroundColor")
    coder.encode(badgeTextAttributes, forKey: prefix + "BadgeTextAttributes")
    coder.encode(badgeTitlePositionAdjustment, forKey: prefix + "BadgeTitlePositionAdjustment")
  }
}
