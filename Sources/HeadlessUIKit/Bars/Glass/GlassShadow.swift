import Foundation
import TabRaster

/// The soft shadow around the platter.
///
/// Color and blur fit a picture: at the side of the platter over (85, 131, 154), green is 6, 3 and 1 darker at 1, 9 and 17
/// points, and unchanged at 20. Another source found a layer without a shadow there, which doesn't exclude that something
/// else casts one.
enum GlassShadow {
  /// The offset of the shadow downward, in points.
  static let drop = Fact<CGFloat>(2.5, .oneSource)
  /// The standard deviation of the blur, in points.
  static let softness = Fact(12.0, .measured)
  static let color = Fact(RGBA(0, 0, 0, 31), .measured)
}

extension DrawingContext {
  /// Draws the shadow of a capsule, except inside of it and of `others`: no shadow is visible through glass.
  mutating func drawGlassShadow(of capsule: CGRect, beside others: [CGRect] = []) {
    // The blur ends within three standard deviations.
    let reach = CGFloat(3 * GlassShadow.softness.value) + GlassShadow.drop.value + 1
    let room = capsule.insetBy(dx: -reach, dy: -reach)
    let others = others.filter { !$0.isEmpty && $0.intersects(room) }
    for other in others { pushClip(outside: other, in: room.union(other)) }
    defer { for _ in others { append(.popClip) } }
    let shadow = Shadow(
      offset: Point(0, Double(GlassShadow.drop.value)),
      radius: GlassShadow.softness.value,
      color: GlassShadow.color.value,
      isAlone: true
    )
    pushClip(outside: capsule, in: room)
    append(.beginLayer(Layer(effect: .shadow(shadow))))
    append(.fill(.capsule(rect(capsule)), RGBA(0, 0, 0)))
    append(.endLayer)
    append(.popClip)
  }

  private mutating func pushClip(outside capsule: CGRect, in room: CGRect) {
    var outside = Path.rectangle(rect(room))
    outside.append(.capsule(rect(capsule)).turned(about: rect(capsule).midX))
    append(.pushClip(outside))
  }
}

extension Path {
  /// Returns a rectangle with semicircles as its left and right ends.
  static func capsule(_ rect: Rect) -> Path {
    .roundedRectangle(rect, radius: rect.height / 2)
  }

  /// Returns the path mirrored about a vertical line: a symmetric path winds the other way and so cuts a hole.
  fileprivate func turned(about x: Double) -> Path {
    transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
  }
}
