extension UITouch {
  /// The latest change of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began

    /// The finger moved.
    case moved

    /// The finger didn't move since the previous event.
    case stationary

    /// The finger went up.
    case ended

    /// The touch was cancelled by the system, as at an incoming call.
    case cancelled
  }
}
