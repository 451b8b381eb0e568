import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of the settings of an appearance that glass uses and ignores.
@MainActor struct GlassLookTests {
  /// Returns the look of an appearance over the platter of a style.
  func look(
    _ state: ItemState,
    style: UIUserInterfaceStyle = .light,
    unselected: UIColor? = nil,
    item: UITabBarItem = UITabBarItem(),
    change: (UITabBarItemAppearance) -> Void = { _ in }
  ) throws -> ItemStyle {
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26))) {
      let scene = BarScene(width: 402, height: 83, items: 2, style: style)
      let appearance = UITabBarAppearance()
      change(appearance.stackedLayoutAppearance)
      scene.bar.standardAppearance = appearance
      scene.bar.unselectedItemTintColor = unselected
      scene.bar.items = [item, UITabBarItem(title: "B", image: nil, tag: 1)]
      scene.bar.selectedItem = state == .selected ? item : scene.item(1)
      item.isEnabled = state != .disabled
      return try scene.picture(0).style
    }
  }

  func rgba(_ color: UIColor) -> RGBA { color.light }

  // The tint is that of iOS 26 (one source); the grays are the results of the matrix for white and black.
  @Test(arguments: [
    (ItemState.normal, UIUserInterfaceStyle.light, RGBA(26, 26, 26)),
    (.normal, .dark, RGBA(242, 242, 242)),
    (.selected, .light, RGBA(0, 136, 255)),
    (.selected, .dark, RGBA(0, 145, 255)),
    (.disabled, .light, RGBA(26, 26, 26, 64)),
    (.disabled, .dark, RGBA(242, 242, 242, 64)),
  ])
  func `colors items by their state`(
    state: ItemState,
    style: UIUserInterfaceStyle,
    color: RGBA
  ) throws {
    let look = try look(state, style: style)
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26))
    SimulatedSystem.withCurrent(system) {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(look.iconColor.rgba(in: traits) == color)
      #expect(look.title.color.rgba(in: traits) == color)
    }
    let tint = SIMD3(0, Double(color.green) / 255, 1)
    let matrix =
      state == .selected
      ? GlassVibrancy.selected(tint, isDark: style == .dark, on: .ios26)
      : GlassVibrancy.unselected(isDark: style == .dark)
    #expect(look.iconVibrancy == .matrix(matrix.value))
    #expect(look.title.vibrancy == look.iconVibrancy)
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

  // The matrices of iOS 27 differ (one source).
  @Test(arguments: [(26, GlassVibrancy.Generation.ios26), (27, .ios27)])
  func `tints icon and title by the matrices of the system`(
    version: Int,
    generation: GlassVibrancy.Generation
  ) {
    let look = SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(version))) {
      GlassColors.dark.vibrancy(
        ofTint: UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5),
        traits: UITraitCollection()
      )
    }
    let matrix = GlassVibrancy.selected(SIMD3(0.8, 0.4, 0.2), isDark: true, on: generation)
    #expect(look == .matrix(matrix.value))
  }

  @Test func `uses the colors of the selected item`() throws {
    let look = try look(.selected) {
      $0.selected.iconColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)
      $0.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    #expect(rgba(look.iconColor) == RGBA(255, 102, 0))
    #expect(rgba(look.title.color) == RGBA(255, 255, 255))
  }

  @Test func `uses fonts and offsets`() throws {
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

  @Test(arguments: [
    (ItemState.normal, UIFont.Weight.medium), (.disabled, .medium), (.selected, .semibold),
  ])
  func `sets titles in 10 points medium, and semibold while selected`(
    state: ItemState,
    weight: UIFont.Weight
  ) throws {
    #expect(try look(state).title.font == .systemFont(ofSize: 10, weight: weight))
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

  // One source: systemRed in its version since iOS 26.
  @Test func `makes badges red by default`() throws {
    let look = try look(.normal)
    let red = SimulatedSystem.withCurrent(
      SimulatedSystem(osVersion: SimulatedSystem.OSVersion(26))
    ) { rgba(look.badgeColor) }
    #expect(red == RGBA(255, 56, 60))
  }
}
