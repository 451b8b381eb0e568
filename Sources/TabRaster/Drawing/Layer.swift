/// How commands that are drawn as one picture come into the picture below.
package struct Layer: Hashable, Sendable {
  /// What becomes of the picture of the layer.
  package enum Effect: Hashable, Sendable {
    case none

    /// A blurred copy of its shape lies below it.
    case shadow(Shadow)

    /// Where its shape is, the picture below is seen through a filter; its own colors don't count. What a matrix makes of
    /// the picture below is as opaque as the layer.
    case vibrancy(BackdropFilter)

    /// What the layer around it has drawn so far stays where its shape is, and only there; its own colors don't count.
    case mask
  }

  /// From 0 to 255.
  package var opacity: UInt8
  package var effect: Effect

  package init(opacity: UInt8 = 255, effect: Effect = .none) {
    self.opacity = opacity
    self.effect = effect
  }
}

/// A soft shadow in the shape of what casts it.
package struct Shadow: Hashable, Sendable {
  /// How far it is moved, in points.
  package var offset: Point

  /// The standard deviation of its blur, in points; 256 pixels at most.
  package var radius: Double
  package var color: RGBA

  /// Whether only the shadow is drawn, and not what casts it.
  package var isAlone: Bool

  package init(offset: Point, radius: Double, color: RGBA, isAlone: Bool = false) {
    precondition(
      radius >= 0 && radius.isFinite,
      "Shadow.radius must be finite and not negative (was \(radius))"
    )
    self.offset = offset
    self.radius = radius
    self.color = color
    self.isAlone = isAlone
  }
}
