import Foundation

/// Variants of one image; views show the variant for their traits.
///
/// Images carry their asset to every thread, so it may be used on all of them.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Hashable {
    let traits: TraitValues
    let image: ImageValues
  }

  private let lock = NSLock()
  private var guardedVariants: [Variant] = []

  /// The set of a catalog that the asset is of.
  private let catalogImage: CatalogImage?

  /// Creates an asset without images.
  public override init() {
    catalogImage = nil
    super.init()
  }

  init(_ catalogImage: CatalogImage) {
    self.catalogImage = catalogImage
    super.init()
  }

  /// Returns the first image that was registered with traits which agree, else the first of all.
  ///
  /// Traits agree where none is specified differently; what UIKit prefers among several isn't known.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.values
    let variants = variants
    let fitting = variants.first {
      wanted.overlaid(with: $0.traits) == $0.traits.overlaid(with: wanted)
    }
    let values =
      fitting?.image ?? catalogImage?.values(for: traitCollection) ?? variants.first?.image
      ?? ImageValues(content: .empty)
    return UIImage(values: values, asset: self)
  }

  /// Adds an image for traits, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    lock.withLock {
      guardedVariants.removeAll { $0.traits == traits }
      guardedVariants.append(Variant(traits: traits, image: image.values))
    }
  }

  /// Removes the image that was registered with these traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    lock.withLock { guardedVariants.removeAll { $0.traits == traits } }
  }

  func hasSameVariants(as other: UIImageAsset) -> Bool {
    self === other || variants == other.variants && catalogImage == other.catalogImage
  }

  private var variants: [Variant] { lock.withLock { guardedVariants } }
}
