import TabUIKit

/// Everything of a bar that a theme can change.
@MainActor
struct BarState {
  let standard: UITabBarAppearance
  let scrollEdge: UITabBarAppearance?

  /// `nil` where the bar takes the tint of what it stands in.
  let tintColor: UIColor?
  let unselectedItemTintColor: UIColor?

  init(of bar: UITabBar) {
    standard = UITabBarAppearance(barAppearance: bar.standardAppearance)
    scrollEdge = bar.scrollEdgeAppearance.map { UITabBarAppearance(barAppearance: $0) }
    tintColor = bar.ownTintColor
    unselectedItemTintColor = bar.unselectedItemTintColor
  }

  /// What a theme makes of a bar that was in the state `original` before any theme.
  init(_ compiled: CompiledTabBarTheme, over original: BarState) {
    standard = compiled.standard
    scrollEdge = compiled.scrollEdge
    let resolved = compiled.resolved
    tintColor =
      resolved.tintColor == .inherited ? original.tintColor : compiled.tintColor
    unselectedItemTintColor =
      resolved.unselectedItemTintColor == .inherited
      ? original.unselectedItemTintColor : compiled.unselectedItemTintColor
  }

  func write(to bar: UITabBar) {
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = scrollEdge
    bar.tintColor = tintColor
    bar.unselectedItemTintColor = unselectedItemTintColor
  }
}
