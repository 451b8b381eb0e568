extension UIView {
  /// The margins and dimensions of a view that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var flexibleLeftMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 0) }
    public static var flexibleWidth: UIView.AutoresizingMask { Self(rawValue: 1 << 1) }
    public static var flexibleRightMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 2) }
    public static var flexibleTopMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 3) }
    public static var flexibleHeight: UIView.AutoresizingMask { Self(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 5) }
  }
}
