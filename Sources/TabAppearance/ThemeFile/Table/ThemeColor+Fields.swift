/// The values of a color, as a theme file has them.
struct ThemeColorValues: ThemeObject {
  var light = ThemeColor.Value.system(.clear)
  var dark: ThemeColor.Value?
  var lightHighContrast: ThemeColor.Value?
  var darkHighContrast: ThemeColor.Value?

  static let noun = "a color"
  static let isValue = true
  static var blank: Self { Self() }

  static let fields: [ThemeField<Self>] = [
    .plain(
      "light",
      \.light,
      .colorValue,
      isRequired: true,
      "The value in light style, and wherever no other one is given."
    ),
    .optional("dark", \.dark, .colorValue, "The value in dark style."),
    .optional(
      "lightHighContrast",
      \.lightHighContrast,
      .colorValue,
      "The value in light style and high contrast."
    ),
    .optional(
      "darkHighContrast",
      \.darkHighContrast,
      .colorValue,
      "The value in dark style and high contrast."
    ),
  ]
}

extension ThemeColor {
  init(_ values: ThemeColorValues) {
    self.init(
      values.light,
      dark: values.dark,
      lightHighContrast: values.lightHighContrast,
      darkHighContrast: values.darkHighContrast
    )
  }
}

extension ThemeColorValues {
  init(_ color: ThemeColor) {
    self.init(
      light: color.light,
      dark: color.dark,
      lightHighContrast: color.lightHighContrast,
      darkHighContrast: color.darkHighContrast
    )
  }
}

extension ThemeImage: ThemeObject {
  static let noun = "an image"
  static let isValue = true
  static var blank: ThemeImage { ThemeImage(.asset("")) }

  static let fields: [ThemeField<ThemeImage>] = [
    .plain("image", \.source, .imageSource, isRequired: true, "Where the image comes from."),
    .plain(
      "renderingMode",
      \.renderingMode,
      .choice(),
      standard: .automatic,
      "How the colors of the image are used."
    ),
    .plain("scale", \.scale, .imageScale, standard: 1, "The pixels per point of a PNG."),
  ]
}
