import HeadlessUIKit
import Testing

@MainActor struct UITabBarItemAppearanceTests {
  // S4-13
  @Test(arguments: [UITabBarItemAppearance.Style.stacked, .inline, .compactInline])
  func `S4-13: configuring resets every state to the defaults of the style`(
    style: UITabBarItemAppearance.Style
  ) {
    let appearance = UITabBarItemAppearance()
    let states = [
      appearance.normal, appearance.selected, appearance.disabled, appearance.focused,
    ]
    for state in states {
      state.iconColor = .red
      state.titleTextAttributes = [.kern: 1]
      state.badgeTitlePositionAdjustment.vertical = 4
    }
    appearance.configureWithDefault(for: style)
    #expect(appearance == UITabBarItemAppearance(style: style))
    #expect(appearance.style == style)
    #expect(appearance.normal === states[0], "states stay the same objects")
    #expect(states.allSatisfy { $0.iconColor == nil && $0.titleTextAttributes.isEmpty })
  }

  @Test func `is created for the stacked layout by default`() {
    #expect(UITabBarItemAppearance() == UITabBarItemAppearance(style: .stacked))
    #expect(UITabBarItemAppearance() != UITabBarItemAppearance(style: .inline))
  }

  @Test func `a copy has its own states`() {
    let appearance = UITabBarItemAppearance(style: .inline)
    appearance.selected.titlePositionAdjustment.horizontal = 3
    let copy: UITabBarItemAppearance = appearance.copy()
    #expect(copy == appearance)
    copy.selected.titlePositionAdjustment.horizontal = 5
    #expect(appearance.selected.titlePositionAdjustment.horizontal == 3)
  }

  @Test func `states don't inherit from each other`() {
    let appearance = UITabBarItemAppearance()
    appearance.normal.iconColor = .red
    #expect(appearance.selected.iconColor == nil)
    #expect(appearance.disabled.iconColor == nil)
    #expect(appearance.focused.iconColor == nil)
  }
}
