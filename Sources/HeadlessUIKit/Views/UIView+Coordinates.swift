import Foundation

extension UIView {
  /// The map from the view's coordinates to the coordinates of its superview.
  var toSuperview: CGAffineTransform {
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Whether the transform scales the view to no area, so that nothing of it can be seen or touched.
  var isFlattened: Bool {
    !(transform.a * transform.d - transform.b * transform.c).isNormal
  }

  /// The map from the view's coordinates to coordinates whose origin is the top left corner of the topmost view.
  private var toRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      map = map.concatenating(view.toSuperview)
      view = superview
    }
    let corner = view.bounds.origin
    return map.concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))
  }

  /// Returns the map from the view's coordinates to those of another view; nil is the window.
  func map(to view: UIView?) -> CGAffineTransform {
    guard let end = view ?? window else { return toRoot }
    return toRoot.concatenating(end.toRoot.inverted())
  }

  /// Returns the frame without the transform for which the transformed frame is the given rectangle.
  ///
  /// With a rotation the result differs; UIKit leaves this case undefined.
  func undoingTransform(_ frame: CGRect) -> CGRect {
    let size = frame.applying(transform.inverted()).size
    return CGRect(origin: CGPoint(x: frame.midX, y: frame.midY), size: size)
      .offsetBy(dx: -transform.tx - size.width / 2, dy: -transform.ty - size.height / 2)
  }

  /// Sets the view's frame before its transform, as layout does; the transform stays and applies to the new frame.
  func place(at frame: CGRect) {
    // Set `frame` where possible, since apps override it to observe changes.
    if transform.isIdentity { self.frame = frame } else { untransformedFrame = frame }
  }
}
