/// A theme in one environment: no variations, references, shorthands or inheritance are left.
///
/// The types are those of the theme. What is inherited is UIKit's default, and there is no `null`
/// left but in ``tintColor`` and ``unselectedItemTintColor``, which the app may have set
/// itself. In an appearance, `item` is empty, since each layout has everything itself. Two themes
/// that resolve alike look alike.
package struct ResolvedTheme: Hashable, Sendable {
  package var tintColor: TabBarTheme.Setting<TabBarTheme.Color> = .inherited
  package var unselectedItemTintColor: TabBarTheme.Setting<TabBarTheme.Color> = .inherited
  package var tintsContent: TabBarTheme.Setting<Bool> = .inherited

  /// What `standardAppearance` is made from.
  package var standard = TabBarTheme.Appearance()

  /// What `scrollEdgeAppearance` is made from; `nil` leaves the choice to UIKit.
  package var scrollEdge: TabBarTheme.Appearance?

  /// What is set for items, but for their appearances.
  package var items: [TabBarTheme.ItemSelector: TabBarTheme.ItemOverride] = [:]

  /// The appearances of items that have their own.
  package var itemAppearances: [TabBarTheme.ItemSelector: ItemAppearances] = [:]
  package var strategies = TabBarTheme.Strategies()

  /// The appearances of one item.
  package struct ItemAppearances: Hashable, Sendable {
    package var standard: TabBarTheme.Appearance?
    package var scrollEdge: TabBarTheme.Appearance?
  }
}

extension TabBarTheme {
  /// The content in one environment: each variation that applies there merged over it, in order.
  package func content(for environment: TabBarEnvironment) -> Content {
    variations.filter { $0.applies(in: environment) }.reduce(content) { $0.merging($1.content) }
  }

  /// The theme's own colors in one environment, resolved.
  package func resolvedColors(for environment: TabBarEnvironment) -> [String: Color] {
    let colors = content(for: environment).colors
    let table = ColorTable(colors)
    return colors.mapValues(table.resolve)
  }

  /// The theme in one environment.
  package func resolved(for environment: TabBarEnvironment) -> ResolvedTheme {
    var content = content(for: environment)
    content.resolve(ColorTable(content.colors))
    let withheld = content.glass.value == .override ? [] : CapabilityTable.withheld(in: environment)
    let base = content.appearance
    let standard = base.resolved(withholding: withheld)

    func resolved(_ appearance: Appearance) -> Appearance {
      appearance.resolved(withholding: withheld, like: (base, standard))
    }
    let atEdge = base.atScrollEdge(content.scrollEdge, inherited: base)
    // Settings are joined where it is known which selectors mean an item; of the appearances, the
    // strongest selector's counts as a whole.
    let ofAll = content.items[.all] ?? .init()
    return ResolvedTheme(
      tintColor: content.tintColor,
      unselectedItemTintColor: content.unselectedItemTintColor,
      tintsContent: content.tintsContent,
      standard: standard,
      scrollEdge: atEdge.map(resolved),
      items: content.items.mapValues { item in
        item.with {
          $0.standard = .init()
          $0.scrollEdge = .inherited
        }
        .withoutNull
      },
      itemAppearances: content.items.compactMapValues { item in
        let item = ofAll.merging(item)
        let own = base.merging(item.standard)
        if own == base, item.scrollEdge.isInherited { return nil }
        let inherited = atEdge?.merging(item.standard)
        return .init(
          standard: own == base ? nil : resolved(own),
          scrollEdge: own.atScrollEdge(item.scrollEdge, inherited: inherited).map(resolved)
        )
      },
      strategies: content.strategies
    )
  }
}

extension TabBarTheme.Appearance {
  /// The appearance where the content's edge meets the bar, if elsewhere it is this one; `nil` is
  /// UIKit's choice.
  fileprivate func atScrollEdge(
    _ edge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>,
    inherited: Self?
  ) -> Self? {
    switch edge {
    case .inherited: inherited
    case .systemDefault: nil
    case .value(.standard): self
    case .value(.transparent): with { $0.bar.clearBackground(.transparent) }
    case .value(.overlay(let overlay)): (inherited ?? self).merging(overlay)
    }
  }

  /// Fills in every cell and leaves nothing in `item`.
  ///
  /// - Parameters:
  ///   - capabilities: What is left to the system.
  ///   - known: An appearance and what it resolved to, whose items are taken where these are the
  ///     same: at the scroll edge, mostly the bar alone differs.
  /// - Returns: The appearance, resolved.
  fileprivate func resolved(
    withholding capabilities: Set<CapabilityKey>,
    like known: (from: Self, result: Self)? = nil
  ) -> Self {
    var result = Self()
    if let known, known.from.with({ $0.bar = bar }) == self {
      result = known.result
    } else {
      // Most themes style a few places, so that many cells have the same sources, or the same
      // weaker ones.
      let used = Set(ItemPlace.all.filter { self[$0] != .init() })
      var combined: [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance] = [:]
      for cell in Cell.all {
        let sources = Cascade.sources(of: cell).filter { used.contains($0.place) }[...]
        result[cell.place] = combine(sources, known: &combined).cell
      }
    }
    result.bar = bar.leftToSystem(capabilities).withoutNull
    return result
  }

  /// What counts for the items of one layout in one state.
  package func resolved(_ cell: Cell) -> TabBarTheme.ItemStateAppearance {
    var known: [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance] = [:]
    return combine(Cascade.sources(of: cell)[...], known: &known).cell
  }

  /// What sources, strongest first, set together; `known` has the results so far.
  private func combine(
    _ sources: ArraySlice<Cascade.Source>,
    known: inout [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance]
  ) -> TabBarTheme.ItemStateAppearance {
    guard let strongest = sources.first else { return .init() }
    if let state = known[sources] { return state }
    var state = combine(sources.dropFirst(), known: &known)
    state.combine(strongest.combination, self[strongest.place])
    known[sources] = state
    return state
  }
}

extension TabBarTheme.ItemStateAppearance {
  /// What is set, as it counts for a cell: without shorthands, and without what has no effect.
  fileprivate var cell: Self {
    var state = self
    for shorthand in Cascade.shorthands {
      state[keyPath: shorthand.path] = state[keyPath: shorthand.path].inheriting(from: color)
    }
    state.color = .inherited
    // The limit of a font that doesn't grow has no effect.
    if title.scaledBy.value == nil { state.title.maxSize = .inherited }
    if badgeText.scaledBy.value == nil { state.badgeText.maxSize = .inherited }
    return state.withoutNull
  }
}

extension TabBarTheme.Bar {
  /// Starts from one of UIKit's backgrounds, with nothing of the theme's over it.
  package mutating func clearBackground(_ background: TabBarTheme.Background) {
    for key in Self.keys where key.capability.map(CapabilityKey.backgrounds.contains) ?? false {
      key.reset(&self)
    }
    self.background = .value(background)
  }

  /// The bar without what is left to the system.
  package func leftToSystem(_ capabilities: Set<CapabilityKey>) -> Self {
    if capabilities.isEmpty { return self }
    var result = self
    for key in Self.keys where key.capability.map(capabilities.contains) ?? false {
      key.combine(&result, Self(), .intersection)
    }
    let own: CapabilityKey? =
      switch background.value {
      case .transparent: .transparentBackground
      case .opaque: .opaqueBackground
      case .default, nil: nil
      }
    if let own, capabilities.contains(own) { result.background = .inherited }
    return result
  }
}
