import HeadlessUIKit
import Testing

@MainActor struct UITabBarAppearanceTests {
  // S4-08
  @Test func `there are 84 cells`() {
    #expect(AppearanceCell.all.count == 84)
    #expect(UITabBarAppearance().changedCells.isEmpty)
  }

  // S4-08
  @Test(arguments: AppearanceCell.all)
  func `S4-08: a cell keeps its value independently, also in copies`(cell: AppearanceCell) {
    let appearance = UITabBarAppearance()
    appearance.set(cell)
    #expect(appearance.changedCells == [cell])
    #expect(UITabBarAppearance(barAppearance: appearance).changedCells == [cell])
    #expect(appearance != UITabBarAppearance())
  }

  @Test func `has the defaults of its layouts`() {
    let appearance = UITabBarAppearance()
    #expect(appearance.stackedLayoutAppearance.style == .stacked)
    #expect(appearance.inlineLayoutAppearance.style == .inline)
    #expect(appearance.compactInlineLayoutAppearance.style == .compactInline)
    #expect(appearance.selectionIndicatorTintColor == nil)
    #expect(appearance.selectionIndicatorImage == nil)
    #expect(appearance.stackedItemPositioning == .automatic)
    #expect(appearance.stackedItemWidth == 0)
    #expect(appearance.stackedItemSpacing == 0)
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(appearance.idiom == .phone)
    #expect(UITabBarAppearance(idiom: .pad).idiom == .pad)
  }

  // S4-06
  @Test func `a negative width or spacing is zero`() {
    let appearance = UITabBarAppearance()
    appearance.stackedItemWidth = -1
    appearance.stackedItemSpacing = -0.5
    #expect(appearance.stackedItemWidth == 0)
    #expect(appearance.stackedItemSpacing == 0)
  }

  @Test func `layout appearances are copied when set, and changed in place`() {
    let item = UITabBarItemAppearance()
    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance = item
    item.normal.iconColor = .red
    #expect(appearance.inlineLayoutAppearance.normal.iconColor == nil)
    appearance.inlineLayoutAppearance.normal.iconColor = .green
    #expect(appearance.inlineLayoutAppearance.normal.iconColor == .green)
  }

  @Test(arguments: [true, false])
  func `a copy is independent of its source`(usesInitializer: Bool) {
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorTintColor = .red
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 76
    appearance.stackedItemSpacing = 12
    appearance.inlineLayoutAppearance.selected.iconColor = .blue
    let copy =
      usesInitializer ? UITabBarAppearance(barAppearance: appearance) : appearance.copy()
    #expect(copy.inlineLayoutAppearance.selected.iconColor == .blue)
    #expect(copy == appearance)
    #expect(copy !== appearance)
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedItemWidth = 80
    #expect(copy.stackedLayoutAppearance.normal.iconColor == nil)
    #expect(copy.stackedItemWidth == 76)
    #expect(copy.selectionIndicatorTintColor == .red)
  }

  @Test func `a bar appearance of another class copies the shared properties`() {
    let other = UIBarAppearance()
    other.backgroundColor = .red
    let appearance = UITabBarAppearance(barAppearance: other)
    #expect(appearance.backgroundColor == .red)
    #expect(appearance.changedCells.isEmpty)
  }

  @Test func `copies have the class of their source`() {
    final class Subclass: UITabBarAppearance {}
    let copy: Any = Subclass().copy(with: nil)
    #expect(copy is Subclass)
  }
}
