import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct UIBarAppearanceTests {
  private func configured() -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.backgroundImage = UIImage()
    appearance.backgroundImageContentMode = .center
    appearance.shadowColor = .green
    appearance.shadowImage = UIImage()
    appearance.selectionIndicatorTintColor = .blue
    appearance.stackedItemPositioning = .fill
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    return appearance
  }

  enum Configuration: CaseIterable, Sendable {
    case standard, opaque, transparent

    @MainActor func apply(to appearance: UIBarAppearance) {
      switch self {
      case .standard: appearance.configureWithDefaultBackground()
      case .opaque: appearance.configureWithOpaqueBackground()
      case .transparent: appearance.configureWithTransparentBackground()
      }
    }
  }

  @Test(arguments: Configuration.allCases)
  func `configuring resets background and shadow and nothing else`(configuration: Configuration) {
    let appearance = configured()
    configuration.apply(to: appearance)
    #expect(appearance.backgroundImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    #expect(appearance.shadowImage == nil)
    #expect(
      appearance.backgroundEffect
        == (configuration == .standard ? UIBlurEffect(style: .systemChromeMaterial) : nil)
    )
    #expect(appearance.backgroundColor == (configuration == .opaque ? .systemBackground : nil))
    #expect((appearance.shadowColor == nil) == (configuration == .transparent))

    #expect(appearance.selectionIndicatorTintColor == .blue)
    #expect(appearance.stackedItemPositioning == .fill)
    #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
  }

  @Test func `the default hairline is black at 30 percent in light`() throws {
    let color = try #require(UIBarAppearance().shadowColor)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.components(in: light).alpha == 0.3)
    #expect(color.rgba(in: light).red == 0)
    #expect(color.rgba(in: UITraitCollection(userInterfaceStyle: .dark)).red == 255)
  }

  @Test func `redraw is read as scale to fill`() {
    let appearance = UIBarAppearance()
    appearance.backgroundImageContentMode = .redraw
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    appearance.backgroundImageContentMode = .top
    #expect(appearance.backgroundImageContentMode == .top)
  }

  @Test func `images are kept, not copied`() {
    let image = UIImage()
    let appearance = UIBarAppearance()
    appearance.backgroundImage = image
    #expect(UIBarAppearance(barAppearance: appearance).backgroundImage === image)
  }

  @Test func `appearances are equal by value`() {
    #expect(configured() == configured())
    #expect(configured().hash == configured().hash)
    #expect(configured() != UITabBarAppearance())
    #expect(UIBarAppearance() != UITabBarAppearance())
  }
}
