/// A theme in one environment: no variations, references, shorthands or inheritance are left.
///
/// The types are those of the theme. Inherited settings have UIKit's default, and only
/// ``tintColor`` and ``unselectedItemTintColor`` can be `null`, which resets a color that the app
/// may have set. In an appearance, `item` is empty, since each layout has all its settings. Two
/// themes with equal resolved themes look the same.
package struct ResolvedTheme: Hashable, Sendable {
  package var tintColor: TabBarTheme.Setting<TabBarTheme.Color> = .inherited
  package var unselectedItemTintColor: TabBarTheme.Setting<TabBarTheme.Color> = .inherited
  package var tintsContent: TabBarTheme.Setting<Bool> = .inherited

  /// The appearance from which `standardAppearance` is compiled.
  package var standard = TabBarTheme.Appearance()

  /// The appearance from which `scrollEdgeAppearance` is compiled; `nil` leaves the choice to
  /// UIKit.
  package var scrollEdge: TabBarTheme.Appearance?

  /// The settings of items, without those of their appearances.
  package var items: [TabBarTab.Name: TabBarTheme.ItemOverride] = [:]

  /// The appearances of items that have appearances themselves.
  package var itemAppearances: [TabBarTab.Name: ItemAppearances] = [:]
  package var strategies = TabBarTheme.Strategies()

  /// The appearances of one item.
  package struct ItemAppearances: Hashable, Sendable {
    package var standard: TabBarTheme.Appearance?
    package var scrollEdge: TabBarTheme.Appearance?
  }
}

extension TabBarTheme {
  /// Returns the content in one environment: each variation that applies is merged over it, in
  /// order.
  package func content(for environment: TabBarEnvironment) -> Content {
    variations.filter { $0.applies(in: environment) }.reduce(content) { $0.merging($1.content) }
  }

  /// Returns the theme's own colors in one environment, with references resolved.
  package func resolvedColors(for environment: TabBarEnvironment) -> [String: Color] {
    let colors = content(for: environment).colors
    let table = ColorTable(colors)
    return colors.mapValues(table.resolve)
  }

  /// Returns the theme resolved in one environment.
  package func resolved(for environment: TabBarEnvironment) -> ResolvedTheme {
    var content = content(for: environment)
    content.resolve(ColorTable(content.colors))
    let withheld = content.glass.value == .override ? [] : CapabilityTable.withheld(in: environment)
    let base = content.appearanceWithTitleOffset
    let standard = base.resolved(withholding: withheld)

    func resolved(_ appearance: Appearance) -> Appearance {
      appearance.resolved(withholding: withheld, like: (base, standard))
    }
    let atEdge = base.atScrollEdge(content.scrollEdge, inherited: base)
    // Settings of items are merged later, for an actual item, whose matching names are known;
    // of the appearances, the strongest name's is used alone.
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
      }
      .withTitleOffsetInAppearance,
      itemAppearances: content.items.compactMapValues { item in
        let item = ofAll.merging(item)
        let appearance = base.merging(item.standard)
        if appearance == base, item.scrollEdge.isInherited { return nil }
        let inherited = atEdge?.merging(item.standard)
        return .init(
          standard: appearance == base ? nil : resolved(appearance),
          scrollEdge: appearance.atScrollEdge(item.scrollEdge, inherited: inherited).map(resolved)
        )
      },
      strategies: content.strategies
    )
  }
}

extension TabBarTheme.Content {
  /// The appearance, with the offset of titles in `items."*"` as that of `item.normal`, from which
  /// every cell inherits: a bar with an appearance ignores the offsets of its items.
  fileprivate var appearanceWithTitleOffset: TabBarTheme.Appearance {
    guard let offset = items[.all]?.titlePositionAdjustment else { return appearance }
    return appearance.with {
      let own = $0.item.normal.titlePositionAdjustment
      $0.item.normal.titlePositionAdjustment = own.inheriting(from: offset)
    }
  }
}

extension [TabBarTab.Name: TabBarTheme.ItemOverride] {
  /// The settings without the offset of titles in `*`, which is in the appearance.
  fileprivate var withTitleOffsetInAppearance: Self {
    var items = self
    items[.all]?.titlePositionAdjustment = .inherited
    return items
  }
}

