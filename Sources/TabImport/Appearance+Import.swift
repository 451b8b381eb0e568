import TabAppearance
import TabUIKit

extension TabBarTheme.Appearance {
  /// Creates the shortest appearance that, merged over `base`, compiles to a live one.
  @MainActor
  init(
    importing live: UITabBarAppearance,
    over base: TabBarTheme.Appearance = .init(),
    at path: String,
    with importer: AppearanceImporter
  ) {
    self.init()
    let target = importer.target(live, at: path)
    bar = target.bar.filled.combined(.difference, with: base.bar.filled)
    if bar.background == .systemDefault { bar.background = .default }
    // `normal` before the other states, `item` before the layouts and `inline` before
    // `compactInline`: later settings don't change the cells that are complete.
    var merged = base
    for state in ItemState.allCases {
      let cells = ItemLayout.allCases.map { Cell(layout: $0, state: state) }
      set(target, in: ItemScope(part: .item, state: state), for: cells, updating: &merged)
      for cell in cells { set(target, in: cell.scope, for: [cell], updating: &merged) }
    }
  }

  /// Sets in a scope the settings that its cells have in common and don't inherit already.
  private mutating func set(
    _ target: TabBarTheme.Appearance,
    in scope: ItemScope,
    for cells: [Cell],
    updating merged: inout TabBarTheme.Appearance
  ) {
    let wanted = Self.common(cells.map { target[$0].filled })
    let inherited = Self.common(cells.map { merged.resolved($0).filled })
    var state = wanted.combined(.difference, with: inherited)
    if state == .init() { return }
    var changed = merged
    changed[scope] = merged[scope].merging(state)
    // Settings that every cell inherits from a stronger scope have no effect here.
    let effects = cells.map { cell in
      changed.resolved(cell).filled.combined(.difference, with: merged.resolved(cell).filled)
    }
    state.combine(.intersection, with: effects.reduce(.init()) { $0.merging($1) })
    changed[scope] = merged[scope].merging(state)
    var result = state
    if state.iconColor == state.title.color, !state.iconColor.isInherited {
      // The shorthand `color` for icon and title, if the cells resolve to the same.
      var short = state
      (short.color, short.iconColor, short.title.color) = (state.iconColor, .inherited, .inherited)
      var candidate = merged
      candidate[scope] = merged[scope].merging(short)
      if cells.allSatisfy({ candidate.resolved($0) == changed.resolved($0) }) {
        (result, changed) = (short, candidate)
      }
    }
    self[scope] = result
    merged = changed
  }

  private static func common(
    _ states: [TabBarTheme.ItemStateAppearance]
  ) -> TabBarTheme.ItemStateAppearance {
    states.dropFirst().reduce(states[0]) { $0.combined(.intersection, with: $1) }
  }
}

extension AppearanceImporter {
  /// Returns the appearance to which the theme must resolve: each cell with all its settings,
  /// without UIKit's defaults.
  fileprivate func target(_ live: UITabBarAppearance, at path: String) -> TabBarTheme.Appearance {
    let live = live.withoutEmptyImages
    let backgrounds = TabBarTheme.Background.allCases.map { background in
      let pristine = UITabBarAppearance()
      pristine.configure(with: background)
      return (background, pristine)
    }
    // Choose UIKit's background that needs the fewest settings over it. Every appearance can be
    // reached from the transparent background.
    let best = backgrounds.min { first, second in
      changes(of: live, from: first.1) < changes(of: live, from: second.1)
    }
    let (background, pristine) = best ?? backgrounds[0]
    var target = imported(
      TabBarTheme.Appearance.self,
      of: live,
      pristine: pristine,
      at: path
    )
    if background != .default { target.bar.background = .value(background) }
    return target
  }

  private func changes(of live: UITabBarAppearance, from pristine: UITabBarAppearance) -> Int {
    let trial = trial()
    let bar = trial.imported(TabBarTheme.Bar.self, of: live, pristine: pristine, at: "")
    guard !trial.isImpossible, case .object(let members) = bar.json else { return .max }
    return members.count
  }
}

extension UITabBarAppearance {
  /// A copy in which empty images, a common way to remove an image, are `nil`, and so is a hairline
  /// that an empty image replaces.
  fileprivate var withoutEmptyImages: UITabBarAppearance {
    let copy = copy()
    if copy.backgroundImage?.isEmpty == true { copy.backgroundImage = nil }
    if copy.selectionIndicatorImage?.isEmpty == true { copy.selectionIndicatorImage = nil }
    if copy.shadowImage?.isEmpty == true {
      copy.shadowImage = nil
      copy.shadowColor = nil
    }
    return copy
  }
}
