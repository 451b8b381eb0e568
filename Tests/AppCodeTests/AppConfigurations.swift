import UIKit

// Ways in which apps style their bars, in code that doesn't depend on the stand-in, on actors or on
// this package.

/// A way in which an app styles its bar.
struct AppConfiguration {
  let name: String
  var makeController: () -> UITabBarController = { UITabBarController() }
  var style: (UITabBarController) -> Void = { _ in }

  /// Sets properties of items, which a theme of a bar doesn't have.
  var styleItems: () -> Void = {}

  static let all = [
    AppConfiguration(name: "opaque", style: styleOpaque),
    AppConfiguration(name: "both bars by proxies", style: styleBothBars),
    AppConfiguration(name: "old properties by proxies", style: styleOldProxies),
    AppConfiguration(name: "title attributes", style: styleTitles),
    AppConfiguration(name: "changes in place", style: styleInPlace),
    AppConfiguration(name: "empty images", style: styleEmptyImages),
    AppConfiguration(name: "blur", style: styleBlur),
    AppConfiguration(name: "shadow", style: styleShadow),
    AppConfiguration(name: "badges", style: styleBadges),
    AppConfiguration(name: "centered items", style: styleCentered),
    AppConfiguration(name: "old centered items", style: styleOldCentered),
    AppConfiguration(name: "selection indicator", style: styleIndicator),
    AppConfiguration(name: "in viewDidLoad", makeController: { BrandTabBarController() }),
    AppConfiguration(name: "in viewWillAppear", makeController: { EveryTimeTabBarController() }),
    AppConfiguration(name: "color literals", style: styleLiterals),
    AppConfiguration(name: "dynamic colors", style: styleDynamic),
    AppConfiguration(name: "at the edge", style: styleScrollEdge),
    AppConfiguration(
      name: "by container",
      makeController: { BrandedTabBarController() },
      style: styleByContainer
    ),
    AppConfiguration(name: "background images", style: styleBackgroundImages),
    AppConfiguration(
      name: "items by proxies",
      style: { $0.tabBar.tintColor = .systemTeal },
      styleItems: styleByItemProxies
    ),
  ]
}

private let brand = UIColor(red: 0.36, green: 0.2, blue: 0.6, alpha: 1)

private func image(_ size: CGSize, _ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: size).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

// MARK: - Appearances

private func styleOpaque(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.backgroundColor = brand
  for item in [
    appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
    appearance.compactInlineLayoutAppearance,
  ] {
    item.normal.iconColor = UIColor.white.withAlphaComponent(0.6)
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.white.withAlphaComponent(0.6)]
    item.selected.iconColor = .white
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
  }
  controller.tabBar.standardAppearance = appearance
  if #available(iOS 15.0, *) {
    controller.tabBar.scrollEdgeAppearance = appearance
  }
}

private func styleTitles(_ controller: UITabBarController) {
  let shadow = NSShadow()
  shadow.shadowColor = UIColor.black
  shadow.shadowOffset = CGSize(width: 0, height: 1)
  let appearance = UITabBarAppearance()
  let item = UITabBarItemAppearance()
  item.normal.titleTextAttributes = [
    .font: UIFont.systemFont(ofSize: 11, weight: .medium), .foregroundColor: UIColor.darkGray,
    .kern: 0.5,
  ]
  item.selected.titleTextAttributes = [
    .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: brand, .shadow: shadow,
  ]
  item.disabled.titleTextAttributes = [.foregroundColor: UIColor.lightGray]
  item.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
  item.selected.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -3)
  appearance.stackedLayoutAppearance = item
  appearance.inlineLayoutAppearance = item
  appearance.compactInlineLayoutAppearance = item
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
}

private func styleInPlace(_ controller: UITabBarController) {
  let bar = controller.tabBar
  bar.standardAppearance.configureWithOpaqueBackground()
  bar.standardAppearance.backgroundColor = .systemYellow
  bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .systemPink
  let appearance = bar.standardAppearance
  appearance.stackedLayoutAppearance.normal.iconColor = .brown
  bar.standardAppearance = appearance
  bar.scrollEdgeAppearance = appearance.copy()
  bar.scrollEdgeAppearance?.backgroundColor = .systemOrange
}

private func styleBlur(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  appearance.configureWithTransparentBackground()
  appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
  appearance.backgroundColor = UIColor.black.withAlphaComponent(0.3)
  appearance.shadowColor = .clear
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
  controller.tabBar.unselectedItemTintColor = .white
  controller.tabBar.tintColor = .systemYellow
}

private func styleShadow(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance(idiom: .phone)
  appearance.configureWithDefaultBackground()
  appearance.shadowImage = image(CGSize(width: 1, height: 3), .black)
    .withRenderingMode(.alwaysTemplate)
  appearance.shadowColor = .systemRed
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
}

private func styleBadges(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  for state in [
    appearance.stackedLayoutAppearance.normal, appearance.stackedLayoutAppearance.selected,
  ] {
    state.badgeBackgroundColor = .systemGreen
    state.badgeTextAttributes = [
      .foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
    ]
    state.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 2)
    state.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
  }
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = UITabBarAppearance(barAppearance: appearance)
}

