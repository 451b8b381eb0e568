import TabUIKit

/// The finders that have found one tab bar controller, the last of which gives it the theme.
///
/// That is the innermost, and of several at one depth, as in two tabs, the one that appeared last.
///
/// So the theme doesn't depend on the order in which SwiftUI makes, updates and removes views.
@MainActor
final class TabBarThemeClaims {
  private struct Claim {
    weak var finder: TabBarControllerFinder?
    let depth: Int
  }

  /// What the controller had before the first claim.
  private struct Before {
    let request: ThemeApplication.Request?
    let style: UIUserInterfaceStyle
  }

  private weak var controller: UITabBarController?

  /// The outermost come first.
  private var claims: [Claim] = []
  private var before: Before?

  /// The store that the controller was attached to here.
  private weak var store: TabBarThemeStore?
  private var hasStyle = false

  /// The claims on a controller, which are made when they are first asked for.
  static func of(_ controller: UITabBarController) -> TabBarThemeClaims {
    if let claims = controller[attached: TabBarThemeClaims.self] { return claims }
    let claims = TabBarThemeClaims(controller)
    controller[attached: TabBarThemeClaims.self] = claims
    return claims
  }

  private init(_ controller: UITabBarController) {
    self.controller = controller
  }

  /// Adds a finder's claim, or takes note of a new theme or place of it.
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
    let themed = ThemedBar.of(controller.tabBar, in: controller)
    switch claims.last?.finder?.source {
    case .theme(let theme, let style, let assets):
      follow(nil, hasStyle: style != nil, themed)
      let request = ThemeApplication.Request(theme: theme, style: style, assets: assets)
      let isNew = themed.application?.request != request
      dissolve(animated: animated && isNew) { themed.apply(request) }
    case .store(let store):
      follow(store, hasStyle: true, themed)
      let isNew = controller.tabBarTheme != store.state.theme
      dissolve(animated: animated && isNew) {
        store.attach(controller)
        // For items that have come since it was attached.
        store.apply(to: controller, restyles: false)
      }
    case nil:
      guard let before else { return }
      follow(nil, hasStyle: before.request?.style != nil, themed)
      self.before = nil
      dissolve(animated: animated) {
        guard let request = before.request else { return controller.removeTheme() }
        themed.apply(request)
      }
    }
  }

  /// Prepares for a theme from elsewhere: leaves the store before, and the style that came with its
  /// theme, unless the new one comes with a style, too.
  private func follow(_ new: TabBarThemeStore?, hasStyle: Bool, _ themed: ThemedBar) {
    let before = before ?? Before(request: themed.application?.request, style: themed.style)
    self.before = before
    let (old, hadStyle) = (store, self.hasStyle)
    (store, self.hasStyle) = (new, hasStyle)
    if let controller, old !== new { old?.detach(controller) }
    if hadStyle, !hasStyle { themed.style = before.style }
  }

  private func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard let controller else { return }
    controller.tabBar.dissolve(animated: animated, changes)
  }
}
