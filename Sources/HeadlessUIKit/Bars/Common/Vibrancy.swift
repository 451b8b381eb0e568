import TabRaster

/// The way that an icon or a title is composed with the background below it.
enum Vibrancy: Hashable, Sendable {
  /// The item's color is composed over the background, and the saturation of the result is multiplied by a factor.
  case saturation(Double)

  /// The item has the background's colors, mapped by a matrix, at the opacity of the item's color.
  case matrix(ColorMatrix)
}
