public import TabDiagnostics
import TabUIKit

/// A theme on a bar, which can be taken off again.
///
///     let applied = tabBarController.applyTheme(.ocean)
///     applied.revert()  // the bar is what it was before
@MainActor
public final class AppliedTabBarTheme {
  /// The last application of the theme; replaced when the theme is applied again, for example to a
  /// larger text size.
  var application: ThemeApplication

  /// The application that this one replaced on the bar; `nil` if the bar had no theme.
  let before: ThemeApplication?

  /// The store or the ``TabBarThemeClaims`` that applied the theme; `nil` if the app did.
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

  /// The theme that was applied.
  public var theme: TabBarTheme { application.request.theme }

  /// The environment that the theme was compiled for.
  public var environment: TabBarEnvironment { application.conditions.environment }

  /// Problems of the theme on this bar: a style that has no effect, or a property that other code
  /// writes again each time after the theme; empty if another theme has replaced this one.
  ///
  ///     for diagnostic in applied.diagnostics { print(diagnostic) }
  ///
  /// ``UIKit/UITabBarController/layoutThemedTabBar()`` returns them, too, and debug builds print each
  /// once.
  public var diagnostics: [ThemeDiagnostic] { themed?.diagnostics(of: self) ?? [] }

  /// Restores the state before this theme was applied: the previous theme, or else the appearances,
  /// images, tint colors and style that the app set last, on the bar, its items and the navigation
  /// bar of More.
  ///
  /// - Returns: `true` if the theme was removed; `false` if the bar is gone or another theme was
  ///   applied after this one, even an equal one, which then stays.
  ///   ``UIKit/UITabBar/removeTabBarTheme()`` removes all themes.
  @discardableResult
  public func revert() -> Bool {
    themed?.revert(self) ?? false
  }
}
