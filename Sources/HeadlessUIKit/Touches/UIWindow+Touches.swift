package import Foundation

extension UIWindow {
  /// Taps at a point of the window: the view that is hit gets the touch, and its recognizers too.
  ///
  /// A disabled control swallows the tap.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  /// - Returns: The view that was hit.
  @discardableResult
  package func simulateTap(at point: CGPoint) -> UIView? {
    let touch = simulateTouch(at: point)
    touch.release()
    return touch.view
  }

  /// Sets a finger down at a point, in the window's coordinates.
  package func simulateTouch(at point: CGPoint) -> SimulatedTouch {
    layoutIfNeeded()
    return SimulatedTouch(at: point, in: self)
  }
}
