import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct ItemStyleTests {
  /// Returns the style of one state's appearance over the default material.
  func style(
    _ state: ItemState = .normal,
    item: UITabBarItem = UITabBarItem(),
    layout: TabBarItemLayout = .stacked,
    unselected: UIColor? = nil,
    isOverMaterial: Bool = true,
    isDark: Bool = false,
    followsAppearance: Bool = true,
    change: (UITabBarItemStateAppearance) -> Void = { _ in }
  ) -> ItemStyle {
    let appearance = UITabBarItemAppearance().appearance(of: item, in: state)
    change(appearance)
    return ItemStyle(
      item: item,
      state: state,
      appearance: appearance,
      in: ItemStyle.Context(
        titleFont: layout.titleFont,
        tintColor: .systemTeal,
        unselectedItemTintColor: unselected,
        isOverMaterial: isOverMaterial,
        isDark: isDark,
        followsAppearance: followsAppearance
      )
    )
  }

  // MARK: - Colors

  @Test(arguments: ItemState.allCases)
  func `prefers the title's color to the icon color`(state: ItemState) {
    let style = style(state, unselected: .systemGreen) {
      $0.iconColor = .systemRed
      $0.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
    }
    #expect(style.title.color == .systemOrange)
    #expect(style.iconColor == .systemRed)
  }

  @Test(arguments: ItemState.allCases)
  func `colors the title like the icon`(state: ItemState) {
    let style = style(state, unselected: .systemGreen) { $0.iconColor = .systemRed }
    #expect(style.title.color == .systemRed)
  }

  @Test func `tints the selected item, and others by the unselected tint`() {
    #expect(style(.selected).iconColor == .systemTeal)
    #expect(style(.selected).title.color == .systemTeal)
    #expect(style(.normal, unselected: .systemGreen).iconColor == .systemGreen)
    #expect(style(.selected, unselected: .systemGreen).iconColor == .systemTeal)
  }

  struct Default: Sendable {
    var state: ItemState
    var isOverMaterial: Bool
    var isDark: Bool
    var color: RGBA
  }

  nonisolated static let defaults = [
    Default(state: .normal, isOverMaterial: true, isDark: false, color: RGBA(0, 0, 0, 102)),
    Default(state: .disabled, isOverMaterial: true, isDark: false, color: RGBA(0, 0, 0, 26)),
    Default(state: .normal, isOverMaterial: true, isDark: true, color: RGBA(255, 255, 255, 112)),
    Default(
      state: .normal,
      isOverMaterial: false,
      isDark: false,
      color: RGBA(146, 146, 146, 217)
    ),
    Default(state: .normal, isOverMaterial: false, isDark: true, color: RGBA(146, 146, 146, 217)),
  ]

  @Test(arguments: defaults)
  func `derives colors from the content behind the item`(example: Default) {
    let style = style(
      example.state,
      isOverMaterial: example.isOverMaterial,
      isDark: example.isDark
    )
    #expect(style.iconColor.light == example.color)
  }

  @Test func `uses an opaque color over the material as the background`() {
    let scene = BarScene()
    let appearance = UITabBarAppearance()
    scene.bar.standardAppearance = appearance
    #expect(scene.bar.itemsLieOnMaterial)
    appearance.backgroundColor = UIColor(white: 1, alpha: 0.5)
    scene.bar.standardAppearance = appearance
    #expect(scene.bar.itemsLieOnMaterial)
    appearance.backgroundColor = .white
    scene.bar.standardAppearance = appearance
    #expect(!scene.bar.itemsLieOnMaterial)
    appearance.configureWithTransparentBackground()
    scene.bar.standardAppearance = appearance
    #expect(!scene.bar.itemsLieOnMaterial)
  }

  // MARK: - Fonts and offsets

  struct LayoutFont: Sendable {
    var layout: TabBarItemLayout
    var font: UIFont
  }

  nonisolated static let fonts = [
    LayoutFont(layout: .stacked, font: .systemFont(ofSize: 10, weight: .medium)),
    LayoutFont(layout: .inline, font: .systemFont(ofSize: 13)),
    LayoutFont(layout: .compactInline, font: .systemFont(ofSize: 13)),
  ]

  @Test(arguments: fonts)
  func `fills in the font of the layout key by key`(example: LayoutFont) {
    let style = style(layout: example.layout) {
      $0.titleTextAttributes = [.foregroundColor: UIColor.red]
      $0.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    #expect(style.title.font == example.font)
    #expect(!style.title.hasExplicitFont)
    #expect(style.badgeText.font == .systemFont(ofSize: 13))
    #expect(style.badgeText.color == .black)
  }

  @Test(arguments: ItemState.allCases)
  func `fills in the colors of a title and a badge that name a font only`(state: ItemState) {
    let font = UIFont.boldSystemFont(ofSize: 11)
    let style = style(state) {
      $0.titleTextAttributes = [.font: font]
      $0.badgeTextAttributes = [.font: font]
    }
    #expect(style.title.color == style.iconColor)
    #expect(style.badgeText.color == .white)
  }

  @Test func `uses fonts and offsets of the appearance`() {
    let font = UIFont.boldSystemFont(ofSize: 11)
    let style = style {
      $0.titleTextAttributes = [.font: font]
      $0.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      $0.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
      $0.badgeTitlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
      $0.badgeTextAttributes = [.font: font, .foregroundColor: UIColor.black]
    }
    #expect(style.title.font == font)
    #expect(style.title.hasExplicitFont)
    #expect(style.title.offset == UIOffset(horizontal: 1, vertical: 2))
    #expect(style.badgeOffset == UIOffset(horizontal: 3, vertical: 4))
    #expect(style.badgeText.offset == UIOffset(horizontal: 5, vertical: 6))
    #expect(style.badgeText.font == font)
    #expect(style.badgeText.color == .black)
  }

  // MARK: - Badge

  @Test func `colors a badge by the appearance, the item, or red`() {
    let item = UITabBarItem()
    #expect(style(item: item).badgeColor == .systemRed)
    #expect(style(item: item).badgeText.color == .white)
    item.badgeColor = .systemPurple
    #expect(style(item: item).badgeColor == .systemPurple)
    #expect(style(item: item) { $0.badgeBackgroundColor = .systemGreen }.badgeColor == .systemGreen)
  }

  // MARK: - Attributes of items

  // S4-12
  @Test func `uses an item's attributes only if no appearance is set`() {
    let item = UITabBarItem()
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
    item.titlePositionAdjustment.vertical = -3
    let older = style(item: item, followsAppearance: false)
    #expect(older.title.color == .systemPurple)
    #expect(older.title.offset.vertical == -3)
    let current = style(item: item)
    #expect(current.title.color != .systemPurple)
    #expect(current.title.offset == .zero)
  }

  // S4-09
  @Test func `looks disabled, selected or not, when the item is disabled`() throws {
    let scene = BarScene()
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.disabled.iconColor = .systemBrown
    scene.bar.standardAppearance = appearance
    scene.item(0).isEnabled = false
    scene.item(1).isEnabled = false
    #expect(try scene.picture(0).style.iconColor == .systemBrown)
    #expect(try scene.picture(1).style.iconColor == .systemBrown)
  }
}
