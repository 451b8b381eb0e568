import HeadlessUIKit
import TabAppearance
import TabLint

/// A theme of a gallery, with what it can be found by.
struct GalleryTheme {
  let name: String

  /// The file, as it is.
  let json: String

  /// The theme as UIKit code.
  let swift: String

  let contrasts: GalleryContrasts

  /// The color of the selected item in light and in dark.
  let accents: [TabBarTheme.Color.Components]

  /// How light the bar is, from 0 to 1, in light and dark style together.
  let brightness: Double

  /// The theme in all views.
  let pictures: [GalleryPicture]
}

extension GalleryTheme {
  @MainActor
  init(_ theme: TabBarTheme, file: ThemeInput, pictures: [GalleryPicture]) {
    name = theme.name
    json = String(decoding: file.bytes, as: UTF8.self)
    self.pictures = pictures
    let environment = TabBarEnvironment(os: .usual)
    swift = SwiftExport(theme, for: environment).text
    let standard = ThemeFacts(theme, in: environment, contrast: .normal)
    contrasts = GalleryContrasts(
      standard: standard,
      high: ThemeFacts(theme, in: environment, contrast: .high)
    )
    let compiled = theme.compiled(for: environment).standard
    let styles = AppearancePath.Dimension.style.names
    accents = styles.map { style in
      let place = AppearancePath(path: "standard.stacked.selected.iconColor", style: style)
      return standard.values.shownColor(at: place)
        ?? TabBarTheme.Color.Components(
          .systemBlue,
          in: .colors(isDark: style == "dark", .normal)
        )
    }
    let bars = styles.map { style -> Double in
      let place = AppearancePath(path: "standard.bar.backgroundColor", style: style)
      let grounds = TabBarTheme.Color.Components.bar(
        standard.values.color(at: place),
        over: compiled.backgroundEffect,
        in: .colors(isDark: style == "dark", .normal),
        indicator: nil
      )
      return grounds[0].luminance
    }
    brightness = (bars[0] + bars[1]) / 2
  }

  /// The names of the accents' hues, each once.
  var colors: [GalleryColor] {
    let own = accents.map { GalleryColor($0) }
    return GalleryColor.allCases.filter(own.contains)
  }

  /// The hue that the theme is sorted by, from 0 to 360; those without come last.
  var hue: Double { accents.compactMap(\.hue).first ?? 360 }
}
