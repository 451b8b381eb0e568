import HeadlessUIKit
import Testing

/// Tests of raw values, which must be UIKit's since archives and bridged code contain them.
struct RawValueTests {
  @Test func `blur styles have UIKit's raw values`() {
    let styles: [(UIBlurEffect.Style, Int)] = [
      (.extraLight, 0), (.light, 1), (.dark, 2), (.regular, 4), (.prominent, 5),
      (.systemUltraThinMaterial, 6), (.systemThinMaterial, 7), (.systemMaterial, 8),
      (.systemThickMaterial, 9), (.systemChromeMaterial, 10), (.systemUltraThinMaterialLight, 11),
      (.systemThinMaterialLight, 12), (.systemMaterialLight, 13), (.systemThickMaterialLight, 14),
      (.systemChromeMaterialLight, 15), (.systemUltraThinMaterialDark, 16),
      (.systemThinMaterialDark, 17), (.systemMaterialDark, 18), (.systemThickMaterialDark, 19),
      (.systemChromeMaterialDark, 20),
    ]
    for (style, rawValue) in styles {
      #expect(style.rawValue == rawValue)
    }
    // The raw value 3 is a style of tvOS.
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
  }

  @Test func `lines below texts have UIKit's raw values`() {
    let styles: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
      .byWord,
    ]
    #expect(styles.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
  }

  @Test func `traits have UIKit's raw values`() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2]
    )
    #expect([UIAccessibilityContrast.unspecified, .normal, .high].map(\.rawValue) == [-1, 0, 1])
    #expect([UIUserInterfaceLevel.unspecified, .base, .elevated].map(\.rawValue) == [-1, 0, 1])
    #expect([UILegibilityWeight.unspecified, .regular, .bold].map(\.rawValue) == [-1, 0, 1])
    #expect([UIDisplayGamut.unspecified, .SRGB, .P3].map(\.rawValue) == [-1, 0, 1])
    #expect(
      [UIUserInterfaceActiveAppearance.unspecified, .inactive, .active].map(\.rawValue)
        == [-1, 0, 1]
    )
    #expect(
      [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue)
        == [-1, 0, 1]
    )
    #expect(
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac].map(\.rawValue)
        == [-1, 0, 1, 2, 3, 5]
    )
  }

  @Test func `items and layouts have UIKit's raw values`() {
    let items: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
      .downloads, .mostRecent, .mostViewed,
    ]
    #expect(items.map(\.rawValue) == Array(0...11))
    #expect(
      [UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map(\.rawValue) == [0, 1, 2]
    )
    #expect([UITabBar.ItemPositioning.automatic, .fill, .centered].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue)
        == [0, 1, 2]
    )
    #expect([UIImage.ResizingMode.tile, .stretch].map(\.rawValue) == [0, 1])
  }

  @Test func `options of views and controllers have the bits of UIKit's headers`() {
    let animations: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(animations.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    let margins: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(margins.map(\.rawValue) == (0..<6).map { 1 << $0 })
    let orientations: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(orientations.map(\.rawValue) == (1...4).map { 1 << $0 })
  }
}
