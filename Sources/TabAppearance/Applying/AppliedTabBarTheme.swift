import TabUIKit

/// A theme on a bar, which can be taken off again.
///
///     let applied = tabBarController.applyTheme(.ocean)
///     applied.revert()  // the bar is what it was before
@MainActor
public final class AppliedTabBarTheme {
  /// Changes when the theme is applied anew, to a larger text for example.
  var application: ThemeApplication
  private weak var themed: ThemedBar?
  private let before: ThemeApplication?
  private let styleBefore: UIUserInterfaceStyle

  init(
    _ application: ThemeApplication,
    on themed: ThemedBar,
    before: ThemeApplication?,
    styleBefore: UIUserInterfaceStyle
  ) {
    self.application = application
    self.themed = themed
    self.before = before
    self.styleBefore = styleBefore
  }

  /// The theme.
  public var theme: TabBarTheme { application.request.theme }

  /// What the theme was compiled for.
  public var environment: TabBarEnvironment { application.conditions.environment }

  /// Restores what was there before the theme: the theme before it, or else the appearances, images
  /// and tint colors of the app, on the bar, its items and the bar of More; and the style, if the
  /// theme came with one.
  ///
  /// - Returns: Whether that happened; `false` if the bar is gone or another theme was applied
  ///   after this one, be it an equal one: that stays then. ``UIKit/UITabBar/removeTheme()`` takes
  ///   all themes off.
  @discardableResult
  public func revert() -> Bool {
    themed?.revert(self, to: before, style: styleBefore) ?? false
  }
}
