/// The drawing of an image and a color of an appearance: for the shadow of a bar and for its selection indicator.
///
/// Apple documents the table that `init` repeats.
enum Decoration: Equatable {
  /// Nothing is drawn.
  case none

  /// UIKit's own shape in a color.
  case plain(UIColor)

  /// The shape of an image in a color.
  case template(UIImage, UIColor)

  /// An image in its own colors.
  case original(UIImage)

  init(image: UIImage?, color: UIColor?, traits: UITraitCollection) {
    // Clear counts as nil.
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
  /// Whether a place without a wish of its own draws the image as a shape in one color.
  fileprivate var isTemplate: Bool {
    switch renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic: isSymbolImage
    }
  }
}
