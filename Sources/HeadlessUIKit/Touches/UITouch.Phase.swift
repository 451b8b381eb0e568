extension UITouch {
  /// What a touch did last.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began

    /// The finger moved.
    case moved

    /// The finger stayed where it was.
    case stationary

    /// The finger went up.
    case ended

    /// The touch is over without the finger going up, as when a call comes in.
    case cancelled
  }
}
