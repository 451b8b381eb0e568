import TabUIKit

/// What a recognizer asks about others and about touches, as closures.
final class GestureConditions: NSObject, UIGestureRecognizerDelegate {
  /// Whether the gesture may begin.
  var mayBegin: () -> Bool = { true }

  /// Runs when a finger comes down that the recognizer is to follow.
  var touchDidBegin: () -> Void = {}

  /// Whether another gesture may be recognized at the same time.
  var goesTogether: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    touchDidBegin()
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    goesTogether(otherGestureRecognizer)
  }
}
