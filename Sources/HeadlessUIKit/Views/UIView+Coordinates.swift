import Foundation

extension UIView {
  /// The map from the receiver's coordinates to those of its superview.
  var toSuperview: CGAffineTransform {
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Whether the transform leaves nothing of the view to see or to touch.
  var isFlattened: Bool {
    !(transform.a * transform.d - transform.b * transform.c).isNormal
  }

  /// The map from the receiver's coordinates to the topmost view above it, from the top left corner of its bounds.
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

  /// The map from the receiver's coordinates to those of a view, or of the window when it is nil.
  func map(to view: UIView?) -> CGAffineTransform {
    guard let end = view ?? window else { return toRoot }
    return toRoot.concatenating(end.toRoot.inverted())
  }

  /// The frame that a view needs without its transform, so that the transformed one is a given rectangle.
  ///
  /// UIKit leaves undefined what comes of it where the transform turns.
  func undoingTransform(_ frame: CGRect) -> CGRect {
    let size = frame.applying(transform.inverted()).size
    return CGRect(origin: CGPoint(x: frame.midX, y: frame.midY), size: size)
      .offsetBy(dx: -transform.tx - size.width / 2, dy: -transform.ty - size.height / 2)
  }

  /// Gives the view a frame as layout does: the transform stays as it is, and counts from there.
  func place(at frame: CGRect) {
    // An app may override the frame to observe it.
    if transform.isIdentity { self.frame = frame } else { untransformedFrame = frame }
  }
}
