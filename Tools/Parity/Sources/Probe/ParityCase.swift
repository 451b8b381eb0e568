import Foundation
import TabAppearance

/// A bar as data: its content, its theme, and the screen and traits that show it.
struct ParityCase: Sendable {
  /// An item of the bar.
  struct Item: Sendable {
    var title: String?
    var icon: Icon?
    var badge: String?
    var isEnabled = true
  }

  enum Icon: Hashable, Sendable {
    case symbol(String)
    /// A filled rectangle as a template image, whose size in points is the same on every system.
    case rectangle(width: Int, height: Int)
  }

  /// The screen of a device in one orientation: its size and safe area, in points.
  struct Screen: Equatable, Sendable {
    var idiom: TabBarEnvironment.Idiom = .phone
    var width: Int
    var height: Int
    var safeArea: UIEdgeInsets
    var scale = 3
    var horizontal: UIUserInterfaceSizeClass = .compact
    var vertical: UIUserInterfaceSizeClass = .regular
  }

  /// The name of the case, which is also the name of its file.
  var name: String
  var items: [Item]
  /// The theme of the bar; nil leaves UIKit's default.
  var theme: TabBarTheme?
  var screen: Screen = .phone
  var style: UIUserInterfaceStyle = .light
  var contrast: UIAccessibilityContrast = .normal
  var textSize: UIContentSizeCategory = .large
  var direction: UITraitEnvironmentLayoutDirection = .leftToRight
  var legibility: UILegibilityWeight = .regular
  /// Whether the values of a new appearance are recorded, too.
  var recordsNewAppearance = false
  /// Whether an appearance proxy sets the tint of the bar.
  var hasTintOfProxy = false
  /// Called with the controller once it is shown, before the theme is applied.
  var change: (@MainActor @Sendable (UITabBarController) -> Void)?
}

extension ParityCase.Screen {
  /// An iPhone of 393 × 852 points with a home indicator.
  static let phone = Self(
    width: 393,
    height: 852,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )
  static let phoneLandscape = Self(
    width: 852,
    height: 393,
    safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
    vertical: .compact
  )
  /// An iPhone with a home button.
  static let smallPhone = Self(
    width: 375,
    height: 667,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )
  /// An iPhone that has a regular width in landscape.
  static let largePhoneLandscape = Self(
    width: 956,
    height: 440,
    safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62),
    horizontal: .regular,
    vertical: .compact
  )
  /// An iPad with a home indicator.
  static let pad = Self(
    idiom: .pad,
    width: 820,
    height: 1180,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    scale: 2,
    horizontal: .regular
  )
  static let padLandscape = Self(
    idiom: .pad,
    width: 1180,
    height: 820,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    scale: 2,
    horizontal: .regular
  )
}

extension ParityCase {
  /// The traits of the controller and its views.
  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: screen.idiom == .pad ? .pad : .phone),
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(legibilityWeight: legibility),
      UITraitCollection(displayScale: CGFloat(screen.scale)),
      UITraitCollection(horizontalSizeClass: screen.horizontal),
      UITraitCollection(verticalSizeClass: screen.vertical),
    ])
  }

  /// A new controller with a tab for each item, without the theme.
  @MainActor var controller: UITabBarController {
    let controller = hasTintOfProxy ? ProxiedController() : UITabBarController()
    if hasTintOfProxy {
      UITabBar.appearance(whenContainedInInstancesOf: [ProxiedController.self]).tintColor =
        UIColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)
    }
    controller.viewControllers = items.map { item in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(title: item.title, image: item.icon?.image, selectedImage: nil)
      page.tabBarItem.badgeValue = item.badge
      page.tabBarItem.isEnabled = item.isEnabled
      return page
    }
    return controller
  }
}

extension ParityCase.Icon {
  @MainActor var image: UIImage? {
    switch self {
    case .symbol(let name): UIImage(systemName: name)
    case .rectangle(let width, let height):
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
      .withRenderingMode(.alwaysTemplate)
    }
  }
}

/// The tab bar of the case with an appearance proxy, a subclass so that the proxy has no effect on the other cases.
private final class ProxiedController: UITabBarController {}
