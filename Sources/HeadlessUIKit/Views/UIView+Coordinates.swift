import Foundation

extension UIView {
  /// The origin of the receiver's coordinates in those of the topmost view above it.
  var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.origin.x - view.bounds.origin.x
      origin.y += view.frame.origin.y - view.bounds.origin.y
      view = superview
    }
    origin.x -= view.bounds.origin.x
    origin.y -= view.bounds.origin.y
    return origin
  }

  /// The way from the receiver's coordinates to those of a view, or of the window when it is nil.
  func offset(to view: UIView?) -> CGPoint {
    let start = originInRoot
    let end = (view ?? window)?.originInRoot ?? .zero
    return CGPoint(x: start.x - end.x, y: start.y - end.y)
  }
}
