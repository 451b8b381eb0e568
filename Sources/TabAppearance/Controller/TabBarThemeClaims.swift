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

  private weak var controller: UITabBarController?

  /// The outermost come first.
  private var claims: [Claim] = []

  /// The items that SwiftUI may write, as at a change of tabs or of a badge (public reports).
  private var observations: [ChangeObservation] = []
  private var isUpdating = false

  /// The store that the controller was attached to here.
  private weak var store: TabBarThemeStore?

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
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    let themed = ThemedBar.of(controller.tabBar, in: controller)
    switch claims.last?.finder?.source {
    case .theme(let theme, let style, let assets):
      follow(nil)
      let request = ThemeApplication.Request(theme: theme, style: style, assets: assets)
      let isNew = themed.application?.request != request
      dissolve(animated: animated && isNew) { themed.apply(request, by: self) }
    case .store(let store):
      follow(store)
      let isNew = controller.tabBarTheme != store.state.theme
      dissolve(animated: animated && isNew) {
        store.attach(controller, owner: self)
        // For items that have come since it was attached.
        store.apply(to: controller, restyles: false)
      }
    case .other, nil:
      follow(nil)
      // Outside of a window the bar may be torn down, and its items with it.
      let isShown = controller.viewIfLoaded?.window != nil
      dissolve(animated: animated) { themed.revert(by: self, writesItems: isShown) }
    }
    observeItems()
  }

  /// Applies the theme again after another has written an item.
  private func observeItems() {
    let items = claims.isEmpty ? [] : controller?.tabBar.items ?? []
    guard !items.elementsEqual(observations, by: { $0 === $1.object }) else { return }
    observations = items.map { item in
      ChangeObservation(item) { [weak self] in
        guard let self, !isUpdating else { return }
        onNextTurn { [weak self] in self?.update(animated: false) }
      }
    }
  }

  /// Detaches the controller from the store before, if it is another one.
  private func follow(_ new: TabBarThemeStore?) {
    if let controller, store !== new { store?.leave(controller) }
    store = new
  }

  private func dissolve(animated: Bool, _ changes: @escaping () -> Void) {
    guard let controller else { return }
    controller.tabBar.dissolve(animated: animated, changes)
  }
}
