/// The limits on values in a theme file; bars are far smaller, and files aren't trusted.
///
/// The size of the text, its depth and its members are limited by `JSONLimits`.
package enum ThemeFileLimits {
  /// The version of the format, as in the URL of the schema.
  package static let format = 1

  /// The largest length and offset, in points.
  package static let length = 10_000.0

  /// The largest font size, in points.
  package static let fontSize = 1_000.0

  /// The largest space added or removed between characters, in points.
  package static let kern = 100.0

  /// The largest blur radius of a shadow, in points.
  package static let blur = 100.0

  /// The largest number of pixels per point of an image.
  package static let imageScale = 16.0

  /// The largest number of pixels of a PNG in a theme, 16 MB once decoded, and of all its PNGs; the
  /// bar of the largest iPad has fewer than 2 million pixels.
  package static let imagePixels = 4_194_304
  package static let allImagePixels = 8_388_608

  /// The maximum length of a chain of color references.
  package static let colorChain = 64

  /// The largest number of items with widths or gaps in a layout, or with settings in a theme.
  package static let items = 100

  /// The maximum number of themes that a theme extends, directly or through others.
  package static let parents = 8

  /// The largest number of variations in `when`, those of extended themes included.
  package static let variations = 32

  /// The largest major or minor number of an iOS version.
  package static let version = 1_000

  /// The largest number of colors that are compared to suggest a name.
  package static let suggestions = 1_000

  /// The largest number of problems reported in one file.
  package static let problems = 100
}