private func styleCentered(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  appearance.stackedItemPositioning = .centered
  appearance.stackedItemWidth = 60
  appearance.stackedItemSpacing = 20
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
}

private func styleIndicator(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  appearance.selectionIndicatorImage = image(CGSize(width: 40, height: 44), .white)
    .withRenderingMode(.alwaysTemplate)
  appearance.selectionIndicatorTintColor = brand.withAlphaComponent(0.25)
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
}

private func styleScrollEdge(_ controller: UITabBarController) {
  let edge = UITabBarAppearance()
  edge.configureWithTransparentBackground()
  edge.stackedLayoutAppearance.normal.iconColor = .black
  controller.tabBar.scrollEdgeAppearance = edge
  let standard = UITabBarAppearance()
  standard.configureWithOpaqueBackground()
  standard.stackedLayoutAppearance.normal.iconColor = .systemGray
  controller.tabBar.standardAppearance = standard
}

private func styleBackgroundImages(_ controller: UITabBarController) {
  let appearance = UITabBarAppearance()
  appearance.configureWithTransparentBackground()
  appearance.backgroundImage = image(CGSize(width: 30, height: 30), .systemMint)
    .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  appearance.backgroundImageContentMode = .scaleAspectFill
  controller.tabBar.standardAppearance = appearance
  let edge = UITabBarAppearance(barAppearance: appearance)
  edge.backgroundImageContentMode = .center
  controller.tabBar.scrollEdgeAppearance = edge
}

// MARK: - Colors

private func styleLiterals(_ controller: UITabBarController) {
  // swift-format-ignore: NoPlaygroundLiterals
  let (back, front) = (
    #colorLiteral(red: 0.1, green: 0.1, blue: 0.2, alpha: 1),
    #colorLiteral(red: 1, green: 0.8, blue: 0.2, alpha: 1)
  )
  controller.tabBar.isTranslucent = false
  controller.tabBar.barTintColor = back
  controller.tabBar.tintColor = front
  controller.tabBar.unselectedItemTintColor = front.withAlphaComponent(0.5)
}

private func styleDynamic(_ controller: UITabBarController) {
  let surface = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.95, alpha: 1)
  }
  let appearance = UITabBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.backgroundColor = surface
  appearance.stackedLayoutAppearance.selected.iconColor = .systemIndigo
  controller.tabBar.standardAppearance = appearance
  controller.tabBar.scrollEdgeAppearance = appearance
}

// MARK: - Proxies

private func styleBothBars(_ controller: UITabBarController) {
  let tabs = UITabBarAppearance()
  tabs.configureWithOpaqueBackground()
  tabs.backgroundColor = .secondarySystemBackground
  UITabBar.appearance().standardAppearance = tabs
  UITabBar.appearance().scrollEdgeAppearance = tabs
  UITabBar.appearance().tintColor = brand

  let navigation = UINavigationBarAppearance()
  navigation.configureWithOpaqueBackground()
  navigation.backgroundColor = brand
  navigation.titleTextAttributes = [.foregroundColor: UIColor.white]
  navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
  let button = UIBarButtonItemAppearance(style: .plain)
  button.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
  navigation.buttonAppearance = button
  navigation.backButtonAppearance = button
  let bar = UINavigationBar.appearance()
  bar.standardAppearance = navigation
  bar.compactAppearance = navigation
  bar.scrollEdgeAppearance = navigation
  bar.tintColor = .white
}

private func styleOldProxies(_ controller: UITabBarController) {
  UITabBar.appearance().isTranslucent = false
  UITabBar.appearance().barTintColor = .black
  UITabBar.appearance().tintColor = .orange
  UITabBar.appearance().unselectedItemTintColor = .lightGray
}

private final class BrandedTabBarController: UITabBarController {}

private func styleByContainer(_ controller: UITabBarController) {
  UITabBar.appearance().barTintColor = .red
  let bar = UITabBar.appearance(whenContainedInInstancesOf: [BrandedTabBarController.self])
  bar.barTintColor = brand
  bar.isTranslucent = false
  bar.tintColor = .white
}

private func styleByItemProxies() {
  UITabBarItem.appearance().badgeColor = .systemBlue
}

// MARK: - Properties from before appearances

private func styleEmptyImages(_ controller: UITabBarController) {
  controller.tabBar.backgroundImage = UIImage()
  controller.tabBar.shadowImage = UIImage()
  controller.tabBar.tintColor = brand
}

private func styleOldCentered(_ controller: UITabBarController) {
  controller.tabBar.itemPositioning = .centered
  controller.tabBar.itemWidth = 50
  controller.tabBar.itemSpacing = 30
  controller.tabBar.selectionIndicatorImage = image(CGSize(width: 50, height: 4), brand)
}

// MARK: - Subclasses

private final class BrandTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    tabBar.tintColor = .white
    tabBar.unselectedItemTintColor = .systemGray4
  }
}

private final class EveryTimeTabBarController: UITabBarController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBar.standardAppearance.shadowColor = .systemPurple
    tabBar.standardAppearance.backgroundEffect = nil
    tabBar.standardAppearance.backgroundColor = .systemGray6
    tabBar.scrollEdgeAppearance = tabBar.standardAppearance
  }
}
