// What files that nobody has checked may ask for. The documentation has the same figures.

/// How much is read from a PNG file.
package enum PNGLimits {
  /// The longest side, in pixels.
  package static let dimension = Bitmap.maximumDimension

  /// The most pixels.
  package static let pixels = 33_554_432

  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864
}

/// How much is read from an SVG file, and how much it may take to draw.
package enum SVGLimits {
  /// The largest file, in bytes.
  package static let fileBytes = 4_194_304

  /// The most elements, those counted again that are used again.
  package static let elements = 20_000

  /// How deep elements are in each other, those counted that are used.
  package static let depth = 64

  /// The most attributes of an element, and the most declarations in its `style`.
  package static let attributes = 128

  /// The most bytes in the attributes of all elements, those counted again that are used again.
  package static let attributeBytes = 4_194_304

  /// The most lines and curves of all paths.
  package static let segments = 50_000

  /// The most lines, curves counted as sixteen, of all paths that a line is drawn along.
  package static let strokeSegments = 100_000

  /// The most lines, curves counted as eight, of a path that is filled by the even-odd rule.
  package static let evenOddLines = 2_000

  /// The most stops of all gradients, those counted again of gradients that are used again.
  package static let gradientStops = 50_000

  /// The sum of the heights of all lines and curves inside the picture, outlines of strokes included, in points.
  package static let lineRows = 500_000

  /// The sum of the areas of the rectangles around all that is filled and all layers, inside the picture, in square points;
  /// those of gradients count four times.
  package static let area = 33_554_432

  /// The longest side of a picture that is drawn, in points; three times as much is what a bitmap can be.
  package static let side = 1_365.0

  /// The largest coordinate in a file.
  package static let coordinate = 1e6

  /// The largest coordinate after transforms, and of the outline of a stroke; what goes farther isn't drawn.
  package static let drawnCoordinate = 1e9
}

/// How much is read from a font file.
package enum FontLimits {
  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864

  /// The most faces of a collection, with the named instances of each.
  package static let faces = 1_024

  /// The most tables of one face.
  static let tables = 256

  /// The most axes of a variable font.
  static let axes = 64

  /// The most points of one glyph, with all its components, or lines and curves that its charstring draws.
  static let points = 32_768

  /// The most components of one glyph, with theirs.
  static let components = 256

  /// How deep components may stand in components, and subroutines be called by subroutines.
  static let depth = 10

  /// The most numbers and operators of the charstring of one glyph.
  static let operations = 200_000

  /// The most changes of coordinates of one glyph in a variable font.
  static let deltas = 1_048_576

  /// The most features of one script.
  static let features = 256

  /// The most lookups of one feature, those counted again that are named again.
  static let lookups = 4_096

  /// The most subtables with rules of one kind, as for pairs.
  static let subtables = 4_096

  /// The most subtables with rules of all kinds and scripts, in all faces of a file.
  static let rules = 262_144

  /// The most ligatures that may begin with one letter.
  static let ligatures = 4_096

  /// The most glyphs that stand for one letter.
  static let parts = 64
}
