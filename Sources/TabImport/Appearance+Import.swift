import TabAppearance
import TabUIKit

extension TabBarTheme.Appearance {
  /// The shortest appearance that, merged over `base`, compiles to a live one.
  @MainActor
  init(
    importing live: UITabBarAppearance,
    over base: TabBarTheme.Appearance = .init(),
    at path: String,
    with importer: AppearanceImporter
  ) {
    self.init()
    let target = importer.target(live, at: path)
    bar = target.bar.filled.combined(.difference, base.bar.filled)
    if bar.background == .systemDefault { bar.background = .default }
    // `normal` before the other states, `item` before the layouts and `inline` before
    // `compactInline`: nothing that is set changes what cells before it take.
    var whole = base
    for state in ItemState.allCases {
      let cells = ItemLayout.allCases.map { Cell(layout: $0, state: state) }
      set(target, in: ItemPlace(part: .item, state: state), for: cells, &whole)
      for cell in cells { set(target, in: cell.place, for: [cell], &whole) }
    }
  }

  /// Sets in a place what its cells agree on and don't take from elsewhere already.
  private mutating func set(
    _ target: TabBarTheme.Appearance,
    in place: ItemPlace,
    for cells: [Cell],
    _ whole: inout TabBarTheme.Appearance
  ) {
    let wanted = Self.common(cells.map { target[$0].filled })
    let inherited = Self.common(cells.map { whole.resolved($0).filled })
    var state = wanted.combined(.difference, inherited)
    if state == .init() { return }
    var changed = whole
    changed[place] = whole[place].merging(state)
    // What every cell takes from a stronger place has no effect here.
    let effects = cells.map { cell in
      changed.resolved(cell).filled.combined(.difference, whole.resolved(cell).filled)
    }
    state.combine(.intersection, effects.reduce(.init()) { $0.merging($1) })
    changed[place] = whole[place].merging(state)
    var result = state
    if state.iconColor == state.title.color, !state.iconColor.isInherited {
      // One color for icon and title, where the cells come out the same.
      var short = state
      (short.color, short.iconColor, short.title.color) = (state.iconColor, .inherited, .inherited)
      var candidate = whole
      candidate[place] = whole[place].merging(short)
      if cells.allSatisfy({ candidate.resolved($0) == changed.resolved($0) }) {
        (result, changed) = (short, candidate)
      }
    }
    self[place] = result
    whole = changed
  }

  private static func common(
    _ states: [TabBarTheme.ItemStateAppearance]
  ) -> TabBarTheme.ItemStateAppearance {
    states.dropFirst().reduce(states[0]) { $0.combined(.intersection, $1) }
  }
}

extension AppearanceImporter {
  /// What a live appearance has, as a theme resolves to it: each cell by itself, and no UIKit
  /// defaults.
  fileprivate func target(_ live: UITabBarAppearance, at path: String) -> TabBarTheme.Appearance {
    let live = live.withoutEmptyImages
    let backgrounds = TabBarTheme.Background.allCases.map { background in
      let pristine = UITabBarAppearance()
      pristine.configure(with: background)
      return (background, pristine)
    }
    // The background of UIKit's from which the least has to be set. From the transparent one there
    // is always a way.
    let best = backgrounds.min { first, second in
      changes(of: live, from: first.1) < changes(of: live, from: second.1)
    }
    let (background, pristine) = best ?? backgrounds[0]
    var target = TabBarTheme.Appearance()
    target.importValues(of: live, pristine: pristine, at: path, in: context)
    if background != .default { target.bar.background = .value(background) }
    return target
  }

  private func changes(of live: UITabBarAppearance, from pristine: UITabBarAppearance) -> Int {
    let trial = trial()
    var bar = TabBarTheme.Bar()
    bar.importValues(of: live, pristine: pristine, at: "", in: trial.context)
    guard !trial.isImpossible, case .object(let members) = bar.json else { return .max }
    return members.count
  }
}

extension UITabBarAppearance {
  /// A copy in which empty images, the usual way to ask for none, are `nil`, and so is a hairline
  /// that one replaces.
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
