extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The touches may still become the gesture.
    case possible

    /// A continuous gesture began.
    case began

    /// The touches of a continuous gesture changed.
    case changed

    /// The gesture was recognized, or a continuous gesture ended.
    case ended

    /// A continuous gesture was cancelled.
    case cancelled

    /// The touches aren't the gesture.
    case failed

    /// A synonym of `ended` for discrete gestures.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}
