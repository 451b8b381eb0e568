/// A key for the cache of coverage: a shape and its transform in a picture of a given width.
struct PlacedShape: Hashable, Sendable {
  private enum Shape: Hashable {
    case path(Path)
    case text(ExactText, FontIdentity, baseline: Point)
  }

  private let shape: Shape
  private let transform: Transform

  /// The width of the picture, in pixels.
  private let width: Int

  init(_ shape: FilledShape, transform: Transform, width: Int) {
    self.shape =
      switch shape {
      case .path(let path): .path(path)
      case .text(let text, let font, let baseline): .text(text, font.identity, baseline: baseline)
      }
    self.transform = transform
    self.width = width
  }

  /// The memory of the path or text, in bytes.
  var byteCount: Int {
    switch shape {
    case .path(let path): path.byteCount
    case .text(let text, let font, _): text.string.utf8.count + font.byteCount
    }
  }
}

extension Coverage {
  /// A cache of recently filled shapes' coverage, since pictures of bars differ in colors more often than in shapes.
  static let recent = CostLimitedCache<PlacedShape, Coverage>(limit: 1 << 22)
}
