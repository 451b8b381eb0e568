/// A weight and a size of the package's own typeface, or of others with it.
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

  /// The space added after every character, in points, besides that of the typeface.
  package var kern: Double

  /// Whether the letters lean to the right.
  package var isOblique: Bool

  /// Other typefaces that are asked for a character before the package's own.
  package var typefaces: [Typeface]

  /// Other typefaces that are asked for characters that the package's own doesn't have.
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

/// What makes a font equal to another one, without its typefaces: a key in a cache must not keep their files in memory.
struct FontIdentity: Hashable, Sendable {
  private let weight: Font.Weight
  private let size: Double
  private let kern: Double
  private let isOblique: Bool
  private let typefaces: [Typeface.Identity]
  private let fallbacks: [Typeface.Identity]

  /// The bytes of its lists.
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
