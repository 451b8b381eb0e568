public import TabAppearance
public import TabDiagnostics
import TabFiles
import TabUIKit

extension TabBarTheme {
  /// Creates a theme with the look of a live appearance, to move code to a file.
  ///
  ///     let theme = TabBarTheme(
  ///       appearance: tabBar.standardAppearance,
  ///       scrollEdge: tabBar.scrollEdgeAppearance,
  ///       tintColor: .systemIndigo,
  ///       name: "Mine"
  ///     )
  ///     print(theme.json())
  ///
  /// Compiling the theme gives appearances with the same description in every style and contrast.
  /// The theme is short: UIKit's defaults are omitted, and settings common to all layouts are set
  /// once. Use ``read(appearance:scrollEdge:tintColor:unselectedItemTintColor:name:)`` to get
  /// diagnostics about omitted values.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: The appearance at the scroll edge; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that was set on the bar; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that was set for unselected items; `nil` for UIKit's.
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
  /// Only public properties of UIKit are read, with these consequences:
  ///
  /// - A dynamic color is resolved in light and dark, in both contrasts; if its values are those of
  ///   a system color, it becomes that. Patterns are omitted.
  /// - A weight between two named ones becomes the nearer one. A scaled font is read in its current
  ///   size. Of a paragraph style, alignment, line break mode and tightening are read; attributes
  ///   of text other than font, color, kern, shadow and paragraph style are omitted.
  /// - An image becomes the bytes of a PNG file. A symbol's name isn't available, so it becomes a
  ///   bitmap too. Mirroring is lost; empty images become no image.
  /// - Offsets are read as those of a left-to-right interface.
  /// - A number beyond those of theme files becomes the nearest one.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the bar.
  ///   - scrollEdge: The appearance at the scroll edge; `nil` leaves that to UIKit.
  ///   - tintColor: The tint color that was set on the bar; `nil` for UIKit's.
  ///   - unselectedItemTintColor: The color that was set for unselected items; `nil` for UIKit's.
  ///     UIKit's.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and diagnostics about omitted and changed values.
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
    return (importer.limited(theme), importer.diagnostics)
  }

  /// Creates a theme with the look of a live bar, to move code to a file.
  ///
  ///     print(TabBarTheme(importing: tabBarController.tabBar, name: "Mine").json())
  ///
  /// Use ``read(_:name:)`` to get diagnostics about omitted values.
  ///
  /// - Parameters:
  ///   - bar: The bar, in its window or view.
  ///   - name: The name of the theme.
  @MainActor
  public init(importing bar: UITabBar, name: String) {
    self = Self.read(bar, name: name).theme
  }

  /// Reads a live bar into a theme, with diagnostics for values that themes can't have.
  ///
  /// In addition to both appearances, which are read as by
  /// ``read(appearance:scrollEdge:tintColor:unselectedItemTintColor:name:)``, these properties are
  /// read:
  ///
  /// - The tint color, if it differs from that of the superview, and the color of unselected items.
  /// - The properties from before appearances, if the standard appearance is UIKit's:
  ///   `barTintColor`, `backgroundImage`, `shadowImage`, `selectionIndicatorImage`,
  ///   `isTranslucent`, `itemPositioning`, `itemWidth` and `itemSpacing`. On a bar with an
  ///   appearance they have no effect.
  ///
  /// The background color of the view, views and layers that the app has added to the bar, the
  /// border, corners, shadow and mask of its layer, and all settings of single items are omitted,
  /// with diagnostics: the function for a controller reads items, too.
  ///
  /// - Parameters:
  ///   - bar: The bar, in its window or view.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and diagnostics about omitted and changed values.
  @MainActor
  public static func read(
    _ bar: UITabBar,
    name: String
  ) -> (theme: TabBarTheme, diagnostics: [ThemeDiagnostic]) {
    let importer = AppearanceImporter(systemColors: SystemColorTable())
    let theme = importer.limited(read(bar, name: name, with: importer))
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
    bar.reportAdditions(importer)
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
