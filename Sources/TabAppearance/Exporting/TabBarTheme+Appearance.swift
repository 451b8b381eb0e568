public import TabJSON
public import TabUIKit

extension TabBarTheme {
  /// Creates the theme that comes to the look of a live appearance, so that code can move to a file.
  ///
  ///     let theme = TabBarTheme(
  ///       appearance: tabBar.standardAppearance,
  ///       scrollEdge: tabBar.scrollEdgeAppearance,
  ///       tintColor: .systemIndigo,
  ///       name: "Mine"
  ///     )
  ///     print(theme.json())
  ///
  /// Compiling the theme gives appearances that describe themselves alike in every style and contrast. The
  /// theme is short: UIKit's defaults are left out, and what is alike in all layouts is said once. Use
  /// ``read(appearance:scrollEdge:tintColor:unselectedItemTintColor:name:)`` to hear what was left out.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: Its appearance where the content's edge meets it; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that the bar was given; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that items which aren't selected were given; `nil` for UIKit's.
  ///   - name: The name of the theme.
  @MainActor
  public init(
    appearance: UITabBarAppearance,
    scrollEdge: UITabBarAppearance? = nil,
    tintColor: UIColor? = nil,
    unselectedItemTintColor: UIColor? = nil,
    name: String
  ) {
    self =
      Self.read(
        appearance: appearance,
        scrollEdge: scrollEdge,
        tintColor: tintColor,
        unselectedItemTintColor: unselectedItemTintColor,
        name: name
      )
      .theme
  }

  /// Reads a live appearance into a theme, and tells what a theme can't say.
  ///
  /// Public properties of UIKit alone are read, with these consequences:
  ///
  /// - A color that adapts is resolved in light and dark, in both contrasts; if it adapts as a color of the
  ///   system does, it becomes that one. Patterns are left out.
  /// - A weight between two named ones becomes the nearer one. A font that grows is read in the size it has. Of
  ///   a paragraph style alignment, line break mode and tightening are read; attributes of text other than font,
  ///   color, kern, shadow and paragraph style are left out.
  /// - An image becomes the bytes of a PNG file. A symbol's name can't be asked for, so that it becomes a
  ///   bitmap too. Cap insets and mirroring are lost, empty images mean no image.
  /// - Offsets are read as those of an interface from left to right.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: Its appearance where the content's edge meets it; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that the bar was given; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that items which aren't selected were given; `nil` for UIKit's.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and what was left out or changed.
  @MainActor
  public static func read(
    appearance: UITabBarAppearance,
    scrollEdge: UITabBarAppearance? = nil,
    tintColor: UIColor? = nil,
    unselectedItemTintColor: UIColor? = nil,
    name: String
  ) -> (theme: TabBarTheme, diagnostics: [Diagnostic]) {
    var reader = AppearanceReader(systemColors: SystemColorTable())
    let tint = reader.color(tintColor, at: "tintColor")
    let unselected = reader.color(unselectedItemTintColor, at: "unselectedItemTintColor")
    let standard = reader.read(appearance, at: "standard")
    let edge = scrollEdge.map { reader.read($0, at: "scrollEdge") }

    let base = Overlay(target: standard, over: Overlay())
    var theme = TabBarTheme(
      name: name,
      tintColor: tint.map(Setting.value) ?? .inherited,
      unselectedItemTintColor: unselected.map(Setting.value) ?? .inherited,
      bar: base.bar,
      item: base.item,
      stacked: base.stacked,
      inline: base.inline,
      compactInline: base.compactInline
    )
    switch edge {
    case nil: theme.scrollEdge = .systemDefault
    case standard: break
    case standard.withTransparentBackground(): theme.scrollEdge = .transparent
    case let edge?: theme.scrollEdge = .overlay(Overlay(target: edge, over: base))
    }
    return (theme, reader.diagnostics)
  }
}

extension TabBarTheme.Overlay {
  /// What has to be said over `base`, so that an appearance comes to `target`.
  fileprivate init(target: ResolvedAppearance, over base: Self) {
    self = ItemWriter(target: target, over: base).overlay
    bar = TabBarTheme.Bar(target: target.bar, over: base.bar)
  }
}

extension ResolvedAppearance {
  fileprivate func withTransparentBackground() -> ResolvedAppearance {
    var result = self
    result.bar.leaveToSystem(CapabilityKey.backgrounds)
    result.bar.background = .transparent
    return result
  }
}
