import TabRaster

/// The blending of an icon or a title with the background below it.
enum Vibrancy: Hashable, Sendable {
  /// The item's color composed over the background, with the saturation of the result multiplied by a factor.
  case saturation(Double)

  /// The background's colors mapped by a matrix, at the opacity of the item's color.
  case matrix(ColorMatrix)
}
