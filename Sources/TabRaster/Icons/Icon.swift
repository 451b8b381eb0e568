/// A tab-bar icon of this package, under the name of the SF Symbol that it replaces.
///
///     Icon.named("record.circle.fill")?.height  // 23.33
///     Icon.named("no.such.icon")                // nil
///
/// Sizes are those of the symbol configuration of tab bars (18 points, medium, large; one source), where
/// `record.circle.fill` and `play.circle.fill` were measured to be 23.33 points high. All are drawn on the same grid, 28
/// points wide and high with the middle at (14, 14), with a pen of 2 points.
package struct Icon: Hashable, Sendable {
  package let name: String

  /// The shape, in points; its bounding box goes from (0, 0) to (`width`, `height`).
  package let path: Path

  /// The width of the shape's bounding box, in points.
  package let width: Double

  /// The height of the shape's bounding box, in points.
  package let height: Double

  /// The icon with left and right exchanged.
  package var mirrored: Icon {
    Icon(
      name: name + " mirrored",
      path: path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)),
      width: width,
      height: height
    )
  }
}
