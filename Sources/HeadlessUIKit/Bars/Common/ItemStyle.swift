import Foundation
import TabRaster

/// The resolved colors, fonts and offsets of one item.
struct ItemStyle {
  /// The style of a title or of the text of a badge.
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

  /// The lines below an underlined text.
  struct Underline {
    /// The lines from the baseline down: the distance of each line's middle from the baseline, and its thickness, as
    /// fractions of the font size.
    var lines: [(middle: CGFloat, thickness: CGFloat)]

    /// The color of the lines; `nil` for that of the text.
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
  /// The values that an item inherits from its bar.
  struct Context {
    /// The font of titles whose attributes contain none.
    var titleFont: UIFont
    var tintColor: UIColor
    var unselectedItemTintColor: UIColor?
    var isOverMaterial: Bool
    var isDark: Bool

    /// The colors of the glass below the item; nil on a classic bar.
    var glass: GlassColors?

    /// The font of badges whose attributes contain none.
    var badgeFont = UIFont.ofBadges

    /// Whether an appearance is set, so that the item's attributes and offsets from before iOS 13 have no effect.
    var followsAppearance: Bool
  }

  /// Resolves the style of an item in one state, property by property.
  ///
  /// A title's color is that of its attributes, else the icon color of the state's appearance, else, as for icons, the
  /// tint color or the default color.
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
    // UIKit's choice between the two is unknown; here the item's color applies if the appearance has none.
    badgeColor = appearance.badgeBackgroundColor ?? item.badgeColor ?? .systemRed
    badgeOffset = appearance.badgePositionAdjustment
  }
}

extension ItemStyle.Context {
  /// Returns the color of an item whose appearance sets none.
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
  /// Returns the vibrancy of an item whose appearance sets no color; `nil` for tinted items and without vibrancy.
  func vibrancy(of state: ItemState) -> Vibrancy? {
    if state == .selected || state == .normal && unselectedItemTintColor != nil { return nil }
    if let glass { return glass.isVibrant ? .matrix(glass.unselectedMatrix.value) : nil }
    guard state == .normal, isOverMaterial, !isDark else { return nil }
    return .saturation(DefaultItemColor.lightVibrancy.value)
  }
}

extension UIFont {
  /// The default font of badges.
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
  /// Returns the appearance of an item in a state; while the item has the keyboard focus, values of `focused` replace
  /// those of the state.
  ///
  /// Inferred: UIKit documents the focused state, but not the values that it doesn't set.
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
  /// Returns the rasterizer's font for the text, with its kern.
  func rasterFont(in traits: UITraitCollection) -> Font {
    font.rasterFont(in: traits, kern: kern)
  }
}
