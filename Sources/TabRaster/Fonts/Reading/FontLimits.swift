/// How much is read from a font file that nobody has checked.
package enum FontLimits {
  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864

  /// The most faces of a collection, with the named instances of each.
  package static let faces = 1_024

  /// The most axes of a variable font.
  static let axes = 64

  /// The most points of one glyph, with all its components.
  static let points = 65_536

  /// The most components of one glyph, with theirs.
  static let components = 256

  /// How deep components may stand in components, and subroutines be called by subroutines.
  static let depth = 10

  /// The most numbers and operators of the charstring of one glyph.
  static let operations = 200_000

  /// The most changes of coordinates of one glyph in a variable font.
  static let deltas = 1_048_576

  /// The most subtables with rules of one kind, as for pairs.
  static let subtables = 4_096
}
