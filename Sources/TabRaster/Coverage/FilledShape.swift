/// A shape to fill: a path, or a line of text.
enum FilledShape: Hashable, Sendable {
  case path(Path)

  /// A line of text, from the left end of its baseline; its outlines are assembled on demand.
  case text(ExactText, Font, baseline: Point)

  var path: Path {
    switch self {
    case .path(let path): path
    case .text(let text, let font, let baseline): font.path(for: text.string, baseline: baseline)
    }
  }

  /// Whether computing the coverage is as fast as a look-up in the cache, as for a rectangle.
  var isSimple: Bool {
    if case .path(let path) = self { path.elements.count <= 5 } else { false }
  }
}
