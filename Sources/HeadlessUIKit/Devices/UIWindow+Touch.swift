package import Foundation

extension UIWindow {
  /// Taps at a point of the window: the control that is hit, or that stands around what is hit, acts.
  ///
  /// A disabled control swallows the tap.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  /// - Returns: The view that was hit.
  @discardableResult
  package func simulateTap(at point: CGPoint) -> UIView? {
    layoutIfNeeded()
    let hit = hitTest(point, with: UIEvent())
    var responder: UIResponder? = hit
    while let current = responder, !(current is UIControl) { responder = current.next }
    if let control = responder as? UIControl, control.isEnabled {
      control.sendActions(for: .touchUpInside)
    }
    return hit
  }
}
