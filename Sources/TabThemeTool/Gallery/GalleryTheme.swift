import HeadlessUIKit
import TabAppearance
import TabLint
import TabScreens

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
    let colors = BarColors(theme.compiled(for: environment, assets: file.assets))
    contrasts = GalleryContrasts(
      standard: BarContrasts(colors: colors, contrast: .normal).all,
      high: BarContrasts(colors: colors, contrast: .high).all
    )
    let edge = colors.edges[0]
    let styles = [false, true].map { UITraitCollection.colors(isDark: $0, .normal) }
    accents = styles.map { traits in
      let selected = Cell(layout: .stacked, state: .selected)
      return colors.color(of: .icon, selected, at: edge, in: traits).components
        ?? TabBarTheme.Color.Components(.systemBlue, in: traits)
    }
    let bars = styles.map { traits -> Double in
      let color = colors.known(
        edge.appearance.backgroundColor,
        edge.settings.bar.backgroundColor.value,
        in: traits
      )
      let grounds = TabBarTheme.Color.Components.bar(
        color.components,
        over: edge.appearance.backgroundEffect,
        in: traits,
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
