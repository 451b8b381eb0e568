/// How the items of a tab bar look in one state.
///
/// What isn't set is derived when the bar is drawn, key by key.
@MainActor open class UITabBarItemStateAppearance: NSObject {
  var values = Values()

  // UIKit makes these objects only inside an item appearance.
  override init() {
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }

  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }

  // Colors don't change, so the copy that UIKit makes is the color itself.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  open var badgePositionAdjustment: UIOffset {
    get { values.badgePositionAdjustment }
    set { values.badgePositionAdjustment = newValue }
  }

  open var badgeBackgroundColor: UIColor? {
    get { values.badgeBackgroundColor }
    set { values.badgeBackgroundColor = newValue }
  }

  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTextAttributes }
    set { values.badgeTextAttributes = newValue }
  }

  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitlePositionAdjustment }
    set { values.badgeTitlePositionAdjustment = newValue }
  }
}
