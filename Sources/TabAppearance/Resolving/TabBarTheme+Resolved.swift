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
    // Glass is the system's: any background, material or hairline of ours covers it or turns it off
    // (WWDC25 session 284; measured by others for the transparent configuration).
    let keepsGlass = environment.look == .glass && glass.value != .override

    func appearance(_ parts: Overlay) -> ResolvedAppearance {
      var bar = ResolvedBar(parts.bar, colors: colors)
      if keepsGlass { bar.leaveBackgroundToSystem() }
      let cells = CellResolver(items: parts, colors: colors)
      return ResolvedAppearance(
        bar: bar,
        cells: Dictionary(
          uniqueKeysWithValues: ResolvedAppearance.Cell.all.map { ($0, cells.state($0)) }
        )
      )
    }

    let standard = appearance(base)
    let atEdge: ResolvedAppearance? =
      switch scrollEdge {
      case .inherited, .value(.standard): standard
      case .systemDefault: nil
      case .value(.transparent): keepsGlass ? standard : standard.withTransparentBackground()
      case .value(.overlay(let overlay)): appearance(base.overlaid(by: overlay))
      }
    return ResolvedTheme(
      tintColor: tintColor.map(colors.resolve),
      unselectedItemTintColor: unselectedItemTintColor.map(colors.resolve),
      standard: standard,
      scrollEdge: atEdge
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

  fileprivate mutating func leaveBackgroundToSystem() {
    background = .default
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = nil
    shadowColor = nil
    shadowImage = nil
  }
}

extension ResolvedAppearance {
  func withTransparentBackground() -> ResolvedAppearance {
    var result = self
    result.bar.leaveBackgroundToSystem()
    result.bar.background = .transparent
    return result
  }
}
