extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may still become one.
    case possible

    /// A gesture that goes on for a while began.
    case began

    /// It went on.
    case changed

    /// It is complete.
    case ended

    /// It was broken off.
    case cancelled

    /// It isn't the gesture.
    case failed

    /// The same as `ended`.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}
