/// What is filled.
enum FilledShape: Hashable, Sendable {
  case path(Path)

  /// One line of text, from the left end of its baseline; its outlines are put together where they are needed.
  case text(ExactText, Font, baseline: Point)

  var path: Path {
    switch self {
    case .path(let path): path
    case .text(let text, let font, let baseline): font.path(for: text.string, baseline: baseline)
    }
  }

  /// Whether its coverage is found as fast as it is looked up, as that of a rectangle.
  var isSimple: Bool {
    if case .path(let path) = self { path.elements.count <= 5 } else { false }
  }
}

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
  /// Sizes are in spans, rows and elements of paths: seven megabytes at most for each half.
  static let recent = RecentValues<PlacedShape, Coverage>(limit: 1 << 17)
}
