extension TabBarTheme {
  /// What the theme comes to in an environment.
  ///
  /// - Precondition: Every `{name}` is one of the ``colors`` that the theme has there.
  package func resolved(for environment: TabBarEnvironment) -> ResolvedTheme {
    adapted(to: environment).resolvedParts(for: environment)
  }

  /// What the theme comes to without its variations.
  private func resolvedParts(for environment: TabBarEnvironment) -> ResolvedTheme {
    let colors = NamedColors(theme: name, colors: colors)
    let base = Overlay(
      bar: bar,
      item: item,
      stacked: stacked,
      inline: inline,
      compactInline: compactInline
    )
    let withheld = glass.value == .override ? [] : CapabilityTable.withheld(in: environment)

    func resolvedBar(_ bar: Bar) -> ResolvedBar {
      var bar = ResolvedBar(bar, colors: colors)
      bar.leaveToSystem(withheld)
      return bar
    }
    let standard = ResolvedAppearance(
      bar: resolvedBar(bar),
      cells: CellResolver(items: base, colors: colors).cells()
    )
    func appearance(_ parts: Overlay) -> ResolvedAppearance {
      let cells = CellResolver(items: parts, colors: colors)
      return ResolvedAppearance(
        bar: resolvedBar(parts.bar),
        cells: cells.cells(standard.cells, of: base)
      )
    }
    let atEdge = base.atScrollEdge(scrollEdge, inherited: base)
    return ResolvedTheme(
      tintColor: tintColor.map(colors.resolve),
      unselectedItemTintColor: unselectedItemTintColor.map(colors.resolve),
      tintsContent: tintsContent.value ?? false,
      standard: standard,
      scrollEdge: atEdge.map(appearance),
      items: items.mapValues { item in
        var resolved = ResolvedTabItem(item, colors: colors)
        let own = base.overlaid(by: item.standard)
        if own != base { resolved.standard = appearance(own) }
        if own != base || item.scrollEdge != .inherited {
          let inherited = atEdge?.overlaid(by: item.standard)
          resolved.scrollEdge = own.atScrollEdge(item.scrollEdge, inherited: inherited)
            .map(appearance)
        }
        return resolved
      },
      unselectedColors: strategies.unselectedColors.value ?? .system
    )
  }
}

extension TabBarTheme.Overlay {
  /// What there is where the content's edge meets the bar, if elsewhere there is this; `nil` is UIKit's choice.
  fileprivate func atScrollEdge(
    _ edge: Setting<TabBarTheme.ScrollEdge>,
    inherited: Self?
  ) -> Self? {
    switch edge {
    case .inherited: inherited
    case .systemDefault: nil
    case .value(.standard): self
    case .value(.transparent): overlaid(by: .transparent)
    case .value(.overlay(let overlay)): (inherited ?? self).overlaid(by: overlay)
    }
  }

  private static let transparent = Self(
    bar: .init(
      background: .value(.transparent),
      backgroundEffect: nil,
      backgroundColor: nil,
      backgroundImage: nil,
      backgroundImageContentMode: nil,
      shadowColor: nil,
      shadowImage: nil
    )
  )
}

extension ResolvedTabItem {
  /// All but the appearances.
  fileprivate init(_ item: TabBarTheme.TabItem, colors: NamedColors) {
    self.init(
      image: item.image.value,
      selectedImage: item.selectedImage.value,
      landscapeImagePhone: item.landscapeImagePhone.value,
      largeContentSizeImage: item.largeContentSizeImage.value,
      imageInsets: item.imageInsets.value,
      titlePositionAdjustment: item.titlePositionAdjustment.value,
      badgeValue: item.badgeValue.value,
      badgeColor: colors.resolve(item.badgeColor)
    )
  }
}

extension ResolvedBar {
  fileprivate init(_ bar: TabBarTheme.Bar, colors: NamedColors) {
    self.init(
      background: bar.background.value ?? .default,
      backgroundEffect: bar.backgroundEffect.value,
      backgroundColor: colors.resolve(bar.backgroundColor),
      backgroundImage: bar.backgroundImage.value,
      backgroundImageContentMode: bar.backgroundImageContentMode.value,
      shadowColor: colors.resolve(bar.shadowColor),
      shadowImage: bar.shadowImage.value,
      selectionIndicatorTintColor: colors.resolve(bar.selectionIndicatorTintColor),
      selectionIndicatorImage: bar.selectionIndicatorImage.value,
      stackedItemPositioning: bar.stackedItemPositioning.value,
      stackedItemWidth: bar.stackedItemWidth.value.map { max(0, $0) },
      stackedItemSpacing: bar.stackedItemSpacing.value.map { max(0, $0) }
    )
  }

  /// Takes back what a theme says of some keys.
  mutating func leaveToSystem(_ keys: Set<CapabilityKey>) {
    let own: CapabilityKey =
      background == .transparent ? .transparentBackground : .opaqueBackground
    if keys.contains(own) { background = .default }
    if keys.contains(.backgroundEffect) { backgroundEffect = nil }
    if keys.contains(.backgroundColor) { backgroundColor = nil }
    if keys.contains(.backgroundImage) {
      backgroundImage = nil
      backgroundImageContentMode = nil
    }
    if keys.contains(.shadow) {
      shadowColor = nil
      shadowImage = nil
    }
  }
}
