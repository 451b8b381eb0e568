import Foundation
import TabRaster

/// The soft shadow around the platter.
///
/// One source fits pixels with black at 0.1, a blur of 7 points and 2.5 points down; another found a layer there with no
/// shadow, which doesn't say that nothing else casts one.
enum GlassShadow {
  static let drop = Fact<CGFloat>(2.5, .oneSource)

  /// The opacity, of 255, at each point of distance from 3 inside the edge on.
  ///
  /// 25.5 times the normal distribution of that width, written out since it must be the same on every machine.
  static let fade = Fact<[UInt8]>(
    [16, 15, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3, 2, 2, 1, 1, 1],
    .oneSource
  )
  static let fadeStart: CGFloat = -3
}

extension DrawingContext {
  /// Draws the shadow of a capsule, outside of it: glass lets none through.
  mutating func drawGlassShadow(of capsule: CGRect) {
    var outside = Path.rectangle(rect(capsule.insetBy(dx: -30, dy: -30)))
    outside.append(.capsule(rect(capsule)).turned(about: rect(capsule).midX))
    append(.pushClip(outside))
    let shadow = capsule.offsetBy(dx: 0, dy: GlassShadow.drop.value)
    for (index, opacity) in GlassShadow.fade.value.enumerated() {
      let distance = GlassShadow.fadeStart + CGFloat(index) + 0.5
      let ring = Path.capsule(rect(shadow.insetBy(dx: -distance, dy: -distance)))
      append(.fill(ring.stroked(width: 1), RGBA(0, 0, 0, opacity)))
    }
    append(.popClip)
  }
}

extension Path {
  /// A rectangle whose shorter sides are half circles.
  static func capsule(_ rect: Rect) -> Path {
    .roundedRectangle(rect, radius: rect.height / 2)
  }

  /// The path with left and right exchanged, so that a symmetric one winds the other way and cuts a hole.
  fileprivate func turned(about x: Double) -> Path {
    transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
  }
}
