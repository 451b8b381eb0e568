/// The compositing of a transparency layer: the opacity and effect with which its finished picture is blended.
package struct Layer: Hashable, Sendable {
  /// The effect with which a layer's picture is composited.
  package enum Effect: Hashable, Sendable {
    case none

    /// A blurred copy of the layer's shape is drawn below the layer.
    case shadow(Shadow)

    /// The pixels below the layer's shape are filtered, and the layer's colors ignored. The result of a color matrix is
    /// as opaque as the layer.
    case vibrancy(BackdropFilter)

    /// The pixels of the enclosing layer are multiplied by the layer's alpha; the layer's colors are ignored.
    case mask
  }

  /// The opacity, from 0 to 255.
  package var opacity: UInt8
  package var effect: Effect

  package init(opacity: UInt8 = 255, effect: Effect = .none) {
    self.opacity = opacity
    self.effect = effect
  }
}

/// A blurred shadow of a layer's shape.
package struct Shadow: Hashable, Sendable {
  /// The offset from the shape, in points.
  package var offset: Point

  /// The standard deviation of the blur, in points; at most 256 pixels.
  package var radius: Double
  package var color: RGBA

  /// Whether only the shadow is drawn, without the layer.
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
