/// The package's own typeface at a weight and a size.
package struct Font: Hashable, Sendable {
  package enum Weight: Hashable, Sendable, CaseIterable {
    case regular
    case medium
    case semibold
  }

  package var weight: Weight

  /// The size, in points.
  package var size: Double

  package init(weight: Weight, size: Double) {
    self.weight = weight
    self.size = size
  }
}
