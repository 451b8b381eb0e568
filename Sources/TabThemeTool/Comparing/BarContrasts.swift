import HeadlessUIKit
import TabAppearance

/// How well what lies on a bar can be told from it, for the colors that a theme sets itself.
///
/// What is behind a bar that isn't opaque can be white or black; the worse of the two counts. Colors
/// outside sRGB aren't measured.
@MainActor
struct BarContrasts {
  let values: [ThemePlace: String]
  let compiled: CompiledTabBarTheme

  /// The contrast of icons, titles and texts of badges; disabled items are exempt.
  var all: [ThemePlace: Double] {
    var contrasts: [ThemePlace: Double] = [:]
    for place in values.keys where !place[.state].isEmpty && place[.state] != ["disabled"] {
      let grounds = grounds(at: place)
      switch place.property {
      case "iconColor", "title.color":
        guard let color = color(at: place) ?? tint(at: place) else { continue }
        contrasts[place] = grounds.map { color.over($0).contrast(with: $0) }.min()
      case "badgeText.color":
        guard let badge = color(at: place.with(property: "badgeBackgroundColor")) else { continue }
        let color = color(at: place) ?? RGBColor(red: 1, green: 1, blue: 1)
        contrasts[place] =
          grounds.map { badge.over($0) }.map { color.over($0).contrast(with: $0) }.min()
      default: break
      }
    }
    return contrasts
  }

  /// What can be seen behind an item; nothing if the theme doesn't say.
  private func grounds(at place: ThemePlace) -> [RGBColor] {
    var bar = place.with(property: "bar.backgroundColor")
    bar[.layout] = []
    bar[.state] = []
    let color = color(at: bar)
    // The glass of the system has a color that depends on what is behind it.
    if compiled.environment.look == .glass, color?.alpha != 1 { return [] }

    let appearance = place[.edge] == ["scrollEdge"] ? compiled.scrollEdge : compiled.standard
    let material = appearance?.backgroundEffect?.flatColor(isDark: place[.style] == ["dark"])
    let grounds = [0.0, 1.0].map { content in
      var ground = RGBColor(red: content, green: content, blue: content)
      if let (gray, alpha) = material {
        ground = RGBColor(red: gray, green: gray, blue: gray, alpha: alpha).over(ground)
      }
      return color?.over(ground) ?? ground
    }
    guard place[.state] == ["selected"],
      let indicator = self.color(at: bar.with(property: "bar.selectionIndicatorTintColor"))
    else { return grounds }
    return grounds + grounds.map { indicator.over($0) }
  }

  /// The tint color that shows where an item has no color.
  private func tint(at place: ThemePlace) -> RGBColor? {
    let names = ["normal": "unselectedItemTintColor", "selected": "tintColor"]
    guard let state = place[.state].first, let name = names[state] else { return nil }
    return color(at: ThemePlace(path: name, style: place[.style][0]))
  }

  private func color(at place: ThemePlace) -> RGBColor? {
    values[place].flatMap { RGBColor(bytes: $0) }
  }
}

extension RGBColor {
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
