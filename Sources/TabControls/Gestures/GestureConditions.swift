import TabUIKit

/// A gesture recognizer delegate whose methods call closures.
final class GestureConditions: NSObject, UIGestureRecognizerDelegate {
  /// Returns whether the gesture may begin.
  var mayBegin: () -> Bool = { true }

  /// Returns whether the recognizer receives a touch.
  var shouldReceive: (UITouch) -> Bool = { _ in true }

  /// Returns whether another gesture may be recognized simultaneously.
  var goesTogether: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { shouldReceive(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    goesTogether(otherGestureRecognizer)
  }
}
