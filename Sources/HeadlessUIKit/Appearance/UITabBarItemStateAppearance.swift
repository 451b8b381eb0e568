/// The look of a tab bar's items in one state.
///
/// Values that aren't set are derived when the bar is drawn, property by property.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var values = Values()

  // UIKit creates these objects only as part of an item appearance.
  override init() {
    super.init()
  }

  /// The attributes of the title; missing keys are derived.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }

  /// The offset of the title in points, to the right and down.
  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }

  /// The color of the icon; nil derives it from the tint or the state.
  ///
  /// UIKit copies the color. Colors are immutable, so here the copy is the same object.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// The offset of the badge in points, to the right and down.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgePositionAdjustment }
    set { values.badgePositionAdjustment = newValue }
  }

  /// The color of the badge; nil uses the item's `badgeColor`, or else the system's red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeBackgroundColor }
    set { values.badgeBackgroundColor = newValue }
  }

  /// The attributes of the badge's text; missing keys are derived.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTextAttributes }
    set { values.badgeTextAttributes = newValue }
  }

  /// The offset of the text in the badge in points, to the right and down.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitlePositionAdjustment }
    set { values.badgeTitlePositionAdjustment = newValue }
  }
}
