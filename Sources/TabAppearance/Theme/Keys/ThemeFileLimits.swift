/// The values a theme file can hold; bars are far smaller, and files can come from anywhere.
///
/// The size of the text, its depth and its members are limited by `JSONLimits`.
package enum ThemeFileLimits {
  /// The version of the format, as the address of the schema has it.
  package static let format = 1

  /// The longest length and the farthest move, in points.
  package static let length = 10_000.0

  /// The largest font, in points.
  package static let fontSize = 1_000.0

  /// The widest space between characters, and the closest, in points.
  package static let kern = 100.0

  /// The softest shadow, in points.
  package static let blur = 100.0

  /// The most pixels per point of an image.
  package static let imageScale = 16.0

  /// The most pixels of a PNG in a theme, 16 MB once decoded, and of all of them: the bar of the
  /// largest iPad has fewer than 2 million.
  package static let imagePixels = 4_194_304
  package static let allImagePixels = 8_388_608

  /// The colors that a color refers to, each by way of the one before it.
  package static let colorChain = 64

  /// The most items that a layout has widths or gaps for, or that a theme sets something for.
  package static let items = 100

  /// The themes that a theme extends, each by way of the one before it.
  package static let parents = 8

  /// The variations in `when`, those of the themes that a theme extends included.
  package static let variations = 32

  /// The largest part of a version of iOS.
  package static let version = 1_000

  /// The colors that are considered when a name looks misspelled.
  package static let suggestions = 1_000

  /// The problems reported in one file.
  package static let problems = 100
}
