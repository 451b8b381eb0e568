/// The package's own typeface at a weight and a size.
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

  package init(weight: Weight, size: Double, kern: Double = 0, isOblique: Bool = false) {
    self.weight = weight
    self.size = size
    self.kern = kern
    self.isOblique = isOblique
  }
}
