public import Foundation
import TabColors
import TabRaster

#if !canImport(CoreGraphics)
/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by an angle in radians, clockwise if the y axis points down.
  public init(rotationAngle angle: CGFloat) {
    let turn = PortableMath.direction(radians: Double(angle))
    let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform()

  public var isIdentity: Bool { self == .identity }

  // Documented: the added transform applies before the receiver.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform, or the transform itself if it isn't invertible.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns the transform that applies the receiver first, and then another transform.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    let origin = CGPoint(x: tx, y: ty).applying(t2)
    return CGAffineTransform(
      a: t2.a * a + t2.c * b,
      b: t2.b * a + t2.d * b,
      c: t2.a * c + t2.c * d,
      d: t2.b * c + t2.d * d,
      tx: origin.x,
      ty: origin.y
    )
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corner = CGPoint(x: minX, y: minY).applying(t)
    let (x1, y1, x2, y2) = (t.a * width, t.b * width, t.c * height, t.d * height)
    return CGRect(
      x: corner.x + min(x1, 0) + min(x2, 0),
      y: corner.y + min(y1, 0) + min(y2, 0),
      width: abs(x1) + abs(x2),
      height: abs(y1) + abs(y2)
    )
  }
}
#endif
