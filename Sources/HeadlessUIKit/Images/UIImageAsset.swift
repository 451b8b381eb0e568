/// Variants of one image, of which views show the one for their traits.
open class UIImageAsset: NSObject {
  private var variants: [(traits: TraitValues, image: ImageValues)] = []

  /// Creates an asset without images.
  public override init() {
    super.init()
  }

  /// Returns the first image that was registered with traits which agree, else the first of all.
  ///
  /// Traits agree where none is specified differently; what UIKit prefers among several isn't known.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.values
    let values = variants.first {
      wanted.overlaid(with: $0.traits) == $0.traits.overlaid(with: wanted)
    }
    return UIImage(
      values: (values ?? variants.first)?.image ?? ImageValues(content: .empty),
      asset: self
    )
  }

  /// Adds an image for traits, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
    variants.append((traitCollection.values, image.values))
  }

  /// Removes the image that was registered with these traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection.values }
  }
}
