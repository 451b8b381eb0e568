/// A shape on a picture.
struct PlacedShape: Hashable, Sendable {
  var shape: FilledShape
  var transform: Transform

  /// The width of the picture, in pixels.
  var width: Int
}

extension Coverage {
  /// That of the shapes that were filled last: pictures of bars differ in colors more often than in shapes.
  ///
  /// Sizes are in spans, rows and elements of paths, which take 12, 16 and 56 bytes.
  static let recent = RecentValues<PlacedShape, Coverage>(limit: 1 << 18)
}
