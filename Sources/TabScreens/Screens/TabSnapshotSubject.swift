public import Foundation
public import TabAppearance
import TabUIKit

/// Something that can be shown on a device: a theme, a bar, a controller, a view.
///
/// A type of one's own conforms by making the controller to show:
///
///     extension Brand: TabSnapshotSubject {
///       func tabSnapshotController(
///         on configuration: TabSnapshotConfiguration
///       ) -> UIViewController { BrandTabBarController(brand: self) }
///     }
@MainActor
public protocol TabSnapshotSubject {
  /// Returns the controller to show, as large as the screen.
  ///
  /// - Parameter configuration: Where it will be shown.
  /// - Returns: The controller.
  func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController
}

extension UIViewController: TabSnapshotSubject {
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController { self }
}

extension UIView: TabSnapshotSubject {
  /// Returns a controller with the view on its page: a tab bar at the lower end, another view in the middle, with the size
  /// that it has or, if it has none, the size that suits it.
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController {
    if let bar = self as? UITabBar { return BarController(bar: bar) }
    return ViewPage(showing: self)
  }
}

/// A theme, whose controller is the same in every style.
package protocol ThemeSubject: TabSnapshotSubject {
  /// A bar that covers the system's in a controller of the subject, or `nil` for none.
  func customBar(of controller: UIViewController) -> UIView?
}

extension ThemeSubject {
  package func customBar(of controller: UIViewController) -> UIView? { nil }
}

/// A screen that shows a bar already: a snapshot of it is one of that bar.
package protocol ScreenSubject: TabSnapshotSubject {
  /// The bar.
  var shown: ShownBar { get }
}

extension TabBarTheme: TabSnapshotSubject, ThemeSubject {
  /// Returns a controller with five tabs, in which every state of an item can be seen: the first is selected, the third has
  /// a badge, the fourth is disabled.
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController {
    controller(assets: nil)
  }

  @MainActor
  fileprivate func controller(assets: Bundle?) -> UIViewController {
    let controller = BarContent.sample.controller()
    controller.applyTheme(self, assets: assets)
    return controller
  }
}

/// A theme whose colors and images named as `asset:` are in a bundle, as those of a package's target.
///
///     @Test(arguments: [TabBarTheme.Name.day, .night])
///     func `looks as recorded`(name: TabBarTheme.Name) throws {
///       assertTabSnapshot(of: try TabSnapshotTheme(name), as: .image, named: name.rawValue)
///     }
public struct TabSnapshotTheme: Sendable {
  /// The theme.
  public let theme: TabBarTheme

  /// The bundle with the colors and images, which are looked for there before the main bundle.
  public let assets: Bundle?

  /// Creates a subject of a theme and a bundle.
  public init(_ theme: TabBarTheme, assets: Bundle?) {
    (self.theme, self.assets) = (theme, assets)
  }

  /// Creates a subject of the theme with a name, and the bundle that the name knows.
  ///
  /// - Parameter name: The name, as the plugin `TabThemePlugin` declares it.
  /// - Throws: `TabBarThemeNameError` if there is no such theme, `TabBarThemeError` if it can't be read.
  public init(_ name: TabBarTheme.Name) throws {
    self.init(try .named(name), assets: name.bundle)
  }
}

extension TabSnapshotTheme: ThemeSubject {
  /// Returns the controller with five tabs that a theme alone has.
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController {
    theme.controller(assets: assets)
  }
}
