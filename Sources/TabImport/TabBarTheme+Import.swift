public import TabAppearance
public import TabJSON
import TabUIKit

extension TabBarTheme {
  /// Creates a theme with the look of a live appearance, so that code can move to a
  /// file.
  ///
  ///     let theme = TabBarTheme(
  ///       appearance: tabBar.standardAppearance,
  ///       scrollEdge: tabBar.scrollEdgeAppearance,
  ///       tintColor: .systemIndigo,
  ///       name: "Mine"
  ///     )
  ///     print(theme.json())
  ///
  /// Compiling the theme gives appearances that describe themselves alike in every style and
  /// contrast. The theme is short: UIKit's defaults are left out, and what is alike in all layouts
  /// is said once. Use ``read(appearance:scrollEdge:tintColor:unselectedItemTintColor:name:)`` to
  /// get what was left out.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: Its appearance where the content's edge meets it; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that the bar was given; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that items which aren't selected were given; `nil` for
  ///     UIKit's.
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

  /// Reads a live appearance into a theme, with diagnostics for values that themes can't have.
  ///
  /// Public properties of UIKit alone are read, with these consequences:
  ///
  /// - A color that adapts is resolved in light and dark, in both contrasts; if it adapts as a
  ///   color of the system does, it becomes that one. Patterns are left out.
  /// - A weight between two named ones becomes the nearer one. A font that grows is read in the
  ///   size it has. Of a paragraph style alignment, line break mode and tightening are read;
  ///   attributes of text other than font, color, kern, shadow and paragraph style are left out.
  /// - An image becomes the bytes of a PNG file. A symbol's name can't be asked for, so that it
  ///   becomes a bitmap too. Mirroring is lost, empty images mean no image.
  /// - Offsets are read as those of an interface from left to right.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: Its appearance where the content's edge meets it; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that the bar was given; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that items which aren't selected were given; `nil` for
  ///     UIKit's.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and what was left out or changed.
  @MainActor
  public static func read(
    appearance: UITabBarAppearance,
    scrollEdge: UITabBarAppearance? = nil,
    tintColor: UIColor? = nil,
    unselectedItemTintColor: UIColor? = nil,
    name: String
  ) -> (theme: TabBarTheme, diagnostics: [ThemeDiagnostic]) {
    let importer = AppearanceImporter(systemColors: SystemColorTable())
    let theme = TabBarTheme(
      importing: appearance,
      scrollEdge: scrollEdge,
      tintColor: tintColor,
      unselectedItemTintColor: unselectedItemTintColor,
      name: name,
      with: importer
    )
    return (theme, importer.diagnostics)
  }

  /// Creates a theme with the look of a live bar, so that code can move to a file.
  ///
  ///     print(TabBarTheme(importing: tabBarController.tabBar, name: "Mine").json())
  ///
  /// Use ``read(_:name:)`` to get what was left out.
  ///
  /// - Parameters:
  ///   - bar: The bar, in the window or view that it is shown in.
  ///   - name: The name of the theme.
  @MainActor
  public init(importing bar: UITabBar, name: String) {
    self = Self.read(bar, name: name).theme
  }

  /// Reads a live bar into a theme, with diagnostics for values that themes can't have.
  ///
  /// Besides both appearances, as
  /// ``read(appearance:scrollEdge:tintColor:unselectedItemTintColor:name:)`` reads them, these
  /// count:
  ///
  /// - The tint color, if it isn't that of the view around the bar, and the color of items which
  ///   aren't selected.
  /// - What the bar has from before appearances, if its standard appearance is UIKit's:
  ///   `barTintColor`, `backgroundImage`, `shadowImage`, `selectionIndicatorImage`,
  ///   `isTranslucent`, `itemPositioning`, `itemWidth` and `itemSpacing`. On a bar with an
  ///   appearance of its own they have no effect.
  ///
  /// The color of the view itself and all that single items have are left out:
  /// the function that takes a controller reads items, too.
  ///
  /// - Parameters:
  ///   - bar: The bar, in the window or view that it is shown in.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and what was left out or changed.
  @MainActor
  public static func read(
    _ bar: UITabBar,
    name: String
  ) -> (theme: TabBarTheme, diagnostics: [ThemeDiagnostic]) {
    let importer = AppearanceImporter(systemColors: SystemColorTable())
    let theme = read(bar, name: name, with: importer)
    bar.reportItems(importer)
    return (theme, importer.diagnostics)
  }

  @MainActor
  static func read(
    _ bar: UITabBar,
    name: String,
    with importer: AppearanceImporter
  ) -> TabBarTheme {
    let appearance = bar.appearanceWithOlderProperties(importer)
    var theme = TabBarTheme(
      importing: appearance,
      scrollEdge: bar.scrollEdgeAppearance,
      tintColor: bar.ownTintColor,
      unselectedItemTintColor: bar.unselectedItemTintColor,
      name: name,
      with: importer
    )
    if bar.tilesBackgroundImage, appearance.backgroundImage == bar.backgroundImage,
      var image = theme.bar.backgroundImage.value
    {
      image.resizingMode = .tile
      theme.bar.backgroundImage = .value(image)
    }
    bar.reportColor(importer)
    return theme
  }

  @MainActor
  private init(
    importing appearance: UITabBarAppearance,
    scrollEdge: UITabBarAppearance?,
    tintColor: UIColor?,
    unselectedItemTintColor: UIColor?,
    name: String,
    with importer: AppearanceImporter
  ) {
    let tint = tintColor.flatMap { importer.color($0, at: "tintColor") }
    let unselected = unselectedItemTintColor.flatMap {
      importer.color($0, at: "unselectedItemTintColor")
    }
    let base = Appearance(importing: appearance, at: "standard", with: importer)
    self.init(
      name: name,
      tintColor: tint.map(Setting.value) ?? .inherited,
      unselectedItemTintColor: unselected.map(Setting.value) ?? .inherited
    )
    content.appearance = base
    if let scrollEdge {
      let edge = Appearance(importing: scrollEdge, over: base, at: "scrollEdge", with: importer)
      let transparent = base.with { $0.bar.clearBackground(.transparent) }
      if base.merging(edge).bar.filled == transparent.bar.filled,
        edge.with({ $0.bar = .init() }) == .init()
      {
        self.scrollEdge = .transparent
      } else if edge != .init() {
        self.scrollEdge = .overlay(edge)
      }
    } else {
      self.scrollEdge = .systemDefault
    }
  }
}