extension TabBarTheme.Appearance {
  /// Returns the appearance at the scroll edge, if elsewhere it is this one; `nil` is UIKit's
  /// choice.
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

  /// Fills in the settings of every cell and empties `item`.
  ///
  /// - Parameters:
  ///   - capabilities: The keys that are left unset.
  ///   - existing: An appearance and its resolved result, whose items are reused if only the bar
  ///     differs, as mostly at the scroll edge.
  /// - Returns: The resolved appearance.
  fileprivate func resolved(
    withholding capabilities: Set<CapabilityKey>,
    like existing: (from: Self, result: Self)? = nil
  ) -> Self {
    var result = Self()
    if let existing, hasItems(of: existing.from) {
      result = existing.result
    } else {
      // Most themes style few scopes. Many cells therefore have the same sources, or the same weaker
      // sources: their results are cached.
      let used = Set(ItemScope.all.filter { self[$0] != .init() })
      var combined: [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance] = [:]
      var cells = combined
      for cell in Cell.all {
        let sources = Cascade.sources(of: cell).filter { used.contains($0.scope) }[...]
        let settings = cells[sources] ?? combine(sources, cache: &combined).cell
        cells[sources] = settings
        result[cell.scope] = settings
      }
    }
    result.bar = bar.leftToSystem(capabilities).withoutNull
    return result
  }

  /// Returns whether all settings of items equal those of another appearance; the bars may differ, as
  /// mostly at the scroll edge.
  func hasItems(of other: Self) -> Bool { other.with { $0.bar = bar } == self }

  /// Returns the settings of one layout in one state, merged from all its sources.
  package func resolved(_ cell: Cell) -> TabBarTheme.ItemStateAppearance {
    var cache: [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance] = [:]
    return combine(Cascade.sources(of: cell)[...], cache: &cache).cell
  }

  /// Merges the settings of sources, strongest first; `cache` has the results so far.
  private func combine(
    _ sources: ArraySlice<Cascade.Source>,
    cache: inout [ArraySlice<Cascade.Source>: TabBarTheme.ItemStateAppearance]
  ) -> TabBarTheme.ItemStateAppearance {
    guard let strongest = sources.first else { return .init() }
    if let state = cache[sources] { return state }
    var state = combine(sources.dropFirst(), cache: &cache)
    state.combine(strongest.mergeMode, with: self[strongest.scope])
    cache[sources] = state
    return state
  }
}

extension TabBarTheme.ItemStateAppearance {
  /// The settings of a cell: shorthands are replaced, and settings without effect removed.
  fileprivate var cell: Self {
    var state = self
    for shorthand in Cascade.shorthands {
      state[keyPath: shorthand.path] = state[keyPath: shorthand.path].inheriting(from: color)
    }
    state.color = .inherited
    // The maximum size of a font that doesn't scale has no effect.
    if title.scaledBy.value == nil { state.title.maxSize = .inherited }
    if badgeText.scaledBy.value == nil { state.badgeText.maxSize = .inherited }
    return state.withoutNull
  }
}

extension TabBarTheme.Bar {
  /// Replaces the background by one of UIKit's and resets all settings that draw over it.
  package mutating func clearBackground(_ background: TabBarTheme.Background) {
    for key in Self.keys where key.capability.map(CapabilityKey.backgrounds.contains) ?? false {
      key.reset(&self)
    }
    self.background = .value(background)
  }

  /// Returns the bar with the given keys unset.
  package func leftToSystem(_ capabilities: Set<CapabilityKey>) -> Self {
    if capabilities.isEmpty { return self }
    var result = self
    for key in Self.keys where key.capability.map(capabilities.contains) ?? false {
      key.combine(&result, with: Self(), .intersection)
    }
    let backgroundKey: CapabilityKey? =
      switch background.value {
      case .transparent: .transparentBackground
      case .opaque: .opaqueBackground
      case .default, nil: nil
      }
    if let backgroundKey, capabilities.contains(backgroundKey) { result.background = .inherited }
    return result
  }
}
