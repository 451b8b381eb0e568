extension UIControl {
  /// The state of a control or an item; normal is the empty set.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static var highlighted: State { State(rawValue: 1 << 0) }
    public static var disabled: State { State(rawValue: 1 << 1) }
    public static var selected: State { State(rawValue: 1 << 2) }
    public static var focused: State { State(rawValue: 1 << 3) }
    public static var application: State { State(rawValue: 0x00FF_0000) }
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }
}
