import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct ItemLookTests {
  /// A look from one state appearance, over the default material.
  func look(
    _ state: ItemState = .normal,
    item: UITabBarItem = UITabBarItem(),
    layout: TabBarItemLayout = .stacked,
    unselected: UIColor? = nil,
    isOverMaterial: Bool = true,
    isDark: Bool = false,
    followsAppearance: Bool = true,
    change: (UITabBarItemStateAppearance) -> Void = { _ in }
  ) -> ItemLook {
    let appearance = UITabBarItemAppearance().appearance(for: state)
    change(appearance)
    return ItemLook(
      item: item,
      state: state,
      appearance: appearance,
      in: ItemLook.Surroundings(
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
  func `puts the title's own color before the icon color`(state: ItemState) {
    let look = look(state, unselected: .systemGreen) {
      $0.iconColor = .systemRed
      $0.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
    }
    #expect(look.title.color == .systemOrange)
    #expect(look.iconColor == .systemRed)
  }

  @Test(arguments: ItemState.allCases)
  func `colors the title like the icon`(state: ItemState) {
    let look = look(state, unselected: .systemGreen) { $0.iconColor = .systemRed }
    #expect(look.title.color == .systemRed)
  }

  @Test func `tints the selected item and gives others their own tint`() {
    #expect(look(.selected).iconColor == .systemTeal)
    #expect(look(.selected).title.color == .systemTeal)
    #expect(look(.normal, unselected: .systemGreen).iconColor == .systemGreen)
    #expect(look(.selected, unselected: .systemGreen).iconColor == .systemTeal)
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
  func `derives colors from what is behind the item`(example: Default) {
    let look = look(
      example.state,
      isOverMaterial: example.isOverMaterial,
      isDark: example.isDark
    )
    #expect(look.iconColor.light == example.color)
  }

  @Test func `takes a color over the material for the background when it is opaque`() {
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
    let look = look(layout: example.layout) {
      $0.titleTextAttributes = [.foregroundColor: UIColor.red]
      $0.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    #expect(look.title.font == example.font)
    #expect(!look.title.hasExplicitFont)
    #expect(look.badgeText.font == .systemFont(ofSize: 13))
    #expect(look.badgeText.color == .black)
  }

  @Test(arguments: ItemState.allCases)
  func `fills in the colors of a title and a badge that name a font only`(state: ItemState) {
    let font = UIFont.boldSystemFont(ofSize: 11)
    let look = look(state) {
      $0.titleTextAttributes = [.font: font]
      $0.badgeTextAttributes = [.font: font]
    }
    #expect(look.title.color == look.iconColor)
    #expect(look.badgeText.color == .white)
  }

  @Test func `takes fonts and offsets from the appearance`() {
    let font = UIFont.boldSystemFont(ofSize: 11)
    let look = look {
      $0.titleTextAttributes = [.font: font]
      $0.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      $0.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
      $0.badgeTitlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
      $0.badgeTextAttributes = [.font: font, .foregroundColor: UIColor.black]
    }
    #expect(look.title.font == font)
    #expect(look.title.hasExplicitFont)
    #expect(look.title.offset == UIOffset(horizontal: 1, vertical: 2))
    #expect(look.badgeOffset == UIOffset(horizontal: 3, vertical: 4))
    #expect(look.badgeText.offset == UIOffset(horizontal: 5, vertical: 6))
    #expect(look.badgeText.font == font)
    #expect(look.badgeText.color == .black)
  }

  // MARK: - Badge

  @Test func `colors a badge by the appearance, the item, or red`() {
    let item = UITabBarItem()
    #expect(look(item: item).badgeColor == .systemRed)
    #expect(look(item: item).badgeText.color == .white)
    item.badgeColor = .systemPurple
    #expect(look(item: item).badgeColor == .systemPurple)
    #expect(look(item: item) { $0.badgeBackgroundColor = .systemGreen }.badgeColor == .systemGreen)
  }

  // MARK: - Attributes of items

  // S4-12
  @Test func `takes an item's own attributes only where no appearance is set`() {
    let item = UITabBarItem()
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
    item.titlePositionAdjustment.vertical = -3
    let older = look(item: item, followsAppearance: false)
    #expect(older.title.color == .systemPurple)
    #expect(older.title.offset.vertical == -3)
    let current = look(item: item)
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
    #expect(try scene.picture(0).look.iconColor == .systemBrown)
    #expect(try scene.picture(1).look.iconColor == .systemBrown)
  }
}
