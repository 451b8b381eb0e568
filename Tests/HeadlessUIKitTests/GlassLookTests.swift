import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// What glass takes from an appearance, and what it ignores.
@MainActor struct GlassLookTests {
  /// A look from an appearance that sets something, over the platter of a style.
  func look(
    _ state: ItemState,
    style: UIUserInterfaceStyle = .light,
    unselected: UIColor? = nil,
    item: UITabBarItem = UITabBarItem(),
    change: (UITabBarItemAppearance) -> Void = { _ in }
  ) throws -> ItemLook {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26))) {
      let scene = BarScene(width: 402, height: 83, items: 2, style: style)
      let appearance = UITabBarAppearance()
      change(appearance.stackedLayoutAppearance)
      scene.bar.standardAppearance = appearance
      scene.bar.unselectedItemTintColor = unselected
      scene.bar.items = [item, UITabBarItem(title: "B", image: nil, tag: 1)]
      scene.bar.selectedItem = state == .selected ? item : scene.item(1)
      item.isEnabled = state != .disabled
      return try scene.picture(0).look
    }
  }

  func rgba(_ color: UIColor) -> RGBA { color.light }

  // One source, over plain white and plain black.
  @Test(arguments: [
    (ItemState.normal, UIUserInterfaceStyle.light, RGBA(25, 25, 25)),
    (.normal, .dark, RGBA(243, 243, 243)),
    (.selected, .light, RGBA(0, 124, 243)),
    (.selected, .dark, RGBA(27, 172, 255)),
    (.disabled, .light, RGBA(25, 25, 25, 64)),
    (.disabled, .dark, RGBA(243, 243, 243, 64)),
  ])
  func `colors items by their state`(
    state: ItemState,
    style: UIUserInterfaceStyle,
    color: RGBA
  ) throws {
    let look = try look(state, style: style)
    #expect(rgba(look.iconColor) == color)
    #expect(rgba(look.title.color) == color)
  }

  @Test(arguments: [ItemState.normal, .disabled])
  func `ignores the colors of items that aren't selected`(state: ItemState) throws {
    let look = try look(state, unselected: .systemGreen) { appearance in
      appearance.normal.iconColor = .systemRed
      appearance.disabled.iconColor = .systemRed
      appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
      appearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
    }
    let usual = try self.look(state)
    #expect(rgba(look.iconColor) == rgba(usual.iconColor))
    #expect(rgba(look.title.color) == rgba(usual.title.color))
  }

  @Test func `takes the colors of the selected item, as they come through the glass`() throws {
    let look = try look(.selected) {
      $0.selected.iconColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)
      $0.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    #expect(rgba(look.iconColor) == RGBA(243, 90, 0))
    #expect(rgba(look.title.color) == RGBA(243, 243, 243))
  }

  @Test func `takes fonts and offsets`() throws {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    let look = try look(.normal) {
      $0.normal.titleTextAttributes = [.font: font]
      $0.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      $0.normal.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    }
    #expect(look.title.font == font)
    #expect(look.title.offset == UIOffset(horizontal: 1, vertical: 2))
    #expect(look.badgeOffset == UIOffset(horizontal: 3, vertical: 4))
  }

  @Test func `sets titles in 10 points semibold`() throws {
    #expect(try look(.normal).title.font == .systemFont(ofSize: 10, weight: .semibold))
  }

  // One source: all badges have the selected state's color.
  @Test(arguments: ItemState.allCases)
  func `gives badges the colors of the selected state`(state: ItemState) throws {
    let look = try look(state) {
      $0.normal.badgeBackgroundColor = .systemGreen
      $0.disabled.badgeBackgroundColor = .systemGreen
      $0.selected.badgeBackgroundColor = .systemPurple
      $0.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
      $0.selected.badgeTextAttributes = [.foregroundColor: UIColor.systemYellow]
    }
    #expect(look.badgeColor == .systemPurple)
    #expect(look.badgeText.color == .systemYellow)
  }

  // One source: systemRed as it is since iOS 26.
  @Test func `makes badges red if nothing is said`() throws {
    let look = try look(.normal)
    let red = SimulatedSystem.withCurrent(
      SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26))
    ) { rgba(look.badgeColor) }
    #expect(red == RGBA(255, 56, 60))
  }
}
