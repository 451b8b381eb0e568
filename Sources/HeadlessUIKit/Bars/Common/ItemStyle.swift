import Foundation
import TabRaster

/// Colors, fonts and offsets of one item, settled.
struct ItemStyle {
  struct Text {
    var font: UIFont
    var hasExplicitFont: Bool
    var color: UIColor
    var offset: UIOffset

    /// The space added after every character, in points.
    var kern: CGFloat
    var underline: Underline?
    var shadow: NSShadow?

    /// The vibrancy of the text; `nil` for a plain color.
    var vibrancy: Vibrancy?
  }

  /// Lines below a text.
  struct Underline {
    /// The lines, from the baseline down; each says where its middle is and how thick it is, in parts of the font's size.
    var lines: [(middle: CGFloat, thickness: CGFloat)]

    /// The color, or `nil` for that of the text.
    var color: UIColor?
  }

  var iconColor: UIColor

  /// The vibrancy of the icon; `nil` for a plain color.
  var iconVibrancy: Vibrancy?
  var title: Text
  var badgeText: Text
  var badgeColor: UIColor
  var badgeOffset: UIOffset
}

extension ItemStyle {
  /// What an item takes from its bar.
  struct Context {
    /// The font of titles that name none.
    var titleFont: UIFont
    var tintColor: UIColor
    var unselectedItemTintColor: UIColor?
    var isOverMaterial: Bool
    var isDark: Bool

    /// The colors of the glass that the item is on; nil on a classic bar.
    var glass: GlassColors?

    /// The font of badges that name none.
    var badgeFont = UIFont.ofBadges

    /// Whether the item's own attributes and offsets from before iOS 13 have no effect.
    var followsAppearance: Bool
  }

  /// Settles the looks of an item in one state, key by key.
  ///
  /// The color of a title comes from its attributes, else from the icon color of that state, else it is the tint color
  /// or the default color, as for icons.
  @MainActor init(
    item: UITabBarItem,
    state: ItemState,
    appearance: UITabBarItemStateAppearance,
    in context: Context
  ) {
    let older = context.followsAppearance ? nil : item
    let color = appearance.iconColor ?? context.color(of: state)
    let attributes = appearance.titleTextAttributes.merging(
      older?.titleTextAttributes(for: state.controlState) ?? [:]
    ) { ours, _ in ours }
    let font = attributes[.font] as? UIFont
    let isMoved = appearance.titlePositionAdjustment != .zero
    iconColor = color
    iconVibrancy = appearance.iconColor == nil ? context.vibrancy(of: state) : nil
    title = Text(
      font: font ?? context.titleFont,
      hasExplicitFont: font != nil,
      color: attributes[.foregroundColor] as? UIColor ?? color,
      offset: isMoved
        ? appearance.titlePositionAdjustment : older?.titlePositionAdjustment ?? .zero,
      kern: attributes.kern,
      underline: attributes.underline,
      shadow: attributes[.shadow] as? NSShadow,
      vibrancy: attributes[.foregroundColor] == nil ? iconVibrancy : nil
    )
    let badgeAttributes = appearance.badgeTextAttributes.merging(
      item.badgeTextAttributes(for: state.controlState) ?? [:]
    ) { ours, _ in ours }
    let badgeFont = badgeAttributes[.font] as? UIFont
    badgeText = Text(
      font: badgeFont ?? context.badgeFont,
      hasExplicitFont: badgeFont != nil,
      color: badgeAttributes[.foregroundColor] as? UIColor ?? .white,
      offset: appearance.badgeTitlePositionAdjustment,
      kern: badgeAttributes.kern,
      underline: badgeAttributes.underline,
      shadow: badgeAttributes[.shadow] as? NSShadow
    )
    // Which of the two wins isn't established; the item's fills what the appearance leaves open.
    badgeColor = appearance.badgeBackgroundColor ?? item.badgeColor ?? .systemRed
    badgeOffset = appearance.badgePositionAdjustment
  }
}

extension ItemStyle.Context {
  /// The color of an item for which none is set.
  func color(of state: ItemState) -> UIColor {
    let derived =
      glass?.color(of: state)
      ?? DefaultItemColor.color(of: state, isOverMaterial: isOverMaterial, isDark: isDark).color
    return switch state {
    case .selected: tintColor
    case .normal: unselectedItemTintColor ?? derived
    case .disabled: derived
    }
  }
}

extension ItemStyle.Context {
  /// The vibrancy of an item without a color of the app's; `nil` for an item with one, and on an opaque bar.
  func vibrancy(of state: ItemState) -> Vibrancy? {
    if state == .selected || state == .normal && unselectedItemTintColor != nil { return nil }
    if let glass { return glass.isVibrant ? .matrix(glass.unselectedMatrix.value) : nil }
    guard state == .normal, isOverMaterial, !isDark else { return nil }
    return .saturation(DefaultItemColor.lightVibrancy.value)
  }
}

extension UIFont {
  /// The usual font of badges.
  static var ofBadges: UIFont {
    system(TabBarFacts.badgeTextSize, TabBarFacts.badgeTextWeight)
  }

  static func system(_ size: Fact<CGFloat>, _ weight: Fact<UIFont.Weight>) -> UIFont {
    systemFont(ofSize: size.value, weight: weight.value)
  }
}

extension ItemState {
  fileprivate var controlState: UIControl.State {
    switch self {
    case .normal: .normal
    case .selected: .selected
    case .disabled: .disabled
    }
  }
}

extension UITabBarItemAppearance {
  /// The appearance of an item in a state; while the item has the keyboard focus, the values that are set for `focused`
  /// replace those of the state.
  ///
  /// Inferred: UIKit documents the focused state, and not what happens to values that it leaves out.
  func appearance(of item: UITabBarItem, in state: ItemState) -> UITabBarItemStateAppearance {
    let appearance =
      switch state {
      case .normal: normal
      case .selected: selected
      case .disabled: disabled
      }
    guard item.button?.isFocused == true else { return appearance }
    let merged = UITabBarItemStateAppearance()
    merged.values = appearance.values.merging(focused.values)
    return merged
  }
}

extension ItemStyle.Text {
  /// The font to draw with.
  func rasterFont(in traits: UITraitCollection) -> Font {
    font.rasterFont(in: traits, kern: kern)
  }
}
