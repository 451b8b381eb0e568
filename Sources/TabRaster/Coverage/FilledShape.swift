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
