import TabAppearance
import TabScreens

/// The contrast of a part of an item in one environment.
struct ContrastMeasurement {
  let path: AppearancePath
  let isHighContrast: Bool
  let contrast: BarContrast
  let outcome: Linter.Outcome
}

extension ContrastMeasurement {
  var part: String {
    switch path.property {
    case "iconColor": "icon"
    case "title.color": "title"
    default: "badge's text"
    }
  }

  /// The level that WCAG 2 requires.
  ///
  /// It is the same on glass: the titles are as small as on a classic bar. The system's own blue
  /// reaches only 3.3 over light content, but colors that a theme leaves to the system aren't
  /// measured, and one that a theme sets is measured like any other.
  var level: ContrastLevel {
    (path.property == "iconColor" ? ContrastLevel.icon : ContrastLevel.text)[0]
  }

  var ratio: Double { contrast.ratio }
  var fails: Bool { ratio < level.ratio }

  var isDark: Bool { path[.style] == ["dark"] }
  var isOnGlass: Bool { outcome.environment.look == .glass }

  var variant: TabBarTheme.Color.Variant {
    isDark
      ? isHighContrast ? .darkHighContrast : .dark : isHighContrast ? .lightHighContrast : .light
  }

  /// The position among the measurements of one key.
  var order: (String, Int, TabBarEnvironment.Version, Int) {
    (
      path.text(hasEdges: true), isHighContrast ? 1 : 0, outcome.environment.os, isOnGlass ? 1 : 0
    )
  }

  /// The rank, which is lowest for the worst contrast.
  var rank: (Int, Double, Int) {
    (isInvisible ? 0 : 1, ratio / level.ratio, isDark ? 1 : 0)
  }

  /// Whether the part is invisible on an opaque bar, or on glass.
  ///
  /// Behind glass the content is assumed to have the lightness of its style, as in a new app, and
  /// the part can't be seen there.
  var isInvisible: Bool { ratio < 1.2 && contrast.basis != .content }
}

extension ContrastMeasurement {
  /// Whether the measured key is the background of a badge, whose text is left to the system.
  var isOfBadge: Bool {
    path.property == "badgeText.color" && settings?.badgeText.color.value == nil
  }

  /// The color of the key that is measured, before contrast and style are resolved.
  var setting: TabBarTheme.Color? {
    let resolved = outcome.resolved
    switch (path.property, path.cell?.state) {
    case ("badgeText.color", _):
      return settings?.badgeText.color.value ?? settings?.badgeBackgroundColor.value
    case ("iconColor", .selected): return settings?.iconColor.value ?? resolved.tintColor.value
    case ("iconColor", _):
      return settings?.iconColor.value ?? resolved.unselectedItemTintColor.value
    case (_, .selected): return settings?.title.color.value ?? resolved.tintColor.value
    default: return settings?.title.color.value ?? resolved.unselectedItemTintColor.value
    }
  }

  /// The measured value of the key's color.
  var value: TabBarTheme.Color.Components {
    isOfBadge ? contrast.grounds[0].color : contrast.color
  }

  /// Returns whether another value of the key's color has enough contrast.
  func passes(with value: TabBarTheme.Color.Components) -> Bool {
    (isOfBadge ? contrast.ratio(on: value) : contrast.ratio(of: value)) >= level.ratio
  }

  /// Whether the color with too little contrast is the same in the other style, and isn't one of
  /// the system's.
  func hasOneValue(among measurements: [ContrastMeasurement]) -> Bool {
    guard fails, let setting else { return false }
    if case .system = setting.value(for: variant) { return false }
    return measurements.contains { other in
      other.isDark != isDark && other.isHighContrast == isHighContrast
        && other.path.property == path.property && other.value == value
    }
  }

  private var settings: TabBarTheme.ItemStateAppearance? {
    let resolved = outcome.resolved
    let isAtEdge = path[.edge] == ["scrollEdge"]
    return path.cell.flatMap { (isAtEdge ? resolved.scrollEdge : resolved.standard)?[$0] }
  }
}

extension AppearancePath {
  /// The layout and the state, if the path is that of a property of items.
  var cell: Cell? {
    guard let layout = self[.layout].first.flatMap(ItemLayout.init(rawValue:)),
      let state = self[.state].first.flatMap(ItemState.init(rawValue:))
    else { return nil }
    return Cell(layout: layout, state: state)
  }
}
