/// A tab-bar icon of the package's own set, under the name of the SF Symbol that it stands in for.
///
///     Icon.named("record.circle.fill")?.height  // 23.33
///     Icon.named("no.such.icon")                // nil
///
/// Sizes are those of the symbol configuration of tab bars (18 points, medium, large; one source), where
/// `record.circle.fill` and `play.circle.fill` were measured to be 23.33 points high.
package struct Icon: Hashable, Sendable {
  package let name: String

  /// The shape, in points; its ink starts at (0, 0) and ends at the width and the height.
  package let path: Path

  /// The width of the ink, in points.
  package let width: Double

  /// The height of the ink, in points.
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

  /// Returns the icon of that name, or nil if the set has none.
  package static func named(_ name: String) -> Icon? {
    guard let notation = drawings[name] else { return nil }
    let path = IconDrawing(notation, name: name).path
    guard let ink = path.extent else { return nil }
    let offset = Point(-ink.x, -ink.y)
    return Icon(
      name: name,
      path: path.transformed(by: .scale(1, thenMoveBy: offset)),
      width: ink.width,
      height: ink.height
    )
  }

  /// The names of all icons, in alphabetical order.
  package static let names: [String] = drawings.keys.sorted()

  /// Every icon in the notation of `IconDrawing`.
  ///
  /// All are drawn on the same grid: 28 points wide and high, with the middle at (14, 14).
  private static let drawings: [String: String] = [
    lists, marks, media, nature, objects, papers, people, places, shapes, shopping,
  ].reduce(into: [:]) { all, group in
    all.merge(group) { first, _ in preconditionFailure("an icon has two drawings: '\(first)'") }
  }
}
