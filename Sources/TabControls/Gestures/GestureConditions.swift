import TabUIKit

/// What a recognizer asks about others and about touches, as closures.
final class GestureConditions: NSObject, UIGestureRecognizerDelegate {
  /// Whether the gesture may begin.
  var mayBegin: () -> Bool = { true }

  /// Whether the recognizer follows a finger that comes down.
  var shouldReceive: (UITouch) -> Bool = { _ in true }

  /// Whether another gesture may be recognized at the same time.
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
