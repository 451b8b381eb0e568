import TabUIKit

/// An object that gives tab bar controllers their theme and changes it, as a store does.
@MainActor
package protocol TabBarThemeSource: AnyObject, Sendable {
  /// The current theme; SwiftUI observes it.
  var theme: TabBarTheme { get }

  /// Returns whether a controller has the current theme; SwiftUI doesn't observe the call.
  func hasTheme(_ controller: UITabBarController) -> Bool

  /// Applies the current theme, and each later theme, to a controller, until ``leave(_:)``.
  ///
  /// - Parameters:
  ///   - controller: The controller that gets the themes.
  ///   - owner: The object whose revert removes them.
  func follow(_ controller: UITabBarController, owner: AnyObject)

  /// Stops applying themes to a controller.
  func leave(_ controller: UITabBarController)
}

/// The finders that have found one tab bar controller, the last of which provides its theme.
///
/// The last is the innermost, and of several at one depth, as in two tabs, the one that appeared
/// last. So the theme doesn't depend on the order in which SwiftUI creates, updates and removes
/// views.
@MainActor
final class TabBarThemeClaims {
  private struct Claim {
    weak var finder: TabBarControllerFinder?
    let depth: Int
  }

  private weak var controller: UITabBarController?

  /// The claims, sorted by depth: the outermost first.
  private var claims: [Claim] = []

  /// The observation of the bar, which SwiftUI may write for `toolbarBackground(_:for:)` and
  /// `tint(_:)` without a layout of a finder (inferred).
  private var observation: ChangeObservation?

  /// The source that the controller follows by these claims.
  private weak var source: (any TabBarThemeSource)?

  /// Returns the claims on a controller, creating them on first use.
  static func claims(of controller: UITabBarController) -> TabBarThemeClaims {
    if let claims = controller[attached: TabBarThemeClaims.self] { return claims }
    let claims = TabBarThemeClaims(controller)
    controller[attached: TabBarThemeClaims.self] = claims
    return claims
  }

  private init(_ controller: UITabBarController) {
    self.controller = controller
  }

  /// Adds a finder's claim, or updates it after a change of its theme or depth.
  func add(_ finder: TabBarControllerFinder, isLatest: Bool, animated: Bool) {
    let depth = finder.depth
    let old = claims.first { $0.finder === finder }
    if isLatest || old?.depth != depth {
      claims.removeAll { $0.finder === finder }
      let index = claims.prefix { $0.depth <= depth }.count
      claims.insert(Claim(finder: finder, depth: depth), at: index)
    }
    update(animated: animated)
  }

  func remove(_ finder: TabBarControllerFinder, animated: Bool) {
    claims.removeAll { $0.finder === finder }
    update(animated: animated)
  }

  private func update(animated: Bool) {
    claims.removeAll { $0.finder == nil }
    guard let controller else { return }
    let themed = ThemedBar.themedBar(for: controller.tabBar, in: controller)
    switch claims.last?.finder?.source {
    case .theme(let theme, let style, let assets):
      follow(nil)
      let request = ThemeApplication.Request(theme: theme, style: style, assets: assets)
      let isNew = themed.application?.request != request
      dissolve(animated: animated && isNew) { themed.apply(request, by: self) }
    case .store(let source):
      follow(source)
      dissolve(animated: animated && !source.hasTheme(controller)) {
        source.follow(controller, owner: self)
      }
    case .other, nil:
      follow(nil)
      // Outside of a window UIKit may be tearing down the bar and its items.
      let isShown = controller.viewIfLoaded?.window != nil
      dissolve(animated: animated) { themed.revert(by: self, writesItems: isShown) }
    }
    observe(claims.isEmpty ? nil : controller.tabBar)
  }

  /// Observes a bar, to apply the theme again after other code has written the bar.
  private func observe(_ bar: UITabBar?) {
    guard bar !== observation?.object else { return }
    observation = bar.map { bar in
      ChangeObservation(bar) { [weak controller] in controller?.themedBar?.answerLater() }
    }
  }

  /// Leaves the previous source, unless it is the same.
  private func follow(_ new: (any TabBarThemeSource)?) {
    if let controller, source !== new { source?.leave(controller) }
    source = new
  }

  private func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard let controller else { return }
    controller.tabBar.dissolve(animated: animated, changes)
  }
}
