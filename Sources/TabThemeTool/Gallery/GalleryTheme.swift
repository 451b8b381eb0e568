import HeadlessUIKit
import TabAppearance
import TabFiles
import TabScreens

/// A theme of a gallery, with the properties that it is filtered and sorted by.
struct GalleryTheme {
  let name: String

  /// The text of the theme file.
  let json: String

  /// The theme as UIKit code.
  let swift: String

  /// The contrasts in the classic look, and on glass as far as the theme decides them there.
  let contrasts: GalleryContrasts
  let glassContrasts: GalleryContrasts

  /// The name of a built-in theme in Swift; nil for another theme.
  let builtInName: String?

  /// The purpose of a built-in theme; empty for another theme.
  let purpose: String

  /// The words by which a search finds the theme.
  let words: String

  /// The colors that the reader can change, and those on glass.
  let wells: GalleryWells

  /// The possible colors below the bar's color, for each variant.
  let backgrounds: [[TabBarTheme.Color.Components]]

  /// The icon colors of the selected item, in light and in dark; the system's blue if one isn't
  /// known.
  let accents: [TabBarTheme.Color.Components]

  /// The relative luminance of the bar, from 0 to 1, averaged over light and dark style.
  let brightness: Double

  /// The pictures of the theme in all views.
  var pictures: [GalleryPicture]

  /// Warnings about parts of the theme that aren't drawn: fonts that are missing.
  let warnings: [String]

  /// The colors of the bar in light and in dark, as far as the theme sets them.
  private let bars: [TabBarTheme.Color.Components]
}

extension GalleryTheme {
  @MainActor
  init(
    _ theme: TabBarTheme,
    file: ThemeInput,
    wells: GalleryWells,
    pictures: [GalleryPicture],
    warnings: [String]
  ) {
    name = theme.name
    self.wells = wells
    json = String(decoding: file.bytes, as: UTF8.self)
    (self.pictures, self.warnings) = (pictures, warnings)
    let isBuiltIn = BuiltInThemeFiles.all.contains {
      $0.name == theme.name && $0.json == String(decoding: file.bytes, as: UTF8.self)
    }
    builtInName = isBuiltIn ? theme.name.prefix(1).lowercased() + theme.name.dropFirst() : nil
    purpose = isBuiltIn ? ThemePurposes.all[theme.name] ?? "" : ""
    let environment = TabBarEnvironment(os: .usual)
    swift = SwiftExport(theme, for: environment).text
    let colors = BarColors(theme.compiled(for: environment, assets: file.assets))
    contrasts = GalleryContrasts(of: colors)
    let glass = theme.compiled(for: TabBarEnvironment(os: 26), assets: file.assets)
    glassContrasts = GalleryContrasts(of: BarColors(glass))
    let edge = colors.edges[0]
    let styles = [false, true].map { UITraitCollection.colors(isDark: $0, .normal) }
    accents = styles.map { traits in
      let selected = Cell(layout: .stacked, state: .selected)
      return colors.color(of: .icon, selected, at: edge, in: traits).components
        ?? TabBarTheme.Color.Components(.systemBlue, in: traits)
    }
    let barColors = styles.map { traits in
      colors.resolvedColor(
        edge.appearance.backgroundColor,
        setBy: edge.settings.bar.backgroundColor.value,
        in: traits
      ).components
    }
    bars = barColors.compactMap(\.self)
    words = GalleryWords(theme, purpose: purpose, colors: bars + accents).text
    backgrounds = TabBarTheme.Color.Variant.allCases.map { variant in
      TabBarTheme.Color.Components.bar(
        nil,
        over: edge.appearance.backgroundEffect,
        in: .colors(isDark: variant.isDark, variant.isHighContrast ? .high : .normal),
        indicator: nil
      )
    }
    let brightnesses = zip(styles, barColors).map { traits, color -> Double in
      let backgrounds = TabBarTheme.Color.Components.bar(
        color,
        over: edge.appearance.backgroundEffect,
        in: traits,
        indicator: nil
      )
      return backgrounds[0].luminance
    }
    brightness = (brightnesses[0] + brightnesses[1]) / 2
  }

  /// The names of the hues of the selected item and of a colored bar, each once.
  var colors: [GalleryColor] {
    let names =
      accents.map { GalleryColor($0) } + bars.map { GalleryColor($0) }.filter { $0 != .gray }
    return GalleryColor.allCases.filter(names.contains)
  }

  /// The hue by which the theme is sorted, from 0 to 360; themes without a hue are last.
  var hue: Double { accents.compactMap(\.hue).first ?? 360 }

  /// The data of the theme for the script of the page, as JSON.
  var data: String {
    func hexadecimals(_ colors: [TabBarTheme.Color.Components]) -> JSON {
      .array(colors.map { .string($0.hexadecimal) })
    }
    let all = wells.all.map { well -> JSON in
      .object([
        .init("keys", .array(well.keys.map { .string($0) })),
        .init("parts", .array(well.parts.map { .string($0.rawValue) })),
        .init("values", hexadecimals(well.values)),
      ])
    }
    return JSON.object([
      .init("builtIn", builtInName.map { .string($0) } ?? .null),
      .init("wells", .array(all)),
      .init(
        "glass",
        .object(wells.glass.map { .init($0.part.rawValue, hexadecimals($0.values)) })
      ),
      .init("warnings", .array(warnings.map { .string("\($0.capitalizedFirst).") })),
      .init("backgrounds", .array(backgrounds.map(hexadecimals))),
    ])
    .line
  }
}
