/// A weight and size of TabSans, with other typefaces before it and fallbacks after it.
package struct Font: Hashable, Sendable {
  package enum Weight: Hashable, Sendable, CaseIterable {
    case light
    case regular
    case medium
    case semibold
    case bold
  }

  package var weight: Weight

  /// The size, in points.
  package var size: Double

  /// The space added after every character, in points, in addition to the tracking of TabSans.
  package var kern: Double

  /// Whether upright typefaces are sheared to the right.
  package var isOblique: Bool

  /// The typefaces in which characters are looked up before TabSans, in order of preference.
  package var typefaces: [Typeface]

  /// The typefaces in which characters are looked up that TabSans doesn't have, in order of preference.
  package var fallbacks: [Typeface]

  package init(
    weight: Weight,
    size: Double,
    kern: Double = 0,
    isOblique: Bool = false,
    typefaces: [Typeface] = [],
    fallbacks: [Typeface] = []
  ) {
    self.weight = weight
    self.size = size
    self.kern = kern
    self.isOblique = isOblique
    self.typefaces = typefaces
    self.fallbacks = fallbacks
  }
}

/// A font's properties as a cache key, with identities for its typefaces, so that the cache doesn't keep their files.
struct FontIdentity: Hashable, Sendable {
  private let weight: Font.Weight
  private let size: Double
  private let kern: Double
  private let isOblique: Bool
  private let typefaces: [Typeface.Identity]
  private let fallbacks: [Typeface.Identity]

  /// The memory of the lists of typefaces, in bytes.
  var byteCount: Int {
    (typefaces.count + fallbacks.count) * MemoryLayout<Typeface.Identity>.stride
  }

  fileprivate init(_ font: Font) {
    weight = font.weight
    size = font.size
    kern = font.kern
    isOblique = font.isOblique
    typefaces = font.typefaces.map(\.identity)
    fallbacks = font.fallbacks.map(\.identity)
  }
}

extension Font {
  var identity: FontIdentity { FontIdentity(self) }
}
