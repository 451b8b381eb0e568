extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var touchDown: UIControl.Event { Self(rawValue: 1 << 0) }
    public static var touchDownRepeat: UIControl.Event { Self(rawValue: 1 << 1) }
    public static var touchDragInside: UIControl.Event { Self(rawValue: 1 << 2) }
    public static var touchDragOutside: UIControl.Event { Self(rawValue: 1 << 3) }
    public static var touchDragEnter: UIControl.Event { Self(rawValue: 1 << 4) }
    public static var touchDragExit: UIControl.Event { Self(rawValue: 1 << 5) }
    public static var touchUpInside: UIControl.Event { Self(rawValue: 1 << 6) }
    public static var touchUpOutside: UIControl.Event { Self(rawValue: 1 << 7) }
    public static var touchCancel: UIControl.Event { Self(rawValue: 1 << 8) }
    public static var valueChanged: UIControl.Event { Self(rawValue: 1 << 12) }
    public static var primaryActionTriggered: UIControl.Event { Self(rawValue: 1 << 13) }
    public static var allTouchEvents: UIControl.Event { Self(rawValue: 0x0000_0FFF) }
    public static var allEvents: UIControl.Event { Self(rawValue: 0xFFFF_FFFF) }
  }
}
