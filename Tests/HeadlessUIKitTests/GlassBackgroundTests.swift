import Testing

@testable import HeadlessUIKit

@MainActor struct GlassBackgroundTests {
  // Luma by the weights of Rec. 709: 0, 0.37, 0.48, 0.53, 0.61 and 1.
  @Test(arguments: [
    (UIColor(red: 0, green: 0, blue: 0, alpha: 1), UIUserInterfaceStyle.dark),
    (UIColor(red: 0.86, green: 0.16, blue: 1, alpha: 1), .dark),
    (UIColor(red: 0, green: 0.67, blue: 0, alpha: 1), .dark),
    (UIColor(red: 0, green: 0.75, blue: 0, alpha: 1), .light),
    (UIColor(red: 1, green: 0.47, blue: 0.78, alpha: 1), .light),
    (UIColor(red: 1, green: 1, blue: 1, alpha: 1), .light),
  ])
  func `items on a color that covers the glass are those of the style nearest to it`(
    color: UIColor,
    style: UIUserInterfaceStyle
  ) {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    let traits = UITraitCollection(userInterfaceStyle: style == .dark ? .light : .dark)
    let background = GlassBackground(appearance, traits: traits)
    #expect(background.styleOfCover(traits: traits) == style)
  }
}
