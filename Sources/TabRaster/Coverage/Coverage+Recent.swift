/// A shape on a picture.
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

  /// The bytes of its path or text.
  var byteCount: Int {
    switch shape {
    case .path(let path): path.byteCount
    case .text(let text, let font, _): text.string.utf8.count + font.byteCount
    }
  }
}

extension Coverage {
  /// That of the shapes that were filled last: pictures of bars differ in colors more often than in shapes.
  static let recent = CostLimitedCache<PlacedShape, Coverage>(limit: 1 << 22)
}
