extension UIControl {
  /// A set of states that a control is in at the same time.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { Self(rawValue: 1 << 0) }
    public static var disabled: UIControl.State { Self(rawValue: 1 << 1) }
    public static var selected: UIControl.State { Self(rawValue: 1 << 2) }
    public static var focused: UIControl.State { Self(rawValue: 1 << 3) }
    public static var application: UIControl.State { Self(rawValue: 0x00FF_0000) }
    public static var reserved: UIControl.State { Self(rawValue: 0xFF00_0000) }
  }
}
