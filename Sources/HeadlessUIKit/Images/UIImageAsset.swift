import Foundation

/// A set of variants of an image, of which views show the variant for their traits.
///
/// The asset is thread-safe, since images can be used on any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Hashable {
    let traits: TraitValues
    let image: ImageValues
  }

  private let lock = NSLock()
  private var guardedVariants: [Variant] = []

  /// The image set of an asset catalog; nil if the asset wasn't loaded from a catalog.
  private let decoded: DecodedImage?

  /// Creates an asset without variants.
  public override init() {
    decoded = nil
    super.init()
  }

  init(_ decoded: DecodedImage) {
    self.decoded = decoded
    super.init()
  }

  /// Returns the variant for traits: the first one registered with agreeing traits, or else the catalog's, or else the
  /// first.
  ///
  /// Traits agree unless both specify a trait differently; UIKit's choice among several isn't established.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.values
    let variants = variants
    let fitting = variants.first {
      wanted.overlaid(with: $0.traits) == $0.traits.overlaid(with: wanted)
    }
    let values =
      fitting?.image ?? decoded?.image.values(for: traitCollection) ?? variants.first?.image
      ?? ImageValues(content: .empty)
    return UIImage(values: values, asset: self)
  }

  /// Adds a variant for traits, replacing a variant for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    lock.withLock {
      guardedVariants.removeAll { $0.traits == traits }
      guardedVariants.append(Variant(traits: traits, image: image.values))
    }
  }

  /// Removes the variant for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    lock.withLock { guardedVariants.removeAll { $0.traits == traits } }
  }

  func hasSameVariants(as other: UIImageAsset) -> Bool {
    self === other || variants == other.variants && decoded?.image == other.decoded?.image
  }

  private var variants: [Variant] { lock.withLock { guardedVariants } }
}
