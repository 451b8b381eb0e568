public import Foundation
public import TabAppearance
import TabUIKit

/// A value that can be shown on a device: a theme, a bar, a controller, a view.
///
/// Other types conform by creating the controller to show:
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
  /// - Parameter configuration: The device and traits with which it is shown.
  /// - Returns: A controller for one snapshot.
  func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController
}

extension UIViewController: TabSnapshotSubject {
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController { self }
}

extension UIView: TabSnapshotSubject {
  /// Returns a controller that shows the view: a tab bar at the bottom, another view in the middle.
  ///
  /// The size of the view's bounds is kept; if it is empty, the view gets its fitting size.
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController {
    if let bar = self as? UITabBar { return BarController(bar: bar) }
    return ViewPage(showing: self)
  }
}

/// A theme, whose controller doesn't depend on the configuration.
package protocol ThemeSubject: TabSnapshotSubject {}

/// A screen that already shows a bar, of which snapshots are taken.
package protocol ScreenSubject: TabSnapshotSubject {
  /// The bar on the screen.
  var shown: ShownBar { get }
}

extension TabBarTheme: TabSnapshotSubject, ThemeSubject {
  /// Returns a controller with five tabs, which shows every state of an item: the first is
  /// selected, the third has a badge, the fourth is disabled.
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

/// A theme with the bundle that has its colors and images named as `asset:`, such as that of a
/// package's target.
///
///     @Test func `Night looks as recorded`() {
///       assertTabSnapshot(of: TabSnapshotTheme(.night, assets: .module), as: .image)
///     }
public struct TabSnapshotTheme: Sendable {
  /// The theme to show.
  public let theme: TabBarTheme

  /// The bundle that is searched for colors and images before the main bundle.
  public let assets: Bundle?

  /// Creates a subject from a theme and a bundle.
  public init(_ theme: TabBarTheme, assets: Bundle?) {
    (self.theme, self.assets) = (theme, assets)
  }
}

extension TabSnapshotTheme: ThemeSubject {
  /// Returns a controller with five tabs, as for a theme without a bundle.
  public func tabSnapshotController(
    on configuration: TabSnapshotConfiguration
  ) -> UIViewController {
    theme.controller(assets: assets)
  }
}
