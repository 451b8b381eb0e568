// Limits on untrusted files. The documentation has the same figures.

/// Limits on untrusted PNG files.
package enum PNGLimits {
  /// The longest side, in pixels.
  package static let dimension = Bitmap.maximumDimension

  /// The largest number of pixels.
  package static let pixels = 33_554_432

  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864
}

/// Limits on untrusted SVG files: on reading them, and on the work of drawing them.
package enum SVGLimits {
  /// The largest file, in bytes.
  package static let fileBytes = 4_194_304

  /// The largest number of elements; each `use` counts those it refers to again.
  package static let elements = 20_000

  /// The deepest nesting of elements, through `use` as well.
  package static let depth = 64

  /// The largest number of attributes of an element, and of declarations in its `style`.
  package static let attributes = 128

  /// The most bytes in the attributes of all elements; each `use` counts those it refers to again.
  static let attributeBytes = 4_194_304

  /// The largest number of lines and curves in all paths.
  package static let segments = 50_000

  /// The largest number of lines in all stroked paths; a curve counts as sixteen.
  static let strokeSegments = 100_000

  /// The largest number of lines in a path filled by the even-odd rule; a curve counts as eight.
  static let evenOddLines = 2_000

  /// The largest number of gradient stops, counted at each use of a gradient.
  static let gradientStops = 50_000

  /// The largest sum of the heights of all lines and curves inside the picture, stroke outlines included, in points.
  static let lineRows = 500_000

  /// The largest sum of the areas of the bounding boxes of fills and layers, clipped to the picture, in square points;
  /// gradient fills count four times.
  package static let area = 33_554_432

  /// The longest side of a picture, in points; at 3 pixels per point it fills the largest bitmap.
  package static let side = 1_365.0

  /// The largest magnitude of a coordinate in a file.
  static let coordinate = 1e6

  /// The largest magnitude of a coordinate after transforms and stroking; shapes that exceed it aren't drawn.
  static let drawnCoordinate = 1e9
}

/// Limits on untrusted font files.
package enum FontLimits {
  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864

  /// The largest number of faces in a collection, each named instance counted as one.
  package static let faces = 1_024

  /// The largest number of tables in a face.
  static let tables = 256

  /// The largest number of axes in a variable font.
  static let axes = 64

  /// The largest number of points in a glyph, components included, or of lines and curves in a charstring.
  static let points = 32_768

  /// The largest number of components in a glyph, nested ones included.
  static let components = 256

  /// The deepest nesting of components, and of subroutine calls.
  static let depth = 10

  /// The largest number of operands and operators in the charstring of a glyph.
  static let operations = 200_000

  /// The largest number of coordinate deltas of a glyph in a variable font.
  static let deltas = 1_048_576

  /// The largest number of features in a script.
  static let features = 256

  /// The largest number of lookups in a feature, duplicates counted.
  static let lookups = 4_096

  /// The largest number of lookup subtables of one kind, such as pair adjustments.
  static let subtables = 4_096

  /// The largest number of lookup subtables of all kinds and scripts, in all faces of a file.
  static let rules = 262_144

  /// The largest number of ligatures that begin with one glyph.
  static let ligatures = 4_096

  /// The largest number of glyphs that replace one glyph (multiple substitution).
  static let parts = 64
}
