extension CapabilityTable {
  /// The rows for the floating bar of iOS 26 and later.
  static let glass: [Capability] =
    glassItems + glassBadges + glassBackground + glassLayout

  private static let platter = CapabilityScope(look: .glass, placement: .bottom)

  private static let glassItems: [Capability] = [
    paragraphs(platter),
    entries(
      [.tintColor],
      .init(systems: ">=27", look: .glass, placement: .bottom),
      .honored,
      .severalSources,
      "it also reaches labels that the app puts into the bar",
      sources: [
        "react-native-screens docs", "react-native-bottom-tabs", "CYLTabBarController #625",
      ]
    ),
    entries(
      [.tintColor, .selectedIconColor, .selectedTitleColor],
      platter,
      .honored,
      .severalSources,
      sources: ["react-native-screens docs", "react-native-bottom-tabs"]
    ),
    entries(
      [.normalIconColor],
      platter,
      .ignored,
      .severalSources,
      "glass sets the color of unselected items itself",
      sources: [
        "MAUI PR#34688", "react-native-screens docs", "react-native-bottom-tabs PR#527",
        "Expensify PR#101339", "CYLTabBarController #640", "native_glass_navbar #7",
      ],
      but: ["expo #44029", "code-payments PR#572"]
    ),
    entries(
      [.normalTitleColor],
      platter,
      .ignored,
      .severalSources,
      "glass sets the color of unselected items itself",
      sources: [
        "MAUI PR#34688", "react-native-bottom-tabs PR#527", "Expensify PR#101339",
        "CYLTabBarController #640", "expo #44029",
      ],
      but: ["code-payments PR#572"]
    ),
    entries(
      [.unselectedItemTintColor],
      platter,
      .ignored,
      .severalSources,
      "glass sets the color of unselected items itself",
      sources: ["MAUI PR#34688", "code-payments PR#572"]
    ),
    entries(
      [.disabledColors],
      platter,
      .ignored,
      .inferred,
      "glass sets the color of unselected items itself"
    ),
    entries(
      [.focusedColors],
      platter,
      .unknown,
      .none,
      "no report says what glass does with it"
    ),
    entries(
      [.titleFont, .badgeFont],
      platter,
      .honored,
      .severalSources,
      sources: ["uikit_tab_bar", "react-native-bottom-tabs"]
    ),
    entries(
      [.titlePositionAdjustment],
      platter,
      .honored,
      .oneSource,
      sources: ["uikit_tab_bar"]
    ),
    entries([.unselectedColors, .selectedImage, .showsTitle], platter, .honored, .inferred),
    entries(
      [.itemTitlePositionAdjustment],
      platter,
      .ignored,
      .inferred,
      "a bar with an appearance ignores the offsets of its items, and every bar with a theme has one"
    ),
    entries(
      [.imageInsets],
      platter,
      .unknown,
      .none,
      "no report says what glass does with it"
    ),
  ].flatMap(\.self)

  private static let glassBadges: [Capability] = [
    entries(
      [.selectedBadgeColors, .otherBadgeColors],
      .init(idiom: .pad, look: .glass, placement: .bottom),
      .ignored,
      .severalSources,
      "badges on iPad stay red",
      sources: ["react-native-screens PR#3492", "react-navigation #13159"]
    ),
    entries(
      [.selectedBadgeColors],
      platter,
      .honored,
      .oneSource,
      sources: ["Expensify PR#101339"]
    ),
    entries(
      [.otherBadgeColors],
      platter,
      .ignored,
      .oneSource,
      "every badge has the colors of the selected item's",
      sources: ["Expensify PR#101339"],
      but: ["uikit_tab_bar"]
    ),
    entries(
      [.badgeOffsets],
      platter,
      .honored,
      .oneSource,
      sources: ["uikit_tab_bar"]
    ),
  ].flatMap(\.self)

  private static let glassBackground: [Capability] = [
    entries(
      [.transparentBackground],
      platter,
      .harmful,
      .severalSources,
      "without a background there is no glass, and nothing to read titles on",
      sources: [
        "cupertino_native_better PR#74 (measured)", "react-native-bottom-tabs PR#502",
        "Apollo-Reborn PR#166",
      ],
      but: ["code-payments PR#572"]
    ),
    entries(
      [.opaqueBackground, .backgroundEffect, .shadow],
      platter,
      .harmful,
      .severalSources,
      "a background replaces the glass",
      sources: ["WWDC25 session 284", "react-native-bottom-tabs PR#509"],
      but: ["react-native-screens docs: no effect"]
    ),
    entries(
      [.backgroundColor],
      platter,
      .harmful,
      .severalSources,
      "it is painted over the glass, as wide as the screen",
      sources: ["MAUI #37423", "WWDC25 session 284", "dailyvox PR#15"],
      // According to PR#567, `UITabBar.backgroundColor`, the color of the view, is drawn.
      but: ["react-native-screens docs: no effect", "react-native-bottom-tabs PR#567: no effect"]
    ),
    entries(
      [.backgroundImage],
      platter,
      .harmful,
      .inferred,
      "it is painted over the glass, as wide as the screen"
    ),
    entries(
      [.scrollEdge],
      platter,
      .harmful,
      .inferred,
      "a transparent bar removes the glass where the content ends"
    ),
  ].flatMap(\.self)

  private static let glassLayout: [Capability] = [
    entries([.glass], platter, .honored, .inferred),
    entries(
      [.selectionIndicator],
      platter,
      .ignored,
      .oneSource,
      "glass draws its own pill behind the selected item",
      sources: ["Apple forums 817936"]
    ),
    entries(
      [.stackedItems],
      platter,
      .unknown,
      .none,
      "no report says what glass does with it"
    ),
    entries(
      [.layout],
      platter,
      .ignored,
      .severalSources,
      "there is no public way to place items of a glass bar",
      sources: ["CYLTabBarController 1.99", "ESTabBarController #298, #300"]
    ),
    floating(platter),
  ].flatMap(\.self)
}
