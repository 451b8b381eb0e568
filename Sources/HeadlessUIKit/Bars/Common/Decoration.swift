/// The drawing of an image and a color of an appearance: a bar's shadow or its selection indicator.
///
/// Apple documents the combinations in `init`.
enum Decoration: Equatable {
  /// No drawing.
  case none

  /// The system's shape, filled with a color.
  case plain(UIColor)

  /// The shape of a template image, filled with a color.
  case template(UIImage, UIColor)

  /// An image in its own colors.
  case original(UIImage)

  init(image: UIImage?, color: UIColor?, traits: UITraitCollection) {
    // A clear color counts as nil.
    let color = color.flatMap { $0.components(in: traits).alpha > 0 ? $0 : nil }
    switch (image, color) {
    case (nil, nil): self = .none
    case (nil, let color?): self = .plain(color)
    case (let image?, nil): self = image.isTemplate ? .none : .original(image)
    case (let image?, let color?):
      self = image.isTemplate ? .template(image, color) : .original(image)
    }
  }
}

extension UIImage {
  /// Whether the image is a template in a context that doesn't choose a rendering mode.
  fileprivate var isTemplate: Bool {
    switch renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic: isSymbolImage
    }
  }
}
