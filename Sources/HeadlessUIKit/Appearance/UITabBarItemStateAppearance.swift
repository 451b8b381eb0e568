/// How the items of a tab bar look in one state.
///
/// What isn't set is derived when the bar is drawn, key by key.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var values = Values()

  // UIKit makes these objects only inside an item appearance.
  override init() {
    super.init()
  }

  /// Attributes of the title; a missing key is derived.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }

  /// How far the title is moved, in points, right and down.
  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }

  /// The color of the icon; nil means one derived from the tint or the state.
  ///
  /// Colors don't change, so the copy that UIKit makes is the color itself.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// How far the badge is moved, in points, right and down.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgePositionAdjustment }
    set { values.badgePositionAdjustment = newValue }
  }

  /// The color of the badge; nil means that of the system, red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeBackgroundColor }
    set { values.badgeBackgroundColor = newValue }
  }

  /// Attributes of the text in the badge; a missing key is derived.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTextAttributes }
    set { values.badgeTextAttributes = newValue }
  }

  /// How far the text is moved inside the badge, in points, right and down.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitlePositionAdjustment }
    set { values.badgeTitlePositionAdjustment = newValue }
  }
}
