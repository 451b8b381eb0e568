import HeadlessUIKit
import TabAppearance
import TabLint

/// How well what lies on a bar can be told from it, for the colors that a theme sets itself.
///
/// What is behind a bar that isn't opaque is taken to be a background of the system, the worst of which counts. Colors
/// outside sRGB and those of an app's asset catalog aren't measured.
@MainActor
struct BarContrasts {
  let values: [AppearancePath: String]
  let compiled: CompiledTabBarTheme
  let contrast: UIAccessibilityContrast

  /// The contrast of icons, titles and texts of badges; disabled items are exempt.
  var all: [AppearancePath: BarContrast] {
    var contrasts: [AppearancePath: BarContrast] = [:]
    for place in values.keys where !place[.state].isEmpty && place[.state] != ["disabled"] {
      let (grounds, isBarOpaque) = grounds(at: place)
      switch place.property {
      case "iconColor", "title.color":
        // What is clear isn't there to be read.
        guard let color = values.shownColor(at: place), color.alpha > 0 else { continue }
        contrasts[place] = BarContrast(color, on: grounds, areAssumed: !isBarOpaque)
      case "badgeText.color":
        guard !values.isAsset(place),
          let badge = values.color(at: place.with(property: "badgeBackgroundColor")),
          badge.alpha > 0
        else { continue }
        let color =
          values.color(at: place) ?? TabBarTheme.Color.Components(red: 1, green: 1, blue: 1)
        contrasts[place] = BarContrast(
          color,
          on: grounds.map { badge.over($0) },
          areAssumed: !isBarOpaque && badge.alpha < 1
        )
      default: break
      }
    }
    return contrasts
  }

  /// What can be seen behind an item, nothing if the theme doesn't say, and whether that is the bar alone.
  private func grounds(
    at place: AppearancePath
  ) -> (grounds: [TabBarTheme.Color.Components], isBarOpaque: Bool) {
    var bar = place.with(property: "bar.backgroundColor")
    bar[.layout] = []
    bar[.state] = []
    let indicator = bar.with(property: "bar.selectionIndicatorTintColor")
    if values.isAsset(bar) || place[.state] == ["selected"] && values.isAsset(indicator) {
      return ([], false)
    }
    let color = values.color(at: bar)
    // The glass of the system has a color that depends on what is behind it.
    if compiled.environment.look == .glass, color?.alpha != 1 { return ([], false) }

    let appearance = place[.edge] == ["scrollEdge"] ? compiled.scrollEdge : compiled.standard
    let grounds = TabBarTheme.Color.Components.bar(
      color,
      over: appearance?.backgroundEffect,
      in: .colors(isDark: place[.style] == ["dark"], contrast),
      indicator: place[.state] == ["selected"] ? values.color(at: indicator) : nil
    )
    return (grounds, color?.alpha == 1)
  }
}

extension [AppearancePath: String] {
  /// The color that shows at a place, that of the bar's tint if there is no other; `nil` where nobody knows it here.
  func shownColor(at place: AppearancePath) -> TabBarTheme.Color.Components? {
    if isAsset(place) { return nil }
    let names = ["normal": "unselectedItemTintColor", "selected": "tintColor"]
    let tint = place[.state].first.flatMap { names[$0] }
    return color(at: place)
      ?? tint.flatMap { color(at: AppearancePath(path: $0, style: place[.style][0])) }
  }

  /// Whether the color is in the app's asset catalog, where nobody knows it here.
  func isAsset(_ place: AppearancePath) -> Bool {
    self[place]?.hasPrefix("asset:") ?? false
  }

  /// The color at a place, or `nil` where UIKit chooses it or it isn't in sRGB.
  func color(at place: AppearancePath) -> TabBarTheme.Color.Components? {
    self[place].flatMap { TabBarTheme.Color.Components(bytes: $0) }
  }
}

extension TabBarTheme.Color.Components {
  /// The color of `#RRGGBB` or `#RRGGBBAA`.
  fileprivate init?(bytes text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.count) else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { index in
      Double(digits[index] * 16 + digits[index + 1]) / 255
    }
    guard bytes.count == text.count / 2 else { return nil }
    self.init(
      red: bytes[0],
      green: bytes[1],
      blue: bytes[2],
      alpha: bytes.count == 4 ? bytes[3] : 1
    )
  }
}
