import TabUIKit

/// A theme on a bar, which can be taken off again.
///
///     let applied = tabBarController.applyTheme(.ocean)
///     applied.revert()  // the bar is what it was before
@MainActor
public final class AppliedTabBarTheme {
  /// Changes when the theme is applied anew, to a larger text for example.
  var application: ThemeApplication

  /// The theme that the bar had before this one.
  let before: ThemeApplication?

  /// The store or the claims that have applied the theme; `nil` is the app.
  weak var owner: AnyObject?
  private weak var themed: ThemedBar?

  init(
    _ application: ThemeApplication,
    on themed: ThemedBar,
    before: ThemeApplication?,
    owner: AnyObject?
  ) {
    self.application = application
    self.themed = themed
    self.before = before
    self.owner = owner
  }

  /// The theme.
  public var theme: TabBarTheme { application.request.theme }

  /// The environment that the theme was compiled for.
  public var environment: TabBarEnvironment { application.conditions.environment }

  /// Restores what was there before the theme: the theme before it, or else the appearances, images,
  /// tint colors and style that the app has set last, on the bar, its items and the bar of More.
  ///
  /// - Returns: Whether that happened; `false` if the bar is gone or another theme was applied
  ///   after this one, be it an equal one: that stays then. ``UIKit/UITabBar/removeTabBarTheme()`` takes
  ///   all themes off.
  @discardableResult
  public func revert() -> Bool {
    themed?.revert(self) ?? false
  }
}
