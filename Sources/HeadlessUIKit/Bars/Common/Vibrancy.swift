import TabRaster

/// How an icon or a title lets what is below it through.
enum Vibrancy: Hashable, Sendable {
  /// The item's color lies over what is below, where the color isn't opaque, and the hue of both gets stronger by a factor
  /// of saturation.
  case saturation(Double)

  /// The item shows what is below through a matrix, at the opacity of the item's color.
  case matrix(ColorMatrix)
}
