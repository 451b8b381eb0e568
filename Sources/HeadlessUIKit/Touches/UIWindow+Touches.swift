package import Foundation

extension UIWindow {
  /// Taps at a point of the window: the view that is hit and its gesture recognizers receive the touch.
  ///
  /// A disabled control receives no action, and no other view receives the tap.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  /// - Returns: The view that was hit.
  @discardableResult
  package func simulateTap(at point: CGPoint) -> UIView? {
    let touch = simulateTouch(at: point)
    touch.release()
    return touch.view
  }

  /// Begins a touch at a point, in the window's coordinates.
  package func simulateTouch(at point: CGPoint) -> SimulatedTouch {
    layoutIfNeeded()
    return SimulatedTouch(at: point, in: self)
  }
}
